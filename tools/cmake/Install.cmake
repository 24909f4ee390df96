# What `cmake --install` puts where: the libraries, the headers, what CMake (find_package(sudoku_sat)) and pkg-config
# (sudoku_sat.pc, sudoku_sat_core.pc) need to find them, and with the program its manual and completions for shells,
# the program that `serve` goes on as, the puzzles and the documents for users. None of it holds the prefix, so that
# the installed tree may be moved.
include(CMakePackageConfigHelpers)
include(GNUInstallDirs)

set(package_directory "${CMAKE_INSTALL_LIBDIR}/cmake/sudoku_sat")
set(pkgconfig_directory "${CMAKE_INSTALL_LIBDIR}/pkgconfig")
set(libraries sudoku_sat sudoku_sat_core sudoku_sat_referee sudoku_sat_proof)
if(SUDOKU_SAT_CORE_ONLY)
  list(REMOVE_ITEM libraries sudoku_sat sudoku_sat_referee)
endif()

install(TARGETS ${libraries} EXPORT sudoku_sat INCLUDES DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}")
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

# pkg-config knows where its file lies; the prefix is so many folders above that. Who links archives links what
# they need, so that is private only if the libraries are shared.
cmake_path(RELATIVE_PATH CMAKE_INSTALL_PREFIX
  BASE_DIRECTORY "${CMAKE_INSTALL_PREFIX}/${pkgconfig_directory}" OUTPUT_VARIABLE prefix_above)
cmake_path(GET CaDiCaL_LIBRARY PARENT_PATH cadical_directory)
set(private "")
set(between " ")
if(BUILD_SHARED_LIBS)
  set(private .private)
  set(between "\nLibs.private: ")
endif()
function(pkg_config_file name description links requires)
  configure_file("${CMAKE_CURRENT_FUNCTION_LIST_DIR}/sudoku_sat.pc.in" "${PROJECT_BINARY_DIR}/${name}.pc" @ONLY)
  install(FILES "${PROJECT_BINARY_DIR}/${name}.pc" DESTINATION "${pkgconfig_directory}")
endfunction()
pkg_config_file(sudoku_sat_core "Sudoku puzzles as clauses, and their solvers" "-lsudoku_sat_core -lsudoku_sat_proof"
  "fmt zlib liblzma libzstd")
if(SUDOKU_SAT_CORE_ONLY)
  return()
endif()
pkg_config_file(sudoku_sat "${PROJECT_DESCRIPTION}" "-lsudoku_sat -lsudoku_sat_referee -lsudoku_sat_core -lsudoku_sat_proof"
  "fmt libmd zlib liblzma libzstd pugixml")
if(NOT SUDOKU_SAT_PROGRAM)
  return()
endif()

install(TARGETS sudoku-sat)
# Where src/cli/serve/run_http.cpp looks for it.
install(TARGETS sudoku-sat-http DESTINATION libexec/sudoku-sat)
# The manual's pages and the completions are what the program itself writes, if it can run here.
if(NOT CMAKE_CROSSCOMPILING OR CMAKE_CROSSCOMPILING_EMULATOR)
  set(reference "${PROJECT_BINARY_DIR}/reference")
  add_custom_command(OUTPUT "${reference}/written"
    COMMAND "${CMAKE_COMMAND}" -E rm -rf "${reference}"
    COMMAND "${CMAKE_COMMAND}" -E make_directory "${reference}"
    COMMAND sudoku-sat man --all -o "${reference}/man1"
    COMMAND sudoku-sat completion --all -o "${reference}/share"
    COMMAND "${CMAKE_COMMAND}" -E touch "${reference}/written"
    DEPENDS sudoku-sat VERBATIM)
  add_custom_target(sudoku-sat-reference ALL DEPENDS "${reference}/written")
  install(DIRECTORY "${reference}/man1" DESTINATION "${CMAKE_INSTALL_MANDIR}")
  install(DIRECTORY "${reference}/share/" DESTINATION "${CMAKE_INSTALL_DATADIR}")
endif()

install(DIRECTORY "${PROJECT_SOURCE_DIR}/puzzles" DESTINATION "${CMAKE_INSTALL_DATADIR}/sudoku-sat"
        PATTERN ".git*" EXCLUDE)
install(FILES "${PROJECT_SOURCE_DIR}/README.md" "${PROJECT_SOURCE_DIR}/CHANGELOG.md"
  DESTINATION "${CMAKE_INSTALL_DOCDIR}")
install(DIRECTORY "${PROJECT_SOURCE_DIR}/src/cli/manual/"
  DESTINATION "${CMAKE_INSTALL_DOCDIR}/commands")
install(FILES "${PROJECT_SOURCE_DIR}/cnf/README.md" DESTINATION "${CMAKE_INSTALL_DOCDIR}"
  RENAME encodings.md)
