# Puts the texts of rules into the program: writes a source with them as raw strings. Run by the build as
#   cmake -DOUTPUT=FILE -DFOLDER=src/rules "-DFILES=lines/ends.rule;..." -P EmbedRules.cmake
set(entries "")
foreach(file IN LISTS FILES)
  file(READ "${FOLDER}/${file}" content)
  if(content MATCHES "\\)rule\"")
    message(FATAL_ERROR "${file}: )rule\" ends the string that the file becomes")
  endif()
  string(APPEND entries "      {\"${file}\", R\"rule(${content})rule\"},\n")
endforeach()
file(WRITE "${OUTPUT}" "// Made by tools/cmake/EmbedRules.cmake of the files that src/rules/registry.def names.
#include \"rules/written/texts.hpp\"

namespace sudoku_sat::rule {

std::span<const RuleFile> rule_files() {
  static constexpr RuleFile files[] = {
${entries}  };
  return files;
}

}  // namespace sudoku_sat::rule
")
