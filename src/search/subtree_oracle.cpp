#include "subtree_oracle.hpp"

#include "solvers/board_solver.hpp"

namespace sudoku_sat::search {

namespace {

constexpr std::uint64_t max_clauses = 10'000'000;

}  // namespace

bool SubtreeOracle::fits(const Board& board) {
  return size_of(Formulation(), board).clauses <= max_clauses;
}

SubtreeOracle::SubtreeOracle(const Board& board, const Limits& limits)
    : limits_(&limits), variables_(board.geometry()), solver_(make_solver({})) {
  solvers::load_rules(board, variables_, {}, *solver_, limits);
}

bool SubtreeOracle::ask() {
  const Answer answer = solver_->solve(*limits_);
  if (answer == Answer::unknown) throw Stopped(limits_->reached());
  return answer == Answer::satisfiable;
}

}  // namespace sudoku_sat::search
