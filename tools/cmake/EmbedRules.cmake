# Puts the texts of rules into the program: writes a source with each as a raw string, in the order of
# registry.def. A rule begins with its line "rule: NAME"; a file begins with a comment, so that a line's end is
# before its first rule. Run by the build as
#   cmake -DOUTPUT=FILE -DFOLDER=src/rules -P EmbedRules.cmake
file(STRINGS "${FOLDER}/registry.def" lines REGEX "^WRITTEN_IN\\(")
set(entries "")
set(files "")
foreach(line IN LISTS lines)
  string(REGEX MATCH "\\(([a-z0-9_/]+), ([a-z0-9_]+)\\)" found "${line}")
  set(file "${CMAKE_MATCH_1}.rule")
  string(REPLACE "_" "-" name "${CMAKE_MATCH_2}")
  list(APPEND files "${file}")
  file(READ "${FOLDER}/${file}" text)
  string(FIND "${text}" "\nrule: ${name}\n" begin)
  if(begin EQUAL -1)
    message(FATAL_ERROR "registry.def: ${file} has no rule ${name}")
  endif()
  math(EXPR begin "${begin} + 1")
  string(SUBSTRING "${text}" 0 ${begin} before)
  string(REGEX REPLACE "[^\n]" "" before "x${before}")
  string(LENGTH "x${before}" number)
  string(SUBSTRING "${text}" ${begin} -1 text)
  string(FIND "${text}" "\nrule: " length)
  if(NOT length EQUAL -1)
    math(EXPR length "${length} + 1")
  endif()
  string(SUBSTRING "${text}" 0 ${length} text)
  if(text MATCHES "\\)rule\"")
    message(FATAL_ERROR "${file}: )rule\" ends the string that a rule becomes")
  endif()
  string(APPEND entries "      {\"${name}\", \"${file}\", ${number}, R\"rule(${text})rule\"},\n")
endforeach()
list(LENGTH lines named)
list(REMOVE_DUPLICATES files)
set(texts "")
foreach(file IN LISTS files)
  file(STRINGS "${FOLDER}/${file}" rules REGEX "^rule: ")
  list(APPEND texts ${rules})
endforeach()
list(LENGTH texts written)
if(NOT named EQUAL written)
  message(FATAL_ERROR "registry.def names ${named} of the ${written} rules in its files")
endif()
file(WRITE "${OUTPUT}" "// Made by tools/cmake/EmbedRules.cmake of the files that src/rules/registry.def names.
#include \"rules/written/texts.hpp\"

namespace sudoku_sat::rule {

std::span<const TextOfRule> rule_texts() {
  static constexpr TextOfRule texts[] = {
${entries}  };
  return texts;
}

}  // namespace sudoku_sat::rule
")
