# Every third-party library, found once. Which folder of src/ may include it is decided in src/CMakeLists.txt.
find_package(Threads REQUIRED)
find_package(OpenMP REQUIRED COMPONENTS CXX)
find_package(yaml-cpp REQUIRED)
find_package(spdlog REQUIRED)
find_package(fmt REQUIRED)
find_package(nlohmann_json REQUIRED)
find_package(CLI11 REQUIRED)
find_package(ZLIB REQUIRED)
find_package(OpenSSL REQUIRED COMPONENTS Crypto)
find_package(ICU REQUIRED COMPONENTS uc i18n)

# TorchConfig.cmake sets CUDA and warning variables of its own and prints a good deal: kept quiet here.
set(CMAKE_MESSAGE_LOG_LEVEL_BEFORE ${CMAKE_MESSAGE_LOG_LEVEL})
set(CMAKE_MESSAGE_LOG_LEVEL ERROR)
find_package(Torch REQUIRED)
set(CMAKE_MESSAGE_LOG_LEVEL ${CMAKE_MESSAGE_LOG_LEVEL_BEFORE})

# Torch's own target carries compile flags we do not want everywhere (and, with Debian's build, protobuf);
# this one has its headers as system headers and its two CPU libraries.
add_library(ferry_torch INTERFACE)
target_include_directories(ferry_torch SYSTEM INTERFACE ${TORCH_INCLUDE_DIRS})
target_link_libraries(ferry_torch INTERFACE ${TORCH_LIBRARIES})

find_path(SENTENCEPIECE_INCLUDE_DIR sentencepiece_processor.h REQUIRED)
find_library(SENTENCEPIECE_LIBRARY sentencepiece REQUIRED)
find_library(SENTENCEPIECE_TRAIN_LIBRARY sentencepiece_train REQUIRED)
add_library(ferry_sentencepiece INTERFACE)
target_include_directories(ferry_sentencepiece SYSTEM INTERFACE ${SENTENCEPIECE_INCLUDE_DIR})
target_link_libraries(ferry_sentencepiece INTERFACE ${SENTENCEPIECE_TRAIN_LIBRARY} ${SENTENCEPIECE_LIBRARY})

# The BLAS. The pthread flavour of OpenBLAS fights with OpenMP's threads for the cores and halves the speed of
# training, and it is what a plain installation has. Linking the programs themselves, before LibTorch, against the
# OpenMP flavour (with its folder as run path) makes the loader serve LibTorch from the copy already loaded, whatever
# the system's alternatives say.
add_library(ferry_blas INTERFACE)
set(FERRY_OPENBLAS_DIR /usr/lib/${CMAKE_LIBRARY_ARCHITECTURE}/openblas-openmp CACHE PATH
    "Folder of the OpenMP flavour of OpenBLAS (libblas.so.3, libopenblas.so.0)")
if(EXISTS ${FERRY_OPENBLAS_DIR}/libblas.so.3 AND EXISTS ${FERRY_OPENBLAS_DIR}/libopenblas.so.0)
  target_link_options(ferry_blas INTERFACE
    "LINKER:--no-as-needed" ${FERRY_OPENBLAS_DIR}/libblas.so.3 ${FERRY_OPENBLAS_DIR}/libopenblas.so.0
    "LINKER:--as-needed" "LINKER:-rpath,${FERRY_OPENBLAS_DIR}" "LINKER:--disable-new-dtags")
else()
  message(STATUS "OpenBLAS for OpenMP was not found in ${FERRY_OPENBLAS_DIR}; training may be slow")
endif()

# oneDNN for the products. (Its own dnnl-config.cmake asks for OpenCL's headers, which nothing here needs.) Where it is
# absent, our own loops make them.
find_path(DNNL_INCLUDE_DIR oneapi/dnnl/dnnl.hpp)
find_library(DNNL_LIBRARY dnnl)
add_library(ferry_dnnl INTERFACE)
if(DNNL_INCLUDE_DIR AND DNNL_LIBRARY)
  target_include_directories(ferry_dnnl SYSTEM INTERFACE ${DNNL_INCLUDE_DIR})
  target_link_libraries(ferry_dnnl INTERFACE ${DNNL_LIBRARY})
  target_compile_definitions(ferry_dnnl INTERFACE FERRY_WITH_DNNL=1)
endif()
