// The boards are empty, so that what is measured is a rule's clauses and not those of some givens.
// A rule that needs data proposes them, as for generated puzzles.
#include "rule_boards.hpp"

#include <fmt/format.h>

#include <map>
#include <utility>

#include "base/joined.hpp"
#include "rules/registry.hpp"
#include "sudoku_sat/measure.hpp"

namespace sudoku_sat::report {

namespace {

/// On a small board some grids have no place for a clue.
constexpr int max_attempts = 10;

/// The rule with data; none if it proposes none on such a board.
std::optional<RuleUse> use_of(const Rule& rule, const Geometry& geometry, std::uint64_t seed,
                              const Limits& limits) {
  if (rule.data != Rule::Data::required) return RuleUse{&rule};
  if (rule.propose == nullptr) return std::nullopt;
  const GridKind& kind = default_grid_kind(false);
  const auto board = make_board(geometry);
  Random random(seed);
  for (int attempt = 0; attempt < max_attempts; ++attempt) {
    limits.check();
    RuleUse use = rule::proposed_use(rule, geometry, kind.grid(board, random, limits), random);
    if (!use.entries.empty()) return use;
  }
  return std::nullopt;
}

std::shared_ptr<const Board> board_of_rule(const Rule& rule, const Geometry& geometry,
                                           std::uint64_t seed, const Limits& limits) {
  auto use = use_of(rule, geometry, seed, limits);
  if (!use) return nullptr;
  try {
    return make_board(geometry, {*std::move(use)});
  } catch (const InputError&) {
    return nullptr;  // The rule is for boards of other sizes.
  }
}

}  // namespace

std::vector<PuzzleGroup> boards_with_each_rule(const std::vector<Geometry>& geometries,
                                               std::uint64_t seed, const BoardSource& source) {
  std::vector<PuzzleGroup> groups;
  for (const Geometry& geometry : geometries) {
    std::vector<std::string> missing;
    for (const Rule* rule : rules()) {
      if (rule->on_by_default) continue;
      const Limits limits = source.limits();
      const LimitsScope scope(limits);
      if (const auto board = board_of_rule(*rule, geometry, seed, limits)) {
        groups.push_back({{Puzzle{board, Grid(board->cells(), 0)}}});
      } else {
        missing.emplace_back(rule->name);
      }
    }
    if (missing.empty()) continue;
    source.warn(fmt::format("no {0}x{0} board could be made with these rules: {1}", geometry.size(),
                            base::joined(missing, ", ")));
  }
  return groups;
}

}  // namespace sudoku_sat::report
