#include "few_solutions.hpp"

#include "conflict_space.hpp"

namespace sudoku_sat::search {

namespace {

constexpr unsigned nodes_between_checks = 64;

template <class Space>
class FewSolutions {
 public:
  FewSolutions(const Board& board, const Limits& limits)
      : space_(board),
        limits_(limits),
        grid_(board.cells()),
        max_nodes_(max_trial_nodes(!board.diagrams().empty())) {}

  std::optional<std::vector<Grid>> list(const Grid& givens) {
    const auto root = space_.start(givens, limits_);
    if (root && !search(*root)) return std::nullopt;
    return std::move(found_);
  }

 private:
  using State = typename Space::State;

  /// False where there are too many nodes. As deep as there are decisions, at most some hundred.
  bool search(const State& state) {
    if (++nodes_ % nodes_between_checks == 0) limits_.check();
    if (nodes_ > max_nodes_) return false;
    if (state.complete()) {
      state.copy_to(grid_);
      found_.push_back(grid_);
      return true;
    }
    bool whole = true;
    space_.branch(state, state.open(), [&](Cell cell, Value value) {
      State child = state;
      whole = !child.decide(cell, value) || search(child);
      return whole;
    });
    return whole;
  }

  Space space_;
  const Limits& limits_;
  Grid grid_;
  std::vector<Grid> found_;
  unsigned max_nodes_;
  unsigned nodes_ = 0;
};

template <class Space, class... Others>
std::optional<std::vector<Grid>> list_on(const Board& board, const Grid& givens,
                                         const Limits& limits) {
  if (Space::fits(board)) return FewSolutions<Space>(board, limits).list(givens);
  if constexpr (sizeof...(Others) > 0) {
    return list_on<Others...>(board, givens, limits);
  } else {
    return std::nullopt;
  }
}

}  // namespace

std::optional<std::vector<Grid>> few_solutions(const Board& board, const Grid& givens,
                                               const Limits& limits) {
  return list_on<ConflictSpace<4>, ConflictSpace<12>, ConflictSpace<16>>(board, givens, limits);
}

}  // namespace sudoku_sat::search
