# What scripts that build other people's projects have in common. They run in the directory SCRATCH.
set(warnings "-Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror")
separate_arguments(warning_list UNIX_COMMAND "${warnings}")

# Runs a command in the directory SCRATCH; shows what it says where it fails.
function(run)
  execute_process(COMMAND ${ARGN} WORKING_DIRECTORY "${SCRATCH}" OUTPUT_VARIABLE output
                  ERROR_VARIABLE output RESULT_VARIABLE status)
  if(NOT status EQUAL 0)
    list(JOIN ARGN " " command)
    message(FATAL_ERROR "${command}\n${output}\nended with ${status}")
  endif()
endfunction()

# Runs a program in a directory of its own and compares what it prints.
function(expect_output name program expected)
  file(MAKE_DIRECTORY "${SCRATCH}/${name}")
  execute_process(COMMAND "${program}" WORKING_DIRECTORY "${SCRATCH}/${name}" OUTPUT_VARIABLE output
                  ERROR_VARIABLE errors RESULT_VARIABLE status)
  if(NOT status EQUAL 0 OR NOT output STREQUAL expected)
    message(FATAL_ERROR "${name} ended with ${status}: ${errors}\nprinted:\n${output}\nnot:\n${expected}")
  endif()
endfunction()
