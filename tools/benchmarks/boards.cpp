// The boards are the library's; what is spoiled is a hole, not a given, so that the same cells are
// open. See boards.hpp.
#include "boards.hpp"

#include <fmt/format.h>

#include "sudoku_sat/formats.hpp"
#include "sudoku_sat/io.hpp"
#include "sudoku_sat/measure.hpp"

namespace sudoku_sat::bench {

std::string_view check_grids(std::string_view name) {
  for (const std::string_view known : {"pattern", "mixed"}) {
    if (name == known) return known;
  }
  throw UsageError(fmt::format("no kind of grid '{}': pattern or mixed", name));
}

Grid make_holes_board(const BoardSpec& spec, std::uint64_t number, const Limits& limits) {
  Random random(spec.seed, number);
  Instance made = make_instance({.geometry = Geometry(spec.size),
                                 .grids = &grid_kind_named(check_grids(spec.grids)),
                                 .holes = &hole_kind_named("random"),
                                 .open = 10 * spec.open},
                                random, limits);
  if (spec.spoiled) put_wrong_value(made.puzzle, made.solution, made.holes, random);
  return made.puzzle.givens;
}

std::vector<std::string> write_boards(const BoardSpec& spec, std::size_t count,
                                      const std::filesystem::path& directory,
                                      const Limits& limits) {
  const Geometry board(spec.size);
  std::filesystem::create_directories(directory);
  std::vector<std::string> names;
  for (std::size_t number = 0; number < count; ++number) {
    names.push_back(directory / fmt::format("board-{}-{}-{}-{}-{:03}{}.txt", spec.size, spec.open,
                                            spec.grids, spec.seed, number,
                                            spec.spoiled ? "-spoiled" : ""));
    Output output(names.back());
    output.write(to_line(board, make_holes_board(spec, number, limits)) + '\n');
    output.commit();
  }
  return names;
}

}  // namespace sudoku_sat::bench
