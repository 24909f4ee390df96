// The figures of the commands compare and rate.
#include "sudoku_sat/measure.hpp"

#include "bindings.hpp"

namespace sudoku_sat::python {

namespace {

py::object strength_in(const std::optional<Strength>& strength) {
  if (!strength) return py::none();
  return py::make_tuple(strength->cells, strength->solved);
}

py::dict run_in(const SolverTimes& times) {
  py::dict result;
  const bool answered = times.failure.empty() && times.answer != Answer::unknown;
  result["answer"] = std::string(name(times.answer));
  result["seconds"] = answered ? py::cast(times.total()) : py::none();
  result["encode"] = times.encode;
  result["write"] = times.write;
  result["load"] = times.load;
  result["solve"] = times.solve;
  result["decisions"] = times.statistics.decisions;
  result["conflicts"] = times.statistics.conflicts;
  result["propagations"] = times.statistics.propagations;
  result["failure"] = times.failure;
  return result;
}

py::dict formula_in(const FormulaProfile& formula) {
  py::dict result;
  result["variables"] = formula.variables;
  result["clauses"] = formula.clauses;
  result["literals"] = formula.literals;
  result["units"] = formula.units;
  result["binary"] = formula.binary;
  result["ternary"] = formula.ternary;
  result["longer"] = formula.longer;
  result["duplicates"] = formula.duplicates;
  result["bytes"] = formula.bytes;
  return result;
}

/// Figures of one puzzle under one formulation.
py::dict measure(const NamedPuzzle& named, const std::string& encoding, const std::string& amo,
                 const std::string& reduce, bool strength, const std::vector<std::string>& solvers,
                 int runs, std::optional<double> timeout) {
  if (runs < 1) throw UsageError("runs: give at least 1");
  std::vector<SolverChoice> choices;
  for (const std::string& solver : solvers) choices.push_back(choose_solver(solver));
  const Formulation formulation = formulation_of(encoding, amo, reduce);
  const Measurement measured = run(timeout, [&](const Limits& limits) {
    MeasureOptions options{.strength = strength, .solvers = choices, .runs = runs};
    options.limits = [&limits] { return limits; };
    return Measurer(formulation, std::move(options)).measure(named.puzzle);
  });
  py::dict result = formula_in(measured.formula);
  result["density"] = measured.density;
  result["auxiliary"] = measured.formula.variables - measured.cell_variables;
  result["unit_propagation"] = strength_in(measured.units);
  result["failed_literals"] = strength_in(measured.failed_literals);
  py::dict of_solvers;
  for (std::size_t i = 0; i < choices.size(); ++i) {
    py::list times;
    for (const SolverTimes& run : measured.solvers[i].times) times.append(run_in(run));
    of_solvers[py::str(choices[i].name)] = std::move(times);
  }
  result["solvers"] = std::move(of_solvers);
  return result;
}

py::dict rate(const NamedPuzzle& named, std::size_t seeds, bool backdoor,
              std::optional<double> timeout) {
  const PuzzleRate rated = run(timeout, [&](const Limits& limits) {
    return Rater({.seeds = seeds, .backdoor = backdoor}).rate(named.puzzle, limits);
  });
  py::dict result;
  result["status"] = std::string(name(rated.status));
  result["level"] = rated.level ? py::cast(std::string(name(*rated.level))) : py::none();
  result["grade"] = rated.graded ? py::cast(std::string(name(rated.graded->grade()))) : py::none();
  const bool technique = rated.graded && rated.graded->hardest != nullptr;
  result["technique"] = technique ? py::cast(std::string(rated.graded->hardest->name)) : py::none();
  result["decisions"] = rated.effort ? py::cast(rated.effort->decisions) : py::none();
  result["conflicts"] = rated.effort ? py::cast(rated.effort->conflicts) : py::none();
  result["backdoor"] = py::none();
  if (rated.backdoor) {
    std::vector<Place> places;
    for (const Cell cell : rated.backdoor->cells) {
      places.push_back(place_of(named.puzzle.geometry(), cell));
    }
    result["backdoor"] = std::move(places);
  }
  result["complete"] = !rated.stopped;
  return result;
}

}  // namespace

void bind_measuring(py::module_& module) {
  module.def("measure", measure, py::arg("puzzle"), py::arg("encoding"), py::arg("amo"),
             py::arg("reduce"), py::arg("strength"), py::arg("solvers"), py::arg("runs"),
             py::arg("timeout"));
  module.def("rate", rate, py::arg("puzzle"), py::arg("seeds"), py::arg("backdoor"),
             py::arg("timeout"));
}

}  // namespace sudoku_sat::python
