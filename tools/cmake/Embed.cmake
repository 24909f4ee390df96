# Puts files into the program: writes a source with them as raw strings. Run by the build as
#   cmake -DOUTPUT=FILE -DFOLDER=src/web/bundle "-DFILES=index.html;..." -P Embed.cmake
# index.html is the folder's own path, "/".
set(types .html=text/html .css=text/css .js=text/javascript .svg=image/svg+xml)
set(entries "")
foreach(file IN LISTS FILES)
  file(READ "${FOLDER}/${file}" content)
  if(content MATCHES "\\)web\"")
    message(FATAL_ERROR "${file}: )web\" ends the string that the file becomes")
  endif()
  if(NOT file MATCHES "html$" AND content MATCHES "</(script|style)")
    message(FATAL_ERROR "${file}: ends the element that it stands in, in a page that has it inside")
  endif()
  cmake_path(GET file EXTENSION LAST_ONLY extension)
  set(type "")
  foreach(known IN LISTS types)
    if(known MATCHES "^\\${extension}=(.*)$")
      set(type "${CMAKE_MATCH_1}")
    endif()
  endforeach()
  if(type STREQUAL "")
    message(FATAL_ERROR "${file}: of what type is a file '${extension}'?")
  endif()
  set(path "/${file}")
  if(file STREQUAL "index.html")
    set(path "/")
  endif()
  string(APPEND entries "      {\"${path}\", \"${type}\",\n       R\"web(${content})web\"sv},\n")
endforeach()
file(WRITE "${OUTPUT}" "// Made by tools/cmake/Embed.cmake of the files in src/web/bundle.
#include \"cli/page/web_files.hpp\"

namespace sudoku_sat::cli {

std::span<const WebFile> web_files() {
  using namespace std::string_view_literals;  // the compiler need not count: it would stop at 256 KB
  static constexpr WebFile files[] = {
${entries}  };
  return files;
}

}  // namespace sudoku_sat::cli
")
