# The project's warnings, for its own targets. Errors in the presets dev, which CI builds, and asan, but
# not in release: a false alarm of another compiler must not keep users from the program.
option(SUDOKU_SAT_WERROR "warnings are errors" ON)

function(project_warnings target)
  target_compile_options(${target} PRIVATE -Wall -Wextra -Wpedantic -Wconversion -Wshadow)
  # False alarms of g++ 12: "x" + std::to_string(n) as an overlapping or endless copy (GCC bug
  # 105651), and under the sanitizers std::regex, which cxxopts uses, as uninitialised (GCC bug
  # 105562).
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
    target_compile_options(${target} PRIVATE -Wno-restrict -Wno-stringop-overflow)
    if(SUDOKU_SAT_SANITIZE)
      target_compile_options(${target} PRIVATE -Wno-maybe-uninitialized)
    endif()
    # The first of them under -O3, which is for release builds.
    if(NOT SUDOKU_SAT_WERROR)
      target_compile_options(${target} PRIVATE -Wno-array-bounds)
    endif()
  endif()
  if(SUDOKU_SAT_WERROR)
    target_compile_options(${target} PRIVATE -Werror)
  endif()
endfunction()
