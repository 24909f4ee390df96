# What `cmake --install` puts where: the program, its manual and completions for shells, the
# headers, the libraries, the program that `serve` goes on as, what CMake (find_package(sudoku_sat)) and pkg-config (sudoku_sat.pc) need
# to find them, the puzzles and the documents for users. None of it holds the prefix, so that the
# installed tree may be moved.
include(CMakePackageConfigHelpers)
include(GNUInstallDirs)

set(package_directory "${CMAKE_INSTALL_LIBDIR}/cmake/sudoku_sat")
set(pkgconfig_directory "${CMAKE_INSTALL_LIBDIR}/pkgconfig")

install(TARGETS sudoku-sat)
# Where src/cli/serve/run_http.cpp looks for it.
install(TARGETS sudoku-sat-http DESTINATION libexec/sudoku-sat)
install(TARGETS sudoku_sat sudoku_sat_proof EXPORT sudoku_sat
        INCLUDES DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}")
install(DIRECTORY "${PROJECT_SOURCE_DIR}/include/sudoku_sat" DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}"
        FILES_MATCHING PATTERN "*.hpp")
install(EXPORT sudoku_sat NAMESPACE sudoku_sat:: FILE sudoku_satTargets.cmake
        DESTINATION "${package_directory}")

configure_package_config_file("${CMAKE_CURRENT_LIST_DIR}/sudoku_satConfig.cmake.in"
  "${PROJECT_BINARY_DIR}/sudoku_satConfig.cmake" INSTALL_DESTINATION "${package_directory}")
write_basic_package_version_file("${PROJECT_BINARY_DIR}/sudoku_satConfigVersion.cmake"
  COMPATIBILITY SameMinorVersion)
install(FILES "${PROJECT_BINARY_DIR}/sudoku_satConfig.cmake"
  "${PROJECT_BINARY_DIR}/sudoku_satConfigVersion.cmake"
  "${CMAKE_CURRENT_LIST_DIR}/FindCaDiCaL.cmake" "${CMAKE_CURRENT_LIST_DIR}/FindLibMD.cmake"
  DESTINATION "${package_directory}")

# The manual's pages and the completions are what the program itself writes.
set(reference "${PROJECT_BINARY_DIR}/reference")
add_custom_command(OUTPUT "${reference}/written"
  COMMAND "${CMAKE_COMMAND}" -E rm -rf "${reference}"
  COMMAND "${CMAKE_COMMAND}" -E make_directory "${reference}"
  COMMAND sudoku-sat man --all -o "${reference}/man1"
  COMMAND sudoku-sat completion --all -o "${reference}/share"
  COMMAND "${CMAKE_COMMAND}" -E touch "${reference}/written"
  DEPENDS sudoku-sat VERBATIM)
add_custom_target(reference ALL DEPENDS "${reference}/written")
install(DIRECTORY "${reference}/man1" DESTINATION "${CMAKE_INSTALL_MANDIR}")
install(DIRECTORY "${reference}/share/" DESTINATION "${CMAKE_INSTALL_DATADIR}")

# pkg-config knows where its file lies; the prefix is so many folders above that.
cmake_path(RELATIVE_PATH CMAKE_INSTALL_PREFIX
  BASE_DIRECTORY "${CMAKE_INSTALL_PREFIX}/${pkgconfig_directory}" OUTPUT_VARIABLE prefix_above)
cmake_path(GET CaDiCaL_LIBRARY PARENT_PATH cadical_directory)
configure_file("${CMAKE_CURRENT_LIST_DIR}/sudoku_sat.pc.in" "${PROJECT_BINARY_DIR}/sudoku_sat.pc" @ONLY)
install(FILES "${PROJECT_BINARY_DIR}/sudoku_sat.pc" DESTINATION "${pkgconfig_directory}")

install(DIRECTORY "${PROJECT_SOURCE_DIR}/puzzles" DESTINATION "${CMAKE_INSTALL_DATADIR}/sudoku-sat"
        PATTERN ".git*" EXCLUDE)
install(FILES "${PROJECT_SOURCE_DIR}/README.md" "${PROJECT_SOURCE_DIR}/CHANGELOG.md"
  DESTINATION "${CMAKE_INSTALL_DOCDIR}")
install(DIRECTORY "${PROJECT_SOURCE_DIR}/src/cli/manual/"
  DESTINATION "${CMAKE_INSTALL_DOCDIR}/commands")
install(FILES "${PROJECT_SOURCE_DIR}/cnf/README.md" DESTINATION "${CMAKE_INSTALL_DOCDIR}"
  RENAME encodings.md)
