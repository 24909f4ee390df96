# A build from nothing is four times as fast if files are compiled together, because each unit compiles
# what it takes of the standard library anew. compile_together(TARGET UNIT...): a unit is a list of folders,
# separated by spaces; it has the files in them and below them that no unit before it has. What no unit
# takes is compiled together by folder. Names in unnamed namespaces must then differ within a unit.
function(compile_together target)
  get_target_property(sources ${target} SOURCES)
  foreach(source IN LISTS sources)
    get_source_file_property(alone ${source} SKIP_UNITY_BUILD_INCLUSION)
    if(NOT alone)
      unit_of(${source} unit ${ARGN})
      set_source_files_properties(${source} PROPERTIES UNITY_GROUP "${unit}")
    endif()
  endforeach()
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
endfunction()

# The name of the unit that a file belongs to: its first folder's.
function(unit_of source out)
  cmake_path(GET source PARENT_PATH parent)
  set(${out} "${parent}" PARENT_SCOPE)
  foreach(unit IN LISTS ARGN)
    string(REPLACE " " ";" folders "${unit}")
    foreach(folder IN LISTS folders)
      cmake_path(IS_PREFIX folder "${parent}" inside)
      if(inside)
        list(GET folders 0 first)
        set(${out} "${first}" PARENT_SCOPE)
        return()
      endif()
    endforeach()
  endforeach()
endfunction()
