// Statements of the language against brute force over all grids of 4x4: each function, and random
// statements; the check of solutions must agree with both.
#include <algorithm>
#include <catch2/catch.hpp>
#include <cstdlib>
#include <set>

#include "sudoku_sat/enumerate.hpp"
#include "sudoku_sat/rule.hpp"
#include "sudoku_sat/solve.hpp"
#include "support/brute_force.hpp"
#include "support/language_statements.hpp"
#include "support/rule_cases.hpp"

using namespace sudoku_sat;

namespace {

using Holds = std::function<bool(const support::FullGrid&)>;

/// All 288 grids.
const std::vector<std::vector<int>>& all_grids() {
  static const std::vector<std::vector<int>> grids = [] {
    std::vector<std::vector<int>> found;
    support::for_each_solution(2, 2, std::vector<int>(16, 0), [&](const std::vector<int>& grid) {
      found.push_back(grid);
      return true;
    });
    return found;
  }();
  return grids;
}

/// The board of 4x4 with the entries, which ';' separates; the last one may be a random statement
/// that never holds.
std::shared_ptr<const Board> board_of_statements(const std::string& text) {
  const Position begin{"test", 1, 1};
  return make_board(Geometry(4), {{&rule_named("rule"), split_entries(text, begin), begin}});
}

/// What the board's constraints, counted, and the check of solutions make of all grids.
void compare_statement(const std::string& text, const Holds& holds) {
  CAPTURE(text);
  const auto board = board_of_statements(text);
  const Puzzle puzzle{board, Grid(16, 0)};
  std::uint64_t expected_count = 0;
  for (const std::vector<int>& values : all_grids()) {
    const bool expected = holds({4, 2, 2, values});
    expected_count += expected ? 1 : 0;
    REQUIRE(verify(puzzle, Grid(values.begin(), values.end())).has_value() == !expected);
  }
  CHECK(sudoku_sat::count(puzzle).solutions == BigCount(expected_count));
}

int at(const support::FullGrid& grid, int row, int column) { return grid.at(row - 1, column - 1); }

struct StatementCase {
  const char* text;
  Holds holds;
};

}  // namespace

TEST_CASE("statements mean what they say", "[rules][language]") {
  using Full = support::FullGrid;
  const auto row = [](const Full& g, int r) {
    return std::vector<int>{at(g, r, 1), at(g, r, 2), at(g, r, 3), at(g, r, 4)};
  };
  const StatementCase cases[] = {
      {"r1c1 + r2c2 = 5", [](const Full& g) { return at(g, 1, 1) + at(g, 2, 2) == 5; }},
      {"r1c1 - r2c2 = 1", [](const Full& g) { return at(g, 1, 1) - at(g, 2, 2) == 1; }},
      {"2 * r1c1 = r2c2", [](const Full& g) { return 2 * at(g, 1, 1) == at(g, 2, 2); }},
      {"-r1c1 + 3 < r2c2 - 1", [](const Full& g) { return 3 - at(g, 1, 1) < at(g, 2, 2) - 1; }},
      {"r1c1 * r2c2 * r3c3 >= 12",
       [](const Full& g) { return at(g, 1, 1) * at(g, 2, 2) * at(g, 3, 3) >= 12; }},
      {"(r1c1 + r3c3) / 2 = 2", [](const Full& g) { return (at(g, 1, 1) + at(g, 3, 3)) / 2 == 2; }},
      {"(r1c1 - r3c3) mod 3 = 2",
       [](const Full& g) { return (at(g, 1, 1) - at(g, 3, 3) + 6) % 3 == 2; }},
      {"r1c1 < r2c2 < r3c3",
       [](const Full& g) { return at(g, 1, 1) < at(g, 2, 2) && at(g, 2, 2) < at(g, 3, 3); }},
      {"r1c1 in {1, 3..4}", [](const Full& g) { return at(g, 1, 1) != 2; }},
      {"r1c1 not in [r2c3, r3c2]",
       [](const Full& g) { return at(g, 1, 1) != at(g, 2, 3) && at(g, 1, 1) != at(g, 3, 2); }},
      {"r1c1 = 1 or r2c3 = 1 and not r4c4 = 2",
       [](const Full& g) { return at(g, 1, 1) == 1 || (at(g, 2, 3) == 1 && at(g, 4, 4) != 2); }},
      {"r1c1 > 2 implies r2c3 > 2",
       [](const Full& g) { return at(g, 1, 1) <= 2 || at(g, 2, 3) > 2; }},
      {"r1c1 > 2 iff r2c3 > 2",
       [](const Full& g) { return (at(g, 1, 1) > 2) == (at(g, 2, 3) > 2); }},
      {"if r1c1 > 2 then r2c3 = 1",
       [](const Full& g) { return at(g, 1, 1) <= 2 || at(g, 2, 3) == 1; }},
      {"if r1c1 > 2 then r2c3 = 1 else r2c4 = 1",
       [](const Full& g) { return at(g, 2, at(g, 1, 1) > 2 ? 3 : 4) == 1; }},
      {"r4c4 = (if r1c1 > 2 then r2c3 else 5 - r1c1)",
       [](const Full& g) {
         return at(g, 4, 4) == (at(g, 1, 1) > 2 ? at(g, 2, 3) : 5 - at(g, 1, 1));
       }},
      {"sum(r1c1-r1c2) = sum(r3c1 r4c1)",
       [](const Full& g) { return at(g, 1, 1) + at(g, 1, 2) == at(g, 3, 1) + at(g, 4, 1); }},
      {"sum(r1c1, r2c2, [r3c3, 2]) = 8",
       [](const Full& g) { return at(g, 1, 1) + at(g, 2, 2) + at(g, 3, 3) == 6; }},
      {"product(r1c1-r1c2) = 6", [](const Full& g) { return at(g, 1, 1) * at(g, 1, 2) == 6; }},
      {"max(r1c1 r2c2 r3c3) - min(r1c1 r2c2 r3c3) = 2",
       [](const Full& g) {
         const auto [low, high] = std::minmax({at(g, 1, 1), at(g, 2, 2), at(g, 3, 3)});
         return high - low == 2;
       }},
      {"distinct(r1c1 r2c2 r3c3 r4c4) = 2",
       [](const Full& g) {
         return std::set{at(g, 1, 1), at(g, 2, 2), at(g, 3, 3), at(g, 4, 4)}.size() == 2;
       }},
      {"abs(r1c1 - r2c2) = 1",
       [](const Full& g) { return std::abs(at(g, 1, 1) - at(g, 2, 2)) == 1; }},
      {"all_different(r1c1 r2c2 r3c3 r4c4)",
       [](const Full& g) {
         return std::set{at(g, 1, 1), at(g, 2, 2), at(g, 3, 3), at(g, 4, 4)}.size() == 4;
       }},
      {"all_equal(r1c1 r2c3 r3c4)",
       [](const Full& g) { return at(g, 1, 1) == at(g, 2, 3) && at(g, 2, 3) == at(g, 3, 4); }},
      {"same_values(r1c1-r1c2, r3c3 r4c4)",
       [](const Full& g) {
         return std::multiset{at(g, 1, 1), at(g, 1, 2)} == std::multiset{at(g, 3, 3), at(g, 4, 4)};
       }},
      {"increasing(r1c1 r2c2 r3c3)",
       [](const Full& g) { return at(g, 1, 1) < at(g, 2, 2) && at(g, 2, 2) < at(g, 3, 3); }},
      {"count(r1c1 = 1, r2c2 = 1, r3c3 = 1, r4c4 = 1) = 2",
       [](const Full& g) {
         int ones = 0;
         for (int i = 1; i <= 4; ++i) ones += at(g, i, i) == 1 ? 1 : 0;
         return ones == 2;
       }},
      {"exactly 2 of list(x in [r1c1, r2c2, r3c3, r4c4]: x > 2)",
       [](const Full& g) {
         int large = 0;
         for (int i = 1; i <= 4; ++i) large += at(g, i, i) > 2 ? 1 : 0;
         return large == 2;
       }},
      {"at least r1c1 of list(x in column(4): x <= 2)",
       [](const Full& g) { return at(g, 1, 1) <= 2; }},
      {"at most 1 of [r1c1 = 1, r2c2 = 2, r3c3 = 3]",
       [](const Full& g) {
         return (at(g, 1, 1) == 1) + (at(g, 2, 2) == 2) + (at(g, 3, 3) == 3) <= 1;
       }},
      {"any(x in [r1c1, r2c2]: x = 4) and none(x in [r1c1, r2c2]: x = 1)",
       [](const Full& g) {
         const int a = at(g, 1, 1);
         const int b = at(g, 2, 2);
         return (a == 4 || b == 4) && a != 1 && b != 1;
       }},
      {"for each (a, b) in diagonal_neighbours: a != b or a + row_number(a) = 3",
       [](const Full& g) {
         for (int r = 1; r < 4; ++r) {
           for (int c = 1; c <= 4; ++c) {
             for (const int d : {c - 1, c + 1}) {
               if (d < 1 || d > 4) continue;
               if (at(g, r, c) == at(g, r + 1, d) && at(g, r, c) + r != 3) return false;
             }
           }
         }
         return true;
       }},
      {"for each (a, b) in apart(1, 2) where column_number(a) < column_number(b): a != b",
       [](const Full& g) {
         for (int r = 1; r <= 4; ++r) {
           for (int c = 1; c <= 4; ++c) {
             for (const auto& [down, right] : {std::pair{1, 2}, {-1, 2}, {2, 1}, {-2, 1}}) {
               const int r2 = r + down;
               const int c2 = c + right;
               if (r2 < 1 || r2 > 4 || c2 > 4) continue;
               if (at(g, r, c) == at(g, r2, c2)) return false;
             }
           }
         }
         return true;
       }},
      {"for each block in blocks(2, 2): any(x in block: x > 2)",
       [](const Full& g) {
         for (int r = 1; r < 4; ++r) {
           for (int c = 1; c < 4; ++c) {
             if (at(g, r, c) <= 2 && at(g, r, c + 1) <= 2 && at(g, r + 1, c) <= 2 &&
                 at(g, r + 1, c + 1) <= 2) {
               return false;
             }
           }
         }
         return true;
       }},
      {"for each x in cells where row_number(x) = 1: any(y in around(x): abs(x - y) = 1)",
       [](const Full& g) {
         for (int c = 1; c <= 4; ++c) {
           bool found = std::abs(at(g, 1, c) - at(g, 2, c)) == 1;
           if (c > 1) found = found || std::abs(at(g, 1, c) - at(g, 1, c - 1)) == 1;
           if (c < 4) found = found || std::abs(at(g, 1, c) - at(g, 1, c + 1)) == 1;
           if (!found) return false;
         }
         return true;
       }},
      {"row(1)[r1c1] = 2",
       [row](const Full& g) { return row(g, 1)[static_cast<std::size_t>(at(g, 1, 1) - 1)] == 2; }},
      {"for each i in 1..N: cell(i, N + 1 - i) != box(2)[i]",
       [](const Full& g) {
         const int box[] = {at(g, 1, 3), at(g, 1, 4), at(g, 2, 3), at(g, 2, 4)};
         for (int i = 1; i <= 4; ++i) {
           if (at(g, i, 5 - i) == box[i - 1]) return false;
         }
         return true;
       }},
      {"sum(first(row(2), 2)) < sum(last(reverse(row(3)), 2))",
       [](const Full& g) { return at(g, 2, 1) + at(g, 2, 2) < at(g, 3, 1) + at(g, 3, 2); }},
      {"for each w in windows(join(row(1), reverse(row(2))), 3): distinct(w) > 2",
       [](const Full& g) {
         std::vector<int> line;
         for (int c = 1; c <= 4; ++c) line.push_back(at(g, 1, c));
         for (int c = 4; c >= 1; --c) line.push_back(at(g, 2, c));
         for (std::size_t i = 0; i + 2 < line.size(); ++i) {
           if (std::set{line[i], line[i + 1], line[i + 2]}.size() < 3) return false;
         }
         return true;
       }},
      {"for each (a, b) in consecutive_of_loop([r1c1, r2c2, r3c1]): abs(a - b) > 1",
       [](const Full& g) {
         const int a = at(g, 1, 1);
         const int b = at(g, 2, 2);
         const int c = at(g, 3, 1);
         return std::abs(a - b) > 1 && std::abs(b - c) > 1 && std::abs(c - a) > 1;
       }},
      {"for each (a, b) in pairs(rows): a[1] != b[size(b)]", [](const Full&) { return false; }},
      {"matches(row(1), \"[12]{2}.*\")",
       [](const Full& g) { return at(g, 1, 1) <= 2 && at(g, 1, 2) <= 2; }},
      {"matches(r1c1 r2c1 r2c2, \"1.?[^3]+|<4>.*\")",
       [](const Full& g) { return at(g, 1, 1) == 4 || (at(g, 1, 1) == 1 && at(g, 2, 2) != 3); }},
      {"matches([3, r1c1, 2], \"3[12]2\")", [](const Full& g) { return at(g, 1, 1) <= 2; }},
      {"matches([3, r1c1], \"3[12]\") or automaton([[], [r1c1]], \"a | b, b 3 c, c end\")",
       [](const Full& g) { return at(g, 1, 1) <= 3; }},
      {"automaton(row(1), \"a 1 b, a [^1] a, b . c, c [1-3] c, c end\")",
       [](const Full& g) {
         for (int column = 1; column <= 2; ++column) {
           if (at(g, 1, column) != 1) continue;
           for (int i = column + 2; i <= 4; ++i) {
             if (at(g, 1, i) == 4) return false;
           }
           return true;
         }
         return at(g, 1, 3) == 1;
       }},
      {"automaton([[r1c1, r2c1], [r3c3]], \"a . b, b 2 c, c | d, d [34] e, e end\")",
       [](const Full& g) { return at(g, 2, 1) == 2 && at(g, 3, 3) >= 3; }},
      {"not automaton([row(1), [r2c1]], \"a 1 b, a . a, b . b, a | a, b | b, b 4 end_of_it, "
       "end_of_it end\")",
       [](const Full& g) { return at(g, 2, 1) != 4; }},
      {"matches_loop(row(1), \"1234\")",
       [](const Full& g) {
         return at(g, 1, 2) == at(g, 1, 1) % 4 + 1 && at(g, 1, 3) == at(g, 1, 2) % 4 + 1;
       }},
      {"join(row(1), list(i in 2..4: cell(i, 4)))[5] = 3",
       [](const Full& g) { return at(g, 2, 4) == 3; }},
      {"let low = {1, 2}; matches(row(1), \"(<low>[34])*|([34]<low>)*\")",
       [](const Full& g) {
         return (at(g, 1, 1) <= 2) != (at(g, 1, 2) <= 2) &&
                (at(g, 1, 3) <= 2) != (at(g, 1, 4) <= 2) &&
                (at(g, 1, 1) <= 2) == (at(g, 1, 3) <= 2);
       }},
      {"let near(a, b) = abs(a - b) = 1; let chain(line) = for each (a, b) in consecutive(line): "
       "near(a, b); chain(r1c1 r2c2 r3c1)",
       [](const Full& g) {
         return std::abs(at(g, 1, 1) - at(g, 2, 2)) == 1 &&
                std::abs(at(g, 2, 2) - at(g, 3, 1)) == 1;
       }},
  };
  for (const StatementCase& next : cases) compare_statement(next.text, next.holds);
}

TEST_CASE("that two cells differ is an all-different, however it is said", "[rules][language]") {
  const auto units = make_board(Geometry(4))->all_different().size();
  for (const char* text : {"all_different(r1c1, r2c3)", "r1c1 != r2c3", "r2c3 != r1c1",
                           "not (r1c1 = r2c3)", "r1c1 - r2c3 != 0", "abs(r1c1 - r2c3) >= 1",
                           "r1c1 < r2c3 or r1c1 > r2c3", "2 * r1c1 != 2 * r2c3"}) {
    CAPTURE(text);
    const auto board = board_of_statements(text);
    CHECK(board->only_all_different());
    REQUIRE(board->all_different().size() == units + 1);
    const std::vector<Cell>& cells = board->all_different().back().cells;
    CHECK(std::set<Cell>(cells.begin(), cells.end()) == std::set<Cell>{0, 6});
  }
  for (const char* text : {"r1c1 != r2c3 + 1", "r1c1 < r2c3", "r1c1 = r2c3"}) {
    CAPTURE(text);
    const auto board = board_of_statements(text);
    CHECK(board->relations().size() == 1);
    CHECK(board->all_different().size() == units);
  }
}

TEST_CASE("random statements leave the grids for which they hold", "[rules][language]") {
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    Random random(seed);
    const auto statement = support::random_statement(4, random);
    const std::string text = statement->text();
    CAPTURE(seed);
    try {
      compare_statement(text,
                        [&](const support::FullGrid& g) { return statement->holds(g.values); });
    } catch (const InputError& error) {
      // What holds for no values at all is refused.
      CAPTURE(text, error.what());
      CHECK(std::string(error.what()).find("never hold") != std::string::npos);
      for (const std::vector<int>& grid : all_grids()) CHECK_FALSE(statement->holds(grid));
    }
  }
}

TEST_CASE("random statements mean the same in every encoding", "[rules][language][.soak]") {
  for (std::uint64_t seed = 1; seed <= 500; ++seed) {
    Random random(seed);
    const auto statement = support::random_statement(4, random);
    CAPTURE(seed, statement->text());
    const auto expected = static_cast<std::uint64_t>(
        std::count_if(all_grids().begin(), all_grids().end(),
                      [&](const std::vector<int>& grid) { return statement->holds(grid); }));
    std::shared_ptr<const Board> board;
    try {
      board = board_of_statements(statement->text());
    } catch (const InputError&) {
      CHECK(expected == 0);
      continue;
    }
    for (const Encoding& encoding : encodings()) {
      CAPTURE(encoding.name);
      PuzzleSolver solver({.formulation = {.encoding = &encoding}, .solutions = 0});
      CHECK(solver.solve({board, Grid(16, 0)}, Limits()).solutions == expected);
    }
  }
}
