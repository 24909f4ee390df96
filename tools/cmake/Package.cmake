# What tools/package makes of a build: a package for Debian, by CPack.
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME sudoku-sat)
set(CPACK_PACKAGE_CONTACT "$ENV{DEBFULLNAME} <$ENV{DEBEMAIL}>")
if(CPACK_PACKAGE_CONTACT STREQUAL " <>")
  set(CPACK_PACKAGE_CONTACT "The sudoku-sat authors <root@localhost>")
endif()
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE
  GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION math)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
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
set(CPACK_SUDOKU_SAT_SOURCE "${PROJECT_SOURCE_DIR}")
set(CPACK_PRE_BUILD_SCRIPTS "${CMAKE_CURRENT_LIST_DIR}/DebianFiles.cmake")
include(CPack)

# What a package is made of, where not all is built: man pages and the like are what targets write.
add_custom_target(packed)
add_dependencies(packed sudoku-sat sudoku-sat-http)
if(TARGET sudoku-sat-reference)
  add_dependencies(packed sudoku-sat-reference)
endif()
