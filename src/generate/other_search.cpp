// Questions about givens come in an order: most are about those of an earlier question and some
// more. So the states that earlier givens left are kept on a stack, each with givens that contain
// those of the one below it, and only what a question has more is decided, as far as it is still
// open. Below the state of the givens a depth-first search goes through the values of the tightest
// cell, in ascending order.
#include "other_search.hpp"

#include <algorithm>
#include <deque>

#include "search/search_space.hpp"

namespace sudoku_sat {

namespace {

// Halving the cells of the largest boards takes 14.
constexpr std::size_t most_kept = 24;

void decide_all(Propagation& state, const CellSet& cells, const Grid& values) {
  state.decide_all(values_on(cells, values));
}
template <std::size_t Words>
void decide_all(PlaceSets<Words>& state, const CellSet& cells, const Grid& values) {
  const BitSet<Words> open = state.open();
  open.for_each([&](std::size_t number) {
    const auto cell = static_cast<Cell>(number);
    if (cells.has(cell) && state.open().has(cell)) state.decide(cell, values[cell]);
  });
}

template <class Space>
class SpaceSearch : public OtherSearch {
 public:
  SpaceSearch(const Board& board, const Grid& solution, const std::vector<Grid>& excluded,
              const Limits& limits)
      : space_(board), solution_(solution), excluded_(excluded), limits_(limits), grid_(solution) {
    Propagation blank(board, limits);
    // What the rules say by themselves.
    blank.decide_all({});
    kept_.push_back({CellSet(board.cells()), space_.start(blank)});
  }

  bool decide(const CellSet& givens) override {
    limits_.check();
    while (!kept_[last_].givens.within(givens)) --last_;
    if (kept_[last_].givens != givens && !kept_[last_].state.complete()) extend(givens);
    return !kept_[last_].state.complete();
  }

  bool open(Cell cell) const override {
    return candidates_of(kept_[last_].state).decided(cell) == 0;
  }

  Result find(std::optional<Cell> cell, unsigned nodes) override {
    nodes_ = nodes;
    const State& root = kept_[last_].state;
    return cell ? branch(root, *cell, solution_[*cell], 0) : descend(root, 0);
  }

  const Grid& found() const override { return grid_; }

 private:
  using State = typename Space::State;

  /// The state that givens leave.
  struct Kept {
    CellSet givens;
    State state;
  };

  void extend(const CellSet& givens) {
    if (last_ + 1 == most_kept) --last_;
    if (last_ + 1 == kept_.size()) kept_.push_back(kept_[last_]);
    Kept& next = kept_[last_ + 1];
    next.state = kept_[last_].state;
    decide_all(next.state, givens, solution_);
    next.givens = givens;
    ++last_;
  }

  Result descend(const State& state, std::size_t depth) {
    if (state.complete()) {
      copy_solution(state, grid_);
      return counts() ? Result::found : Result::none;
    }
    if (nodes_ == 0) return Result::gave_up;
    --nodes_;
    return branch(state, space_.tightest(state, nullptr), 0, depth);
  }

  /// By the values of the cell except one.
  Result branch(const State& state, Cell cell, Value except, std::size_t depth) {
    for (int value = 1; value <= candidates_of(state).size(); ++value) {
      if (value == except || !candidates_of(state).possible(cell, value)) continue;
      State& next = level(depth, state);
      if (!next.decide(cell, static_cast<Value>(value))) continue;
      const Result result = descend(next, depth + 1);
      if (result != Result::none) return result;
    }
    return Result::none;
  }

  State& level(std::size_t depth, const State& state) {
    if (levels_.size() == depth) return levels_.emplace_back(state);
    return levels_[depth] = state;
  }

  bool counts() const {
    return grid_ != solution_ && !std::binary_search(excluded_.begin(), excluded_.end(), grid_);
  }

  Space space_;
  const Grid& solution_;
  const std::vector<Grid>& excluded_;
  const Limits& limits_;
  std::deque<Kept> kept_;     ///< as many as there ever were
  std::size_t last_ = 0;      ///< of the kept ones that hold
  std::deque<State> levels_;  ///< of the search, by depth: memory is taken once
  Grid grid_;
  unsigned nodes_ = 0;  ///< that are left
};

}  // namespace

std::unique_ptr<OtherSearch> make_other_search(const Board& board, const Grid& solution,
                                               const std::vector<Grid>& excluded,
                                               const Limits& limits) {
  return with_space(board, [&](auto tag) -> std::unique_ptr<OtherSearch> {
    using Space = typename decltype(tag)::type;
    return std::make_unique<SpaceSearch<Space>>(board, solution, excluded, limits);
  });
}

Grid values_on(const CellSet& cells, const Grid& grid) {
  Grid values(grid.size(), 0);
  for (Cell cell = 0; cell < grid.size(); ++cell) {
    if (cells.has(cell)) values[cell] = grid[cell];
  }
  return values;
}

}  // namespace sudoku_sat
