# Puts the viewer of explanations into the program: writes a source with it as raw strings. Run by the build as
#   cmake -DOUTPUT=FILE -DFOLDER=src/web/bundle -P EmbedViewer.cmake
file(WRITE "${OUTPUT}" "// Made by tools/cmake/EmbedViewer.cmake of files in src/web/bundle.
#include \"cli/page/viewer.hpp\"

namespace sudoku_sat::cli {
")
foreach(entry script=viewer.js style=style.css)
  string(REPLACE "=" ";" entry "${entry}")
  list(GET entry 0 name)
  list(GET entry 1 file)
  file(READ "${FOLDER}/${file}" content)
  if(content MATCHES "\\)web\"")
    message(FATAL_ERROR "${file}: )web\" ends the string that the file becomes")
  endif()
  if(content MATCHES "</(script|style)")
    message(FATAL_ERROR "${file}: ends the element that it stands in")
  endif()
  file(APPEND "${OUTPUT}" "\nstd::string_view viewer_${name}() {\n  return R\"web(${content})web\";\n}\n")
endforeach()
file(APPEND "${OUTPUT}" "\n}  // namespace sudoku_sat::cli\n")
