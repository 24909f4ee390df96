// What is wrong with a grid or a puzzle: by the rules, and as minimal sets of givens.
#include "bindings.hpp"
#include "sudoku_sat/solve.hpp"

namespace sudoku_sat::python {

namespace {

std::optional<std::string> wrong_with(const NamedPuzzle& named, const BoardGrid& grid, bool whole) {
  const auto wrong =
      whole ? verify(named.puzzle, grid.values) : violation(named.puzzle, grid.values);
  if (!wrong) return std::nullopt;
  return to_string(*wrong, named.puzzle.geometry());
}

/// Names of sets, each a list.
using Named = std::vector<std::vector<std::string>>;

Named named(const std::vector<Subset>& sets, const PuzzleSubsets& subsets) {
  Named names;
  for (const Subset& set : sets) {
    names.emplace_back();
    for (const std::uint32_t item : set) names.back().push_back(subsets.name(item));
  }
  return names;
}

/// Cores or repairs; whether these are all of them.
std::pair<Named, bool> subsets_of(const NamedPuzzle& puzzle, const std::string& kind,
                                  bool with_rules, std::size_t limit,
                                  std::optional<double> timeout) {
  return run(timeout, [&](const Limits& limits) -> std::pair<Named, bool> {
    using Parts = PuzzleSubsets::Parts;
    PuzzleSubsets subsets(puzzle.puzzle, with_rules ? Parts::givens_and_rules : Parts::givens,
                          limits);
    if (subsets.consistent()) return {{}, true};
    if (kind == "smallest") return {named({subsets.smallest_core()}, subsets), true};
    const ListedSubsets listed = kind == "cores" ? subsets.cores(limit) : subsets.repairs(limit);
    if (listed.stopped && *listed.stopped == Limits::Reached::interrupt)
      throw Stopped(*listed.stopped);
    return {named(listed.sets, subsets), listed.complete};
  });
}

std::vector<PlacedValue> redundant(const NamedPuzzle& puzzle, std::optional<double> timeout) {
  const std::vector<Cell> cells = run(timeout, [&](const Limits& limits) {
    const Outcome outcome = solve(puzzle.puzzle, {}, limits);
    if (outcome.status == Status::unknown) limits.check();
    if (outcome.status != Status::solved) throw Error("the puzzle has no solution");
    return redundant_givens(puzzle.puzzle, limits);
  });
  return placed(puzzle.puzzle.geometry(), cells, puzzle.puzzle.givens);
}

}  // namespace

void bind_checking(py::module_& module) {
  module.def("wrong_with", wrong_with, py::arg("puzzle"), py::arg("grid"), py::arg("whole"));
  module.def("subsets", subsets_of, py::arg("puzzle"), py::arg("kind"), py::arg("with_rules"),
             py::arg("limit"), py::arg("timeout"));
  module.def("redundant", redundant, py::arg("puzzle"), py::arg("timeout"));
}

}  // namespace sudoku_sat::python
