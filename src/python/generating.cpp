// New puzzles, with the options of the command generate.
#include "sudoku_sat/generate.hpp"

#include <fmt/format.h>

#include "bindings.hpp"

namespace sudoku_sat::python {

namespace {

const Technique& player_technique(const std::string& word) {
  const Technique& technique = technique_named(word);
  if (&technique != techniques().back()) return technique;
  throw UsageError(fmt::format("{} is not a technique for players", word));
}

std::vector<Cell> cells_of(const std::vector<Place>& places, const Geometry& geometry) {
  std::vector<Cell> cells;
  for (const auto& [row, column] : places) cells.push_back(cell_at(geometry, row, column));
  return cells;
}

class Generating {
 public:
  Generating(const NamedPuzzle& board, std::uint64_t seed, std::optional<std::size_t> clues,
             bool fewest, bool minimal, const std::vector<Place>& pattern,
             const std::optional<std::string>& symmetry, const std::optional<std::string>& rating,
             const std::vector<std::string>& techniques, const std::optional<std::string>& needs,
             const std::vector<BoardGrid>& solutions, const std::vector<BoardGrid>& excluded,
             std::uint64_t attempts) {
    GenerateOptions options{.seed = seed,
                            .clues = clues,
                            .fewest = fewest,
                            .pattern = cells_of(pattern, board.puzzle.geometry()),
                            .each_needed = minimal,
                            .solutions = grids_of(solutions, board.puzzle),
                            .excluded = grids_of(excluded, board.puzzle),
                            .attempts = attempts};
    if (needs) options.needed = &player_technique(*needs);
    if (symmetry) options.symmetry = &symmetry_named(*symmetry);
    if (rating) options.rating = rating_named(*rating);
    for (const std::string& word : techniques) {
      options.techniques.push_back(&player_technique(word));
    }
    options.givens = board.puzzle.givens;
    generator_.emplace(board.puzzle.board, std::move(options));
  }

  /// Throws: Error if there is none, Stopped.
  NamedPuzzle make(std::uint64_t index, std::optional<double> timeout) const {
    Generated made = run(timeout, [&](const Limits& limits) {
      Generated generated = generator_->make(index, limits);
      if (!generated.puzzle) limits.check();
      return generated;
    });
    if (made.impossible) throw Error("the board has no solution");
    if (!made.puzzle) throw Error("no such puzzle was found: " + made.reason);
    return {*std::move(made.puzzle)};
  }

 private:
  std::optional<Generator> generator_;
};

}  // namespace

void bind_generating(py::module_& module) {
  py::class_<Generating>(module, "Generating")
      .def(py::init<const NamedPuzzle&, std::uint64_t, std::optional<std::size_t>, bool, bool,
                    const std::vector<Place>&, const std::optional<std::string>&,
                    const std::optional<std::string>&, const std::vector<std::string>&,
                    const std::optional<std::string>&, const std::vector<BoardGrid>&,
                    const std::vector<BoardGrid>&, std::uint64_t>(),
           py::arg("board"), py::arg("seed"), py::arg("clues"), py::arg("fewest"),
           py::arg("minimal"), py::arg("pattern"), py::arg("symmetry"), py::arg("rating"),
           py::arg("techniques"), py::arg("needs"), py::arg("solutions"), py::arg("excluded"),
           py::arg("attempts"))
      .def("make", &Generating::make, py::arg("index"), py::arg("timeout"));
}

}  // namespace sudoku_sat::python
