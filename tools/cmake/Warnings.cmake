# The project's warnings, for its own targets. They are errors in the presets that CI builds, and not for
# others: a false alarm of another compiler must not keep anybody from the program or the library.
option(SUDOKU_SAT_WERROR "warnings are errors" OFF)
# Looking for them takes a sixteenth of the time in which a unit compiles, so a build to run the program does without.
option(SUDOKU_SAT_WARNINGS "the compiler warns" ON)

function(project_warnings target)
  if(NOT SUDOKU_SAT_WARNINGS)
    target_compile_options(${target} PRIVATE -w)
    return()
  endif()
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
  if(CMAKE_CXX_COMPILER_ID MATCHES "Clang")
    # g++'s -Wconversion leaves signs alone in C++; clang's doesn't.
    target_compile_options(${target} PRIVATE -Wno-sign-conversion)
    # libstdc++ 12's stable_sort and stable_partition call what it calls deprecated; clang 19 lays that to the caller.
    if(CMAKE_CXX_COMPILER_VERSION VERSION_GREATER_EQUAL 19)
      target_compile_options(${target} PRIVATE -Wno-deprecated-declarations)
    endif()
    # clang takes names of other files of a unity unit for those of an enclosing scope.
    if(SUDOKU_SAT_UNITY)
      target_compile_options(${target} PRIVATE -Wno-shadow)
    endif()
  endif()
  if(SUDOKU_SAT_WERROR)
    target_compile_options(${target} PRIVATE -Werror)
  endif()
endfunction()
