// Rules of clues beside the board: the constraints they become, what their diagrams allow, and the
// errors for wrong data.
#include <algorithm>
#include <catch2/catch.hpp>
#include <numeric>

#include "rules/parts/entry.hpp"
#include "sudoku_sat/base.hpp"
#include "support/rule_data.hpp"
#include "support/sentences.hpp"

using namespace sudoku_sat;
using support::constraints_of;
using support::Drawn;
using support::error_of;
using support::marks_of;
using support::small_board;

namespace {

/// "top: 7 . . ." on a board of `size` values; nothing where no line has the clue.
std::optional<Sequence> first_column(std::string_view rule, int size, int clue) {
  std::string data = "top: " + std::to_string(clue);
  for (int column = 1; column < size; ++column) data += " .";
  try {
    return constraints_of(rule, data, Geometry(size)).sequences.at(0);
  } catch (const InputError&) {
    return std::nullopt;
  }
}

using Names = std::vector<std::string>;

constexpr std::string_view line_rules[] = {"skyscrapers", "sandwich", "x-sums"};

}  // namespace

TEST_CASE("clues are read from their side inward") {
  const auto constraints = constraints_of(
      "skyscrapers", "top: . 1 . .; bottom: 2 - . .; left: . . 3 .; right: . . . 4", small_board);
  std::vector<std::string> read;
  for (const Sequence& sequence : constraints.sequences) {
    read.push_back(sequence.name() + ": " + cells_text(small_board, sequence.cells));
  }
  CHECK(read == std::vector<std::string>{
                    "1 skyscraper seen from the top of column 2: r1c2 r2c2 r3c2 r4c2",
                    "2 skyscrapers seen from the bottom of column 1: r4c1 r3c1 r2c1 r1c1",
                    "3 skyscrapers seen from the left of row 3: r3c1 r3c2 r3c3 r3c4",
                    "4 skyscrapers seen from the right of row 4: r4c4 r4c3 r4c2 r4c1"});
  CHECK(marks_of("skyscrapers", "bottom: 2 . . .", small_board) ==
        std::vector<Drawn>{{Mark::Kind::outside, "r4c1 r3c1", "2"}});
}

TEST_CASE("clues of lines are called by what they count") {
  CHECK(constraints_of("sandwich", "top: . . 0 .", small_board).sequences[0].name() ==
        "the sandwich of column 3 is 0");
  CHECK(constraints_of("sandwich", "left: 5 . . .", small_board).sequences[0].name() ==
        "the sandwich of row 1 is 5");
  CHECK(constraints_of("x-sums", "right: . 6 . .", small_board).sequences[0].name() ==
        "the x-sum from the right of row 2 is 6");
}

TEST_CASE("equal clues share a diagram") {
  const auto constraints = constraints_of("x-sums", "top: 6 . 6 .; left: . . . 3", small_board);
  REQUIRE(constraints.sequences.size() == 3);
  CHECK(constraints.sequences[0].diagram == constraints.sequences[1].diagram);
  CHECK(constraints.sequences[0].diagram != constraints.sequences[2].diagram);
}

TEST_CASE("clues of a side are as many as its columns or rows") {
  CHECK(error_of("skyscrapers", "top: 1 2 3", small_board) == "test:1:11: 3 clues: a side has 4");
  CHECK(error_of("skyscrapers", "top: 1 2 . . 3", small_board) ==
        "test:1:14: a clue too many: a side has 4");
  CHECK(error_of("skyscrapers", "top: 1 . . .; top: . . . .", small_board) ==
        "test:1:15: the side 'top' is given twice");
  CHECK(error_of("skyscrapers", "up: 1 . . .", small_board) ==
        "test:1:1: a side is missing: top, bottom, left, right, as in \"top: 1 . 2\"");
  CHECK(error_of("sandwich", "right: 1 . . .", small_board) ==
        "test:1:1: a side is missing: top, left, as in \"top: 1 . 2\"");
  CHECK(error_of("skyscrapers", "top 1 . . .", small_board) ==
        "test:1:5: ':' is missing, as in \"top: 1 . 2\"");
  CHECK(error_of("skyscrapers", "top: 1 x . .", small_board) ==
        "test:1:8: a number from 1 to 4 is missing");
}

TEST_CASE("clues that can't be are errors with the possible range") {
  CHECK(error_of("skyscrapers", "top: . . . . . . . . 10") ==
        "test:1:22: " + says::out_of_range("10", 1, 9));
  CHECK(error_of("skyscrapers", "top: 0 . . .", small_board) ==
        "test:1:6: " + says::out_of_range("0", 1, 4));
  CHECK(error_of("sandwich", "left: 36 . . . . . . . .") ==
        "test:1:7: " + says::out_of_range("36", 0, 35));
  CHECK(error_of("x-sums", "top: 46 . . . . . . . .") ==
        "test:1:6: " + says::out_of_range("46", 1, 45));
  CHECK(error_of("margin-sums", "top: 25 . . . . . . . .") ==
        "test:1:6: " + says::out_of_range("25", 6, 24));
}

TEST_CASE("clues that no line has are errors") {
  CHECK(error_of("sandwich", "left: . . 1 .", small_board) ==
        "test:1:11: the sandwich 1 is impossible: no line of the values 1 to 4 has it");
  CHECK(error_of("x-sums", "top: . 7 . .", small_board) ==
        "test:1:8: the x-sum 7 is impossible: no line of the values 1 to 4 has it");
  CHECK(error_of("sandwich", "top: 34 . . . . . . . .").find("34 is impossible") !=
        std::string::npos);
}

TEST_CASE("diagrams of lines allow the permutations that have the clue, if there are any") {
  for (const std::string_view rule : line_rules) {
    for (int size = 3; size <= 6; ++size) {
      for (int clue = 0; clue <= size * (size + 1) / 2 + 1; ++clue) {
        CAPTURE(rule, size, clue);
        const std::optional<Sequence> column = first_column(rule, size, clue);
        if (!column) continue;
        std::vector<Value> line(static_cast<std::size_t>(size));
        std::iota(line.begin(), line.end(), Value{1});
        std::size_t allowed = 0;
        do {
          REQUIRE(column->diagram->allows(line) == column->holds(line));
          allowed += column->holds(line) ? 1U : 0U;
        } while (std::next_permutation(line.begin(), line.end()));
        CHECK(allowed > 0);
      }
    }
  }
}

TEST_CASE("each permutation has a clue of each kind") {
  for (const std::string_view rule : line_rules) {
    std::vector<Sequence> columns;
    for (int clue = 0; clue <= 15; ++clue) {
      if (const auto column = first_column(rule, 5, clue)) columns.push_back(*column);
    }
    std::vector<Value> line{1, 2, 3, 4, 5};
    do {
      const auto holds = [&](const Sequence& column) { return column.holds(line); };
      REQUIRE(std::count_if(columns.begin(), columns.end(), holds) == 1);
    } while (std::next_permutation(line.begin(), line.end()));
  }
}

TEST_CASE("diagrams of long lines allow the permutations that have the clue") {
  Random random(12);
  for (const std::string_view rule : line_rules) {
    for (const int clue : {3, 4, 12, 30}) {
      const std::optional<Sequence> column = first_column(rule, 12, clue);
      if (!column) continue;
      for (int round = 0; round < 1000; ++round) {
        const std::vector<Value> line = random.permutation(12, Value{1});
        REQUIRE(column->diagram->allows(line) == column->holds(line));
      }
    }
  }
}

TEST_CASE("margin sums are as deep as a box, or as the data says") {
  const Geometry six(2, 3);
  const auto depths = [&](std::string_view data) {
    std::vector<std::size_t> found;
    for (const Sum& sum : constraints_of("margin-sums", data, six).sums) {
      found.push_back(sum.cells.size());
    }
    return found;
  };
  CHECK(depths("top: 8 . . . . .; left: 8 . . . . .") == std::vector<std::size_t>{2, 3});
  CHECK(depths("top: 15 . . . . .; depth: 4; left: . 15 . . . .") ==
        std::vector<std::size_t>{4, 4});
  const Sum sum = constraints_of("margin-sums", "right: . 8 . . . .", six).sums.at(0);
  CHECK(sum.name() == "the 8 right of row 2");
  Names names;
  const std::string all = "top: 8 . . . . .; bottom: . 8 . . . .; left: . . 8 . . .";
  for (const Sum& margin : constraints_of("margin-sums", all, six).sums) {
    names.push_back(margin.name());
  }
  CHECK(names == Names{"the 8 above column 1", "the 8 below column 2", "the 8 left of row 3"});
  CHECK(cells_text(six, sum.cells) == "r2c6 r2c5 r2c4");
  CHECK(error_of("margin-sums", "depth: 3; depth: 2") == "test:1:11: the depth is given twice");
  CHECK(error_of("margin-sums", "depth: 10") == "test:1:8: " + says::out_of_range("10", 1, 9));
  CHECK(error_of("margin-sums", "depth: 3") ==
        "test:1:1: rule 'margin-sums': no sums, as in \"top: 12 . 15\"");
}
