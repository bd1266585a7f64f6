# Two functions that describe the house: one library per folder of src/, one test program per folder of tests/.

add_library(ferry_options INTERFACE)
target_compile_options(ferry_options INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor -Woverloaded-virtual)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_GREATER_EQUAL 13)
  # False alarms inside LibTorch's autograd headers.
  target_compile_options(ferry_options INTERFACE -Wno-array-bounds -Wno-stringop-overflow)
endif()
if(FERRY_WARNINGS_AS_ERRORS)
  target_compile_options(ferry_options INTERFACE -Werror)
endif()
target_include_directories(ferry_options INTERFACE ${PROJECT_SOURCE_DIR}/src)
target_link_libraries(ferry_options INTERFACE Threads::Threads)
if(FERRY_SANITIZE)
  target_compile_options(ferry_options INTERFACE -fsanitize=${FERRY_SANITIZE} -fno-omit-frame-pointer
                                                 -fno-sanitize-recover=undefined)
  # GCC's documentation: with sanitizers this warning has more false alarms. It finds some in LibTorch's headers.
  target_compile_options(ferry_options INTERFACE $<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized>)
  target_link_options(ferry_options INTERFACE -fsanitize=${FERRY_SANITIZE})
  target_compile_definitions(ferry_options INTERFACE FERRY_SANITIZED=1)
endif()
if(FERRY_FUZZ)
  target_compile_options(ferry_options INTERFACE -include ${PROJECT_SOURCE_DIR}/tests/fuzz/vector_of_cpp17.h)
endif()

# Several files of a folder are compiled as one, so that what LibTorch's headers cost is paid once for all of them: even
# precompiled, they leave seconds of templates that GCC instantiates anew in every file. Work on a single file goes
# faster with -DFERRY_UNITY=OFF.
option(FERRY_UNITY "Compile the files of a folder together" ON)
function(ferry_compile_together target)
  set_target_properties(${target} PROPERTIES UNITY_BUILD ${FERRY_UNITY} UNITY_BUILD_BATCH_SIZE 64)
endfunction()

# ferry_folder(NAME [TORCH] [DEPENDS folders and libraries...])
# Makes the library ferry_NAME of all sources in the current folder. TORCH: its files include base/tensor.h, which takes
# ten seconds to parse, so they share one precompiled copy.
function(ferry_folder name)
  cmake_parse_arguments(ARG "TORCH" "" "DEPENDS" ${ARGN})
  file(GLOB sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/*.cpp)
  if(NOT sources)
    add_library(ferry_${name} INTERFACE)
    return()
  endif()
  add_library(ferry_${name} STATIC ${sources})
  ferry_compile_together(ferry_${name})
  target_link_libraries(ferry_${name} PUBLIC ferry_options ${ARG_DEPENDS})
  if(ARG_TORCH)
    target_link_libraries(ferry_${name} PUBLIC ferry_torch)
    target_precompile_headers(ferry_${name} REUSE_FROM ferry_torch_pch)
  endif()
endfunction()

# What tests are compiled with, and the programs that feed bytes to the readers.
set(FERRY_TEST_OPTIONS "")
set(FERRY_TEST_HEADER ferry_torch_pch)
if(FERRY_TESTS AND CMAKE_BUILD_TYPE STREQUAL "Release")
  set(FERRY_TEST_OPTIONS -O0)
  set(FERRY_TEST_HEADER ferry_torch_pch_of_tests)
endif()

# For a test program that includes base/tensor.h. The precompiled header was made with -fPIC, as libraries are; a
# program's own -fPIE would not fit it.
function(ferry_use_tensor_header target)
  set_target_properties(${target} PROPERTIES POSITION_INDEPENDENT_CODE OFF)
  target_compile_options(${target} PRIVATE -fPIC)
  target_precompile_headers(${target} REUSE_FROM ${FERRY_TEST_HEADER})
endfunction()

# Registers each suite of a test program as one test of CTest: what LibTorch does before `main` takes longer than most
# tests, so there is one process for all tests of a suite, not one for each. What the sources were not seen to hold
# runs as NAME.Others (usually nothing): no test can be overlooked.
function(ferry_register_suites name label timeout sources)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${sources})
  set(suites "")
  foreach(source IN LISTS sources)
    file(STRINGS ${source} lines REGEX "^(TYPED_)?TEST(_F|_P)?\\(")
    foreach(line IN LISTS lines)
      string(REGEX REPLACE "^[A-Z_]+\\( *([A-Za-z0-9_]+) *,.*" "\\1" suite "${line}")
      list(APPEND suites ${suite})
    endforeach()
  endforeach()
  list(REMOVE_DUPLICATES suites)
  set(seen "")
  foreach(suite IN LISTS suites)
    set(pattern "${suite}.*:*/${suite}.*:${suite}/*")
    list(APPEND seen ${pattern})
    add_test(NAME ${suite} COMMAND ${name}_test --gtest_filter=${pattern})
    set_tests_properties(${suite} PROPERTIES LABELS "${label}" TIMEOUT ${timeout})
  endforeach()
  list(JOIN seen ":" seen)
  add_test(NAME ${name}.Others COMMAND ${name}_test --gtest_filter=*-${seen})
  set_tests_properties(${name}.Others PROPERTIES LABELS "${label}" TIMEOUT ${timeout})
endfunction()

# ferry_test(NAME [TORCH] [PROGRAM] [LABEL label] [SLOW pattern] [TIMEOUT seconds] DEPENDS ...)
# Makes the program NAME_test of all *.cpp in the current folder and registers its tests with CTest, a suite at a time.
# PROGRAM: the tests run the program ferry itself, whose path FERRY_PROGRAM then is. They take long and load no
# libraries, so each is registered alone; those whose names match the pattern are labelled slow.
function(ferry_test name)
  cmake_parse_arguments(ARG "TORCH;PROGRAM" "TIMEOUT;LABEL;SLOW" "DEPENDS" ${ARGN})
  if(NOT ARG_TIMEOUT)
    set(ARG_TIMEOUT 300)
  endif()
  if(NOT ARG_LABEL)  # one only: of a list gtest_discover_tests keeps the first
    set(ARG_LABEL ${name})
  endif()
  file(GLOB sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/*.cpp)
  if(NOT sources)
    return()
  endif()
  add_executable(${name}_test ${sources})
  ferry_compile_together(${name}_test)
  target_link_libraries(${name}_test PRIVATE ferry_blas ${ARG_DEPENDS} GTest::gtest GTest::gmock GTest::gtest_main)
  target_include_directories(${name}_test PRIVATE ${PROJECT_SOURCE_DIR}/tests)
  target_compile_options(${name}_test PRIVATE ${FERRY_TEST_OPTIONS})
  target_compile_definitions(${name}_test PRIVATE FERRY_SOURCE_DIR="${PROJECT_SOURCE_DIR}")
  if(ARG_PROGRAM)
    target_compile_definitions(${name}_test PRIVATE FERRY_PROGRAM="$<TARGET_FILE:ferry>")
    add_dependencies(${name}_test ferry)
  endif()
  if(ARG_TORCH)
    ferry_use_tensor_header(${name}_test)
  endif()
  if(NOT ARG_PROGRAM)
    ferry_register_suites(${name} "${ARG_LABEL}" ${ARG_TIMEOUT} "${sources}")
    return()
  endif()
  set(others "*")
  if(ARG_SLOW)
    set(others "*-${ARG_SLOW}")
    gtest_discover_tests(${name}_test DISCOVERY_MODE PRE_TEST DISCOVERY_TIMEOUT 60 TEST_FILTER "${ARG_SLOW}"
      PROPERTIES LABELS slow TIMEOUT ${ARG_TIMEOUT})
  endif()
  gtest_discover_tests(${name}_test DISCOVERY_MODE PRE_TEST DISCOVERY_TIMEOUT 60 TEST_FILTER "${others}"
    PROPERTIES LABELS "${ARG_LABEL}" TIMEOUT ${ARG_TIMEOUT})
endfunction()
