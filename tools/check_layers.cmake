# Fails on an #include against the order of the modules. Run: cmake -P tools/check_layers.cmake
# (-DROOT=DIR before -P checks another tree). CMake, because the build needs it anyway.
#
# A file belongs to the module of its folder below src/, a public header to the part that lists it
# below; a part is a folder of src/ with the folders inside it. Includes in quotes are ours, and so
# are <sudoku_sat/...>; others are not looked at. A new public header has to be listed; a new folder
# needs a place in the order.
#
# A private header that is included from outside its part is probably in the wrong folder. How many
# there may be is a number below, which should only go down. The front ends (the
# program, requests and the Python module) are made of the public library: they include public
# headers and their own; the program and requests also those of base and of what they share.
cmake_minimum_required(VERSION 3.25)

if(NOT DEFINED ROOT)
  cmake_path(SET ROOT NORMALIZE "${CMAKE_CURRENT_LIST_DIR}/..")
endif()

# A module includes itself and what stands above it.
set(order
  base
  proof
  referee
  referee/meaning
  formula
  formula/amo
  board
  rules/parts
  rules/language
  rules/written
  rules
  rules/beside
  rules/cages
  rules/cells
  rules/dots
  rules/everywhere
  rules/lines
  rules/margins
  rules/units
  propagate
  propagate/techniques
  propagate/techniques/chains
  propagate/clues
  encode/codes
  encode
  formats/text
  formats/read
  formats/exchange
  formats/exchange/tables
  formats/exchange/json
  formats/exchange/links
  formats/exchange/fpuzzles
  formats/exchange/sudokumaker
  formats/exchange/players
  formats/exchange/iss
  formats/pictures
  formats/pictures/charts
  formats/write
  formats
  formats/cnf
  formats/export
  solvers/external
  solvers/local_search
  solvers
  search/all_models
  search/plain9
  search
  solve/cores
  solve
  generate
  generate/find
  explain/trace
  explain
  certify/dnnf
  certify
  parts
  measure/instances/grids
  measure/instances/holes
  measure/instances
  measure
  app
  app/commands
  report
  report/compare
  report/compare/plots
  api
  api/commands
  cli
  cli/streams
  cli/parts
  cli/page
  cli/explain
  cli/compare
  cli/family
  cli/course
  cli/course/exercises
  cli/serve
  cli/http
  cli/trace
  cli/shells
  cli/commands
  python
  wasm
)

# The public headers of each part, without .hpp. All modules of a part may include them. The umbrella
# header belongs to the last part that has public headers.
set(base_headers base io)
set(proof_headers count_checker proof_checker)
set(formula_headers dimacs formula literals)
set(board_headers board geometry puzzle)
set(rules_headers rule)
set(propagate_headers propagation)
set(encode_headers encoding reencoding)
set(formats_headers cnf export formats)
set(solvers_headers solver)
set(search_headers enumerate estimate)
set(solve_headers solve)
set(generate_headers find generate)
set(explain_headers explain)
set(certify_headers certificate)
set(parts_headers parts)
set(measure_headers measure)
set(api_headers api sudoku_sat)

# The most private headers that may have users outside their part. Those of base are not counted:
# all other parts share it.
set(most_shared 28)

set_property(GLOBAL PROPERTY violations 0)
set_property(GLOBAL PROPERTY shared "")

# Prints one violation and counts it.
function(complain text)
  message(NOTICE "${text}")
  get_property(violations GLOBAL PROPERTY violations)
  math(EXPR violations "${violations} + 1")
  set_property(GLOBAL PROPERTY violations ${violations})
endfunction()

# The ranks in the order of the first and the last module of a part.
function(ranks_of_part part first last)
  set(ranks "")
  set(rank 0)
  foreach(module IN LISTS order)
    if(module MATCHES "^${part}(/|$)")
      list(APPEND ranks ${rank})
    endif()
    math(EXPR rank "${rank} + 1")
  endforeach()
  list(GET ranks 0 front)
  list(GET ranks -1 back)
  set(${first} ${front} PARENT_SCOPE)
  set(${last} ${back} PARENT_SCOPE)
endfunction()

# The part that lists the public header NAME.hpp; empty where none does.
function(part_of_header name out)
  set(${out} "" PARENT_SCOPE)
  foreach(module IN LISTS order)
    if("${name}" IN_LIST ${module}_headers)
      set(${out} ${module} PARENT_SCOPE)
    endif()
  endforeach()
endfunction()

# The rank of a file, given by its path below the root; empty, with a complaint, where it has none. A
# public header may include all that its part may.
function(rank_of_file file out)
  set(${out} "" PARENT_SCOPE)
  cmake_path(GET file PARENT_PATH folder)
  string(REGEX REPLACE "^src/" "" module "${folder}")
  if(file MATCHES "^include/sudoku_sat/(.*)\\.hpp$")
    part_of_header("${CMAKE_MATCH_1}" part)
    if(part)
      ranks_of_part(${part} first last)
      set(${out} ${last} PARENT_SCOPE)
    else()
      complain("${file}: belongs to no module; list it in tools/check_layers.cmake")
    endif()
  elseif(module IN_LIST order)
    list(FIND order ${module} rank)
    set(${out} ${rank} PARENT_SCOPE)
  else()
    complain("${file}: its folder has no place in the order of tools/check_layers.cmake")
  endif()
endfunction()

# The rank of what `file` includes as `header`, if that is ours; empty for foreign headers and, with a
# complaint at `place`, for headers that are not where they should be.
function(rank_of_include file place quote header out)
  set(rank "")
  cmake_path(GET file PARENT_PATH folder)
  cmake_path(GET header PARENT_PATH module)
  if(module STREQUAL "sudoku_sat")
    cmake_path(GET header STEM name)
    part_of_header("${name}" part)
    if(part)
      ranks_of_part(${part} rank last)
    endif()
  elseif(module IN_LIST order AND EXISTS "${ROOT}/src/${header}")
    list(FIND order ${module} rank)
  elseif(quote STREQUAL "\"" AND NOT module AND EXISTS "${ROOT}/${folder}/${header}")
    string(REGEX REPLACE "^src/" "" module "${folder}")
    list(FIND order ${module} rank)
  endif()
  if("${rank}" STREQUAL "" AND (quote STREQUAL "\"" OR module STREQUAL "sudoku_sat"))
    complain("${place}: ${header} is in no module of ours (foreign headers are included with <>)")
  endif()
  set(${out} "${rank}" PARENT_SCOPE)
endfunction()

# The lines of a file as a list. Characters with a meaning in CMake's lists become blanks first; no
# include that matters has any.
function(read_lines file out)
  file(READ "${ROOT}/${file}" text)
  string(REGEX REPLACE "[][;\\\\]" " " text "${text}")
  string(REPLACE "\n" ";" text "${text}")
  set(${out} "${text}" PARENT_SCOPE)
endfunction()

# Notes where a file of the module includes a private header of another part.
function(note_shared place module other header)
  string(REGEX REPLACE "/.*" "" part "${module}")
  string(REGEX REPLACE "/.*" "" other_part "${other}")
  if(part STREQUAL other_part OR header MATCHES "^sudoku_sat/")
    return()
  elseif(part MATCHES "^(cli|api|report)$" AND other_part MATCHES "^(app|report|base)$")
    return()
  elseif(part MATCHES "^(cli|python)$")
    complain("${place}: ${part} may not include the private ${header}")
  elseif(NOT other_part STREQUAL "base")
    set_property(GLOBAL APPEND PROPERTY shared "${header}")
  endif()
endfunction()

# Checks one #include, at `place` ("file:line") of a file of that rank.
function(check_include file rank place quote header)
  rank_of_include("${file}" "${place}" "${quote}" "${header}" included)
  if("${included}" STREQUAL "")
    return()
  endif()
  list(GET order ${rank} module)
  list(GET order ${included} other)
  note_shared("${place}" "${module}" "${other}" "${header}")
  if(included GREATER rank)
    complain("${place}: ${module} may not include ${header} (${other})")
  elseif(file MATCHES "^include/" AND NOT header MATCHES "^sudoku_sat/")
    complain("${place}: a public header may not include the private ${header}")
  endif()
endfunction()

function(check_file file)
  rank_of_file("${file}" rank)
  if("${rank}" STREQUAL "")
    return()
  endif()
  read_lines("${file}" lines)
  set(number 0)
  foreach(line IN LISTS lines)
    math(EXPR number "${number} + 1")
    if(line MATCHES "^[ \t]*#[ \t]*include[ \t]*([\"<])([^\">]+)[\">]")
      check_include("${file}" ${rank} "${file}:${number}" "${CMAKE_MATCH_1}" "${CMAKE_MATCH_2}")
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

get_property(shared GLOBAL PROPERTY shared)
list(REMOVE_DUPLICATES shared)
list(LENGTH shared shared_count)
if(shared_count GREATER most_shared)
  list(JOIN shared "\n  " shared)
  complain("${shared_count} private headers have users outside of their part, not ${most_shared}:\n  ${shared}")
endif()

get_property(violations GLOBAL PROPERTY violations)
if(violations GREATER 0)
  message(FATAL_ERROR "${violations} includes or files against the order of the modules")
endif()
message(NOTICE "check_layers: ${count} files keep the order of the modules, "
               "${shared_count} private headers have users outside of their part")
