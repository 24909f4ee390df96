# Finds libmd (MD5), which ships a header and a library with a pkg-config file, and none for CMake.
#
#   LibMD_ROOT   where an installation of its own lies (-DLibMD_ROOT=DIR)
#
# Makes the target LibMD::LibMD. This file is installed with the library, whose users link libmd
# too.
find_path(LibMD_INCLUDE_DIR md5.h)
find_library(LibMD_LIBRARY md)

include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(LibMD REQUIRED_VARS LibMD_LIBRARY LibMD_INCLUDE_DIR
  REASON_FAILURE_MESSAGE "install libmd-dev, or give -DLibMD_ROOT=DIR")
mark_as_advanced(LibMD_INCLUDE_DIR LibMD_LIBRARY)

if(LibMD_FOUND AND NOT TARGET LibMD::LibMD)
  add_library(LibMD::LibMD UNKNOWN IMPORTED)
  set_target_properties(LibMD::LibMD PROPERTIES
    IMPORTED_LOCATION "${LibMD_LIBRARY}"
    INTERFACE_INCLUDE_DIRECTORIES "${LibMD_INCLUDE_DIR}")
endif()
