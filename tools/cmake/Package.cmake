# What tools/package makes of a build: a package for Debian, by CPack.
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME sudoku-sat)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE
  GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
include(DebianData)
set(CPACK_SUDOKU_SAT_SOURCE "${PROJECT_SOURCE_DIR}")
set(CPACK_PRE_BUILD_SCRIPTS "${CMAKE_CURRENT_LIST_DIR}/DebianFiles.cmake")
include(CPack)

# What a package is made of, where not all is built: man pages and the like are what targets write.
add_custom_target(packed)
add_dependencies(packed sudoku-sat sudoku-sat-http)
if(TARGET sudoku-sat-reference)
  add_dependencies(packed sudoku-sat-reference)
endif()
