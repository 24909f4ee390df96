#include "weighted_search.hpp"

#include <set>

#include "conflict_weights.hpp"

namespace sudoku_sat::search {

namespace {

using propagation::Anchor;
using propagation::MaskRules;

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
    Result result = weights_.has_pairs() ? search_in_two_ways(givens, wanted, limits, most)
                                         : search_on(givens, wanted, limits, most);
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

  /// One search, which can go on where it was.
  struct Run {
    WeightedSearch& search;
    Grid givens;
    unsigned wanted;
    unsigned half_known;             ///< see ConflictWeights::begin()
    bool learns;                     ///< whether it begins again after its first nodes
    unsigned most = 0;               ///< for now
    const Limits* limits = nullptr;  ///< for now
    Result result = {};
    std::optional<State> root = {};  ///< once it has begun
    std::optional<State> state = {};
    std::vector<Node> nodes = {};
    std::set<Grid> grids = {};         ///< found, if there are variables
    std::optional<Cell> changed = {};  ///< has lost a value for now

    /// Stops once it has visited `nodes_now` nodes in all.
    const Result& go_on(const Limits& now, unsigned nodes_now) {
      limits = &now;
      most = nodes_now;
      result.complete = root ? walk(true) : begin();
      return result;
    }

    bool begin() {
      result.first.resize(givens.size());
      search.weights_.begin(half_known);
      root.emplace(search.rules_);
      if (!root->decide_all(givens)) return true;
      result.split = !root->complete();
      state = root;
      return walk(true);
    }

    /// False if there are too many nodes.
    bool walk(bool possible) {
      while (true) {
        if (possible && state->complete() && !keep()) return true;
        if (possible && !state->complete()) {
          if (!may_go_on()) return false;
          possible = descend();
        } else if (nodes.empty()) {
          return true;
        } else {
          possible = turn_back();
        }
      }
    }

    /// From the root, by the weights that it has learnt.
    void restart() {
      state = root;
      nodes.clear();
      grids.clear();
      changed.reset();
      result.solutions = 0;
    }

    /// The same grid with other variables is no other solution.
    bool keep() {
      const Board& board = search.rules_.board();
      if (!board.variables().empty()) {
        Grid grid(board.cells());
        state->copy_to(grid);
        grid.resize(board.geometry().grid_cells());
        if (!grids.insert(std::move(grid)).second) return true;
      }
      if (result.solutions++ == 0) state->copy_to(result.first);
      return result.solutions < wanted;
    }

    bool may_go_on() {
      if (result.cubes >= most) return false;
      if (learns && result.cubes == nodes_to_learn) restart();
      if (++result.cubes % nodes_between_checks == 0) limits->check();
      return true;
    }

    bool descend() {
      const Choice choice = search.weights_.choose(*state);
      nodes.push_back({*state, choice});
      const bool possible = changed ? state->decide_after(*changed, choice.cell, choice.value)
                                    : state->decide(choice.cell, choice.value);
      changed.reset();
      if (!possible) refuted(choice.cell, choice.value);
      return possible;
    }

    /// Goes on with the other branch of the last node.
    bool turn_back() {
      const Choice choice = nodes.back().choice;
      state = nodes.back().state;
      nodes.pop_back();
      changed.reset();
      if (!choice.decides_both_ways) {
        state->remove_for_now(choice.cell, choice.value);
        changed = choice.cell;
        return true;
      }
      const bool possible = state->remove(choice.cell, choice.value);
      if (!possible) refuted(choice.other_cell, choice.other_value);
      return possible;
    }

    void refuted(Cell cell, Value value) {
      ++result.refuted;
      search.weights_.add_conflict(cell, value);
    }
  };

  static constexpr unsigned nodes_between_checks = 128;

  // Measured: what the first nodes teach the weights makes the trees of hard killers a third
  // smaller. To learn a second time makes small trees larger and no others smaller.
  static constexpr unsigned nodes_to_learn = 1000;

  // A look at a cell is a unit of work, and takes some nanoseconds. Where there are no sums, a
  // solver is often quicker.
  static constexpr std::size_t half_a_second = 100'000'000;
  static constexpr std::size_t some_seconds = 1'000'000'000;
  static constexpr std::size_t all_work = 4'000'000'000;

  /// Goes on with the same search if it stopped at fewer nodes: it would get there again.
  Result search_on(const Grid& givens, unsigned wanted, const Limits& limits, unsigned most) {
    std::unique_ptr<Run> run = std::move(unfinished_);
    if (!run || run->givens != givens || run->wanted != wanted || run->result.cubes > most) {
      run.reset(new Run{*this, givens, wanted, 1, true});
    }
    Result result = run->go_on(limits, most);
    if (!result.complete) unfinished_ = std::move(run);
    return result;
  }

  /// Where one way to weigh pairs takes long, another is often ten times as quick.
  Result search_in_two_ways(const Grid& givens, unsigned wanted, const Limits& limits,
                            unsigned most) {
    Run first{*this, givens, wanted, 4, false};
    if (first.go_on(limits, most / 3).complete) return first.result;
    Run second{*this, givens, wanted, 2, false};
    second.result.cubes = first.result.cubes;
    second.result.refuted = first.result.refuted;
    return second.go_on(limits, most);
  }

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
  std::unique_ptr<Run> unfinished_ = {};
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
