// What a player has on paper: values and pencil marks. A value is removed immediately from the
// cells that see it; everything else is left to techniques.
//
// The most frequent question is whether one cell sees another, so it is a bit of a matrix unless
// the board is too large for one.
#pragma once

#include <map>
#include <memory>
#include <typeindex>

#include "sudoku_sat/propagation.hpp"

namespace sudoku_sat {

namespace propagation {

class ClueLinks;
struct Finding;

/// A candidate that a pattern excludes.
struct Exclusion {
  Cell cell = 0;
  Value value = 0;

  auto operator<=>(const Exclusion&) const = default;
};

/// Which cells share an all-different constraint. Made once for a board.
class Sight {
 public:
  explicit Sight(const Board& board);

  /// The cells that see `cell`, ascending.
  std::span<const Cell> peers(Cell cell) const {
    return std::span(peers_).subspan(begin_[cell], begin_[cell + 1] - begin_[cell]);
  }
  bool sees(Cell a, Cell b) const;

 private:
  std::vector<std::size_t> begin_;
  std::vector<Cell> peers_;
  std::size_t words_ = 0;            ///< of a row of bits_; 0: the board is too large for them
  std::vector<std::uint64_t> bits_;  ///< by cell, those that see it
};

}  // namespace propagation

class TechniqueState {
 public:
  /// With the givens, and the constraints on single cells. All must outlive it.
  TechniqueState(const Puzzle& puzzle, const propagation::Sight& sight, const Limits& limits);
  TechniqueState(const TechniqueState&) = delete;
  TechniqueState& operator=(const TechniqueState&) = delete;

  const Board& board() const { return *board_; }
  const propagation::Sight& sight() const { return *sight_; }
  const Limits& limits() const { return *limits_; }
  int size() const { return candidates_.size(); }
  const Candidates& candidates() const { return candidates_; }
  bool possible(Cell cell, int value) const { return candidates_.possible(cell, value); }
  bool open(Cell cell) const { return candidates_.decided(cell) == 0; }
  /// Whether the grid is known; variables besides it may be open.
  bool complete() const { return open_ == 0; }
  /// Whether a cell has no candidate or a value no place: the puzzle has no solution.
  bool broken() const { return broken_; }

  /// The open cells of an all-different constraint that may hold the value; until the state
  /// changes.
  const std::vector<Cell>& places(std::uint32_t constraint, int value) const;
  /// The candidates of a cell.
  std::vector<Value> values(Cell cell) const;

  void place(Cell cell, Value value);
  /// Returns whether it was a candidate of an open cell.
  bool exclude(Cell cell, Value value);
  /// The value in the open cells that may hold it and see each of `cells`. Requires: at least one
  /// cell.
  std::vector<propagation::Exclusion> seeing(std::span<const Cell> cells, Value value) const;
  void mark_broken() { broken_ = true; }

  /// Until the next call, the technique `constraint` finds only what concludes all of this;
  /// nullptr: whatever comes first. It must live that long.
  void look_for(const propagation::Finding* wanted) { wanted_ = wanted; }
  const propagation::Finding* wanted() const { return wanted_; }

  /// Whether the places of the value are others than in the last call for this search, which is
  /// remembered: a search that depends on nothing else need not be repeated.
  bool changed_for(std::string_view search, Value value) const;
  /// What searches share: a T of this state, made when the first one asks and kept until the state
  /// changes. T's constructor takes the state.
  template <class T>
  const T& made() const {
    std::shared_ptr<const void>& kept = made_[typeid(T)];
    if (!kept) kept = std::make_shared<const T>(*this);
    return *static_cast<const T*>(kept.get());
  }
  /// What is remembered about links by clues (clue_links.hpp); null until somebody asks.
  std::shared_ptr<propagation::ClueLinks>& clue_links() const { return clue_links_; }

 private:
  const Board* board_;
  const propagation::Sight* sight_;
  const Limits* limits_;
  Candidates candidates_;
  std::size_t open_;                     ///< cells of the grids
  std::vector<std::uint32_t> versions_;  ///< by value, how often its places have changed
  /// The versions that searches have seen.
  mutable std::map<std::string_view, std::vector<std::uint32_t>> seen_;
  mutable std::shared_ptr<propagation::ClueLinks> clue_links_;
  mutable std::map<std::type_index, std::shared_ptr<const void>> made_;
  const propagation::Finding* wanted_ = nullptr;
  bool broken_ = false;
};

namespace propagation {

/// A strong link of a value: a unit with two places for it, one of which holds it.
struct StrongLink {
  std::uint32_t unit = 0;
  Cell first = 0;
  Cell second = 0;
};

inline StrongLink reversed(const StrongLink& link) { return {link.unit, link.second, link.first}; }

/// Those of the value, by unit; until the state changes.
const std::vector<StrongLink>& strong_links(const TechniqueState& state, Value value);

}  // namespace propagation
}  // namespace sudoku_sat
