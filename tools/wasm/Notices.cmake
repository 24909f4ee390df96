# The licences of what is compiled into the module, as Debian has them, in PACKAGE/NOTICES: of the sources that
# tools/wasm/sources fetched, of the packages that the headers belong to, and of emscripten's libraries.
# cmake -DSOURCES=... -DHEADERS=... -DPACKAGE=... -P tools/wasm/Notices.cmake
cmake_minimum_required(VERSION 3.25)

file(GLOB licences "${SOURCES}/*/debian/copyright")
set(packages emscripten)
file(GLOB headers "${HEADERS}/*")
foreach(header IN LISTS headers)
  file(REAL_PATH "${header}" place)
  execute_process(COMMAND dpkg -S "${place}" OUTPUT_VARIABLE owner COMMAND_ERROR_IS_FATAL ANY)
  string(REGEX REPLACE "[:,].*" "" owner "${owner}")
  list(APPEND packages "${owner}")
endforeach()
list(REMOVE_DUPLICATES packages)
list(TRANSFORM packages REPLACE "(.+)" "/usr/share/doc/\\1/copyright")

set(text "")
foreach(licence IN LISTS licences packages)
  string(REGEX REPLACE "(/debian)?/copyright$" "" name "${licence}")
  cmake_path(GET name FILENAME name)
  file(READ "${licence}" terms)
  string(APPEND text "==== ${name}\n\n${terms}\n")
endforeach()
file(WRITE "${PACKAGE}/NOTICES" "${text}")
