// Solutions: one, several, their number, their values.
#include "sudoku_sat/solve.hpp"

#include <fmt/format.h>

#include <limits>
#include <mutex>

#include "bindings.hpp"
#include "sudoku_sat/enumerate.hpp"

namespace sudoku_sat::python {

namespace {

py::list conflicts_of(const std::vector<Conflict>& conflicts, const Geometry& geometry) {
  py::list pairs;
  for (const Conflict& conflict : conflicts) {
    const Value second = conflict.second_value != 0 ? conflict.second_value : conflict.value;
    pairs.append(py::make_tuple(placed(geometry, conflict.first, conflict.value),
                                placed(geometry, conflict.second, second), conflict.rule));
  }
  return pairs;
}

py::object uniqueness_in(const Outcome& outcome) {
  if (outcome.uniqueness == Uniqueness::unknown) return py::none();
  return py::bool_(outcome.uniqueness == Uniqueness::unique);
}

/// Solves one puzzle after the other, one at a time: a solver keeps what it has learnt.
class Solving {
 public:
  Solving(const std::optional<std::string>& encoding, const std::string& amo,
          const std::optional<std::string>& reduce, const std::string& solver,
          const std::vector<std::string>& settings, bool unique, std::uint64_t solutions, bool core,
          unsigned threads)
      : solver_(std::make_unique<PuzzleSolver>()), all_(solutions != 1) {
    if (threads == 0) throw UsageError("threads: give at least 1");
    options_.formulation = formulation_of(encoding, amo, reduce);
    options_.solver = choose_solver(solver);
    for (const std::string& setting : settings) {
      if (options_.solver.entry->setting == nullptr || options_.solver.external()) {
        throw UsageError("settings need the built-in solver");
      }
      options_.solver.settings.push_back(options_.solver.entry->setting(setting));
    }
    options_.unique = unique;
    options_.solutions = solutions;
    options_.core = core;
    options_.threads = threads;
    options_.sizes = true;
    options_.statistics = true;
    reset();
  }

  py::dict solve(const NamedPuzzle& named, std::optional<double> timeout,
                 const std::vector<BoardGrid>& excluded) {
    const std::vector<Grid> left_out = grids_of(excluded, named.puzzle);
    std::vector<Grid> found;
    const Outcome outcome = run(timeout, [&](const Limits& limits) {
      const std::lock_guard lock(mutex_);
      if (options_.excluded != left_out) {
        options_.excluded = left_out;
        reset();
      }
      OnSolution keep;
      if (all_) keep = [&](const Grid& grid) { found.push_back(grid); };
      return solver_->solve(named.puzzle, limits, keep);
    });
    if (!all_ && outcome.solution) found.push_back(*outcome.solution);
    return fields(named.puzzle, outcome, found);
  }

 private:
  void reset() { solver_ = std::make_unique<PuzzleSolver>(options_); }

  py::dict fields(const Puzzle& puzzle, const Outcome& outcome, const std::vector<Grid>& found) {
    const Geometry& geometry = puzzle.geometry();
    std::vector<BoardGrid> grids;
    for (const Grid& grid : found) grids.push_back({puzzle, grid});
    py::dict seconds;
    seconds["reduce"] = outcome.seconds.reduce.wall;
    seconds["encode"] = outcome.seconds.encode.wall;
    seconds["solve"] = outcome.seconds.solve.wall;
    seconds["verify"] = outcome.seconds.verify.wall;
    py::dict result;
    result["status"] = std::string(name(outcome.status));
    result["solutions"] = std::move(grids);
    result["unique"] = uniqueness_in(outcome);
    result["conflicts"] = conflicts_of(outcome.conflicts, geometry);
    result["core"] = placed(geometry, outcome.core, puzzle.givens);
    result["complete"] = !outcome.undecided;
    result["reason"] = outcome.reason;
    result["decided_by"] = std::string(name(outcome.decided_by));
    result["encoding"] = outcome.encoding;
    result["variables"] = outcome.size.variables;
    result["clauses"] = outcome.size.clauses;
    result["decisions"] = outcome.statistics.decisions;
    result["solver_conflicts"] = outcome.statistics.conflicts;
    result["propagations"] = outcome.statistics.propagations;
    result["seconds"] = std::move(seconds);
    return result;
  }

  SolveOptions options_;
  std::unique_ptr<PuzzleSolver> solver_;
  std::mutex mutex_;
  bool all_;
};

/// A whole number of any size.
py::int_ integer(const BigCount& count) {
  return py::reinterpret_steal<py::int_>(PyLong_FromString(to_string(count).c_str(), nullptr, 10));
}

py::tuple count_solutions(const NamedPuzzle& named, std::uint64_t limit,
                          const std::vector<BoardGrid>& excluded, bool variables, unsigned threads,
                          std::optional<double> timeout) {
  if (threads == 0) throw UsageError("threads: give at least 1");
  const EnumerateOptions options{.limit = limit,
                                 .threads = threads,
                                 .excluded = grids_of(excluded, named.puzzle),
                                 .with_variables = variables};
  const Counted counted =
      run(timeout, [&](const Limits& limits) { return count(named.puzzle, options, limits); });
  return py::make_tuple(integer(counted.solutions), counted.complete);
}

std::vector<std::vector<Value>> candidates(const NamedPuzzle& named,
                                           const std::vector<BoardGrid>& excluded,
                                           std::optional<double> timeout) {
  const std::vector<Grid> grids = grids_of(excluded, named.puzzle);
  return run(timeout,
             [&](const Limits& limits) { return true_candidates(named.puzzle, grids, limits); });
}

/// A picture with the candidates of open cells as small digits.
std::string candidates_svg(const NamedPuzzle& named, const TrueCandidates& candidates) {
  Grid grid = named.puzzle.givens;
  std::vector<PencilMark> marks;
  for (Cell cell = 0; cell < candidates.size() && cell < grid.size(); ++cell) {
    if (candidates[cell].size() == 1) grid[cell] = candidates[cell].front();
    if (candidates[cell].size() < 2) continue;
    for (const Value value : candidates[cell]) marks.push_back({cell, value});
  }
  std::string out;
  format_named("svg").write({.geometry = named.puzzle.geometry(),
                             .grid = grid,
                             .givens = &named.puzzle.givens,
                             .board = named.puzzle.board.get(),
                             .pencil_marks = marks},
                            out);
  return out;
}

}  // namespace

void bind_solving(py::module_& module) {
  py::class_<Solving>(module, "Solving")
      .def(py::init<const std::optional<std::string>&, const std::string&,
                    const std::optional<std::string>&, const std::string&,
                    const std::vector<std::string>&, bool, std::uint64_t, bool, unsigned>(),
           py::arg("encoding"), py::arg("amo"), py::arg("reduce"), py::arg("solver"),
           py::arg("settings"), py::arg("unique"), py::arg("solutions"), py::arg("core"),
           py::arg("threads"))
      .def("solve", &Solving::solve, py::arg("puzzle"), py::arg("timeout"), py::arg("excluded"));
  module.def("count", count_solutions, py::arg("puzzle"), py::arg("limit"), py::arg("excluded"),
             py::arg("variables"), py::arg("threads"), py::arg("timeout"));
  module.def("candidates", candidates, py::arg("puzzle"), py::arg("excluded"), py::arg("timeout"));
  module.def("candidates_svg", candidates_svg, py::arg("puzzle"), py::arg("candidates"));
}

}  // namespace sudoku_sat::python
