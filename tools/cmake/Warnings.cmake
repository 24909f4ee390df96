# The project's warnings, for its own targets; an error in CI and in every preset.
option(SUDOKU_SAT_WERROR "warnings are errors" ON)

function(project_warnings target)
  target_compile_options(${target} PRIVATE -Wall -Wextra -Wpedantic -Wconversion -Wshadow)
  # g++ 12 takes "x" + std::to_string(n) for an overlapping copy (GCC bug 105651).
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
    target_compile_options(${target} PRIVATE -Wno-restrict)
  endif()
  if(SUDOKU_SAT_WERROR)
    target_compile_options(${target} PRIVATE -Werror)
  endif()
endfunction()
