// The search for arguments remembers what it could not refute: what it finds is what a search
// without any memory finds, and true of all solutions.
#include <catch2/catch.hpp>

#include <algorithm>

#include "explain/arguments.hpp"
#include "sudoku_sat/enumerate.hpp"
#include "support/random_puzzles.hpp"

using namespace sudoku_sat;
using namespace sudoku_sat::explain;

namespace {

std::vector<Lit> literals_of(const std::vector<Refuted>& plans) {
  std::vector<Lit> literals;
  for (const Refuted& plan : plans) {
    literals.push_back(plan.literal);
    for (const Refuted& one : plan.before) literals.push_back(one.literal);
    literals.push_back(0);
  }
  return literals;
}

}  // namespace

TEST_CASE("a search of one level finds the same whether it remembers earlier ones or not") {
  Random random(17);
  const Limits limits;
  std::size_t longer = 0;
  for (int round = 0; round < 40; ++round) {
    const Puzzle puzzle = support::random_puzzle(Geometry(6), 7 + random.below(3), random);
    const TrueCandidates possible = true_candidates(puzzle);
    if (possible.front().empty()) continue;
    const Statements statements(puzzle.geometry());
    const ReasonedClauses clauses = clauses_of(reasons_of(*puzzle.board), *puzzle.board);
    const auto fresh = [&] { return NestedSearch(clauses, 6, puzzle.givens.size(), limits); };
    NestedSearch remembering = fresh();
    std::vector<Lit> facts;
    for (Cell cell = 0; cell < puzzle.givens.size(); ++cell) {
      const Value value = puzzle.givens[cell];
      if (value != 0) facts.push_back(statements.variable(cell, value));
    }
    for (int step = 0; step < 8; ++step) {
      for (const Lit literal : remembering.refuted_at_once(facts, {})) {
        facts.push_back(-literal);
      }
      const auto found = remembering.of_one_level(facts, {});
      CHECK(literals_of(found) == literals_of(fresh().of_one_level(facts, {})));
      if (found.empty()) break;
      const Statement wrong = statements.statement(found.back().literal);
      const auto& values = possible[wrong.cell];
      CHECK(std::find(values.begin(), values.end(), wrong.value) == values.end());
      if (!found.back().before.empty()) ++longer;
      facts.push_back(-found.back().literal);
    }
  }
  CHECK(longer > 0);
}
