// To cover cells with as few cliques as possible is hard (Karp 1972), so several greedy ways are
// tried, and cells then move to other groups while that helps. The bounds of a sum of k different
// values from 1 to N are k (N - k) apart; for all groups together that is least where the sum of
// the squares of their sizes is greatest.
#include "distinct_groups.hpp"

#include <algorithm>

namespace sudoku_sat::propagation {

namespace {

using Groups = std::vector<std::vector<Cell>>;

class Grouping {
 public:
  Grouping(const Board& board, const std::vector<Cell>& cells)
      : board_(board), cells_(cells), peers_(board.cells()) {
    for (const Cell cell : cells) peers_[cell] = peers_as_set(board, cell);
  }

  Groups best() const {
    Groups best = improved(by_cell());
    if (best.size() <= 1) return best;
    for (Groups groups : {by_peers(), by_constraint()}) {
      groups = improved(std::move(groups));
      if (squares(groups) > squares(best)) best = std::move(groups);
    }
    return best;
  }

 private:
  static std::size_t squares(const Groups& groups) {
    std::size_t total = 0;
    for (const auto& group : groups) total += group.size() * group.size();
    return total;
  }

  bool fits(Cell cell, const std::vector<Cell>& group) const {
    return std::all_of(group.begin(), group.end(),
                       [&](Cell other) { return peers_[cell].has(other); });
  }

  void add_to_first(Groups& groups, Cell cell) const {
    const auto found = std::find_if(groups.begin(), groups.end(),
                                    [&](const auto& group) { return fits(cell, group); });
    if (found == groups.end()) {
      groups.push_back({cell});
    } else {
      found->push_back(cell);
    }
  }

  /// Each cell joins the first group that it fits.
  Groups by_cell() const {
    Groups groups;
    for (const Cell cell : cells_) add_to_first(groups, cell);
    return groups;
  }

  /// Group after group, each time with the cell that sees most of those that still fit.
  Groups by_peers() const {
    Groups groups;
    CellSet left = all();
    while (!left.empty()) {
      CellSet fitting = left;
      std::vector<Cell> group;
      while (!fitting.empty()) {
        const Cell cell = most_seen(fitting);
        group.push_back(cell);
        left.remove(cell);
        fitting &= peers_[cell];
      }
      groups.push_back(std::move(group));
    }
    return groups;
  }

  /// Group after group, each time the unit or cage that has most of the cells left.
  Groups by_constraint() const {
    Groups groups;
    CellSet left = all();
    while (true) {
      std::vector<Cell> most;
      for (const AllDifferent& constraint : board_.all_different()) {
        poll_limits(constraint.cells.size());
        std::vector<Cell> group;
        for (const Cell cell : constraint.cells) {
          if (left.has(cell)) group.push_back(cell);
        }
        if (group.size() > most.size()) most = std::move(group);
      }
      if (most.size() < 2) break;
      for (const Cell cell : most) left.remove(cell);
      groups.push_back(std::move(most));
    }
    left.for_each([&](std::size_t cell) { add_to_first(groups, static_cast<Cell>(cell)); });
    return groups;
  }

  /// Cells move to groups that are not smaller. Each move makes the sum of the squares greater.
  Groups improved(Groups groups) const {
    bool moved = true;
    while (moved) {
      moved = false;
      for (const Cell cell : cells_) moved = move(cell, groups) || moved;
    }
    std::erase_if(groups, [](const auto& group) { return group.empty(); });
    return groups;
  }

  bool move(Cell cell, Groups& groups) const {
    const auto own = std::find_if(groups.begin(), groups.end(), [&](const auto& group) {
      return std::find(group.begin(), group.end(), cell) != group.end();
    });
    const auto other = std::find_if(groups.begin(), groups.end(), [&](const auto& group) {
      return &group != &*own && group.size() >= own->size() && fits(cell, group);
    });
    if (other == groups.end()) return false;
    std::erase(*own, cell);
    other->push_back(cell);
    return true;
  }

  CellSet all() const {
    CellSet all;
    for (const Cell cell : cells_) all.add(cell);
    return all;
  }

  Cell most_seen(const CellSet& cells) const {
    Cell best = 0;
    std::size_t most = 0;
    cells.for_each([&](std::size_t cell) {
      const std::size_t seen = (peers_[cell] & cells).count() + 1;
      if (seen <= most) return;
      most = seen;
      best = static_cast<Cell>(cell);
    });
    return best;
  }

  const Board& board_;
  const std::vector<Cell>& cells_;
  std::vector<CellSet> peers_;
};

}  // namespace

CellSet peers_as_set(const Board& board, Cell cell) {
  CellSet set;
  for (const Cell peer : board.peers(cell)) set.add(peer);
  return set;
}

std::vector<std::vector<Cell>> distinct_groups(const Board& board, const std::vector<Cell>& cells) {
  return Grouping(board, cells).best();
}

}  // namespace sudoku_sat::propagation
