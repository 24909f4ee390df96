# The page of `serve` as a folder for any static host: PAGE's files with the package's module as the
# page's engine, in OUTPUT. cmake -DPAGE=... -DPACKAGE=... -DOUTPUT=... -P tools/wasm/Site.cmake
file(REMOVE_RECURSE "${OUTPUT}")
file(GLOB page "${PAGE}/*")
file(COPY ${page} DESTINATION "${OUTPUT}")
file(COPY "${PACKAGE}/index.js" "${PACKAGE}/worker.js" "${PACKAGE}/module.js" "${PACKAGE}/sudoku-sat.wasm"
          "${PACKAGE}/LICENSE" DESTINATION "${OUTPUT}/sudoku-sat")
file(READ "${OUTPUT}/index.html" html)
string(REGEX REPLACE "<meta charset=\"utf-8\" ?/?>" "\\0<meta name=\"engine\" content=\"./sudoku-sat/index.js\">" html
       "${html}")
if(NOT html MATCHES "name=\"engine\"")
  message(FATAL_ERROR "${PAGE}/index.html: no place for its engine")
endif()
file(WRITE "${OUTPUT}/index.html" "${html}")
