# What Debian's packages say of themselves, the binary package that CPack makes (Package.cmake) and the source
# package (DebianSource.cmake): what stands in `control`, and the files on licence and changes.
set(CPACK_PACKAGE_CONTACT "$ENV{DEBFULLNAME} <$ENV{DEBEMAIL}>")
if(CPACK_PACKAGE_CONTACT STREQUAL " <>")
  set(CPACK_PACKAGE_CONTACT "The sudoku-sat authors <root@localhost>")
endif()
set(CPACK_DEBIAN_PACKAGE_SECTION math)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
# Programs that draw pictures in pixels and PDF, and show them in a terminal (src/formats, src/cli).
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "librsvg2-bin")
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "libsixel-bin, libcadical-dev, libfmt-dev, liblzma-dev, libmd-dev, libpugixml-dev, libzstd-dev, zlib1g-dev, minisat")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "Sudoku puzzles as SAT: solver, CNF export, C++ library")
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION
"This turns Sudoku puzzles of any size and of many rules into CNF, solves them
with CaDiCaL in the process, or writes DIMACS for any other solver and turns
its answer back into a checked grid. It compares encodings, explains
solutions step by step, counts, generates and proves.

The C++ library of the program is included; to link it, install the
packages that are suggested.")

# Writes `copyright` and `changelog` in a folder, of the sources' files. `version` is that of the package.
function(debian_documents folder source version)
  # The date of the last change, as dpkg-buildpackage takes it.
  if(DEFINED ENV{SOURCE_DATE_EPOCH})
    set(date "$ENV{SOURCE_DATE_EPOCH}")
  else()
    file(TIMESTAMP "${source}/CHANGELOG.md" date "%s" UTC)
  endif()
  execute_process(COMMAND date --utc --rfc-email "--date=@${date}" OUTPUT_VARIABLE date
                  OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)

  file(READ "${source}/LICENSE" license)
  string(REGEX REPLACE "^.*(Copyright [^\n]*)\n.*$" "\\1" holder "${license}")
  string(REGEX REPLACE "^.*Copyright [^\n]*\n\n" "" license "${license}")
  string(REGEX REPLACE "\n+$" "" license "${license}")
  string(REGEX REPLACE "\n\n" "\n.\n" license "${license}")
  string(REGEX REPLACE "\n" "\n " license "${license}")
  string(REGEX REPLACE "^Copyright (\\(c\\) )?" "" holder "${holder}")
  # The page says at its top what else is in it.
  file(READ "${source}/src/web/bundle/page.js" page LIMIT 8192)
  string(REGEX MATCHALL "/\\*! [a-z]+|\nCopyright \\(c\\) [^\n]*" parts "${page}")
  string(REGEX REPLACE "/\\*! ([a-z]+);\nCopyright \\(c\\) ([^;]*)" "\n \\2 (\\1)" parts "${parts}")
  string(REPLACE ";" "" parts "${parts}")
  if(NOT parts MATCHES "preact.*fflate")
    message(FATAL_ERROR "src/web/bundle/page.js doesn't say at its top whose code is in it")
  endif()
  file(WRITE "${folder}/copyright" "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: sudoku-sat

Files: *
Copyright: ${holder}
License: Expat

Files: src/web/bundle/page.js
Copyright: ${holder}${parts}
License: Expat

License: Expat
 ${license}
")
  file(WRITE "${folder}/changelog" "sudoku-sat (${version}) unstable; urgency=medium

  * What has changed is in CHANGELOG.md.gz.

 -- ${CPACK_PACKAGE_CONTACT}  ${date}
")
endfunction()
