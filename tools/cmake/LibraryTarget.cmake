# What the project's libraries have in common, wherever they are used: in the build, as a part of
# another project's build, installed.

# Their code may become part of a shared library; it stays as fast there because functions of the
# same name can't replace its own (-fno-semantic-interposition). Decisions by floating-point numbers
# must not depend on whether a machine multiplies and adds in one step. A second argument is how much the target
# is optimised (see optimize).
function(library_options target)
  optimize(${target} "${ARGV1}")
  target_compile_features(${target} PUBLIC cxx_std_20)
  set_target_properties(${target} PROPERTIES POSITION_INDEPENDENT_CODE ON)
  target_compile_options(${target} PRIVATE -fno-semantic-interposition -ffp-contract=off)
  if(SUDOKU_SAT_ONE_DEFINITION)
    target_compile_options(${target} PRIVATE -flto=auto -ffat-lto-objects)
  endif()
  project_warnings(${target})
endfunction()

# A second argument is its name for others: `core` of sudoku_sat::core. Users define nothing to link it shared.
function(library_target target)
  set(name ${target})
  if(ARGC GREATER 1)
    set(name ${ARGV1})
  endif()
  add_library(sudoku_sat::${name} ALIAS ${target})
  set_target_properties(${target} PROPERTIES EXPORT_NAME ${name} DEFINE_SYMBOL "" VERSION ${PROJECT_VERSION}
    SOVERSION ${PROJECT_VERSION_MAJOR}.${PROJECT_VERSION_MINOR})
  target_include_directories(${target}
    PUBLIC "$<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/include>" "$<INSTALL_INTERFACE:include>"
    PRIVATE "${PROJECT_SOURCE_DIR}/src")
  library_options(${target})
endfunction()

# How much a release is optimised. LITTLE (-O1) is what reads options, writes texts or runs once; MUCH is as
# CMake has it (-O3), for the search: counting variants takes a tenth longer with -O2. All else has -O2: -O3 takes
# a sixth longer to compile, and no figure of `tools/compare_builds --times` moves. With LITTLE, g++ leaves out
# those passes of -O1 that take it a third of its time and gain nothing that is measured there.
# WebAssembly is downloaded: all but the search is compiled for its size.
function(optimize target much)
  if(EMSCRIPTEN AND NOT much STREQUAL "MUCH")
    set(smaller -Os)
    if(much STREQUAL "LITTLE")
      set(smaller -Oz)
    endif()
    target_compile_options(${target} PRIVATE ${smaller})
    set_target_properties(${target} PROPERTIES OPTIMIZED ${smaller})
  elseif(CMAKE_BUILD_TYPE STREQUAL "Release" AND NOT much STREQUAL "MUCH")
    set(flags -O2)
    if(much STREQUAL "LITTLE")
      set(flags -O1)
      if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
        foreach(pass tree-pta tree-dominator-opts tree-sra tree-ch ivopts tree-sink tree-dse tree-slsr tree-fre
                     tree-loop-optimize dse forward-propagate cprop-registers if-conversion if-conversion2)
          list(APPEND flags -fno-${pass})
        endforeach()
      endif()
    endif()
    target_compile_options(${target} PRIVATE ${flags})
    list(GET flags 0 level)
    set_target_properties(${target} PROPERTIES OPTIMIZED ${level})
  endif()
endfunction()

# Precompiles the headers that most files include, once for all targets of the library that are optimised
# alike: those after the first take the first one's. A build that compiles folders together is one from
# nothing, so the public headers are among them: half a second less for each unit.
function(precompile_library_headers target)
  get_target_property(speed ${target} OPTIMIZED)
  get_property(first GLOBAL PROPERTY library_headers_${speed})
  if(first)
    target_precompile_headers(${target} REUSE_FROM ${first})
  else()
    target_precompile_headers(${target} PRIVATE <algorithm> <functional> <map> <memory> <optional>
      <span> <string> <vector> <fmt/format.h>
      $<$<BOOL:${SUDOKU_SAT_UNITY}>:${PROJECT_SOURCE_DIR}/include/sudoku_sat/sudoku_sat.hpp>)
    set_property(GLOBAL PROPERTY library_headers_${speed} ${target})
  endif()
endfunction()

# A part of the library sudoku_sat, or with CORE of sudoku_sat_core, that is a target of its own: `ninja
# sudoku_sat_NAME` compiles it alone. Its objects go into the library, whose users see one. It has the files of FOLDERS without those of
# EXCEPT (Sources.cmake), or SOURCES. LITTLE and MUCH are how much it is optimised; UNITS are what is compiled
# together (Unity.cmake). No headers are compiled beforehand for what is optimised MUCH: two units don't repay it.
function(library_package name)
  cmake_parse_arguments(PARSE_ARGV 1 package "CORE;LITTLE;MUCH" "" "EXCEPT;FOLDERS;SOURCES;UNITS")
  if(package_FOLDERS)
    folder_sources(package_SOURCES ${package_FOLDERS} EXCEPT ${package_EXCEPT})
  endif()
  set(target sudoku_sat_${name})
  add_library(${target} OBJECT ${package_SOURCES})
  target_include_directories(${target} PRIVATE "${PROJECT_SOURCE_DIR}/include" "${PROJECT_SOURCE_DIR}/src")
  set(library sudoku_sat)
  target_link_libraries(${target} PRIVATE fmt::fmt nlohmann_json::nlohmann_json)
  if(package_CORE)
    set(library sudoku_sat_core)
  endif()
  set(much "")
  if(package_LITTLE)
    set(much LITTLE)
  elseif(package_MUCH)
    set(much MUCH)
  endif()
  library_options(${target} ${much})
  if(SUDOKU_SAT_PRECOMPILE AND NOT package_MUCH)
    precompile_library_headers(${target})
  endif()
  if(SUDOKU_SAT_UNITY)
    compile_together(${target} ${package_UNITS})
  endif()
  target_sources(${library} PRIVATE $<TARGET_OBJECTS:${target}>)
endfunction()
