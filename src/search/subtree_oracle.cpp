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

bool SubtreeOracle::ask() { return solvers::satisfiable(*solver_, *limits_); }

}  // namespace sudoku_sat::search
