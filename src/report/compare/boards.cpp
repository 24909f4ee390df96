// Where the boards come from: an input, or they are made, empty or with open cells as in a family.
#include "boards.hpp"

#include <algorithm>

#include "app/board_request.hpp"
#include "givens.hpp"
#include "sudoku_sat/measure.hpp"

namespace sudoku_sat::report {

namespace {

/// The boards of --sizes, or the requested one. `boards`: the number of each.
std::vector<Geometry> geometries_of(const app::OptionValues& options, const BoardSource& source,
                                    std::uint64_t boards) {
  const BoardRequest request = app::board_request(options);
  std::vector<int> sizes;
  for (const std::string& text : options.list("sizes")) {
    sizes.push_back(static_cast<int>(app::number_in("sizes", text, 1, max_size)));
  }
  if (sizes.empty()) sizes.push_back(request.wanted_size().value_or(default_size));
  std::vector<Geometry> geometries;
  for (const int size : sizes) {
    const auto side = static_cast<std::size_t>(size);
    source.require(side * side, boards * sizes.size());
    geometries.push_back(request.geometry(size));
  }
  return geometries;
}

std::vector<PuzzleGroup> empty_boards(const app::OptionValues& options, const BoardSource& source) {
  const BoardRequest request = app::board_request(options);
  std::vector<PuzzleGroup> groups;
  for (const Geometry& geometry : geometries_of(options, source, 1)) {
    const Limits limits = source.limits();
    const LimitsScope scope(limits);
    const auto board = request.board(geometry);
    groups.push_back({{Puzzle{board, Grid(board->cells(), 0)}}});
  }
  return groups;
}

/// The specification of a family's boards, without the geometry.
InstanceSpec instance_spec(const app::OptionValues& options) {
  InstanceSpec spec;
  spec.rules = app::board_request(options).rules;
  const auto grids = options.get("grids");
  spec.grids = grids ? &grid_kind_named(*grids) : &default_grid_kind(!spec.rules.empty());
  if (const auto holes = options.get("holes")) spec.holes = &hole_kind_named(*holes);
  const auto open = options.get("open");
  if (open) spec.open = app::open_share(*open);
  spec.seed = options.number("seed").value_or(1);
  // With --givens only the grid of a board is used.
  if (!options.has("givens") && spec.holes->takes_share && !open) {
    throw UsageError("boards of a family need --open SHARE, as in --open 0.45, or --givens LIST");
  }
  check_instance(spec);
  return spec;
}

std::vector<PuzzleGroup> family_boards(const app::OptionValues& options,
                                       const BoardSource& source) {
  InstanceSpec spec = instance_spec(options);
  const std::uint64_t count = options.number_or_usual("count");
  std::vector<PuzzleGroup> groups;
  for (const Geometry& geometry : geometries_of(options, source, count)) {
    spec.geometry = geometry;
    PuzzleGroup group;
    for (std::uint64_t number = 0; number < count; ++number) {
      const Limits limits = source.limits();
      const LimitsScope scope(limits);
      Instance instance = make_instance(spec, number, limits);
      group.puzzles.push_back(std::move(instance.puzzle));
      group.solutions.push_back(std::move(instance.solution));
    }
    groups.push_back(std::move(group));
  }
  return groups;
}

std::vector<PuzzleGroup> input_boards(const BoardSource& source) {
  std::vector<PuzzleGroup> groups;
  source.for_each_puzzle([&](const Puzzle& puzzle) {
    const auto same = std::find_if(groups.begin(), groups.end(), [&](const PuzzleGroup& group) {
      return group.board().same_rules(*puzzle.board);
    });
    if (same == groups.end()) {
      groups.push_back({{puzzle}});
    } else {
      same->puzzles.push_back(puzzle);
    }
  });
  return groups;
}

}  // namespace

std::vector<PuzzleGroup> compared_boards(const app::OptionValues& options,
                                         const BoardSource& source) {
  const bool empty = options.has("empty") && !options.has("sizes");
  const bool input = options.has_input() || options.has("puzzle") || empty;
  const bool family = options.has("grids") || options.has("holes") || options.has("open");
  const std::vector<PuzzleGroup> groups = input    ? input_boards(source)
                                          : family ? family_boards(options, source)
                                                   : empty_boards(options, source);
  return options.has("givens") ? with_givens(options, groups, source) : groups;
}

}  // namespace sudoku_sat::report
