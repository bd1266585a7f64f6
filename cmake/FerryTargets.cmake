# Two functions that describe the house: one library per folder of src/, one test program per folder of tests/.

add_library(ferry_options INTERFACE)
target_compile_options(ferry_options INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor -Woverloaded-virtual)
if(FERRY_WARNINGS_AS_ERRORS)
  target_compile_options(ferry_options INTERFACE -Werror)
endif()
target_include_directories(ferry_options INTERFACE ${PROJECT_SOURCE_DIR}/src)
target_link_libraries(ferry_options INTERFACE Threads::Threads)
if(FERRY_SANITIZE)
  target_compile_options(ferry_options INTERFACE -fsanitize=${FERRY_SANITIZE} -fno-omit-frame-pointer
                                                 -fno-sanitize-recover=undefined)
  target_link_options(ferry_options INTERFACE -fsanitize=${FERRY_SANITIZE})
  target_compile_definitions(ferry_options INTERFACE FERRY_SANITIZED=1)
endif()

# ferry_folder(NAME [TORCH] [DEPENDS folders and libraries...])
# Makes the library ferry_NAME of all sources in the current folder. TORCH: its files include base/tensor.h, which takes
# ten seconds to parse, so they share one precompiled copy.
function(ferry_folder name)
  cmake_parse_arguments(ARG "TORCH" "" "DEPENDS" ${ARGN})
  file(GLOB sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/*.cpp)
  add_library(ferry_${name} STATIC ${sources})
  target_link_libraries(ferry_${name} PUBLIC ferry_options ${ARG_DEPENDS})
  if(ARG_TORCH)
    target_link_libraries(ferry_${name} PUBLIC ferry_torch)
    target_precompile_headers(ferry_${name} REUSE_FROM ferry_torch_pch)
  endif()
endfunction()

# ferry_test(NAME [TORCH] [LABELS ...] [TIMEOUT seconds] DEPENDS ...)
# Makes the program NAME_test of all *_test.cpp in the current folder and registers each of its tests with CTest.
function(ferry_test name)
  cmake_parse_arguments(ARG "TORCH" "TIMEOUT" "DEPENDS;LABELS" ${ARGN})
  if(NOT ARG_TIMEOUT)
    set(ARG_TIMEOUT 120)
  endif()
  file(GLOB sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/*.cpp)
  if(NOT sources)
    return()
  endif()
  add_executable(${name}_test ${sources})
  target_link_libraries(${name}_test PRIVATE ferry_blas ${ARG_DEPENDS} GTest::gtest GTest::gmock GTest::gtest_main)
  target_include_directories(${name}_test PRIVATE ${PROJECT_SOURCE_DIR}/tests)
  target_compile_definitions(${name}_test PRIVATE
    FERRY_SOURCE_DIR="${PROJECT_SOURCE_DIR}" FERRY_PROGRAM="$<TARGET_FILE:ferry>")
  add_dependencies(${name}_test ferry)
  if(ARG_TORCH)
    target_precompile_headers(${name}_test REUSE_FROM ferry_torch_pch)
  endif()
  gtest_discover_tests(${name}_test DISCOVERY_MODE PRE_TEST DISCOVERY_TIMEOUT 60
    PROPERTIES LABELS "${name};${ARG_LABELS}" TIMEOUT ${ARG_TIMEOUT})
endfunction()
