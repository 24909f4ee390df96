# Finds CaDiCaL. Debian 12's has a header and a static library alone; newer ones come with files for CMake or
# pkg-config, which are asked first.
#
#   CaDiCaL_ROOT   where a build or an installation of its own lies (-DCaDiCaL_ROOT=DIR); its header
#                  may be DIR/include/cadical.hpp, DIR/include/cadical/cadical.hpp or DIR/src/cadical.hpp,
#                  its library DIR/lib/libcadical.a or DIR/build/libcadical.a
#
# Makes the target CaDiCaL::CaDiCaL. This file is installed with the library, whose users link
# CaDiCaL too.
if(NOT CaDiCaL_ROOT AND NOT CaDiCaL_LIBRARY)
  find_package(PkgConfig QUIET)
  if(PkgConfig_FOUND)
    pkg_check_modules(PC_CaDiCaL QUIET cadical)
  endif()
  find_package(CaDiCaL QUIET CONFIG NAMES CaDiCaL cadical)
  foreach(target CaDiCaL::CaDiCaL cadical::cadical CaDiCaL::cadical cadical)
    if(CaDiCaL_FOUND AND TARGET ${target})
      get_target_property(CaDiCaL_INCLUDE_DIR ${target} INTERFACE_INCLUDE_DIRECTORIES)
      get_target_property(CaDiCaL_LIBRARY ${target} LOCATION)
    endif()
  endforeach()
endif()
find_path(CaDiCaL_INCLUDE_DIR cadical.hpp HINTS ${PC_CaDiCaL_INCLUDE_DIRS} PATH_SUFFIXES cadical src)
find_library(CaDiCaL_LIBRARY cadical HINTS ${PC_CaDiCaL_LIBRARY_DIRS} PATH_SUFFIXES build)

include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(CaDiCaL REQUIRED_VARS CaDiCaL_LIBRARY CaDiCaL_INCLUDE_DIR
  REASON_FAILURE_MESSAGE "install libcadical-dev, or give -DCaDiCaL_ROOT=DIR")
mark_as_advanced(CaDiCaL_INCLUDE_DIR CaDiCaL_LIBRARY)

if(CaDiCaL_FOUND AND NOT TARGET CaDiCaL::CaDiCaL)
  add_library(CaDiCaL::CaDiCaL UNKNOWN IMPORTED)
  set_target_properties(CaDiCaL::CaDiCaL PROPERTIES
    IMPORTED_LOCATION "${CaDiCaL_LIBRARY}"
    INTERFACE_INCLUDE_DIRECTORIES "${CaDiCaL_INCLUDE_DIR}")
endif()
