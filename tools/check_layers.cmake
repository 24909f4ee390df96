# Fails on an #include against the order of the modules. Run: cmake -P tools/check_layers.cmake
# (-DROOT=DIR before -P checks another tree). CMake, because the build needs it anyway.
#
# A file of src/X belongs to module X, a public header to the module that lists it below. Includes
# in quotes are ours, and so are <sudoku_sat/...> and <X/...>; others are not looked at. A new
# public header has to be listed, a new folder needs its place in the order.
cmake_minimum_required(VERSION 3.25)

if(NOT DEFINED ROOT)
  cmake_path(SET ROOT NORMALIZE "${CMAKE_CURRENT_LIST_DIR}/..")
endif()

# A module includes itself and what stands to its left.
set(order base proof formula amo board code rules reduce encode formats solvers tasks cli)

# The public headers of each module, without .hpp. The umbrella header belongs to the last module
# that has public headers: all of them stand to its left.
set(base_headers error io limits phases random version)
set(proof_headers proof_checker)
set(formula_headers answer clause_sink dimacs literal profile sinks unit_propagation)
set(amo_headers amo)
set(board_headers constraints diagram geometry puzzle verify)
set(code_headers value_code)
set(rules_headers rule)
set(reduce_headers candidates reduction)
set(encode_headers encoding variables)
set(formats_headers cnf_file formats)
set(solvers_headers solver)
set(tasks_headers certificate enumerate explain generate measure rate reasons subsets sudoku_sat tasks)
set(cli_headers)

set_property(GLOBAL PROPERTY violations 0)

# Prints one violation and counts it.
function(complain text)
  message(NOTICE "${text}")
  get_property(violations GLOBAL PROPERTY violations)
  math(EXPR violations "${violations} + 1")
  set_property(GLOBAL PROPERTY violations ${violations})
endfunction()

# The module that lists the public header NAME.hpp; empty where none does.
function(module_of_header name out)
  set(${out} "" PARENT_SCOPE)
  foreach(module IN LISTS order)
    if("${name}" IN_LIST ${module}_headers)
      set(${out} ${module} PARENT_SCOPE)
    endif()
  endforeach()
endfunction()

# The module of a file, given by its path below the root; empty, with a complaint, where there is
# none.
function(module_of_file file out)
  set(module "")
  if(file MATCHES "^include/sudoku_sat/(.*)\\.hpp$")
    module_of_header("${CMAKE_MATCH_1}" module)
    if(NOT module)
      complain("${file}: belongs to no module; list it in tools/check_layers.cmake")
    endif()
  elseif(file MATCHES "^src/([^/]+)/" AND CMAKE_MATCH_1 IN_LIST order)
    set(module ${CMAKE_MATCH_1})
  else()
    complain("${file}: its folder has no place in the order of tools/check_layers.cmake")
  endif()
  set(${out} "${module}" PARENT_SCOPE)
endfunction()

# The module of what `file` includes as `header`, if that is ours; empty for foreign headers and,
# with a complaint at `place`, for headers that are not where they should be.
function(module_of_include file place quote header out)
  string(REGEX MATCH "^[^/]+" first "${header}")
  cmake_path(GET file PARENT_PATH folder)
  set(module "")
  if(first STREQUAL "sudoku_sat")
    string(REGEX REPLACE "^sudoku_sat/(.*)\\.hpp$" "\\1" name "${header}")
    module_of_header("${name}" module)
  elseif(first IN_LIST order AND EXISTS "${ROOT}/src/${header}")
    set(module ${first})
  elseif(quote STREQUAL "\"" AND NOT header MATCHES "/" AND EXISTS "${ROOT}/${folder}/${header}")
    string(REGEX REPLACE "^src/([^/]+).*" "\\1" module "${folder}")
  endif()
  if(NOT module AND (quote STREQUAL "\"" OR first STREQUAL "sudoku_sat"))
    complain("${place}: ${header} is in no module of ours (foreign headers are included with <>)")
  endif()
  set(${out} "${module}" PARENT_SCOPE)
endfunction()

# The lines of a file as a list. What has a meaning in CMake's lists is blanked out first; no
# include that matters holds any of it.
function(read_lines file out)
  file(READ "${ROOT}/${file}" text)
  string(REGEX REPLACE "[][;\\\\]" " " text "${text}")
  string(REPLACE "\n" ";" text "${text}")
  set(${out} "${text}" PARENT_SCOPE)
endfunction()

# Checks one #include, at `place` ("file:line") of a file of `module`.
function(check_include file module place quote header)
  module_of_include("${file}" "${place}" "${quote}" "${header}" included)
  if(NOT included)
    return()
  endif()
  list(FIND order ${module} rank)
  list(FIND order ${included} included_rank)
  if(included_rank GREATER rank)
    complain("${place}: ${module} may not include ${header} (${included})")
  elseif(file MATCHES "^include/" AND NOT header MATCHES "^sudoku_sat/")
    complain("${place}: a public header may not include the private ${header}")
  endif()
endfunction()

function(check_file file)
  module_of_file("${file}" module)
  if(NOT module)
    return()
  endif()
  read_lines("${file}" lines)
  set(number 0)
  foreach(line IN LISTS lines)
    math(EXPR number "${number} + 1")
    if(line MATCHES "^[ \t]*#[ \t]*include[ \t]*([\"<])([^\">]+)[\">]")
      check_include("${file}" ${module} "${file}:${number}" "${CMAKE_MATCH_1}" "${CMAKE_MATCH_2}")
    endif()
  endforeach()
endfunction()

file(GLOB_RECURSE files RELATIVE "${ROOT}" "${ROOT}/src/*.cpp" "${ROOT}/src/*.hpp"
     "${ROOT}/include/*.hpp")
list(LENGTH files count)
if(count EQUAL 0)
  message(FATAL_ERROR "no C++ files below ${ROOT}")
endif()
foreach(file IN LISTS files)
  check_file("${file}")
endforeach()

get_property(violations GLOBAL PROPERTY violations)
if(violations GREATER 0)
  message(FATAL_ERROR "${violations} includes or files against the order of the modules")
endif()
message(NOTICE "check_layers: ${count} files keep the order of the modules")
