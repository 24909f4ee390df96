// Where the boards come from: an input, or they are made, empty or with open cells as in a family.
//
// With --givens, strength against the number of givens is measured on the same grids throughout: a
// puzzle's cells have a fixed random order, its own givens first, then the other cells of its
// solution, and the first K are given. So each puzzle with more givens has all those of one with
// fewer.
#include "boards.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>
#include <tuple>
#include <vector>

#include "app/board_request.hpp"
#include "base/joined.hpp"
#include "rule_boards.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/measure.hpp"
#include "sudoku_sat/solve.hpp"

namespace sudoku_sat::report {

namespace {

/// A puzzle's solution, and the cells in the order in which they become givens.
struct OrderedSolution {
  std::shared_ptr<const Board> board;
  Grid solution;
  std::vector<Cell> order;
};

std::optional<OrderedSolution> ordered(const PuzzleGroup& group, std::size_t number,
                                       const BoardSource& source) {
  const Puzzle& puzzle = group.puzzles[number];
  OrderedSolution result{puzzle.board, {}, {}};
  const bool family = !group.solutions.empty();
  if (family) {
    result.solution = group.solutions[number];
  } else {
    const Limits limits = source.solving_limits();
    const Outcome outcome = solve(puzzle, {}, limits);
    if (outcome.undecided) limits.check();
    if (!outcome.solution) {
      source.fail(fmt::format("{}: no solution that --givens could take givens from",
                              to_line(puzzle.geometry(), puzzle.givens)));
      return std::nullopt;
    }
    result.solution = *outcome.solution;
  }
  result.order = Random(1, number).permutation<Cell>(puzzle.givens.size(), 0);
  if (!family) {
    std::stable_partition(result.order.begin(), result.order.end(),
                          [&](Cell cell) { return puzzle.givens[cell] != 0; });
  }
  return result;
}

/// The numbers of --givens. Throws: UsageError for one that the group's boards have no room for.
std::vector<std::size_t> givens_option(const app::OptionValues& options, const PuzzleGroup& group) {
  std::vector<std::size_t> numbers;
  for (const std::string& text : options.list("givens")) {
    numbers.push_back(app::number_in("givens", text, 0, group.puzzles.front().givens.size()));
  }
  return numbers;
}

Puzzle first_givens(const OrderedSolution& from, std::size_t number) {
  Puzzle puzzle{from.board, Grid(from.solution.size(), 0)};
  for (std::size_t i = 0; i < number; ++i) {
    puzzle.givens[from.order[i]] = from.solution[from.order[i]];
  }
  return puzzle;
}

/// Each group once for each number of --givens, taken from the solutions, which are computed if the
/// groups have none. Throws: UsageError for a number that a board has no room for; Stopped.
std::vector<PuzzleGroup> with_givens(const app::OptionValues& options,
                                     const std::vector<PuzzleGroup>& groups,
                                     const BoardSource& source) {
  // All numbers are checked before the first puzzle is solved.
  std::vector<std::vector<std::size_t>> numbers;
  for (const PuzzleGroup& group : groups) numbers.push_back(givens_option(options, group));
  std::vector<PuzzleGroup> result;
  for (std::size_t i = 0; i < groups.size(); ++i) {
    std::vector<OrderedSolution> solutions;
    for (std::size_t number = 0; number < groups[i].puzzles.size(); ++number) {
      auto one = ordered(groups[i], number, source);
      if (one) solutions.push_back(*std::move(one));
    }
    if (solutions.empty()) continue;
    for (const std::size_t givens : numbers[i]) {
      PuzzleGroup& made = result.emplace_back();
      made.givens = static_cast<int>(givens);
      for (const OrderedSolution& one : solutions) {
        made.puzzles.push_back(first_givens(one, givens));
      }
    }
  }
  return result;
}

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

std::vector<PuzzleGroup> rule_boards(const app::OptionValues& options, const BoardSource& source) {
  return boards_with_each_rule(geometries_of(options, source, rules().size()),
                               options.number_or_usual("seed"), source);
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

/// "cages+thermometers", "-" for a plain board.
std::string names_of_rules(const Board& board) {
  std::vector<std::string> names;
  for (const RuleUse& use : uses_of(board.rules())) {
    if (!use.rule->on_by_default) names.emplace_back(use.rule->name);
  }
  return names.empty() ? "-" : base::joined(names, "+");
}

/// Names the boards by their rules if these differ. Boards that have the same rules with other data
/// get numbers: "cages 1", "cages 2".
void name_boards(std::vector<PuzzleGroup>& groups) {
  using Kind = std::tuple<int, int, std::string>;
  std::map<Kind, int> boards;
  std::set<std::string> names;
  const auto kind_of = [](const PuzzleGroup& group) {
    return Kind{group.board().size(), group.givens, names_of_rules(group.board())};
  };
  for (const PuzzleGroup& group : groups) {
    ++boards[kind_of(group)];
    names.insert(names_of_rules(group.board()));
  }
  if (names.size() < 2 && boards.size() == groups.size()) return;
  std::map<Kind, int> numbers;
  for (PuzzleGroup& group : groups) {
    const Kind kind = kind_of(group);
    group.rules = std::get<2>(kind);
    if (boards[kind] > 1) group.rules += fmt::format(" {}", ++numbers[kind]);
  }
}

}  // namespace

std::vector<PuzzleGroup> compared_boards(const app::OptionValues& options,
                                         const BoardSource& source) {
  const bool empty = options.has("empty") && !options.has("sizes");
  const bool input = options.has_input() || options.has("puzzle") || empty;
  const bool family = options.has("grids") || options.has("holes") || options.has("open");
  std::vector<PuzzleGroup> groups = input                      ? input_boards(source)
                                    : options.has("each-rule") ? rule_boards(options, source)
                                    : family                   ? family_boards(options, source)
                                                               : empty_boards(options, source);
  if (options.has("givens")) groups = with_givens(options, groups, source);
  name_boards(groups);
  return groups;
}

}  // namespace sudoku_sat::report
