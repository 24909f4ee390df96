// The tables of the command list: names with their summaries.
#include "bindings.hpp"
#include "sudoku_sat/generate.hpp"
#include "sudoku_sat/solver.hpp"

namespace sudoku_sat::python {

namespace {

template <class Table>
py::dict names_in(const Table& table) {
  py::dict names;
  for (const auto& item : table) {
    const auto& entry = entry_of(item);
    names[py::str(std::string(entry.name))] = std::string(entry.summary);
  }
  return names;
}

py::dict table(const std::string& what) {
  if (what == "encodings") return names_in(encodings());
  if (what == "amo") return names_in(amo_methods());
  if (what == "reductions") return names_in(reductions());
  if (what == "rules") return names_in(rules());
  if (what == "solvers") return names_in(solver_entries());
  if (what == "formats") return names_in(formats());
  if (what == "symmetries") return names_in(symmetries());
  if (what == "techniques") return names_in(techniques());
  reject("table", what,
         {"encodings", "amo", "reductions", "rules", "solvers", "formats", "symmetries",
          "techniques"});
}

bool is_installed(const std::string& solver) {
  const auto* const entry = find_in(solver_entries(), solver);
  return entry != nullptr && installed(*entry);
}

}  // namespace

void bind_tables(py::module_& module) {
  module.def("table", table, py::arg("what"));
  module.def("is_installed", is_installed, py::arg("solver"));
}

}  // namespace sudoku_sat::python
