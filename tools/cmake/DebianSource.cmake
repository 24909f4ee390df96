# Makes of a clean copy of the sources what dpkg-source packs: SOURCE/debian. What stands there about the package is
# DebianData.cmake's, what the build needs tools/setup's, how it is built tools/packaging/debian_rules.
# cmake -DSOURCE=FOLDER -DVERSION=V -P tools/cmake/DebianSource.cmake
include("${CMAKE_CURRENT_LIST_DIR}/DebianData.cmake")
set(debian "${SOURCE}/debian")
debian_documents("${debian}" "${SOURCE}" "${VERSION}")

execute_process(COMMAND "${SOURCE}/tools/setup" --list OUTPUT_VARIABLE needed OUTPUT_STRIP_TRAILING_WHITESPACE
                COMMAND_ERROR_IS_FATAL ANY)
string(REGEX REPLACE "(^|\n)g\\+\\+(\n|$)" "\\1" needed "${needed}")  # policy: what builds all packages isn't named
string(REPLACE "\n" ",\n " needed "${needed}")
string(REGEX REPLACE "\n\n" "\n.\n" description "${CPACK_PACKAGE_DESCRIPTION_SUMMARY}\n${CPACK_DEBIAN_PACKAGE_DESCRIPTION}")
string(REPLACE "\n" "\n " description "${description}")
file(WRITE "${debian}/control" "Source: sudoku-sat
Section: ${CPACK_DEBIAN_PACKAGE_SECTION}
Priority: ${CPACK_DEBIAN_PACKAGE_PRIORITY}
Maintainer: ${CPACK_PACKAGE_CONTACT}
Build-Depends:
 file,
 ${needed}
Standards-Version: 4.6.2
Rules-Requires-Root: no

Package: sudoku-sat
Architecture: any
Depends: \${misc:Depends}, \${shlibs:Depends}
Recommends: ${CPACK_DEBIAN_PACKAGE_RECOMMENDS}
Suggests: ${CPACK_DEBIAN_PACKAGE_SUGGESTS}
Description: ${description}
")
file(WRITE "${debian}/source/format" "3.0 (native)\n")
file(COPY_FILE "${SOURCE}/tools/packaging/debian_rules" "${debian}/rules")
# lintian takes lines above 512 characters for what a tool has made of other sources. These two pages are what the
# program writes of the texts beside them, a path of a picture and steps in words: there is no script in them.
file(WRITE "${debian}/source/lintian-overrides"
"sudoku-sat source: source-is-missing [puzzles/corpus/index.html]
sudoku-sat source: source-is-missing [tests/golden/pictures/every-mark.html]
")
