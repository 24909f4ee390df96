# Tables of plug-ins. A folder's registry.def has one line REGISTER(name) for each file name.cpp;
# the table in registry.cpp includes it, and the list of sources is made of the same lines: a new
# plug-in is one file and one line. Entries that share a file, or whose file is in a folder of its own,
# have a line REGISTER_IN(folder/file, name) each. (No GLOB: a file without its line is not built, and
# that is an error.) With TOGETHER the names in the files differ, so that the files of a folder may be
# compiled together (Unity.cmake); other plug-ins have functions of the same names.
function(registry_sources folder out)
  set(definition "${CMAKE_CURRENT_SOURCE_DIR}/${folder}/registry.def")
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${definition}")
  file(STRINGS "${definition}" lines REGEX "^REGISTER(_IN)?\\(")
  set(sources "${folder}/registry.cpp")
  foreach(line IN LISTS lines)
    string(REGEX REPLACE "^REGISTER(_IN)?\\(([a-z0-9_/]+)[,)].*" "\\2" name "${line}")
    list(APPEND sources "${folder}/${name}.cpp")
  endforeach()
  list(REMOVE_DUPLICATES sources)
  if(NOT "TOGETHER" IN_LIST ARGN)
    set_source_files_properties(${sources} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
  endif()
  set(${out} ${sources} PARENT_SCOPE)
endfunction()

# The texts of rules that registry.def names with WRITTEN_IN(folder/file, name), as a source that has
# them all (`texts_out`), and the sources of what by_hand.def names: BY_HAND(folder/file, name).
function(written_rules folder out texts_out)
  set(written "${CMAKE_CURRENT_SOURCE_DIR}/${folder}/registry.def")
  set(by_hand "${CMAKE_CURRENT_SOURCE_DIR}/${folder}/written/by_hand.def")
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${by_hand}")
  file(STRINGS "${written}" texts REGEX "^WRITTEN_IN\\(")
  list(TRANSFORM texts REPLACE "^WRITTEN_IN\\(([a-z0-9_/]+),.*" "\\1.rule")
  list(REMOVE_DUPLICATES texts)
  list(TRANSFORM texts PREPEND "${CMAKE_CURRENT_SOURCE_DIR}/${folder}/" OUTPUT_VARIABLE paths)
  set(script "${PROJECT_SOURCE_DIR}/tools/cmake/EmbedRules.cmake")
  set(source "${CMAKE_CURRENT_BINARY_DIR}/rule_texts.cpp")
  add_custom_command(OUTPUT "${source}"
    COMMAND "${CMAKE_COMMAND}" "-DOUTPUT=${source}" "-DFOLDER=${CMAKE_CURRENT_SOURCE_DIR}/${folder}"
            "-DFILES=${texts}" -P "${script}"
    DEPENDS ${paths} "${script}" VERBATIM)
  set_source_files_properties("${source}" PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
  file(STRINGS "${by_hand}" sources REGEX "^BY_HAND\\(")
  list(TRANSFORM sources REPLACE "^BY_HAND\\(([a-z0-9_/]+),.*" "${folder}/\\1.cpp")
  list(REMOVE_DUPLICATES sources)
  set(${out} ${sources} PARENT_SCOPE)
  set(${texts_out} "${source}" PARENT_SCOPE)
endfunction()
