// States of Propagation, for any board.
#include <algorithm>
#include <bit>

#include "search_space.hpp"
#include "sudoku_sat/error.hpp"

namespace sudoku_sat {

namespace {

// What the stack of a thread has room for, and the machine.
constexpr std::size_t most_decisions = 8000;
constexpr std::size_t most_bytes = std::size_t{4} << 30;

/// Cells of `tied`, ascending, once each, without `cell` itself.
void tidy(Cell cell, std::vector<Cell>& tied) {
  std::sort(tied.begin(), tied.end());
  tied.erase(std::unique(tied.begin(), tied.end()), tied.end());
  tied.erase(std::remove(tied.begin(), tied.end(), cell), tied.end());
}

bool share_a_value(const Candidates& candidates, Cell first, Cell second) {
  const auto one = candidates.mask(first);
  const auto other = candidates.mask(second);
  for (std::size_t word = 0; word < one.size(); ++word) {
    if ((one[word] & other[word]) != 0) return true;
  }
  return false;
}

}  // namespace

void require_depth(std::size_t depth, std::size_t state_bytes) {
  if (depth < most_decisions && depth * state_bytes < most_bytes) return;
  throw SolverError("the board is too large for a search of all its solutions");
}

Cell tightest_cell(const Candidates& candidates) {
  Cell best = 0;
  int fewest = candidates.size() + 1;
  for (Cell cell = 0; cell < candidates.cells() && fewest > 2; ++cell) {
    if (candidates.decided(cell) != 0 || candidates.count(cell) >= fewest) continue;
    best = cell;
    fewest = candidates.count(cell);
  }
  return best;
}

MaskSpace::MaskSpace(const Board& board)
    : board_(board),
      interchangeable_(board.only_all_different()),
      peers_(board.cells()),
      tied_(board.cells()) {
  for (Cell cell = 0; cell < board.cells(); ++cell) {
    peers_[cell] = board.peers(cell);
    for (const std::uint32_t number : board.relations_of(cell)) {
      tied_[cell].push_back(board.relations()[number].first);
      tied_[cell].push_back(board.relations()[number].second);
    }
    for (const std::uint32_t number : board.diagrams_of(cell)) {
      const auto& cells = *board.diagrams()[number].cells;
      tied_[cell].insert(tied_[cell].end(), cells.begin(), cells.end());
    }
    tidy(cell, tied_[cell]);
  }
}

std::size_t MaskSpace::state_bytes() const {
  const std::size_t words = (static_cast<std::size_t>(board_.size()) + 63) / 64;
  const std::size_t constraints =
      board_.all_different().size() + board_.relations().size() + board_.diagrams().size();
  return board_.cells() * (8 * words + sizeof(Value)) + constraints * (8 * words + 4);
}

Cell MaskSpace::tightest(const State& state, Random* random) const {
  const Candidates& candidates = state.candidates();
  const Cell first = tightest_cell(candidates);
  if (random == nullptr) return first;
  const int fewest = candidates.count(first);
  std::vector<Cell> cells;
  for (Cell cell = 0; cell < candidates.cells(); ++cell) {
    if (candidates.decided(cell) == 0 && candidates.count(cell) == fewest) cells.push_back(cell);
  }
  return cells[random->below(cells.size())];
}

Cell MaskSpace::next_to_count(const State& state, const Part& part) const {
  // Where rules are hard to keep, few candidates count for more than lines.
  if (interchangeable_) return *std::min_element(part.begin(), part.end());
  const auto weight = [&](Cell cell) { return std::pair(state.candidates().count(cell), cell); };
  return *std::min_element(part.begin(), part.end(),
                           [&](Cell a, Cell b) { return weight(a) < weight(b); });
}

MaskSpace::Part MaskSpace::open(const State& state) const {
  Part cells;
  for (Cell cell = 0; cell < board_.cells(); ++cell) {
    if (state.candidates().decided(cell) == 0) cells.push_back(cell);
  }
  return cells;
}

void MaskSpace::split(const State& state, const Part& cells, std::vector<Part>& parts) const {
  parts.clear();
  std::vector<char> rest(board_.cells(), 0);
  for (const Cell cell : cells) rest[cell] = state.candidates().decided(cell) == 0 ? 1 : 0;
  for (const Cell cell : cells) {
    if (rest[cell] != 0) parts.push_back(part_with(cell, state, rest));
  }
}

MaskSpace::Part MaskSpace::part_with(Cell cell, const State& state, std::vector<char>& rest) const {
  Part part{cell};
  rest[cell] = 0;
  for (std::size_t next = 0; next < part.size(); ++next) {
    const Cell from = part[next];
    const auto take = [&](Cell other) {
      rest[other] = 0;
      part.push_back(other);
    };
    for (const Cell peer : peers_[from]) {
      if (rest[peer] != 0 && share_a_value(state.candidates(), from, peer)) take(peer);
    }
    for (const Cell other : tied_[from]) {
      if (rest[other] != 0) take(other);
    }
  }
  return part;
}

Fingerprint MaskSpace::key(const State& state, const Part& part) const {
  return interchangeable_ ? key_without_names(state, part) : key_with_names(state, part);
}

/// The sum over the values of what stands for the cells that each may still be in.
Fingerprint MaskSpace::key_without_names(const State& state, const Part& part) const {
  std::vector<Fingerprint> places(static_cast<std::size_t>(board_.size()));
  for (const Cell cell : part) {
    const Fingerprint one = extended({}, cell);
    const auto mask = state.candidates().mask(cell);
    for (std::size_t word = 0; word < mask.size(); ++word) {
      for (std::uint64_t rest = mask[word]; rest != 0; rest &= rest - 1) {
        places[word * 64 + static_cast<std::size_t>(std::countr_zero(rest))] += one;
      }
    }
  }
  Fingerprint key;
  for (const Fingerprint& one : places) {
    if (one != Fingerprint()) key += {mixed(one.first), mixed(one.second)};
  }
  return key;
}

/// The candidates of the open cells; of a constraint with open cells that is more than a pair also
/// what is decided.
Fingerprint MaskSpace::key_with_names(const State& state, const Part& part) const {
  const Candidates& candidates = state.candidates();
  Fingerprint key;
  std::vector<std::uint32_t> diagrams;
  for (const Cell cell : part) {
    Fingerprint one = extended({}, cell);
    for (const std::uint64_t word : candidates.mask(cell)) one = extended(one, word);
    key += one;
    const auto numbers = board_.diagrams_of(cell);
    diagrams.insert(diagrams.end(), numbers.begin(), numbers.end());
  }
  std::sort(diagrams.begin(), diagrams.end());
  diagrams.erase(std::unique(diagrams.begin(), diagrams.end()), diagrams.end());
  for (const std::uint32_t number : diagrams) {
    Fingerprint one = extended({}, board_.cells() + number);
    for (const Cell cell : *board_.diagrams()[number].cells) {
      one = extended(one, candidates.decided(cell));
    }
    key += one;
  }
  return key;
}

}  // namespace sudoku_sat
