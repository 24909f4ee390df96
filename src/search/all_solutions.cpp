#include "all_solutions.hpp"

#include "conflict_space.hpp"
#include "search/all_models/all_models.hpp"
#include "search_space.hpp"
#include "solvers/board_solver.hpp"
#include "sudoku_sat/encoding.hpp"

namespace sudoku_sat::search {

namespace {

// Where there are more, components are worth finding.
constexpr std::uint64_t max_models = 50'000;
constexpr std::uint64_t max_cells_kept = 16'000'000;
constexpr std::uint64_t largest_formula = 2'000'000;
constexpr std::uint64_t longest_work = 10'000'000;

/// Calls visit(variables, models) at each solution, up to the most, until it returns false. Returns
/// whether these are all, or that ended it.
template <class Visit>
bool visit_solutions(const Puzzle& puzzle, const Limits& limits, const Visit& visit) {
  const Formulation formulation = formulation_for_solver(*puzzle.board);
  if (size_of(formulation, *puzzle.board).clauses > largest_formula) return false;
  const std::optional<Candidates> left = propagate(puzzle, limits);
  if (!left) return true;
  const VariableMap variables(puzzle.geometry(), *left);
  AllModels models;
  if (variables.complete()) {
    visit(variables, models);
    return true;
  }
  solvers::load_puzzle(puzzle, variables, formulation, {}, models, limits);
  std::uint64_t found = 0;
  bool enough = false;
  const auto end = models.run(static_cast<Var>(variables.variables()), longest_work, limits, [&] {
    if (found++ == max_models) return false;
    enough = !visit(variables, models);
    return !enough;
  });
  return enough || end == AllModels::End::exhausted;
}

}  // namespace

bool count_by_models(const Puzzle& puzzle, BigCount::Number enough, const Limits& limits,
                     BigCount::Number& found) {
  found = 0;
  return visit_solutions(puzzle, limits,
                         [&](const VariableMap&, const AllModels&) { return ++found < enough; });
}

std::optional<std::vector<Grid>> all_solutions(const Puzzle& puzzle, const Limits& limits) {
  std::vector<Grid> grids;
  Grid grid(puzzle.givens.size());
  const auto have_room = [&] { return grids.size() * grid.size() < max_cells_kept; };
  const auto keep = [&](const VariableMap& variables, const AllModels& models) {
    for (Cell cell = 0; cell < grid.size(); ++cell) {
      grid[cell] = variables.find_value(cell, [&](Lit literal) { return models.is_true(literal); });
    }
    grids.push_back(grid);
    return have_room();
  };
  if (!visit_solutions(puzzle, limits, keep) || !have_room()) return std::nullopt;
  return grids;
}

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

  /// False if there are too many nodes. As deep as there are decisions, at most some hundred.
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

}  // namespace

std::optional<std::vector<Grid>> few_solutions(const Board& board, const Grid& givens,
                                               const Limits& limits) {
  return with_first_space<ConflictSpace<4>, ConflictSpace<12>, ConflictSpace<16>>(
      board, [&]<class Space>() { return FewSolutions<Space>(board, limits).list(givens); });
}

}  // namespace sudoku_sat::search
