// Where the boards come from: an input, or they are made, empty or with open cells as in a family.
#include "boards.hpp"

#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include <algorithm>
#include <limits>

#include "cli/choices.hpp"
#include "cli/globals.hpp"
#include "cli/measuring_options.hpp"
#include "cli/streams/inputs.hpp"
#include "givens.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/measure.hpp"

namespace sudoku_sat::cli {

namespace {

constexpr std::uint64_t max_boards = 100'000;

/// For one board, as for each measurement of it.
Limits limits_of_board(const CommandLine& line) {
  return Limits(line.seconds("timeout"), &interrupt());
}

std::vector<Geometry> geometries_of(const CommandLine& line) {
  const BoardRequest request = app::board_request(line);
  std::vector<Geometry> geometries;
  for (const std::string& text : line.list("sizes")) {
    const std::uint64_t size = app::number_in("sizes", text, 1, max_size);
    geometries.push_back(request.geometry(static_cast<int>(size)));
  }
  if (geometries.empty()) geometries.push_back(request.geometry(request.wanted_size().value_or(9)));
  return geometries;
}

std::vector<PuzzleGroup> empty_boards(const CommandLine& line) {
  const BoardRequest request = app::board_request(line);
  std::vector<PuzzleGroup> groups;
  for (const Geometry& geometry : geometries_of(line)) {
    const Limits limits = limits_of_board(line);
    const LimitsScope scope(limits);
    const auto board = request.board(geometry);
    groups.push_back({{Puzzle{board, Grid(board->cells(), 0)}}});
  }
  return groups;
}

/// The specification of a family's boards, without the geometry.
InstanceSpec instance_spec(const CommandLine& line) {
  InstanceSpec spec;
  spec.rules = app::board_request(line).rules;
  const auto grids = line.get("grids");
  spec.grids = grids ? &grid_kind_named(*grids) : &default_grid_kind(!spec.rules.empty());
  if (const auto holes = line.get("holes")) spec.holes = &hole_kind_named(*holes);
  const auto open = line.get("open");
  if (open) spec.open = open_share(*open);
  spec.seed = line.number("seed").value_or(1);
  // With --givens only the grid of a board is used.
  if (!line.has("givens") && spec.holes->takes_share && !open) {
    throw UsageError("boards of a family need --open SHARE, as in --open 0.45, or --givens LIST");
  }
  check_instance(spec);
  return spec;
}

std::vector<PuzzleGroup> family_boards(const CommandLine& line) {
  InstanceSpec spec = instance_spec(line);
  const std::uint64_t count = line.number("count").value_or(10);
  std::vector<PuzzleGroup> groups;
  for (const Geometry& geometry : geometries_of(line)) {
    spec.geometry = geometry;
    PuzzleGroup group;
    for (std::uint64_t number = 0; number < count; ++number) {
      const Limits limits = limits_of_board(line);
      const LimitsScope scope(limits);
      Instance instance = make_instance(spec, number, limits);
      group.puzzles.push_back(std::move(instance.puzzle));
      group.solutions.push_back(std::move(instance.solution));
    }
    groups.push_back(std::move(group));
  }
  return groups;
}

/// Reads all puzzles; unreadable ones are reported and counted as failures.
std::vector<PuzzleGroup> read_puzzles(const CommandLine& line, base::ExitStatus& status) {
  std::vector<PuzzleGroup> groups;
  PuzzleStream inputs(line);
  while (const std::optional<PuzzleInput> input = inputs.next()) {
    if (!input->puzzle) {
      report_unread(*input, status);
      continue;
    }
    const auto same = std::find_if(groups.begin(), groups.end(), [&](const PuzzleGroup& group) {
      return group.board().same_rules(*input->puzzle->board);
    });
    if (same == groups.end()) {
      groups.push_back({{*input->puzzle}});
    } else {
      same->puzzles.push_back(*input->puzzle);
    }
  }
  return groups;
}

}  // namespace

std::vector<PuzzleGroup> compare_puzzles(const CommandLine& line, base::ExitStatus& status) {
  const bool empty = line.has("empty") && !line.has("sizes");
  const bool input = line.has_input() || line.has("puzzle") || empty;
  const bool family = line.has("grids") || line.has("holes") || line.has("open");
  const std::vector<PuzzleGroup> groups = input    ? read_puzzles(line, status)
                                          : family ? family_boards(line)
                                                   : empty_boards(line);
  return line.has("givens") ? with_givens(line, groups, status) : groups;
}

}  // namespace sudoku_sat::cli
