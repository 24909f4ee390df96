#include "weighted_search.hpp"

#include <array>
#include <cmath>
#include <set>

#include "conflict_weights.hpp"

namespace sudoku_sat::search {

namespace {

using propagation::Anchor;
using propagation::MaskRules;

/// How to search until it is another one's turn.
struct Way {
  WeightRule rule;
  unsigned restarts;
  std::size_t work;  ///< 0: the last way
};

double itself(double candidates) { return candidates; }
double squared(double candidates) { return candidates * candidates; }
double power_of_three_halves(double candidates) { return candidates * std::sqrt(candidates); }

// Measured: what the first nodes teach the weights makes the trees of hard killers a third smaller.
// To learn a second time makes small trees larger and no others smaller.
constexpr Way way_for_lines{
    {.decided = 4, .forced = 0, .failed = 1, .half_known = 1, .divisor = squared}, 1, 0};

// Where regions are unknown, the trees of one board, turned or mirrored, differ a hundredfold, and
// those of hard boards are ten times as small after a few restarts.
constexpr std::array ways_for_regions{
    Way{{.decided = 2, .forced = 1, .failed = 0, .half_known = 4, .divisor = power_of_three_halves},
        4,
        1'750'000'000},
    Way{{.decided = 1, .forced = 1, .failed = 0, .half_known = 4, .divisor = itself},
        4,
        3'000'000'000},
    Way{{.decided = 2, .forced = 1, .failed = 0, .half_known = 4, .divisor = squared}, 4, 0},
};

template <std::size_t Most>
class WeightedSearch : public FormulaFreeSearch {
 public:
  static bool fits(const Board& board) { return State::fit(board); }
  WeightedSearch(const Board& board, double patience)
      : WeightedSearch(board, patience, anchors_of(board)) {}
  WeightedSearch(const Board& board, double patience, std::vector<Anchor> anchors)
      : patience_(patience),
        anchors_(std::move(anchors)),
        rules_(board, anchors_),
        weights_(rules_) {}

  Result search(const Grid& givens, unsigned wanted, const Limits& limits, unsigned most,
                unsigned) override {
    limits.check();
    if (gives_number(givens)) return without_anchors().search(givens, wanted, limits, most, 0);
    Result result = search_on(givens, wanted, limits, std::min(most, most_nodes()));
    if (!anchors_.empty() && result.solutions != 0) {
      propagation::number_in_order(propagation::numbered_cells(rules_.board()), result.first);
    }
    return result;
  }

  unsigned short_turn() const override {
    // Measured: a solver needs a hundred times as long for killers, and a second to make the
    // formula of unknown regions.
    if (weights_.has_pairs()) return nodes_for(first_ways_on_regions);
    if (rules_.board().constraints().sums.empty()) return nodes_for(half_a_second / 3);
    return nodes_for(only_sums() ? 4 * half_a_second : half_a_second);
  }
  unsigned long_turn() const override {
    return weights_.has_pairs() ? most_nodes() : nodes_for(some_seconds);
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
    const Way* way;         ///< of how to search, the one that has its turn
    unsigned restarts = 0;  ///< that are left
    unsigned began = 0;     ///< the nodes before it began to learn
    unsigned next_restart = 0;
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
      learn();
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

    /// From nothing, in the way that has its turn.
    void learn() {
      search.weights_.begin(way->rule);
      restarts = way->restarts;
      began = result.cubes;
      next_restart = began + first_restart;
    }

    void restart_in_time() {
      if (way->work != 0 && result.cubes == began + search.nodes_of(*way)) {
        ++way;
        learn();
        restart();
      } else if (restarts != 0 && result.cubes == next_restart) {
        --restarts;
        next_restart = began + restart_factor * (next_restart - began);
        restart();
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
      restart_in_time();
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
      search.weights_.add_conflict(cell, value, State::contradiction());
    }
  };

  static constexpr unsigned nodes_between_checks = 128;

  static constexpr unsigned first_restart = 1000;
  static constexpr unsigned restart_factor = 3;

  // A look at a cell is a unit of work, and takes some nanoseconds. Where there are no sums, a
  // solver is often quicker.
  static constexpr std::size_t half_a_second = 100'000'000;
  static constexpr std::size_t some_seconds = 1'000'000'000;
  static constexpr std::size_t all_work = 4'000'000'000;
  static constexpr std::size_t first_ways_on_regions = 4'750'000'000;
  static constexpr std::size_t all_work_on_regions = 9'000'000'000;

  /// Goes on with the same search if it stopped at fewer nodes: it would get there again.
  Result search_on(const Grid& givens, unsigned wanted, const Limits& limits, unsigned most) {
    std::unique_ptr<Run> run = std::move(unfinished_);
    if (!run || run->givens != givens || run->wanted != wanted || run->result.cubes > most) {
      run.reset(new Run{*this, givens, wanted, first_way()});
    }
    Result result = run->go_on(limits, most);
    if (!result.complete) unfinished_ = std::move(run);
    return result;
  }

  const Way* first_way() const {
    return weights_.has_pairs() ? ways_for_regions.data() : &way_for_lines;
  }
  unsigned most_nodes() const {
    return nodes_for(weights_.has_pairs() ? all_work_on_regions : all_work);
  }
  /// Filters of unknown regions look at each cell once for each region; how large diagrams are says
  /// little.
  unsigned nodes_for(std::size_t work) const {
    const auto size = static_cast<std::size_t>(rules_.board().size());
    const std::size_t cost = weights_.has_pairs() ? 10 * size * rules_.cells() : rules_.cost();
    return static_cast<unsigned>(work / cost);
  }

  /// Whether no line or clue says more than a sum.
  bool only_sums() const {
    const auto& diagrams = rules_.board().diagrams();
    return std::all_of(diagrams.begin(), diagrams.end(),
                       [](const auto& of_cells) { return of_cells.sum != nullptr; });
  }

  unsigned nodes_of(const Way& way) const {
    return nodes_for(static_cast<std::size_t>(patience_ * static_cast<double>(way.work)));
  }

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
      without_anchors_ =
          std::make_unique<WeightedSearch>(rules_.board(), patience_, std::vector<Anchor>{});
    }
    return *without_anchors_;
  }

  double patience_;
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

std::unique_ptr<FormulaFreeSearch> make_weighted_search(const Board& board, double patience) {
  const bool all_different =
      board.constraints().sums.empty() && board.diagrams().empty() && board.relations().empty();
  if (board.formulas().empty() ? all_different : !has_unknown_regions(board)) return nullptr;
  if (WeightedSearch<128>::fits(board))
    return std::make_unique<WeightedSearch<128>>(board, patience);
  if (WeightedSearch<256>::fits(board))
    return std::make_unique<WeightedSearch<256>>(board, patience);
  return nullptr;
}

}  // namespace sudoku_sat::search
