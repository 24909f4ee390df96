# Run by CPack before it packs a package for Debian: what Debian's policy wants besides what is
# installed everywhere. Licence, changes, compressed man pages, and archives without what only a
# debugger reads. Nothing of it depends on when it runs.
set(root "${CPACK_TEMPORARY_DIRECTORY}/usr")
set(documents "${root}/share/doc/${CPACK_PACKAGE_NAME}")
set(source "${CPACK_SUDOKU_SAT_SOURCE}")

include("${CMAKE_CURRENT_LIST_DIR}/DebianData.cmake")
debian_documents("${documents}" "${source}" "${CPACK_PACKAGE_VERSION}")
file(GLOB_RECURSE manuals "${root}/share/man/*")
list(FILTER manuals EXCLUDE REGEX "\\.gz$")
foreach(file IN LISTS manuals ITEMS "${documents}/changelog" "${documents}/CHANGELOG.md")
  execute_process(COMMAND gzip -9nf "${file}" COMMAND_ERROR_IS_FATAL ANY)
endforeach()
file(GLOB_RECURSE archives "${root}/lib/*.a")
foreach(file IN LISTS archives)
  execute_process(COMMAND strip --strip-debug --enable-deterministic-archives "${file}"
                  COMMAND_ERROR_IS_FATAL ANY)
endforeach()
# The program is static since what the loader does for it takes longer than a 9x9 puzzle; as it is
# position-independent, too, lintian takes it for a shared library that lacks its own.
set(overrides "shared-library-lacks-prerequisites [usr/bin/sudoku-sat]"
    "embedded-library zlib [usr/bin/sudoku-sat]")
list(TRANSFORM overrides PREPEND "${CPACK_PACKAGE_NAME}: ")
list(JOIN overrides "\n" overrides)
file(WRITE "${root}/share/lintian/overrides/${CPACK_PACKAGE_NAME}" "${overrides}\n")
