#include "weighted_search.hpp"

#include <set>

#include "propagate/states.hpp"

namespace sudoku_sat::search {

namespace {

using propagation::Anchor;
using propagation::Mask;
using propagation::MaskRules;

/// The two branches of a node: the cell holds the value, or it doesn't.
struct Choice {
  Cell cell = 0;
  Value value = 0;
  /// Without the value the cell has no choice left, or the other place of the value in a unit.
  bool decides_both_ways = false;
  /// What that decides.
  Cell other_cell = 0;
  Value other_value = 0;
};

std::vector<unsigned> first_weights(const MaskRules& rules) {
  std::vector<unsigned> weights(rules.cells(), 1);
  for (const auto& filter : rules.filters()) filter->add_weights(weights);
  return weights;
}

/// How often a decision led to a contradiction, by cell and by value.
class ConflictWeights {
 public:
  explicit ConflictWeights(const MaskRules& rules)
      : rules_(rules),
        first_(first_weights(rules)),
        of_values_(static_cast<std::size_t>(rules.board().size())) {
    add_partners();
  }

  bool has_pairs() const { return !partners_.empty(); }

  /// `half_known`: how many times as much a cell weighs once its region or value is known.
  void begin(unsigned half_known) {
    half_known_ = half_known;
    of_cells_ = first_;
    std::fill(of_values_.begin(), of_values_.end(), 0U);
    conflicts_ = 0;
  }

  void add_conflict(Cell cell, Value value) {
    ++of_cells_[cell];
    ++of_values_[value - 1U];
    if (++conflicts_ % conflicts_between_decays != 0) return;
    for (unsigned& weight : of_cells_) weight /= 2;
    for (unsigned& weight : of_values_) weight /= 4;
  }

  /// Requires: some cell is open.
  template <class State>
  Choice choose(const State& state) const {
    const auto [cell, weight] = heaviest_cell(state);
    const Mask mask = state.mask(cell);
    const Choice choice{cell, propagation::least_value(mask)};
    if (std::popcount(mask) != 2) return heavier_pair(state, weight).value_or(choice);
    const auto other = static_cast<Mask>(mask & (mask - 1U));
    return {cell, choice.value, true, cell, propagation::least_value(other)};
  }

 private:
  static constexpr unsigned conflicts_between_decays = 1U << 14;

  /// In the two cells of different pairs. Without any, there is no list.
  void add_partners() {
    for (const ClauseConstraint& formula : rules_.board().formulas()) {
      const auto* const different = std::get_if<DifferentPairs>(&formula.meaning);
      if (different == nullptr) continue;
      partners_.resize(rules_.cells());
      for (const auto& [first, second] : different->pairs) {
        partners_[first] = second;
        partners_[second] = first;
      }
    }
  }

  /// A pair that is half known tells its region a value, or a value its region.
  template <class State>
  unsigned weight_of(Cell cell, const State& state) const {
    const bool half = !partners_.empty() && partners_[cell] &&
                      propagation::is_single(state.mask(*partners_[cell]));
    return half ? half_known_ * of_cells_[cell] : of_cells_[cell];
  }

  template <class State>
  std::pair<Cell, double> heaviest_cell(const State& state) const {
    const Mask conflicting = conflicting_values();
    const double bonus =
        conflicting == 0 ? 0.0 : 0.2 * *std::max_element(of_values_.begin(), of_values_.end());
    std::pair<Cell, double> best{0, -1.0};
    for (Cell cell = 0; cell < rules_.cells(); ++cell) {
      const Mask mask = state.mask(cell);
      if (propagation::is_single(mask)) continue;
      const double weight = weight_of(cell, state) + ((mask & conflicting) != 0 ? bonus : 0.0);
      const int candidates = std::popcount(mask);
      const double each = weight / (candidates * candidates);
      if (each > best.second) best = {cell, each};
    }
    return best;
  }

  /// The value with most conflicts, if it has clearly more than that with fewest.
  Mask conflicting_values() const {
    unsigned fewest = ~0U;
    std::size_t most = 0;
    for (std::size_t i = 0; i < of_values_.size(); ++i) {
      if (of_values_[i] != 0) fewest = std::min(fewest, of_values_[i]);
      if (of_values_[i] > of_values_[most]) most = i;
    }
    const bool clear = of_values_[most] >= of_values_.size() && 2 * of_values_[most] > 3 * fewest;
    return clear ? static_cast<Mask>(1U << most) : Mask{0};
  }

  /// The heavier of two cells that a unit has left for a value, if half its weight is not less.
  template <class State>
  std::optional<Choice> heavier_pair(const State& state, double weight) const {
    std::optional<Choice> best;
    const Board& board = rules_.board();
    for (const std::uint32_t unit : board.units()) {
      const auto cells = board.cells_of(unit);
      for (unsigned values = values_of_two(state, cells); values != 0; values &= values - 1) {
        const auto value = static_cast<Mask>(values & -values);
        const auto [cell, other] = heavier_first(state, cells, value);
        if (of_cells_[cell] < 2 * weight) continue;
        weight = of_cells_[cell] / 2.0;
        const Value number = propagation::least_value(value);
        best = {cell, number, true, other, number};
      }
    }
    return best;
  }

  template <class State>
  static Mask values_of_two(const State& state, std::span<const Cell> cells) {
    unsigned once = 0;
    unsigned twice = 0;
    unsigned often = 0;
    for (const Cell cell : cells) {
      const unsigned mask = state.mask(cell);
      often |= twice & mask;
      twice |= once & mask;
      once |= mask;
    }
    return static_cast<Mask>(twice & ~often);
  }

  /// The two cells that have the value, the heavier one first.
  template <class State>
  std::pair<Cell, Cell> heavier_first(const State& state, std::span<const Cell> cells,
                                      Mask value) const {
    const auto has_value = [&](Cell cell) { return (state.mask(cell) & value) != 0; };
    const auto first = std::find_if(cells.begin(), cells.end(), has_value);
    const auto second = std::find_if(first + 1, cells.end(), has_value);
    if (of_cells_[*second] > of_cells_[*first]) return {*second, *first};
    return {*first, *second};
  }

  const MaskRules& rules_;
  std::vector<unsigned> first_;
  std::vector<unsigned> of_cells_;
  std::vector<unsigned> of_values_;
  std::vector<std::optional<Cell>> partners_ = {};
  unsigned half_known_ = 1;
  unsigned conflicts_ = 0;
};

template <std::size_t Most>
class WeightedSearch : public FormulaFreeSearch {
 public:
  static bool fits(const Board& board) { return State::fit(board); }
  explicit WeightedSearch(const Board& board) : WeightedSearch(board, anchors_of(board)) {}
  WeightedSearch(const Board& board, std::vector<Anchor> anchors)
      : anchors_(std::move(anchors)), rules_(board, anchors_), weights_(rules_) {}

  Result search(const Grid& givens, unsigned wanted, const Limits& limits, unsigned most,
                unsigned) override {
    limits.check();
    if (gives_number(givens)) return without_anchors().search(givens, wanted, limits, most, 0);
    most = std::min(most, nodes_for(all_work));
    // Where one way to weigh pairs takes long, another is often ten times as quick.
    const unsigned first_turn = weights_.has_pairs() ? most / 3 : most;
    Run first{*this, limits, wanted, first_turn, 4};
    Result result = first.of(givens);
    if (!result.complete && first_turn < most) {
      Run second{*this, limits, wanted, most, 2};
      second.result.cubes = result.cubes;
      second.result.refuted = result.refuted;
      result = second.of(givens);
    }
    if (!anchors_.empty() && result.solutions != 0) {
      propagation::number_in_order(propagation::numbered_cells(rules_.board()), result.first);
    }
    return result;
  }

  unsigned short_turn() const override {
    if (has_large_formula()) return nodes_for(some_seconds);
    const bool sums = !rules_.board().constraints().sums.empty();
    return nodes_for(sums ? half_a_second : half_a_second / 3);
  }
  unsigned long_turn() const override {
    return nodes_for(has_large_formula() ? all_work : some_seconds);
  }

 private:
  using State = propagation::MaskState<Most>;

  struct Node {
    State state;
    Choice choice;
  };

  /// One search.
  struct Run {
    WeightedSearch& search;
    const Limits& limits;
    unsigned wanted;
    unsigned most;
    unsigned half_known;  ///< see ConflictWeights::begin()
    Result result = {};
    std::vector<Node> nodes = {};
    std::set<Grid> grids = {};         ///< found, if there are variables
    std::optional<Cell> changed = {};  ///< has lost a value for now

    Result of(const Grid& givens) {
      result.first.resize(givens.size());
      search.weights_.begin(half_known);
      State root(search.rules_);
      if (!root.decide_all(givens)) {
        result.complete = true;
      } else {
        result.split = !root.complete();
        result.complete = from(root);
      }
      return result;
    }

    /// False if there are too many nodes.
    bool from(State state) {
      bool possible = true;
      while (true) {
        if (possible && state.complete() && !keep(state)) return true;
        if (possible && !state.complete()) {
          if (!may_go_on()) return false;
          possible = descend(state);
        } else if (nodes.empty()) {
          return true;
        } else {
          possible = turn_back(state);
        }
      }
    }

    /// The same grid with other variables is no other solution.
    bool keep(const State& state) {
      const Board& board = search.rules_.board();
      if (!board.variables().empty()) {
        Grid grid(board.cells());
        state.copy_to(grid);
        grid.resize(board.geometry().grid_cells());
        if (!grids.insert(std::move(grid)).second) return true;
      }
      if (result.solutions++ == 0) state.copy_to(result.first);
      return result.solutions < wanted;
    }

    bool may_go_on() {
      if (result.cubes == most) return false;
      if (++result.cubes % nodes_between_checks == 0) limits.check();
      return true;
    }

    bool descend(State& state) {
      const Choice choice = search.weights_.choose(state);
      nodes.push_back({state, choice});
      const bool possible = changed ? state.decide_after(*changed, choice.cell, choice.value)
                                    : state.decide(choice.cell, choice.value);
      changed.reset();
      if (!possible) refuted(choice.cell, choice.value);
      return possible;
    }

    /// Goes on with the other branch of the last node.
    bool turn_back(State& state) {
      const Choice choice = nodes.back().choice;
      state = nodes.back().state;
      nodes.pop_back();
      changed.reset();
      if (!choice.decides_both_ways) {
        state.remove_for_now(choice.cell, choice.value);
        changed = choice.cell;
        return true;
      }
      const bool possible = state.remove(choice.cell, choice.value);
      if (!possible) refuted(choice.other_cell, choice.other_value);
      return possible;
    }

    void refuted(Cell cell, Value value) {
      ++result.refuted;
      search.weights_.add_conflict(cell, value);
    }
  };

  static constexpr unsigned nodes_between_checks = 128;

  // A look at a cell is a unit of work, and takes some nanoseconds. Where there are no sums, a
  // solver is often quicker.
  static constexpr std::size_t half_a_second = 100'000'000;
  static constexpr std::size_t some_seconds = 1'000'000'000;
  static constexpr std::size_t all_work = 4'000'000'000;

  /// Where regions are unknown, to make the formula takes about a second.
  bool has_large_formula() const { return !rules_.board().formulas().empty(); }

  unsigned nodes_for(std::size_t work) const { return static_cast<unsigned>(work / rules_.cost()); }

  static std::vector<Anchor> anchors_of(const Board& board) {
    if (board.formulas().empty()) return {};
    return propagation::region_anchors(board, first_weights(MaskRules(board)));
  }
  bool gives_number(const Grid& givens) const {
    if (anchors_.empty()) return false;
    const std::vector<Cell>& cells = propagation::numbered_cells(rules_.board());
    return std::any_of(cells.begin(), cells.end(), [&](Cell cell) { return givens[cell] != 0; });
  }
  WeightedSearch& without_anchors() {
    if (!without_anchors_) {
      without_anchors_ = std::make_unique<WeightedSearch>(rules_.board(), std::vector<Anchor>{});
    }
    return *without_anchors_;
  }

  std::vector<Anchor> anchors_;
  MaskRules rules_;
  ConflictWeights weights_;
  std::unique_ptr<WeightedSearch> without_anchors_ = {};
};

bool has_unknown_regions(const Board& board) {
  return std::any_of(board.formulas().begin(), board.formulas().end(), [](const auto& formula) {
    return std::holds_alternative<DifferentPairs>(formula.meaning);
  });
}

}  // namespace

std::unique_ptr<FormulaFreeSearch> make_weighted_search(const Board& board) {
  const bool all_different =
      board.constraints().sums.empty() && board.diagrams().empty() && board.relations().empty();
  if (board.formulas().empty() ? all_different : !has_unknown_regions(board)) return nullptr;
  if (WeightedSearch<128>::fits(board)) return std::make_unique<WeightedSearch<128>>(board);
  if (WeightedSearch<256>::fits(board)) return std::make_unique<WeightedSearch<256>>(board);
  return nullptr;
}

}  // namespace sudoku_sat::search
