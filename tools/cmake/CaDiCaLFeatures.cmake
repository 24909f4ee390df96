# What only some releases of CaDiCaL have: found by compiling it, because the releases' own version
# names say little (1.5.3 calls itself "sc2021"). Adds to the target CaDiCaL::CaDiCaL:
#
#   CADICAL_HAS_DECLARE_MORE_VARIABLES   releases that want variables declared before their use
#   CADICAL_HAS_STATISTIC_VALUES         get_statistic_value()
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
