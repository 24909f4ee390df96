# Finds what the Python module needs: the system's Python with its headers, and pybind11. Sets
# SUDOKU_SAT_PYTHON_MODULE to whether the module is built. Debian's packages of Python modules are
# made for the system's Python, which need not be the first on the path.
set(python_default OFF)
if(PROJECT_IS_TOP_LEVEL)
  set(python_default AUTO)
endif()
set(SUDOKU_SAT_PYTHON ${python_default} CACHE STRING
    "build the Python module: ON, OFF, or AUTO (where it can be)")

set(SUDOKU_SAT_PYTHON_MODULE OFF)
if(NOT SUDOKU_SAT_PYTHON)
  return()
endif()
if(NOT DEFINED Python3_EXECUTABLE AND EXISTS "/usr/bin/python3")
  set(Python3_EXECUTABLE "/usr/bin/python3")
endif()
find_package(Python3 COMPONENTS Interpreter Development.Module QUIET)

# A module with sanitizers needs a Python that was started with their libraries.
if(SUDOKU_SAT_PYTHON STREQUAL "AUTO" AND SUDOKU_SAT_SANITIZE)
  return()
endif()
find_package(pybind11 QUIET)
if(Python3_Development.Module_FOUND AND pybind11_FOUND)
  set(SUDOKU_SAT_PYTHON_MODULE ON)
elseif(NOT SUDOKU_SAT_PYTHON STREQUAL "AUTO")
  message(FATAL_ERROR "the Python module needs python3-dev and pybind11-dev")
endif()
