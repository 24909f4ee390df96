# One row of the matrix of builds (README.md here). Takes, by -D:
#
#   ROOT        the source tree
#   SCRATCH     a directory that is made anew
#   COMPILER    g++, clang++, ...
#   KIND        static, shared or core
cmake_minimum_required(VERSION 3.25)
include("${CMAKE_CURRENT_LIST_DIR}/../consumer/steps.cmake")
include("${CMAKE_CURRENT_LIST_DIR}/../consumer/examples.cmake")

set(core_output "448 3\n1243342141322314\n")
file(REMOVE_RECURSE "${SCRATCH}")
file(MAKE_DIRECTORY "${SCRATCH}")
write_examples("${ROOT}/README.md" "${SCRATCH}/readme.cpp" readme_output)

set(shared OFF)
set(core OFF)
set(programs core readme)
if(KIND STREQUAL "shared")
  set(shared ON)
elseif(KIND STREQUAL "core")
  set(core ON)
  set(programs core)
elseif(NOT KIND STREQUAL "static")
  message(FATAL_ERROR "KIND is static, shared or core, not '${KIND}'")
endif()

# As a part of another project.
set(install ON)
if(core)
  set(install OFF)
endif()
run("${CMAKE_COMMAND}" -S "${CMAKE_CURRENT_LIST_DIR}" -B "${SCRATCH}/build" -G Ninja
    "-DROOT=${ROOT}" "-DSOURCES=${SCRATCH}" "-DCMAKE_CXX_COMPILER=${COMPILER}" -DCMAKE_BUILD_TYPE=Debug
    "-DCMAKE_CXX_FLAGS_DEBUG=-O0" "-DBUILD_SHARED_LIBS=${shared}" "-DSUDOKU_SAT_CORE_ONLY=${core}"
    "-DSUDOKU_SAT_INSTALL=${install}" -DSUDOKU_SAT_UNITY=ON -DSUDOKU_SAT_WERROR=ON)
run("${CMAKE_COMMAND}" --build "${SCRATCH}/build")
foreach(program IN LISTS programs)
  expect_output("${program} as a part" "${SCRATCH}/build/${program}" "${${program}_output}")
endforeach()

set(prefix "${SCRATCH}/installed")
run("${CMAKE_COMMAND}" --install "${SCRATCH}/build" --prefix "${prefix}")
if(core)
  if(EXISTS "${prefix}")
    message(FATAL_ERROR "a part of another project has installed itself")
  endif()
  return()
endif()

# Installed, found by CMake and by pkg-config in one line.
file(COPY_FILE "${CMAKE_CURRENT_LIST_DIR}/core.cpp" "${SCRATCH}/core.cpp")
run("${CMAKE_COMMAND}" -S "${CMAKE_CURRENT_LIST_DIR}/installed" -B "${SCRATCH}/found" -G Ninja
    "-DSOURCES=${SCRATCH}" "-DCMAKE_CXX_COMPILER=${COMPILER}" "-DCMAKE_PREFIX_PATH=${prefix}")
run("${CMAKE_COMMAND}" --build "${SCRATCH}/found")
file(GLOB_RECURSE package_file "${prefix}/*/sudoku_sat.pc")
cmake_path(GET package_file PARENT_PATH package_directory)
set(ENV{PKG_CONFIG_PATH} "${package_directory}:$ENV{PKG_CONFIG_PATH}")
set(ENV{LD_LIBRARY_PATH} "${prefix}/lib")
set(readme_package sudoku_sat)
set(core_package sudoku_sat_core)
foreach(program IN LISTS programs)
  expect_output("${program} by find_package" "${SCRATCH}/found/${program}" "${${program}_output}")
  run(sh -c "${COMPILER} -std=c++20 ${warnings} ${program}.cpp $(pkg-config --cflags --libs ${${program}_package}) -o by_pkg_config")
  expect_output("${program} by pkg-config" "${SCRATCH}/by_pkg_config" "${${program}_output}")
endforeach()
