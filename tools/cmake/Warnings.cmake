# The project's warnings, for its own targets; an error in CI and in every preset.
option(SUDOKU_SAT_WERROR "warnings are errors" ON)

function(project_warnings target)
  target_compile_options(${target} PRIVATE -Wall -Wextra -Wpedantic -Wconversion -Wshadow)
  if(SUDOKU_SAT_WERROR)
    target_compile_options(${target} PRIVATE -Werror)
  endif()
endfunction()
