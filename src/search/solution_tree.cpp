#include "solution_tree.hpp"

#include "all_solutions.hpp"

namespace sudoku_sat::search {

namespace {

/// Hands the solutions on; a visitor of the search.
template <SearchSpace Space>
class Listing {
 public:
  using State = typename Space::State;

  Listing(const Board& board, const Limits& limits)
      : limits_(limits), pruning_(board, limits, Space::patience), grid_(board.cells()) {}

  void begin(const SolutionTree::OnSolution& visit, std::uint64_t budget) {
    visit_ = &visit;
    nodes_ = 0;
    max_nodes_ = budget;
  }
  /// Starts counting nodes without a solution anew.
  void forget() { pruning_.reset(); }
  /// The root is that of these givens.
  void list_few(const Puzzle& puzzle) {
    pruning_.list_before_asking([puzzle, &limits = limits_] {
      auto few = few_solutions(*puzzle.board, puzzle.givens, limits);
      return few ? few : all_solutions(puzzle, limits);
    });
  }

  bool solution(const State& state) {
    pruning_.reset();
    state.copy_to(grid_);
    return (*visit_)(grid_);
  }
  Visit enter(const State& state) {
    if (++nodes_ % Space::nodes_between_checks == 0) limits_.check();
    return pruning_.rules_out(state) ? Visit::skip : Visit::descend;
  }
  bool may_try() const { return nodes_ < max_nodes_; }
  void refuted() {}

 private:
  const Limits& limits_;
  SolverPruning pruning_;
  Grid grid_;
  const SolutionTree::OnSolution* visit_ = nullptr;
  std::uint64_t nodes_ = 0;
  std::uint64_t max_nodes_ = 0;
};

template <SearchSpace Space>
class TreeOf : public SolutionTree {
 public:
  TreeOf(std::shared_ptr<const Board> board, const Limits& limits)
      : board_(std::move(board)),
        space_(*board_),
        limits_(limits),
        listing_(*board_, limits),
        search_(space_.state_bytes()) {}

  void grow(const Grid& givens) override {
    root_ = space_.start(givens, limits_);
    // A random search is for one solution or some.
    if (random_ == nullptr) listing_.list_few({board_, givens});
  }

  bool search(const OnSolution& visit, const Branch* piece) override {
    if (!root_) return true;
    // A piece continues where the one before it ended, so the count of nodes goes on.
    if (piece == nullptr) listing_.forget();
    listing_.begin(visit, max_nodes_);
    const TightestCell<Space> rule{space_, random_};
    const SearchEnd end = piece == nullptr ? search_.run(*root_, rule, listing_)
                                           : search_.run(*root_, *piece, rule, listing_);
    return end == SearchEnd::exhausted;
  }

  std::vector<Branch> remaining() const override { return search_.remaining(); }

 private:
  using State = typename Space::State;

  std::shared_ptr<const Board> board_;
  Space space_;
  const Limits& limits_;
  Listing<Space> listing_;
  DepthFirstSearch<State> search_;
  std::optional<State> root_;  ///< none at a contradiction
};

}  // namespace

std::unique_ptr<SolutionTree> SolutionTree::make(std::shared_ptr<const Board> board,
                                                 const Limits& limits) {
  return with_space(*board, [&]<class Space>() -> std::unique_ptr<SolutionTree> {
    return std::make_unique<TreeOf<Space>>(board, limits);
  });
}

}  // namespace sudoku_sat::search
