#include "alternative_solutions.hpp"

#include <deque>

#include "search/plain9_space.hpp"

namespace sudoku_sat::generate {

namespace {

constexpr unsigned max_patience = 200;
constexpr unsigned min_patience = 2;

}  // namespace

AlternativeSolutions::AlternativeSolutions(std::shared_ptr<const Board> board, const Grid& solution,
                                           const std::vector<Grid>& excluded, const Limits& limits)
    : board_(std::move(board)),
      solution_(solution),
      excluded_(excluded),
      limits_(limits),
      search_(make_alternative_search(*board_, solution, excluded, limits, Inference::fastest)),
      patience_(max_patience) {}

std::optional<Grid> AlternativeSolutions::alternative(const CellSet& givens) {
  if (!search_->decide(givens) || !find(givens, std::nullopt)) return std::nullopt;
  return found_;
}

std::optional<CellSet> AlternativeSolutions::difference(const CellSet& givens) {
  const std::optional<Grid> grid = alternative(givens);
  if (!grid) return std::nullopt;
  return difference_of(*grid);
}

bool AlternativeSolutions::another_value(Cell cell, const CellSet& givens) {
  return search_->decide(givens) && search_->open(cell) && find(givens, cell);
}

bool AlternativeSolutions::solved_by_propagation(const CellSet& givens) {
  if (!propagation_) {
    propagation_ = make_alternative_search(*board_, solution_, excluded_, limits_,
                                           Inference::unit_propagation);
  }
  return !propagation_->decide(givens);
}

void AlternativeSolutions::expect(const CellSet& givens) {
  (propagation_ ? propagation_ : search_)->decide(givens);
}

void AlternativeSolutions::for_each_difference(const CellSet& givens,
                                               const std::function<bool(const CellSet&)>& visit) {
  if (!tree_) tree_ = search::SolutionTree::make(board_, limits_);
  tree_->grow(values_on(givens, solution_));
  tree_->search([&](const Grid& grid) { return !counts(grid) || visit(difference_of(grid)); });
}

/// Whether there is one; then it is in found_. Requires: the search has decided the givens, and
/// they leave something open.
bool AlternativeSolutions::find(const CellSet& givens, std::optional<Cell> cell) {
  const search::SearchEnd end = search_->find(cell, patience_);
  if (end == search::SearchEnd::out_of_budget) {
    patience_ = std::max(patience_ / 2, min_patience);
    return ask_solver(givens, cell);
  }
  patience_ = std::min(2 * patience_, max_patience);
  if (end == search::SearchEnd::exhausted) return false;
  found_ = search_->found();
  return true;
}

bool AlternativeSolutions::ask_solver(const CellSet& givens, std::optional<Cell> cell) {
  propagation::Propagation root(*board_, limits_);
  if (!root.decide_all(values_on(givens, solution_))) return false;
  if (cell && !root.remove(*cell, solution_[*cell])) return false;
  if (!solver_) solver_.emplace(board_, solution_, excluded_, limits_);
  std::optional<Grid> grid = solver_->find(root.candidates(), cell);
  if (grid) found_ = std::move(*grid);
  return grid.has_value();
}

bool AlternativeSolutions::counts(const Grid& grid) const {
  return OtherGrids(board_->geometry(), solution_, excluded_).include(grid);
}

CellSet AlternativeSolutions::difference_of(const Grid& grid) const {
  CellSet cells(grid.size());
  for (Cell cell = 0; cell < board_->geometry().grid_cells(); ++cell) {
    if (grid[cell] != solution_[cell]) cells.add(cell);
  }
  return cells;
}

namespace {

// Halving the cells of the largest boards takes 14 states.
constexpr std::size_t max_kept = 24;

constexpr unsigned nodes_between_checks = 8;

/// Ends the search at the first solution that counts, or after some nodes; a visitor of the search.
class FirstThatCounts : public search::AnyNode {
 public:
  FirstThatCounts(const OtherGrids& others, const Grid& solution, const Limits& limits)
      : others_(others), limits_(limits), grid_(solution) {}

  void begin(unsigned nodes) { nodes_ = nodes; }
  const Grid& grid() const { return grid_; }

  bool solution(const propagation::PropagationState auto& state) {
    state.copy_to(grid_);
    return !others_.include(grid_);
  }
  search::Visit enter(const propagation::PropagationState auto&) {
    if (nodes_ == 0) return search::Visit::stop;
    if (--nodes_ % nodes_between_checks == 0) limits_.check();
    return search::Visit::descend;
  }

 private:
  OtherGrids others_;
  const Limits& limits_;
  Grid grid_;
  unsigned nodes_ = 0;  ///< how many are left
};

template <search::SearchSpace Space>
class SpaceSearch : public AlternativeSearch {
 public:
  SpaceSearch(const Board& board, const Grid& solution, const std::vector<Grid>& excluded,
              const Limits& limits)
      : space_(board),
        solution_(solution),
        limits_(limits),
        found_({board.geometry(), solution, excluded}, solution, limits),
        search_(space_.state_bytes()),
        further_(board.cells(), 0) {
    // The state of the rules, without givens.
    kept_.push_back({CellSet(board.cells()), space_.start(further_, limits).value()});
  }

  bool decide(const CellSet& givens) override {
    limits_.check();
    while (!kept_[last_].givens.within(givens)) --last_;
    if (kept_[last_].givens != givens && !kept_[last_].state.complete()) extend(givens);
    return !kept_[last_].state.complete();
  }

  bool open(Cell cell) const override { return kept_[last_].state.decided(cell) == 0; }

  search::SearchEnd find(std::optional<Cell> cell, unsigned nodes) override {
    found_.begin(nodes);
    const State& root = kept_[last_].state;
    const search::TightestCell<Space> rule{space_};
    if (!cell) return search_.run(root, rule, found_);
    leave_out_solution(root, *cell);
    return search_.run(root, branch_, rule, found_);
  }

  const Grid& found() const override { return found_.grid(); }

 private:
  using State = typename Space::State;

  /// Some givens and the state that they leave.
  struct Kept {
    CellSet givens;
    State state;
  };

  void extend(const CellSet& givens) {
    if (last_ + 1 == max_kept) --last_;
    if (last_ + 1 == kept_.size()) kept_.push_back(kept_[last_]);
    Kept& next = kept_[last_ + 1];
    const CellSet& before = kept_[last_].givens;
    next.state = kept_[last_].state;
    givens.for_each_without(before, [&](Cell cell) { further_[cell] = solution_[cell]; });
    next.state.decide_all(further_);
    givens.for_each_without(before, [&](Cell cell) { further_[cell] = 0; });
    next.givens = givens;
    ++last_;
  }

  /// Makes the branch of the cell's values except the solution's.
  void leave_out_solution(const State& root, Cell cell) {
    branch_.cell = cell;
    branch_.values.clear();
    propagation::for_each_value(root, cell, [&](Value value) {
      if (value != solution_[cell]) branch_.values.push_back(value);
    });
  }

  Space space_;
  const Grid& solution_;
  const Limits& limits_;
  FirstThatCounts found_;
  search::DepthFirstSearch<State> search_;
  // Never shrinks, so that memory is reused.
  std::deque<Kept> kept_;
  std::size_t last_ = 0;  ///< the place of the last valid one
  search::Branch branch_;
  Grid further_;  ///< empty between calls
};

}  // namespace

std::unique_ptr<AlternativeSearch> make_alternative_search(const Board& board, const Grid& solution,
                                                           const std::vector<Grid>& excluded,
                                                           const Limits& limits,
                                                           Inference inference) {
  const auto make = [&]<class Space>() -> std::unique_ptr<AlternativeSearch> {
    return std::make_unique<SpaceSearch<Space>>(board, solution, excluded, limits);
  };
  return inference == Inference::fastest ? search::with_fastest_space(board, make)
                                         : search::with_space(board, make);
}

Grid values_on(const CellSet& cells, const Grid& grid) {
  Grid values(grid.size(), 0);
  cells.for_each([&](Cell cell) { values[cell] = grid[cell]; });
  return values;
}

namespace {

constexpr std::uint64_t max_clauses = 100'000;

bool has_few_clauses(const Board& board) {
  return size_of(formulation_for_solver(board), board).clauses <= max_clauses;
}

}  // namespace

AlternativeSolver::AlternativeSolver(std::shared_ptr<const Board> board, const Grid& solution,
                                     const std::vector<Grid>& excluded, const Limits& limits)
    : blank_{std::move(board), Grid(solution.size(), 0)},
      known_{solution},
      limits_(limits),
      keeps_rules_(has_few_clauses(*blank_.board)) {
  known_.insert(known_.end(), excluded.begin(), excluded.end());
}

std::optional<Grid> AlternativeSolver::find(const Candidates& candidates,
                                            std::optional<Cell> cell) {
  return keeps_rules_ ? find_with_rules(candidates, cell) : find_in_rest(candidates);
}

std::optional<Grid> AlternativeSolver::find_with_rules(const Candidates& candidates,
                                                       std::optional<Cell> cell) {
  if (!rules_) {
    rules_.emplace(*blank_.board, limits_);
    for (const Grid& grid : known_) rules_->exclude(grid);
  }
  rules_->assume({blank_.board, candidates.decisions()});
  if (cell) rules_->solver().assume(-rules_->variables().variable(*cell, known_[0][*cell]));
  return rules_->find(blank_, limits_);
}

std::optional<Grid> AlternativeSolver::find_in_rest(const Candidates& candidates) const {
  const Puzzle rest{blank_.board, candidates.decisions()};
  return solvers::BoardSolver(rest, VariableMap(rest.geometry(), candidates), known_, limits_,
                              {.encoding = &encoding_named("triads")},
                              {.settings = {{"stabilizeonly", 1}}})
      .find(rest, limits_);
}

}  // namespace sudoku_sat::generate
