// The table of families, and their boards as files.
#include "families.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "sudoku_sat/formats.hpp"
#include "sudoku_sat/io.hpp"
#include "sudoku_sat/rule.hpp"

namespace sudoku_sat::bench {

namespace {

// Sizes and holes are such that the best of the solvers takes between a hundredth of a second and
// some seconds.
constexpr std::array table{
    BoardFamily{"minimal-16", "each given is needed", 16, "mixed", "minimal"},
    BoardFamily{"minimal-25", "each given is needed", 25, "mixed", "minimal"},
    BoardFamily{"few-25", "25 givens fewer than a minimal board", 25, "mixed", "few"},
    BoardFamily{"balanced-25", "balanced holes", 25, "mixed", "balanced", 56},
    BoardFamily{"balanced-36", "balanced holes", 36, "mixed", "balanced", 48},
    BoardFamily{"random-25", "random holes", 25, "mixed", "random", 58},
    BoardFamily{"random-36", "random holes", 36, "mixed", "random", 47},
    BoardFamily{"random-64", "random holes", 64, "mixed", "random", 39},
    BoardFamily{"pattern-36", "random holes in a pattern grid", 36, "pattern", "random", 48},
    BoardFamily{"pattern-64", "random holes in a pattern grid", 64, "pattern", "random", 40},
    BoardFamily{"latin-30", "a Latin square, balanced holes", 30, "latin", "balanced", 42},
    BoardFamily{"latin-35", "a Latin square, random holes", 35, "latin", "random", 42},
    BoardFamily{"latin-40", "a Latin square, balanced holes", 40, "latin", "balanced", 42},
    BoardFamily{"latin-50", "a Latin square near the hardest share", 50, "latin", "random", 30},
    BoardFamily{"jigsaw-16", "regions drawn at random", 16, "jigsaw", "minimal"},
    BoardFamily{"jigsaw-25", "regions drawn at random", 25, "jigsaw", "random", 62},
    BoardFamily{"diagonals-25", "diagonals too", 25, "drawn", "random", 58, "diagonals"},
    // Minimal boards with these rules take minutes each to make.
    BoardFamily{"groups-16", "diagonals, disjoint groups", 16, "drawn", "random", 74,
                "diagonals, disjoint-groups"},
    BoardFamily{"knights-16", "no value a knight's move apart", 16, "drawn", "minimal", 0,
                "anti-knight"},
};

}  // namespace

std::span<const BoardFamily> board_families() { return table; }

std::vector<const BoardFamily*> families_named(std::span<const std::string> names) {
  std::vector<const BoardFamily*> chosen;
  for (const BoardFamily& family : table) {
    const bool named = std::find(names.begin(), names.end(), family.name) != names.end();
    if (names.empty() || named) chosen.push_back(&family);
  }
  std::vector<std::string_view> known;
  for (const BoardFamily& family : table) known.push_back(family.name);
  for (const std::string& name : names) {
    if (std::find(known.begin(), known.end(), name) != known.end()) continue;
    throw UsageError(fmt::format("no family '{}': {}", name, fmt::join(known, ", ")));
  }
  return chosen;
}

Puzzle make_family_board(const BoardFamily& family, std::uint64_t number, const Limits& limits) {
  const InstanceSpec spec{
      .geometry = Geometry(family.size),
      .grids = &grid_kind_named(family.grids),
      .holes = &hole_kind_named(family.holes),
      .open = 10 * family.open,
      .rules = family.rules.empty() ? std::vector<RuleUse>() : parse_rules(family.rules, {}),
      .seed = static_cast<std::uint64_t>(family.size)};
  return make_instance(spec, number, limits).puzzle;
}

std::vector<std::string> write_family(const BoardFamily& family, Half half, std::size_t count,
                                      const std::filesystem::path& directory,
                                      const Limits& limits) {
  std::filesystem::create_directories(directory);
  std::vector<std::string> names;
  const auto write = [&](const Puzzle& puzzle, const std::string& name) {
    std::string text;
    format_named("puzzle").write(
        {.geometry = puzzle.geometry(), .grid = puzzle.givens, .board = puzzle.board.get()}, text);
    names.push_back(directory / name);
    Output output(names.back());
    output.write(text);
    output.commit();
  };
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t number = 2 * i + (half == Half::test ? 1 : 0);
    const Puzzle puzzle = make_family_board(family, number, limits);
    write(puzzle, fmt::format("{}-{:03}.txt", family.name, number));
    write(with_changed_given(puzzle, number),
          fmt::format("{}-{:03}-spoiled.txt", family.name, number));
  }
  return names;
}

}  // namespace sudoku_sat::bench
