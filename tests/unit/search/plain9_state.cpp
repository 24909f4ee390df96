// Propagation on the plain 9x9 board, on all vectors that this machine has, compared with unit
// propagation on the clauses of the triads encoding, which it claims to equal.
#include "search/plain9/state.hpp"

#include <catch2/catch.hpp>
#include <map>
#include <vector>

#include "sudoku_sat/base.hpp"
#include "sudoku_sat/dimacs.hpp"
#include "sudoku_sat/encoding.hpp"
#include "sudoku_sat/rule.hpp"
#include "support/fixtures.hpp"
#include "support/inputs.hpp"
#include "support/random_puzzles.hpp"

using namespace sudoku_sat;

namespace {

/// The clauses of the triads encoding, asked again and again.
class Clauses {
 public:
  Clauses() : board_(make_board(Geometry(9))), variables_(board_->geometry()) {
    encode(support::encoding("triads"), {*board_, variables_}, engine_);
  }

  bool propagate(const Grid& givens, Cell cell = 0, Value value = 0) {
    std::vector<Lit> literals = given_literals({board_, givens}, variables_);
    if (value != 0) literals.push_back(variables_.variable(cell, value));
    return engine_.propagate(literals);
  }

  /// Whether every candidate is the same.
  bool agrees_with(const search::State9& state) const {
    for (Cell cell = 0; cell < 81; ++cell) {
      for (int value = 1; value <= 9; ++value) {
        const Model::Value known = engine_.value(variables_.variable(cell, value));
        if (state.possible(cell, value) == (known == Model::Value::is_false)) return false;
      }
    }
    return true;
  }

 private:
  std::shared_ptr<const Board> board_;
  VariableMap variables_;
  UnitPropagation engine_;
};

/// An open candidate at random; value 0 where the cell is decided.
Value candidate(const search::State9& state, Cell cell, Random& random) {
  std::vector<Value> values;
  for (Value value = 1; value <= 9; ++value) {
    if (state.possible(cell, value)) values.push_back(value);
  }
  return values.size() < 2 ? Value{0} : values[random.below(values.size())];
}

std::vector<Value> candidates_of(const search::State9& state, Cell cell) {
  std::vector<Value> values;
  for (Value value = 1; value <= 9; ++value) {
    if (state.possible(cell, value)) values.push_back(value);
  }
  return values;
}

bool is_pair(const search::State9& state, Cell cell) {
  return state.decided(cell) == 0 && candidates_of(state, cell).size() == 2;
}

/// By the words of State9::branching_cell: of pairs the first one with the largest product over
/// both values, where a value counts 1, its places among the peers, and three times those in pairs.
Cell expected_split(const Puzzle& puzzle, const search::State9& state) {
  std::map<std::size_t, std::vector<Cell>> by_size;
  std::map<std::size_t, std::vector<Cell>> by_score;
  for (Cell cell = 0; cell < 81; ++cell) {
    if (state.decided(cell) != 0) continue;
    by_size[candidates_of(state, cell).size()].push_back(cell);
    if (!is_pair(state, cell)) continue;
    std::size_t product = 1;
    for (const Value value : candidates_of(state, cell)) {
      std::size_t weight = 1;
      for (const Cell peer : puzzle.board->peers(cell)) {
        if (state.possible(peer, value)) weight += is_pair(state, peer) ? 4 : 1;
      }
      product *= weight;
    }
    by_score[product].push_back(cell);
  }
  return by_score.empty() ? by_size.begin()->second.front() : by_score.rbegin()->second.front();
}

/// Calls check(state) with a new state of each kind of vectors.
template <class Check>
void for_each_vectors(const Check& check) {
  for (const search::Vectors9& vectors : search::all_vectors9()) {
    INFO(vectors.name);
    if (vectors.here) check(search::State9(*vectors.methods));
  }
}

/// Decides the givens, then a candidate at random; counts contradictions.
void compare(Clauses& clauses, const Puzzle& puzzle, search::State9 state, Random random,
             std::size_t& contradictions) {
  REQUIRE(state.decide_all(puzzle.givens) == clauses.propagate(puzzle.givens));
  if (!clauses.propagate(puzzle.givens)) {
    ++contradictions;
    return;
  }
  REQUIRE(clauses.agrees_with(state));
  const auto cell = static_cast<Cell>(random.below(81));
  const Value value = candidate(state, cell, random);
  if (value == 0) return;
  const bool possible = state.decide(cell, value);
  REQUIRE(possible == clauses.propagate(puzzle.givens, cell, value));
  contradictions += possible ? 0 : 1;
  if (possible) REQUIRE(clauses.agrees_with(state));
}

}  // namespace

TEST_CASE("propagation on the plain 9x9 board is unit propagation on the triads encoding",
          "[propagation]") {
  Clauses clauses;
  Random random(11);
  std::size_t contradictions = 0;
  for (std::size_t i = 0; i < support::random_inputs(40'000); ++i) {
    const Puzzle puzzle = support::random_puzzle(Geometry(9), random.below(36), random);
    for_each_vectors([&](const search::State9& state) {
      compare(clauses, puzzle, state, Random(i), contradictions);
    });
  }
  CHECK(contradictions > 100);
}

TEST_CASE("states of the plain 9x9 board are for no other", "[propagation]") {
  CHECK(search::State9::fit(*make_board(Geometry(9))));
  CHECK_FALSE(search::State9::fit(*make_board(Geometry(1, 9))));
  CHECK_FALSE(search::State9::fit(*make_board(Geometry(8))));
  CHECK_FALSE(search::State9::fit(*support::empty_puzzle(Geometry(9), "diagonals").board));
}

TEST_CASE("a complete state of the plain 9x9 board is a grid", "[propagation]") {
  const Puzzle puzzle = support::puzzle_of(support::known_puzzles().front().solution);
  for_each_vectors([&](search::State9 state) {
    REQUIRE(state.decide_all(puzzle.givens));
    CHECK(state.complete());
    Grid grid(81, 0);
    state.copy_to(grid);
    CHECK(grid == puzzle.givens);
  });
}

TEST_CASE("a state is split at the pair that decides most, else by the fewest candidates",
          "[propagation]") {
  for_each_vectors([](const search::State9& state) { CHECK(state.branching_cell() == 0); });
  Random random(7);
  int with_pairs = 0;
  for (int round = 0; round < 500; ++round) {
    const Puzzle puzzle = support::random_puzzle(Geometry(9), random.below(36), random);
    CAPTURE(puzzle.givens);
    for_each_vectors([&](search::State9 state) {
      if (!state.decide_all(puzzle.givens) || state.complete()) return;
      REQUIRE(state.branching_cell() == expected_split(puzzle, state));
      with_pairs += candidates_of(state, state.branching_cell()).size() == 2 ? 1 : 0;
    });
  }
  CHECK(with_pairs > 100);
}
