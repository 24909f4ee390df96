#include "propagation_space.hpp"

#include <bit>

#include "base/sorted.hpp"
#include "search_space.hpp"

namespace sudoku_sat::search {

namespace {

// A cell takes some ten microseconds on a board of a hundred values.
constexpr std::size_t cells_between_checks = 1024;

bool share_a_value(const Candidates& candidates, Cell first, Cell second) {
  const auto one = candidates.mask(first);
  const auto other = candidates.mask(second);
  for (std::size_t word = 0; word < one.size(); ++word) {
    if ((one[word] & other[word]) != 0) return true;
  }
  return false;
}

/// How many decisions at least lead to a first solution: two values that neither a given nor a
/// decision has can be exchanged in it.
std::size_t min_depth(const Grid& givens, int size) {
  std::vector<char> used(static_cast<std::size_t>(size) + 1, 0);
  for (const Value given : givens) used[given] = 1;
  const auto unused = std::count(used.begin() + 1, used.end(), 0);
  return static_cast<std::size_t>(std::max<std::ptrdiff_t>(unused - 1, 0));
}

}  // namespace

PropagationSpace::PropagationSpace(const Board& board)
    : board_(board), interchangeable_(board.only_all_different()) {}

std::size_t PropagationSpace::state_bytes() const {
  const std::size_t words = (static_cast<std::size_t>(board_.size()) + 63) / 64;
  const std::size_t constraints =
      board_.all_different().size() + board_.relations().size() + board_.diagrams().size();
  std::size_t of_formulas = 0;
  for (const ClauseConstraint& formula : board_.formulas()) {
    of_formulas += formula.booleans + formula.cells.size() * 8 * words;
  }
  return board_.cells() * (8 * words + sizeof(Value)) + constraints * (8 * words + 4) + of_formulas;
}

std::optional<propagation::Propagation> PropagationSpace::start(const Grid& givens,
                                                                const Limits& limits) const {
  if (interchangeable_) require_depth(min_depth(givens, board_.size()), state_bytes());
  propagation::Propagation state(board_, limits);
  return state.decide_all(givens) ? std::optional(std::move(state)) : std::nullopt;
}

Cell PropagationSpace::tightest(const State& state, Random* random) const {
  const Candidates& candidates = state.candidates();
  const Cell first = state.tightest();
  if (random == nullptr) return first;
  const int fewest = candidates.count(first);
  std::vector<Cell> cells;
  for (Cell cell = 0; cell < candidates.cells(); ++cell) {
    if (candidates.decided(cell) == 0 && candidates.count(cell) == fewest) cells.push_back(cell);
  }
  return cells[random->below(cells.size())];
}

Cell PropagationSpace::next_to_count(const State& state, const Component& component) const {
  // Where rules are hard to satisfy, few candidates matter more than the order of lines.
  if (interchangeable_) return *std::min_element(component.begin(), component.end());
  const auto weight = [&](Cell cell) { return std::pair(state.candidates().count(cell), cell); };
  return *std::min_element(component.begin(), component.end(),
                           [&](Cell a, Cell b) { return weight(a) < weight(b); });
}

void PropagationSpace::split(const State& state, const Component& cells,
                             std::vector<Component>& components) const {
  components.clear();
  std::vector<char> rest(board_.cells(), 0);
  for (const Cell cell : cells) rest[cell] = state.decided(cell) == 0 ? 1 : 0;
  for (const Cell cell : cells) {
    if (rest[cell] != 0) components.push_back(component_with(cell, state, rest));
  }
}

PropagationSpace::Component PropagationSpace::component_with(Cell cell, const State& state,
                                                             std::vector<char>& rest) const {
  Component component{cell};
  rest[cell] = 0;
  const auto take = [&](Cell other) {
    if (rest[other] == 0) return;
    rest[other] = 0;
    component.push_back(other);
  };
  for (std::size_t next = 0; next < component.size(); ++next) {
    if (next % cells_between_checks == cells_between_checks - 1) state.limits().check();
    const Cell from = component[next];
    for (const std::uint32_t constraint : board_.constraints_of(from)) {
      for (const Cell peer : board_.cells_of(constraint)) {
        if (rest[peer] != 0 && share_a_value(state.candidates(), from, peer)) take(peer);
      }
    }
    for (const std::uint32_t number : board_.relations_of(from)) {
      take(board_.relations()[number].first);
      take(board_.relations()[number].second);
    }
    for (const std::uint32_t number : board_.diagrams_of(from)) {
      for (const Cell other : *board_.diagrams()[number].cells) take(other);
    }
    for (const std::uint32_t number : board_.formulas_of(from)) {
      for (const Cell other : board_.formulas()[number].cells) take(other);
    }
  }
  return component;
}

base::Fingerprint PropagationSpace::key(const State& state, const Component& component) const {
  return interchangeable_ ? key_without_names(state, component) : key_with_names(state, component);
}

/// The sum over the values of a fingerprint of the cells that each may still be in.
base::Fingerprint PropagationSpace::key_without_names(const State& state,
                                                      const Component& component) const {
  std::vector<base::Fingerprint> places(static_cast<std::size_t>(board_.size()));
  for (const Cell cell : component) {
    const base::Fingerprint one = base::extended({}, cell);
    const auto mask = state.candidates().mask(cell);
    for (std::size_t word = 0; word < mask.size(); ++word) {
      for (std::uint64_t rest = mask[word]; rest != 0; rest &= rest - 1) {
        places[word * 64 + static_cast<std::size_t>(std::countr_zero(rest))] += one;
      }
    }
  }
  base::Fingerprint key;
  for (const base::Fingerprint& one : places) {
    if (one != base::Fingerprint()) key += {base::mixed(one.first), base::mixed(one.second)};
  }
  return key;
}

/// Made of the candidates of the open cells and of the decided values in constraints of more than
/// two cells that still have open ones.
base::Fingerprint PropagationSpace::key_with_names(const State& state,
                                                   const Component& component) const {
  const Candidates& candidates = state.candidates();
  base::Fingerprint key;
  std::vector<std::uint32_t> diagrams;
  std::vector<std::uint32_t> formulas;
  for (const Cell cell : component) {
    base::Fingerprint one = base::extended({}, cell);
    for (const std::uint64_t word : candidates.mask(cell)) one = base::extended(one, word);
    key += one;
    const auto numbers = board_.diagrams_of(cell);
    diagrams.insert(diagrams.end(), numbers.begin(), numbers.end());
    const auto of_formulas = board_.formulas_of(cell);
    formulas.insert(formulas.end(), of_formulas.begin(), of_formulas.end());
  }
  const auto add_decisions = [&](std::size_t constraint, const std::vector<Cell>& cells) {
    base::Fingerprint one = base::extended({}, board_.cells() + constraint);
    for (const Cell cell : cells) one = base::extended(one, candidates.decided(cell));
    key += one;
  };
  base::sort_once(diagrams);
  for (const std::uint32_t number : diagrams) {
    add_decisions(number, *board_.diagrams()[number].cells);
  }
  base::sort_once(formulas);
  for (const std::uint32_t number : formulas) {
    add_decisions(board_.diagrams().size() + number, board_.formulas()[number].cells);
  }
  return key;
}

}  // namespace sudoku_sat::search
