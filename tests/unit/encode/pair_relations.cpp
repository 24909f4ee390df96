// The clauses of relations of two cells: a conflict for each forbidden pair of values, and supports
// for values with few partners. Sizes are derived by hand.
#include <catch2/catch.hpp>

#include "sudoku_sat/encoding.hpp"
#include "sudoku_sat/rule.hpp"
#include "support/fixtures.hpp"

using namespace sudoku_sat;

namespace {

std::shared_ptr<const Board> board_with(const char* rules, int size) {
  return make_board(Geometry(size), parse_rules(rules, {"test"}));
}

std::uint64_t relation_clauses(const Board& board, std::string_view encoding) {
  CountingSink sink;
  const Encoding& named = encoding_named(encoding);
  const VariableMap variables(board.geometry(), *named.code);
  std::uint64_t clauses = 0;
  for (const FamilyRange& range : encode(named, {board, variables}, sink)) {
    if (range.name.ends_with("relations")) clauses += range.last + 1 - range.first;
  }
  return clauses;
}

}  // namespace

TEST_CASE("a relation has its conflicts, and supports of values that at most half the others fit") {
  // One value twice the other: 6 of 36 pairs are allowed, and no value has more than two partners.
  CHECK(relation_clauses(*board_with("kropki=black: r1c1-r1c2", 6), "extended") == 30 + 2 * 6);
  // The smaller value first: 15 of 36 pairs; 3 to 6 have three partners or fewer, and so do 1 to 4.
  CHECK(relation_clauses(*board_with("inequalities=r1c1<r1c2", 6), "extended") == 21 + 2 * 4);
  // Other codes have no literal for a value, so that there are conflicts alone.
  CHECK(relation_clauses(*board_with("inequalities=r1c1<r1c2", 6), "binary") == 21);
}

TEST_CASE("the size of rules is what is counted, however many pairs share a relation") {
  for (const char* rules : {"non-consecutive", "inequalities=r1c1<r1c2; r2c1<r2c2; r3c3<r3c4",
                            "anti-knight", "cages=10: r1c1 r1c2 r2c1"}) {
    const auto board = board_with(rules, 6);
    for (const Encoding& encoding : encodings()) {
      CAPTURE(rules, encoding.name);
      CountingSink sink;
      encode(encoding, {*board, VariableMap(board->geometry(), *encoding.code)}, sink);
      CHECK(size_of(encoding, *board, AtMostOne()) == sink.size());
    }
  }
}
