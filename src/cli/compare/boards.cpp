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
#include "sudoku_sat/instances.hpp"

namespace sudoku_sat::cli {

namespace {

constexpr std::uint64_t max_boards = 100'000;

/// For one board, as for each measurement of it.
Limits limits_of_board(const CommandLine& line) {
  return Limits(report::seconds_option(line, "timeout"), &interrupt());
}

std::vector<Geometry> geometries_of(const CommandLine& line) {
  const BoardRequest request = report::board_request(line);
  if (line.has("sizes") && line.has("size")) {
    throw UsageError("--sizes and --size can't be combined");
  }
  std::vector<Geometry> geometries;
  for (const std::string& text : report::list_option(line, "sizes")) {
    const std::uint64_t size = report::number_in("sizes", text, 1, max_size);
    geometries.push_back(request.geometry(static_cast<int>(size)));
  }
  if (geometries.empty()) geometries.push_back(request.geometry(request.wanted_size().value_or(9)));
  return geometries;
}

std::vector<PuzzleGroup> empty_boards(const CommandLine& line) {
  const BoardRequest request = report::board_request(line);
  std::vector<PuzzleGroup> groups;
  for (const Geometry& geometry : geometries_of(line)) {
    const Limits limits = limits_of_board(line);
    const LimitsScope scope(limits);
    const auto board = request.board(geometry);
    groups.push_back({{Puzzle{board, Grid(board->cells(), 0)}}});
  }
  return groups;
}

/// What a family's boards are made of, but for the geometry.
InstanceSpec instance_spec(const CommandLine& line) {
  InstanceSpec spec;
  spec.rules = report::board_request(line).rules;
  const auto grids = line.get("boards");
  spec.grids = grids ? &grid_kind_named(*grids) : &default_grid_kind(!spec.rules.empty());
  if (const auto holes = line.get("holes")) spec.holes = &hole_kind_named(*holes);
  const auto open = line.get("open");
  if (open) spec.open = open_share(*open);
  spec.seed =
      report::number_option(line, "seed", 0, std::numeric_limits<std::uint64_t>::max()).value_or(1);
  if (line.has("givens")) {
    // Of such boards the grid alone is used.
    if (open || line.has("holes")) {
      throw UsageError("--givens can't be combined with --open or --holes");
    }
  } else if (spec.holes->takes_share && !open) {
    throw UsageError("boards of a family need --open SHARE, as in --open 0.45, or --givens LIST");
  }
  check_instance(spec);
  return spec;
}

std::vector<PuzzleGroup> family_boards(const CommandLine& line) {
  InstanceSpec spec = instance_spec(line);
  const std::uint64_t count = report::number_option(line, "count", 1, max_boards).value_or(10);
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

/// Throws: UsageError where options are for boards of another origin.
void check_origin(const CommandLine& line, bool input, bool family) {
  if (input && line.has("sizes")) {
    throw UsageError("--sizes can't be combined with an input");
  }
  for (const char* option : {"boards", "holes", "open"}) {
    if (!input || !line.has(option)) continue;
    throw UsageError(fmt::format("--{} can't be combined with an input", option));
  }
  if (line.has("givens") && !input && !family) {
    throw UsageError("--givens needs an input or --boards KIND");
  }
  for (const char* option : {"count", "seed"}) {
    if (family || !line.has(option)) continue;
    throw UsageError(fmt::format("--{} needs --boards KIND", option));
  }
}

}  // namespace

void add_compare_board_options(CommandLine& line) {
  line.value("sizes", "LIST", "without an input: boards of these sizes (default: 9), empty ones");
  line.value("boards", "KIND",
             "boards of a family instead of empty ones: full grids of the kind pattern, mixed, "
             "latin, jigsaw or drawn (default: mixed, with --rules drawn), with open cells",
             names_in(grid_kinds()));
  line.value("holes", "KIND",
             "how these are chosen: random, balanced, minimal or few (default: random)",
             names_in(hole_kinds()));
  line.value("open", "SHARE", "share of open cells (random and balanced only), e.g. 0.45");
  line.value("count", "N", "boards of each size (default: 10)");
  line.value("seed", "N", "seed of the boards (default: 1)");
  line.value(
      "givens", "LIST",
      "measure each puzzle with these numbers of givens, taken from its solution, its own first");
}

std::vector<PuzzleGroup> compare_puzzles(const CommandLine& line, base::ExitStatus& status) {
  const bool input = !line.positional().empty() || line.has("puzzle") || line.has("empty");
  const bool family = line.has("boards") || line.has("holes") || line.has("open");
  check_origin(line, input, family);
  const std::vector<PuzzleGroup> groups = input    ? read_puzzles(line, status)
                                          : family ? family_boards(line)
                                                   : empty_boards(line);
  return line.has("givens") ? with_givens(line, groups, status) : groups;
}

}  // namespace sudoku_sat::cli
