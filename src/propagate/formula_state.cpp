#include "formula_state.hpp"

#include <algorithm>

namespace sudoku_sat::propagation {

std::shared_ptr<const FormulaState::Index> FormulaState::index_of(const ClauseConstraint& formula,
                                                                  std::size_t size) {
  auto index = std::make_shared<Index>(Index{&formula, size, {}, {}, {}});
  const std::size_t values = formula.cells.size() * size;
  for (std::size_t clause = 0; clause < formula.clauses(); ++clause) {
    index->begin.push_back(static_cast<std::uint32_t>(index->literals.size()));
    for (const ClauseConstraint::Literal& literal : formula.clause(clause)) {
      const std::size_t atom =
          literal.value == 0 ? values + literal.atom : literal.atom * size + literal.value - 1;
      index->literals.push_back(static_cast<Code>(2 * atom + (literal.holds ? 0 : 1)));
    }
  }
  index->begin.push_back(static_cast<std::uint32_t>(index->literals.size()));
  index->clauses_of.append(2 * (values + formula.booleans), [&](const auto& take) {
    for (std::uint32_t clause = 0; clause + 1 < index->begin.size(); ++clause) {
      for (const Code code : index->clause(clause)) take(code, clause);
    }
  });
  return index;
}

FormulaState::FormulaState(const ClauseConstraint& formula, int size)
    : index_(index_of(formula, static_cast<std::size_t>(size))),
      known_(formula.cells.size() * index_->size + formula.booleans, open) {}

bool FormulaState::propagate(const Candidates& candidates, std::vector<Left>& changes) {
  if (!take_over(candidates)) return false;
  if (std::exchange(fresh_, false) && !look_at_all()) return false;
  while (!queue_.empty()) {
    // A literal that became true makes its negation false.
    const Code negated = formula::negation(queue_.back());
    queue_.pop_back();
    for (const std::uint32_t clause : index_->clauses_of[negated]) {
      if (!look_at(clause)) return false;
    }
  }
  tell(candidates, changes);
  return true;
}

/// False if the opposite is known.
bool FormulaState::assign(Code code) {
  const Known known = value_of(code);
  if (known != open) return known == is_true;
  known_[code / 2] = formula::is_negated(code) ? is_false : is_true;
  queue_.push_back(code);
  return true;
}

/// For each cell: what it can't hold, and what it holds.
bool FormulaState::take_over(const Candidates& candidates) {
  const std::vector<Cell>& cells = index_->formula->cells;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const bool one = candidates.count_up_to_two(cells[i]) == 1;
    for (std::size_t value = 1; value <= index_->size; ++value) {
      const auto code = static_cast<Code>(2 * (i * index_->size + value - 1));
      const bool possible = candidates.possible(cells[i], static_cast<int>(value));
      if (!possible && !assign(code + 1)) return false;
      if (possible && one && !assign(code)) return false;
    }
  }
  return true;
}

bool FormulaState::look_at(std::uint32_t clause) {
  Code only = 0;
  unsigned count = 0;
  for (const Code code : index_->clause(clause)) {
    const Known known = value_of(code);
    if (known == is_true) return true;
    if (known == is_false) continue;
    if (++count == 2) return true;
    only = code;
  }
  return count == 1 && assign(only);
}

bool FormulaState::look_at_all() {
  for (std::uint32_t clause = 0; clause + 1 < index_->begin.size(); ++clause) {
    if (!look_at(clause)) return false;
  }
  return true;
}

void FormulaState::tell(const Candidates& candidates, std::vector<Left>& changes) const {
  const std::vector<Cell>& cells = index_->formula->cells;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const auto mask = candidates.mask(cells[i]);
    std::vector<std::uint64_t> left(mask.begin(), mask.end());
    for (std::size_t value = 1; value <= index_->size; ++value) {
      const Known known = known_[i * index_->size + value - 1];
      const std::size_t word = (value - 1) / 64;
      const std::uint64_t bit = std::uint64_t{1} << (value - 1) % 64;
      if (known == is_false) left[word] &= ~bit;
      if (known != is_true) continue;
      const std::uint64_t kept = left[word] & bit;
      std::fill(left.begin(), left.end(), 0);
      left[word] = kept;
      break;
    }
    if (!std::equal(mask.begin(), mask.end(), left.begin())) {
      changes.push_back({cells[i], std::move(left)});
    }
  }
}

}  // namespace sudoku_sat::propagation
