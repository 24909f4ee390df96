// The encoding chains: what re-encoding makes of extended, and as strong.
#include <algorithm>
#include <catch2/catch.hpp>
#include <set>

#include "sudoku_sat/encoding.hpp"
#include "sudoku_sat/rule.hpp"
#include "support/brute_force.hpp"
#include "support/fixtures.hpp"

using namespace sudoku_sat;

namespace {

/// The clauses of the rules, each sorted, in any order.
std::multiset<std::vector<int>> clauses_of(const Board& board, const Formulation& formulation) {
  MemorySink sink;
  encode_rules(board, VariableMap(board.geometry()), formulation, sink);
  support::Cnf cnf = support::to_cnf(sink);
  for (auto& clause : cnf.clauses) std::sort(clause.begin(), clause.end());
  return {cnf.clauses.begin(), cnf.clauses.end()};
}

Formulation formulation_of(const char* encoding, Reencoding reencoding = {}) {
  return {.encoding = &encoding_named(encoding),
          .reduction = &no_reduction(),
          .reencoding = reencoding};
}

/// What unit propagation decides about the cells' variables; no value for a conflict.
std::optional<std::set<int>> decided(const support::Cnf& cnf, const std::vector<int>& assumed,
                                     int variables) {
  const auto found = support::propagate(cnf, assumed);
  if (!found) return std::nullopt;
  std::set<int> literals;
  for (const int literal : *found) {
    if (std::abs(literal) <= variables) literals.insert(literal);
  }
  return literals;
}

}  // namespace

TEST_CASE("chains has the clauses of extended re-encoded with order variables") {
  for (const char* rules : {"", "latin", "diagonals", "anti-knight"}) {
    CAPTURE(rules);
    std::vector<RuleUse> used;
    if (*rules != 0) used.push_back({find_rule(rules)});
    const auto board = make_board(Geometry(4), used);
    const auto chains = clauses_of(*board, formulation_of("chains"));
    CHECK((chains == clauses_of(*board, formulation_of("extended", {.order = true}))));
    CHECK((chains != clauses_of(*board, formulation_of("extended"))));
  }
}

TEST_CASE("re-encoding puts the literals of chains into another order, with as many clauses") {
  const auto board = make_board(Geometry(9));
  const auto chains = clauses_of(*board, formulation_of("chains"));
  CHECK((clauses_of(*board, formulation_of("chains", {.order = true})) == chains));
  const auto random = clauses_of(*board, formulation_of("chains", *Reencoding::parse("random:2")));
  CHECK((random != chains));
  CHECK(random.size() == chains.size());
}

TEST_CASE("unit propagation decides the same cells under chains as under extended") {
  Random random(1);
  for (const Reduction* reduction : {&no_reduction(), &reduction_named("givens")}) {
    const Puzzle puzzle = support::puzzle_of(support::inkala);
    const auto cells = variables_after(*reduction, puzzle, direct_code());
    const auto variables = static_cast<int>(cells->variables());
    const auto formula = [&](const char* encoding) {
      MemorySink sink;
      encode(encoding_named(encoding), {*puzzle.board, *cells}, sink);
      return support::to_cnf(sink);
    };
    const support::Cnf extended = formula("extended");
    const support::Cnf chains = formula("chains");
    std::size_t conflicts = 0;
    for (int round = 0; round < 30; ++round) {
      std::vector<int> assumed;
      for (int i = 0; i < 12; ++i) {
        const auto variable = static_cast<int>(random.below(cells->variables())) + 1;
        assumed.push_back(random.below(4) == 0 ? variable : -variable);
      }
      const auto expected = decided(extended, assumed, variables);
      CHECK((decided(chains, assumed, variables) == expected));
      conflicts += expected ? 0U : 1U;
    }
    CHECK(conflicts > 0);
    CHECK(conflicts < 30);
  }
}
