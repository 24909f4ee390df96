// The Python module sudoku_sat._core: the library's values and functions. It returns plain values,
// lists and dictionaries; the package's Python files turn them into named results, with types and
// documentation that Python's own tools can read.
#include "bindings.hpp"

PYBIND11_MODULE(_core, module) {
  using namespace sudoku_sat::python;
  module.doc() = "The compiled part of sudoku_sat; use the package.";
  module.attr("version") = std::string(sudoku_sat::version);
  bind_errors(module);
  bind_puzzles(module);
  bind_reader(module);
  bind_clauses(module);
  bind_solving(module);
  bind_checking(module);
  bind_explaining(module);
  bind_generating(module);
  bind_measuring(module);
  bind_tables(module);
}
