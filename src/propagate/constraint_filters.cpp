// Filters candidates by the constraints other than all-different ones. A filter leaves a single
// cell its allowed values, a pair of cells the values that have a partner (arc consistency), a
// diagram the values on a path from its first layer to its last (diagram_filter.hpp), a formula
// what unit propagation leaves (formula_state.hpp).
//
// Each filter removes at least what unit propagation on the clauses of that constraint would, and
// finds a contradiction if all cells are decided and break it; so a state without open cells is a
// solution.
#include <algorithm>

#include "diagram_filter.hpp"
#include "propagation.hpp"

namespace sudoku_sat::propagation {

namespace {

// Each takes some hundred nanoseconds on a 9x9 board and a millisecond on the largest.
constexpr unsigned constraints_between_checks = 64;

}  // namespace

bool Propagation::restrict_cells() {
  fresh_ = false;
  std::vector<std::uint64_t> supported(candidates_.words());
  for (const Allowed& allowed : board_->allowed()) {
    std::fill(supported.begin(), supported.end(), 0);
    for (const Value value : allowed.values) {
      supported[static_cast<std::size_t>(value - 1) / 64] |= std::uint64_t{1} << (value - 1) % 64;
    }
    if (!filter(allowed.cell, supported)) return false;
  }
  return true;
}

/// Ends at the first constraint that decides a cell: plain propagation from there is faster.
bool Propagation::filter_further() {
  const auto filter_all = [this](std::vector<std::uint32_t>& touched, const auto& filter_one) {
    for (std::uint32_t number = 0; number < touched.size() && queue_.empty(); ++number) {
      if (touched[number] == 0) continue;
      touched[number] = 0;
      if (++steps_ % constraints_between_checks == 0) limits_->check();
      if (!filter_one(number)) return false;
    }
    return true;
  };
  const std::size_t words = candidates_.words();
  const auto mask = [this](Cell cell) { return candidates_.mask(cell); };
  const auto leave = [this](Cell cell, const auto& supported) { return filter(cell, supported); };
  const auto by_relation = [&](std::uint32_t number) {
    return filter_by_relation(board_->relations()[number], words, mask, leave);
  };
  const auto by_diagram = [&](std::uint32_t number) {
    return filter_by_diagram(board_->diagrams()[number], words, mask, leave);
  };
  return filter_all(touched_relations_, by_relation) && filter_all(touched_diagrams_, by_diagram) &&
         filter_all(touched_formulas_, [this](auto number) { return filter_formula(number); });
}

/// Unit propagation on its clauses.
bool Propagation::filter_formula(std::uint32_t number) {
  thread_local std::vector<FormulaState::Left> changes;
  changes.clear();
  limits_->check();
  if (!formulas_[number].propagate(candidates_, changes)) return false;
  return std::all_of(changes.begin(), changes.end(), [&](const FormulaState::Left& change) {
    return filter(change.cell, change.values);
  });
}

bool Propagation::touched() const {
  const auto any = [](const auto& flags) {
    return std::find(flags.begin(), flags.end(), 1U) != flags.end();
  };
  return any(touched_relations_) || any(touched_diagrams_) || any(touched_formulas_) ||
         any(touched_);
}

/// Leaves the cell only the supported values.
bool Propagation::filter(Cell cell, const std::vector<std::uint64_t>& supported) {
  const std::size_t words = candidates_.words();
  std::uint64_t removed = 0;
  for (std::size_t word = 0; word < words; ++word) {
    std::uint64_t& values = candidates_.masks()[cell * words + word];
    removed |= values & ~supported[word];
    values &= supported[word];
  }
  if (removed == 0) return true;
  return lost_candidate(cell);
}

}  // namespace sudoku_sat::propagation
