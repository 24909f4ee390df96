# Lists of sources. folder_sources(OUT FOLDER... [EXCEPT PATH...]): the .cpp files in these folders and
# below, without those that are, or are below, a path of EXCEPT. A folder's new file is compiled without a
# line in CMakeLists.txt: ninja looks for new files at each build. A plug-in still needs its line in
# registry.def: its descriptor has no declaration otherwise, and does not compile.
function(folder_sources out)
  cmake_parse_arguments(PARSE_ARGV 1 list "" "" "EXCEPT")
  list(TRANSFORM list_UNPARSED_ARGUMENTS APPEND "/*.cpp" OUTPUT_VARIABLE patterns)
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS RELATIVE "${CMAKE_CURRENT_SOURCE_DIR}" ${patterns})
  foreach(path IN LISTS list_EXCEPT)
    list(FILTER sources EXCLUDE REGEX "^${path}(/|$)")
  endforeach()
  set(${out} ${sources} PARENT_SCOPE)
endfunction()

# The texts of rules that registry.def names with WRITTEN_IN(folder/file, name), as a source that has them
# all.
function(written_rules folder out)
  set(written "${CMAKE_CURRENT_SOURCE_DIR}/${folder}/registry.def")
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${written}")
  file(STRINGS "${written}" texts REGEX "^WRITTEN_IN\\(")
  list(TRANSFORM texts REPLACE "^WRITTEN_IN\\(([a-z0-9_/]+),.*" "\\1.rule")
  list(REMOVE_DUPLICATES texts)
  list(TRANSFORM texts PREPEND "${CMAKE_CURRENT_SOURCE_DIR}/${folder}/" OUTPUT_VARIABLE paths)
  set(script "${PROJECT_SOURCE_DIR}/tools/cmake/EmbedRules.cmake")
  set(source "${CMAKE_CURRENT_BINARY_DIR}/rule_texts.cpp")
  add_custom_command(OUTPUT "${source}"
    COMMAND "${CMAKE_COMMAND}" "-DOUTPUT=${source}" "-DFOLDER=${CMAKE_CURRENT_SOURCE_DIR}/${folder}" -P "${script}"
    DEPENDS ${paths} "${written}" "${script}" VERBATIM)
  set_source_files_properties("${source}" PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
  set(${out} "${source}" PARENT_SCOPE)
endfunction()
