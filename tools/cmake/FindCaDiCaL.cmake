# Finds CaDiCaL, which ships a header and a static library without CMake or pkg-config files.
#
#   CaDiCaL_ROOT   where a build or an installation of its own lies (-DCaDiCaL_ROOT=DIR); its header
#                  may be DIR/include/cadical.hpp, DIR/include/cadical/cadical.hpp or DIR/src/cadical.hpp,
#                  its library DIR/lib/libcadical.a or DIR/build/libcadical.a
#
# Makes the target CaDiCaL::CaDiCaL. What only some releases have is found by compiling it, because
# the releases' own version names say little (1.5.3 calls itself "sc2021"):
#
#   CADICAL_HAS_DECLARE_MORE_VARIABLES   releases that want variables declared before their use
#   CADICAL_HAS_STATISTIC_VALUES         get_statistic_value()
find_path(CaDiCaL_INCLUDE_DIR cadical.hpp PATH_SUFFIXES cadical src)
find_library(CaDiCaL_LIBRARY cadical PATH_SUFFIXES build)

include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(CaDiCaL REQUIRED_VARS CaDiCaL_LIBRARY CaDiCaL_INCLUDE_DIR
  REASON_FAILURE_MESSAGE "install libcadical-dev, or give -DCaDiCaL_ROOT=DIR")
mark_as_advanced(CaDiCaL_INCLUDE_DIR CaDiCaL_LIBRARY)

if(CaDiCaL_FOUND AND NOT TARGET CaDiCaL::CaDiCaL)
  add_library(CaDiCaL::CaDiCaL UNKNOWN IMPORTED)
  set_target_properties(CaDiCaL::CaDiCaL PROPERTIES
    IMPORTED_LOCATION "${CaDiCaL_LIBRARY}"
    INTERFACE_INCLUDE_DIRECTORIES "${CaDiCaL_INCLUDE_DIR}")

  function(cadical_feature variable code)
    set(source "${CMAKE_BINARY_DIR}/cadical_features/${variable}.cpp")
    file(WRITE "${source}" "#include <cadical.hpp>\nint main () { CaDiCaL::Solver s; ${code} }\n")
    try_compile(${variable}_OK "${CMAKE_BINARY_DIR}/cadical_features/${variable}" "${source}"
                LINK_LIBRARIES CaDiCaL::CaDiCaL CXX_STANDARD 17)
    if(${variable}_OK)
      target_compile_definitions(CaDiCaL::CaDiCaL INTERFACE ${variable})
    endif()
    unset(${variable}_OK CACHE)
  endfunction()
  cadical_feature(CADICAL_HAS_DECLARE_MORE_VARIABLES "(void) s.declare_more_variables (1);")
  cadical_feature(CADICAL_HAS_STATISTIC_VALUES "(void) s.get_statistic_value (\"conflicts\");")
endif()
