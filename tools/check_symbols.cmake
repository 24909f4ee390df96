# Fails where an object file that was compiled for newer machines defines a symbol that the linker
# could take for the same one of another file: run on an older machine, the program would end with an
# illegal instruction. Run: cmake -DNM=nm -DOBJECTS=FILE,... -P tools/check_symbols.cmake
#
# Of the files, those named avx* are looked at. They may define the function that is their only way in
# (search/plain9/methods.hpp), and what is local. The sanitizers' own symbols don't count.
cmake_minimum_required(VERSION 3.25)

string(REPLACE "," ";" objects "${OBJECTS}")
list(FILTER objects INCLUDE REGEX "/plain9/avx[a-z0-9]+\\.cpp\\.o$")
if(NOT objects)
  message(FATAL_ERROR "no object file is named avx*")
endif()

foreach(object IN LISTS objects)
  execute_process(COMMAND "${NM}" --demangle --defined-only "${object}" OUTPUT_VARIABLE symbols
                  COMMAND_ERROR_IS_FATAL ANY)
  string(REGEX MATCHALL "[^\n]+" symbols "${symbols}")
  list(FILTER symbols INCLUDE REGEX "^[0-9a-f]+ [A-Zuvw] ")
  list(FILTER symbols EXCLUDE REGEX " [A-Zuvw] (__asan|__odr_asan|__ubsan|DW\\.ref)")
  list(LENGTH symbols count)
  if(NOT count EQUAL 1 OR NOT symbols MATCHES " T sudoku_sat::search::methods9_[a-z0-9]+\\(")
    list(JOIN symbols "\n  " lines)
    message(FATAL_ERROR "${object} may define its way in alone, but has:\n  ${lines}")
  endif()
endforeach()
