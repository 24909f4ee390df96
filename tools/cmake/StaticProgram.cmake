# link_archives(TARGET LIBRARY...): links a target with our libraries and, where the system has all of them as
# archives, with those of what they need; sets TARGET_has_archives. Else, and under the sanitizers, it is linked as
# usual.
# link_statically(PROGRAM LIBRARY...): also without the system's own libraries: looking up their symbols takes
# longer than solving a 9x9 puzzle. It is static-pie, for with -static alone the first exception sorts the program's whole unwind table, which
# takes 5 ms; formats throw where they find out whether a line is one of theirs.
option(SUDOKU_SAT_STATIC "the program needs no library of the system" ON)

foreach(library md lzma z zstd pugixml)
  find_library(static_${library} NAMES lib${library}.a)
  mark_as_advanced(static_${library})
endforeach()

function(link_archives target)
  if(NOT SUDOKU_SAT_STATIC OR BUILD_SHARED_LIBS OR SUDOKU_SAT_SANITIZE OR NOT static_md OR NOT static_lzma OR NOT static_z
     OR NOT static_zstd OR NOT static_pugixml)
    target_link_libraries(${target} PRIVATE ${ARGN} fmt::fmt)
    return()
  endif()
  if(NOT TARGET sudoku_sat_fmt)
    # Debian has no archive of fmt, but all of its source.
    add_library(sudoku_sat_fmt STATIC "${PROJECT_SOURCE_DIR}/tools/cmake/fmt_library.cpp")
    target_include_directories(sudoku_sat_fmt PRIVATE
      $<TARGET_PROPERTY:fmt::fmt,INTERFACE_INCLUDE_DIRECTORIES>)
    set_target_properties(sudoku_sat_fmt PROPERTIES POSITION_INDEPENDENT_CODE ON)
    optimize(sudoku_sat_fmt LITTLE)
  endif()
  # By their files: the targets would bring the shared libraries.
  foreach(library IN LISTS ARGN)
    target_link_libraries(${target} PRIVATE "$<TARGET_FILE:${library}>")
    add_dependencies(${target} ${library})
  endforeach()
  target_link_libraries(${target} PRIVATE CaDiCaL::CaDiCaL sudoku_sat_fmt "${static_md}"
    "${static_lzma}" "${static_z}" "${static_zstd}" "${static_pugixml}" Threads::Threads)
  set(${target}_has_archives TRUE PARENT_SCOPE)
endfunction()

function(link_statically program)
  link_archives(${program} ${ARGN})
  if(${program}_has_archives)
    target_link_options(${program} PRIVATE -static-pie)
  endif()
endfunction()
