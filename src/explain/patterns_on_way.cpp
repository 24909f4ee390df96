#include "patterns_on_way.hpp"

#include <algorithm>

#include "pattern_steps.hpp"

namespace sudoku_sat::explain {

namespace {

/// How often a pattern is looked for along one way: on a board of 9x9 that takes a tenth of a
/// second.
constexpr std::size_t max_looks = 600;
constexpr std::size_t min_looks = 4;

/// The techniques that are no singles, as far as one of the steps has it or a beginner does.
std::vector<const Technique*> ladder_for(const std::vector<Step>& steps) {
  std::vector<const Technique*> ladder = propagation::pattern_techniques();
  const auto place_of = [&](const Technique* technique) {
    return std::find(ladder.begin(), ladder.end(), technique) - ladder.begin();
  };
  std::ptrdiff_t end = 0;
  for (const Technique* one : ladder) {
    if (one->grade <= Difficulty::medium) end = std::max(end, place_of(one) + 1);
  }
  for (const Step& step : steps) {
    const bool single = step.technique == nullptr && step.conclusions.front().holds;
    if (!single || !step.cases.empty()) end = std::max(end, place_of(step.technique) + 1);
  }
  ladder.resize(std::min(static_cast<std::size_t>(end), ladder.size()));
  std::erase_if(ladder, [](const Technique* one) { return one->grade == Difficulty::easy; });
  return ladder;
}

bool is_small(const Board& board) {
  const auto size = static_cast<std::size_t>(board.size());
  return board.cells() * size <= propagation::most_candidates_for_chains;
}

}  // namespace

PatternsOnWay::PatternsOnWay(const Puzzle& puzzle, const std::vector<Step>& steps,
                             const Limits& limits)
    : puzzle_(puzzle),
      limits_(limits),
      sight_(*puzzle.board),
      ladder_(ladder_for(steps)),
      looks_(is_small(*puzzle.board) ? max_looks : 0) {}

namespace {

void take(const Step& step, TechniqueState& state) {
  for (const Statement& one : step.conclusions) {
    if (one.holds) state.place(one.cell, one.value);
    if (!one.holds) state.exclude(one.cell, one.value);
  }
}

}  // namespace

void PatternsOnWay::look_far(std::span<const Step* const> steps) {
  if (looks_ == 0) return;
  TechniqueState state(puzzle_, sight_, limits_);
  std::size_t looks = looks_;
  exhaust(state, looks);
  for (const Step* step : steps) {
    take(*step, state);
    exhaust(state, looks);
  }
}

void PatternsOnWay::look_near(std::span<const Step* const> steps) {
  if (looks_ == 0) return;
  const std::size_t each = std::max(looks_ / (steps.size() + 1), min_looks);
  for (std::size_t end = 0; end < steps.size(); ++end) {
    TechniqueState state(puzzle_, sight_, limits_);
    for (const Step* step : steps.first(end)) take(*step, state);
    std::size_t looks = each;
    exhaust(state, looks);
  }
}

void PatternsOnWay::exhaust(TechniqueState& state, std::size_t& looks) {
  for (; looks > 0; --looks) {
    const auto pattern = propagation::next_pattern(state, ladder_);
    if (!pattern) return;
    keep(*pattern, state);
    propagation::conclude(pattern->finding, state);
  }
}

void PatternsOnWay::keep(const propagation::Pattern& pattern, const TechniqueState& state) {
  auto step = step_without_facts(pattern, state);
  if (!step || !is_of_candidates(*step)) return;
  const Statements statements(puzzle_.geometry());
  std::vector<Lit> key;
  for (const Statement& one : step->conclusions) key.push_back(statements.literal(one));
  key.push_back(0);
  for (const Statement& one : step->told_without) key.push_back(statements.literal(one));
  if (kept_.insert(std::move(key)).second) found_.push_back(*std::move(step));
}

}  // namespace sudoku_sat::explain
