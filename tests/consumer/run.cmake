# Installs a build, moves the installed tree elsewhere, and builds the examples of the manual, of its pages and of
# README against it by CMake's find_package, those of README with the options that pkg-config prints, too. All of
# these have to run and to print what the documents say. Takes, by -D:
#
#   BUILD       the build's directory, with the program and the libraries
#   ROOT        the source tree
#   SCRATCH     a directory that is made anew
#   COMPILER, FLAGS, GENERATOR, PKG_CONFIG, VERSION
include("${CMAKE_CURRENT_LIST_DIR}/examples.cmake")
include("${CMAKE_CURRENT_LIST_DIR}/steps.cmake")
if(NOT PKG_CONFIG)
  message(FATAL_ERROR "there is no pkg-config; tools/setup --with-tests installs it")
endif()
separate_arguments(flags UNIX_COMMAND "${FLAGS}")

file(REMOVE_RECURSE "${SCRATCH}")
file(MAKE_DIRECTORY "${SCRATCH}")
run("${CMAKE_COMMAND}" --install "${BUILD}" --prefix "${SCRATCH}/before")
set(prefix "${SCRATCH}/moved")
file(RENAME "${SCRATCH}/before" "${prefix}")

execute_process(COMMAND "${prefix}/bin/sudoku-sat" --version OUTPUT_VARIABLE version)
if(NOT version MATCHES "^sudoku-sat ${VERSION} ")
  message(FATAL_ERROR "the installed program says: ${version}")
endif()

foreach(file man/man1/sudoku-sat.1 man/man1/sudoku-sat-parts-run.1 bash-completion/completions/sudoku-sat
        zsh/vendor-completions/_sudoku-sat fish/vendor_completions.d/sudoku-sat.fish)
  if(NOT EXISTS "${prefix}/share/${file}")
    message(FATAL_ERROR "share/${file} is not installed")
  endif()
endforeach()

write_examples("${ROOT}/include/sudoku_sat/sudoku_sat.hpp" "${SCRATCH}/manual.cpp" manual_output)
write_examples("${ROOT}/README.md" "${SCRATCH}/readme.cpp" readme_output)
set(programs manual readme)

run("${CMAKE_COMMAND}" -S "${CMAKE_CURRENT_LIST_DIR}" -B "${SCRATCH}/build" -G "${GENERATOR}"
    "-DCMAKE_CXX_COMPILER=${COMPILER}" "-DCMAKE_CXX_FLAGS=${FLAGS}" "-DCMAKE_PREFIX_PATH=${prefix}"
    "-DSOURCES=${SCRATCH}" "-DPROGRAMS=manual readme")
run("${CMAKE_COMMAND}" --build "${SCRATCH}/build")

printed_by_examples("${CMAKE_CURRENT_LIST_DIR}/examples" examples_output)
expect_output(examples "${SCRATCH}/build/examples" "${examples_output}")

file(GLOB_RECURSE package_file "${prefix}/*/sudoku_sat.pc")
cmake_path(GET package_file PARENT_PATH package_directory)
set(ENV{PKG_CONFIG_PATH} "${package_directory}:$ENV{PKG_CONFIG_PATH}")
execute_process(COMMAND "${PKG_CONFIG}" --cflags --libs "sudoku_sat = ${VERSION}"
                OUTPUT_VARIABLE options COMMAND_ERROR_IS_FATAL ANY)
separate_arguments(options UNIX_COMMAND "${options}")
foreach(program IN LISTS programs)
  expect_output("${program} by find_package" "${SCRATCH}/build/${program}" "${${program}_output}")
endforeach()
run("${COMPILER}" -std=c++20 ${flags} ${warning_list} readme.cpp ${options} -o readme)
expect_output("readme by pkg-config" "${SCRATCH}/readme" "${readme_output}")
