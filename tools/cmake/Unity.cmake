# A build from nothing is three times as fast if the files of a folder are compiled together. Names
# in unnamed namespaces must then differ within a folder; most plug-ins, which have functions of the
# same names (`emit`, `size`), are compiled one by one.
function(compile_folders_together target)
  get_target_property(sources ${target} SOURCES)
  foreach(source IN LISTS sources)
    get_source_file_property(alone ${source} SKIP_UNITY_BUILD_INCLUSION)
    cmake_path(GET source PARENT_PATH folder)
    if(NOT alone)
      set_source_files_properties(${source} PROPERTIES UNITY_GROUP "${folder}")
    endif()
  endforeach()
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
endfunction()
