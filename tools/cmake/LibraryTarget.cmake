# What the project's libraries have in common, wherever they are used: in the build, as a part of
# another project's build, installed. Their code may become part of a shared library; it stays as
# fast there because functions of the same name can't replace its own (-fno-semantic-interposition).
function(library_target target)
  add_library(sudoku_sat::${target} ALIAS ${target})
  target_compile_features(${target} PUBLIC cxx_std_20)
  target_include_directories(${target}
    PUBLIC "$<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/include>" "$<INSTALL_INTERFACE:include>"
    PRIVATE "${PROJECT_SOURCE_DIR}/src")
  set_target_properties(${target} PROPERTIES POSITION_INDEPENDENT_CODE ON)
  target_compile_options(${target} PRIVATE -fno-semantic-interposition)
  project_warnings(${target})
endfunction()
