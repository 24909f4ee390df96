// Different cells that hold one of a few sets of values, in any order: those of which any two are
// in the same relation, such as the cells of a renban line or of a nabner, and those of a diagram
// in which their order doesn't matter. A cell keeps what it may hold if the cells hold one of the
// sets. What all the sets that are left have stands in one of the cells.
#include <algorithm>
#include <array>
#include <bit>
#include <map>

#include "distinct_groups.hpp"
#include "mask_filters.hpp"
#include "required_values.hpp"

namespace sudoku_sat::propagation {

namespace {

class ValueSetFilter : public MaskFilter {
 public:
  ValueSetFilter(const Board& board, std::vector<Cell> cells, std::vector<Mask> sets)
      : size_(board.size()), cells_(std::move(cells)), sets_(std::move(sets)) {
    for (const Cell cell : cells_) seen_.push_back(peers_as_set(board, cell));
  }

  std::vector<Cell> cells() const override { return cells_; }
  std::size_t cost() const override { return cells_.size() + sets_.size(); }
  void add_weights(std::vector<unsigned>& by_cell) const override {
    // As much as a long sum.
    for (const Cell cell : cells_) by_cell[cell] += static_cast<unsigned>(size_);
  }

  bool filter(MaskWork& work) const override {
    Mask any = 0;
    Mask decided = 0;
    for (const Cell cell : cells_) {
      any |= work[cell];
      if (is_single(work[cell])) decided |= work[cell];
    }
    Masks possible = {};
    auto required = static_cast<Mask>(~Mask{0});
    for (const Mask set : sets_) {
      const bool may_fit = (set & ~any) == 0 && (decided & ~set) == 0;
      if (may_fit) add_what_fits(set, work, possible, required);
    }
    for (std::size_t i = 0; i < cells_.size(); ++i) {
      if (!work.leave(cells_[i], possible[i])) return false;
    }
    return required == 0 || place(required, work);
  }

 private:
  // Measured: of renban lines (some ten sets) trees are half as large for it, of global entropy
  // (81 sets) as large as before.
  static constexpr std::size_t most_fitted = 32;

  /// By cell, in their order.
  using Masks = std::array<Mask, max_mask_values>;

  /// Adds what the cells may hold if they hold these values, if they can; of many sets, these
  /// values.
  void add_what_fits(Mask set, const MaskWork& work, Masks& possible, Mask& required) const {
    Masks left;
    if (sets_.size() > most_fitted) {
      left.fill(set);
      add(set, left, possible, required);
      return;
    }
    unsigned adds = required & ~set;
    for (std::size_t i = 0; i < cells_.size(); ++i) {
      left[i] = static_cast<Mask>(work[cells_[i]] & set);
      if (left[i] == 0) return;
      adds |= left[i] & ~possible[i];
    }
    if (adds != 0 && each_once(set, {left.data(), cells_.size()})) {
      add(set, left, possible, required);
    }
  }

  void add(Mask set, const Masks& left, Masks& possible, Mask& required) const {
    for (std::size_t i = 0; i < cells_.size(); ++i) {
      possible[i] = static_cast<Mask>(possible[i] | left[i]);
    }
    required &= set;
  }

  /// Leaves what follows of cells with one value and values with one cell: of up to three cells,
  /// all that follows.
  static bool each_once(Mask set, std::span<Mask> left) {
    for (bool changed = true; changed;) {
      changed = false;
      Mask once = 0;
      Mask twice = 0;
      Mask decided = 0;
      for (const Mask mask : left) {
        twice |= static_cast<Mask>(once & mask);
        once |= mask;
        if (!is_single(mask)) continue;
        if ((decided & mask) != 0) return false;
        decided |= mask;
      }
      if (once != set) return false;
      for (Mask& mask : left) {
        if (is_single(mask)) continue;
        const auto only_here = static_cast<Mask>(mask & ~twice);
        const auto now = static_cast<Mask>(only_here != 0 ? only_here : mask & ~decided);
        if (now == 0 || !is_single(only_here)) return false;
        changed = changed || now != mask;
        mask = now;
      }
    }
    return true;
  }

  /// Each of these values is in one of the cells.
  bool place(Mask required, MaskWork& work) const {
    for (unsigned values = required; values != 0; values &= values - 1) {
      const auto value = static_cast<Mask>(values & -values);
      const auto has_value = [&](Cell cell) { return (work[cell] & value) != 0; };
      const auto first = std::find_if(cells_.begin(), cells_.end(), has_value);
      if (first == cells_.end()) return false;
      const bool only = std::none_of(first + 1, cells_.end(), has_value);
      if (only ? !work.leave(*first, value) : !take_from_seen(cells_, seen_, value, work)) {
        return false;
      }
    }
    return true;
  }

  int size_;
  std::vector<Cell> cells_;
  std::vector<Mask> sets_;
  std::vector<CellSet> seen_ = {};
};

/// By value, those that another cell may have beside it, if the order of the two doesn't matter.
std::vector<Mask> partners_of(const ValueRelation& relation) {
  std::vector<Mask> partners;
  for (int first = 1; first <= relation.size(); ++first) {
    Mask mask = 0;
    for (int second = 1; second <= relation.size(); ++second) {
      if (relation.allows(first, second) != relation.allows(second, first)) return {};
      if (first != second && relation.allows(first, second)) mask |= mask_of(second);
    }
    partners.push_back(mask);
  }
  return partners;
}

bool allows_equal(const ValueRelation& relation) {
  for (int value = 1; value <= relation.size(); ++value) {
    if (relation.allows(value, value)) return true;
  }
  return false;
}

constexpr std::size_t most_sets = 128;

/// The sets of `count` values of `open`, any two of which may be together; none if there are many.
class ValueSets {
 public:
  ValueSets(const std::vector<Mask>& partners, std::size_t count) : partners_(partners) {
    if (!add(0, mask_up_to(static_cast<int>(partners.size())), count)) sets_.clear();
  }
  const std::vector<Mask>& sets() const { return sets_; }

 private:
  bool add(Mask chosen, Mask open, std::size_t left) {
    if (left == 0) {
      sets_.push_back(chosen);
      return sets_.size() <= most_sets;
    }
    while (static_cast<std::size_t>(std::popcount(open)) >= left) {
      const auto value = static_cast<Mask>(open & -open);
      open = static_cast<Mask>(open & ~value);
      const auto others = static_cast<Mask>(open & partners_[least_value(value) - 1U]);
      if (!add(static_cast<Mask>(chosen | value), others, left - 1)) return false;
    }
    return true;
  }

  const std::vector<Mask>& partners_;
  std::vector<Mask> sets_;
};

/// The cells of pairs with one relation, in groups of which any two are such a pair and differ.
class RelatedGroups {
 public:
  explicit RelatedGroups(const Board& board) : near_(board.cells()) {}

  void add(Cell first, Cell second) {
    near_[first].add(second);
    near_[second].add(first);
    pairs_.emplace_back(first, second);
  }

  /// Each pair is in one at least.
  std::vector<std::vector<Cell>> groups() const {
    std::vector<std::vector<Cell>> groups;
    std::vector<CellSet> taken(near_.size());
    for (const auto& [first, second] : pairs_) {
      if (taken[first].has(second)) continue;
      CellSet rest = near_[first] & near_[second];
      std::vector<Cell> group{first, second};
      while (!rest.empty()) {
        group.push_back(static_cast<Cell>(rest.first()));
        rest &= near_[group.back()];
      }
      for (const Cell cell : group) {
        for (const Cell other : group) taken[cell].add(other);
      }
      groups.push_back(std::move(group));
    }
    return groups;
  }

 private:
  std::vector<CellSet> near_;
  std::vector<std::pair<Cell, Cell>> pairs_;
};

/// The sets of values of different cells that a diagram allows in any order; none if it allows some
/// in one order only.
class SymmetricSets {
 public:
  SymmetricSets(const Diagram& diagram, int size) : diagram_(diagram), size_(size) {
    if (!add(0, 1)) sets_.clear();
  }
  const std::vector<Mask>& sets() const { return sets_; }

 private:
  /// Chooses the values that are left from `least` on.
  bool add(Mask chosen, int least) {
    if (values_.size() == diagram_.cells()) return add_if_allowed(chosen);
    for (int value = least; value <= size_; ++value) {
      values_.push_back(static_cast<Value>(value));
      if (!add(static_cast<Mask>(chosen | mask_of(value)), value + 1)) return false;
      values_.pop_back();
    }
    return true;
  }

  bool add_if_allowed(Mask set) {
    const bool allowed = diagram_.allows(values_);
    std::vector<Value> order = values_;
    while (std::next_permutation(order.begin(), order.end())) {
      poll_limits(order.size());
      if (diagram_.allows(order) != allowed) return false;
    }
    if (allowed) sets_.push_back(set);
    return sets_.size() <= most_sets;
  }

  const Diagram& diagram_;
  int size_;
  std::vector<Value> values_ = {};
  std::vector<Mask> sets_;
};

/// `add`: what is called with cells and their sets.
template <class Add>
void add_sets_of_relations(const Board& board, const std::vector<CellSet>& peers, const Add& add) {
  std::map<const ValueRelation*, std::size_t> numbers;
  std::vector<std::pair<std::vector<Mask>, RelatedGroups>> related;
  for (const PairRelation& pair : board.relations()) {
    const auto [place, is_new] = numbers.try_emplace(pair.relation.get(), related.size());
    if (is_new) related.emplace_back(partners_of(*pair.relation), RelatedGroups(board));
    auto& [partners, groups] = related[place->second];
    const bool differ = peers[pair.first].has(pair.second) || !allows_equal(*pair.relation);
    if (!partners.empty() && differ) groups.add(pair.first, pair.second);
  }
  for (const auto& [partners, groups] : related) {
    for (const std::vector<Cell>& cells : groups.groups()) {
      // Of two cells the relation says it all.
      if (cells.size() > 2) add(cells, ValueSets(partners, cells.size()).sets());
    }
  }
}

bool all_see_each_other(const std::vector<Cell>& cells, const std::vector<CellSet>& peers) {
  return std::all_of(cells.begin(), cells.end(), [&](Cell cell) {
    return std::all_of(cells.begin(), cells.end(),
                       [&](Cell other) { return other == cell || peers[cell].has(other); });
  });
}

template <class Add>
void add_sets_of_diagrams(const Board& board, const std::vector<CellSet>& peers, const Add& add) {
  // As many cells as there are few sets and orders of.
  const std::size_t most_cells = board.size() <= 9 ? 5 : 4;
  std::map<const Diagram*, std::vector<Mask>> known;
  for (const Board::DiagramOf& constraint : board.diagrams()) {
    const std::vector<Cell>& cells = *constraint.cells;
    const bool told_by_sum = constraint.sum != nullptr;
    if (told_by_sum || cells.size() > most_cells || constraint.diagram->impossible()) continue;
    if (!all_see_each_other(cells, peers)) continue;
    const auto [place, is_new] = known.try_emplace(constraint.diagram.get());
    if (is_new) place->second = SymmetricSets(*constraint.diagram, board.size()).sets();
    add(cells, place->second);
  }
}

}  // namespace

void add_value_set_filters(const Board& board, MaskFilters& filters) {
  const auto add = [&](std::vector<Cell> cells, std::vector<Mask> sets) {
    if (sets.empty()) return;
    filters.push_back(std::make_unique<ValueSetFilter>(board, std::move(cells), std::move(sets)));
  };
  std::vector<CellSet> peers;
  for (Cell cell = 0; cell < board.cells(); ++cell) peers.push_back(peers_as_set(board, cell));
  add_sets_of_relations(board, peers, add);
  add_sets_of_diagrams(board, peers, add);
}

}  // namespace sudoku_sat::propagation
