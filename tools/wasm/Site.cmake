# The page of `serve` as a folder for any static host: PAGE's files with the package's module as the
# page's engine, in OUTPUT. cmake -DPAGE=... -DPACKAGE=... -DOUTPUT=... -P tools/wasm/Site.cmake
file(REMOVE_RECURSE "${OUTPUT}")
set(browser_files browser.js requests.js worker.js answering.js module.js unpacked.js fzstd.js sudoku-sat.wasm.zst LICENSE NOTICES)
file(GLOB page "${PAGE}/*")
file(COPY ${page} DESTINATION "${OUTPUT}")
list(TRANSFORM browser_files PREPEND "${PACKAGE}/")
file(COPY ${browser_files} DESTINATION "${OUTPUT}/sudoku-sat")
file(READ "${OUTPUT}/index.html" html)
string(REGEX REPLACE "<meta charset=\"utf-8\" ?/?>" "\\0<meta name=\"engine\" content=\"./sudoku-sat/browser.js\">" html
       "${html}")
if(NOT html MATCHES "name=\"engine\"")
  message(FATAL_ERROR "${PAGE}/index.html: no place for its engine")
endif()
file(WRITE "${OUTPUT}/index.html" "${html}")
