// The sentences of explain, on boards so small that it is obvious what a player would say.
#include <regex>

#include "explain.hpp"

using namespace sudoku_sat::support;
using Catch::Contains;

namespace {

/// The text of the steps, as one line.
std::string told(const std::string& rules, const std::string& puzzle) {
  const std::string size = puzzle.size() == 16 ? "4" : "6";
  const RunResult result = explain({"--size", size, "--rules", rules}, puzzle);
  INFO(result);
  CHECK(result.status == 0);
  std::string text;
  for (const std::string& line : lines_of(result.out)) {
    const std::size_t begin = line.find_first_not_of(' ');
    if (begin != line.npos) text += line.substr(begin) + ' ';
  }
  return text;
}

const std::string open(16, '.');
const std::string one_given = "1" + std::string(15, '.');
const std::string neighbours = "...............35.............2.....";

}  // namespace

TEST_CASE("cli: explain tells what all signs of one kind exclude in one step") {
  CHECK_THAT(
      told("kropki=black: r1c1-r1c2 r3c1-r3c2", open),
      Contains("1. r1c1!=3, r1c2!=3, r3c1!=3, r3c2!=3 (black dots) "
               "A cell at a black dot is 1, 2 or 4: no other number is twice or half of 3."));
  CHECK_THAT(told("whispers=2: r1c1 r2c1 r3c1", open) + told("whispers=3: r1c1 r1c2", open),
             Contains("No cell of a whisper line is 2 or 3: its neighbour would have to be below 1 "
                      "or above 4."));
}

TEST_CASE("cli: explain says what a value would leave the other cell of a sum") {
  CHECK_THAT(
      told("xv=v: r1c1-r1c2", ".........4......"),
      Contains("1. r1c1!=1 (V) The V between r1c1 and r1c2: 1 in r1c1 would leave 4 for r1c2, "
               "which is not among its candidates."));
}

TEST_CASE("cli: explain subtracts the filled cells of a sum") {
  CHECK_THAT(told("xv=v: r1c1-r1c2", one_given),
             Contains("1. r1c2=4 (V) The V between r1c1 and r1c2 has 1 already, so 4 is left for "
                      "r1c2."));
  CHECK_THAT(told("cages=8: r1c1 r1c2 r2c1", one_given),
             Contains("(cage combinations) The 8-cage at r1c1 has 1 already, so 7 must be left for "
                      "r1c2 and r2c1: 3+4, so r1c2 and r2c1 are 3 or 4."));
}

TEST_CASE("cli: explain tells a sum by its combinations, or by what the others are at least") {
  CHECK_THAT(told("cages=3: r1c1 r1c2", open),
             Contains("The 3-cage at r1c1: 3 in two cells is 1+2, so r1c1 and r1c2 are 1 or 2."));
  CHECK_THAT(told("arrows=r1c1: r1c2 r2c1", open),
             Contains("r1c1 = r1c2 + r2c1 (arrow): 3 = 1+2 or 4 = 1+3, so r1c1 is 3 or 4, and r1c2 "
                      "and r2c1 are 1, 2 or 3."));
}

TEST_CASE("cli: explain names all neighbours that a value rules out in one step") {
  CHECK_THAT(told("non-consecutive", neighbours),
             Contains("r3c5 is 5, so r2c5, r3c6 and r4c5 are not 4 or 6 (non-consecutive)."));
}

TEST_CASE("cli: explain says in which cells a rule forbids a value") {
  CHECK_THAT(told("even=r1c1", "..2...4........."),
             Contains("Only 4 fits r1c1: it is 2 or 4 (even) and row 1 has 2."));
  CHECK_THAT(told("even=r1c1", "......1........."),
             Contains("In box 1 the 1 can only be in r1c2: the 1 in r2c3 rules out r2c1 and r2c2; "
                      "r1c1 can't be 1 (even)."));
  CHECK_THAT(told("full-rank=top: 9 . . .", "................"),
             Contains("r1c1 is 3 (the rank 9 at the top of column 1): each digit begins four of "
                      "the numbers."));
}

TEST_CASE("cli: explain tells sandwiches, skyscrapers, x-sums and quadruples in their own terms") {
  CHECK_THAT(told("sandwich=left: 0 . . .", one_given),
             Contains("The sandwich of row 1 is 0, so 1 and 4 are next to each other: in r1c1 and "
                      "r1c2; r1c2 is 4."));
  CHECK_THAT(
      told("quadruples=2 3 4: r2c2", ".....1.........."),
      Contains("Quadruple 2 3 4 at r2c2: r2c3, r3c2 and r3c3 must hold 2, 3 and 4 and nothing "
               "else."));
  CHECK_THAT(
      told("skyscrapers=left: 3 . . .", open),
      Contains("3 skyscrapers seen from the left of row 1: the last of them is 4, and each is "
               "higher than the one before, so r1c1 is at most 2 and r1c2 is at most 3."));
  CHECK_THAT(told("x-sums=left: 3 . . .", open),
             Contains("The x-sum from the left of row 1 is 3: r1c1 is 2, and 1 is left for r1c2."));
}

TEST_CASE("cli: explain says what would come out along a line") {
  CHECK_THAT(
      told("skyscrapers=bottom: . . 2 .", open),
      Contains("2 skyscrapers seen from the bottom of column 3: with 4 in r4c3 at most 1 would "
               "be seen, and with 3 in r3c3 not 2 but 1 or 3 would be seen."));
  CHECK_THAT(
      told("skyscrapers=top: 4 . . .", open),
      Contains("4 skyscrapers seen from the top of column 1, so all of them: they rise from 1 "
               "to 4."));
  CHECK_THAT(
      told("x-sums=right: 10 . . .", open),
      Contains("The x-sum from the right of row 1 is 10: with 1, 2 or 3 in r1c4 the sum would "
               "be at most 9."));
  const std::string hidden = told("hidden-skyscrapers=left: 2 . . .", "..1.............");
  CHECK_THAT(hidden, Contains("The first skyscraper hidden from the left of row 1 is 2: "));
  CHECK_THAT(hidden, !Contains("each is higher than the one before") && !Contains("would be seen"));
}

TEST_CASE("cli: explain says which of four numbers a rank is") {
  CHECK_THAT(
      told("full-rank=top: . . 14 .; bottom: 3 7 9 15; left: . 13 . .; right: . . 5 .", open),
      Contains("r2c2=1 (rank clue) The rank 15 at the bottom of column 4 is the third smallest of "
               "the four numbers that begin with 4; the one from the right of row 4 is greater "
               "(r4c3 is greater than r3c4), so the one from the left of row 2 is smaller: r3c4 is "
               "at most 2, so r2c2 is 1."));
}

TEST_CASE("cli: explain counts what clues count, and lists what they list") {
  CHECK_THAT(
      told("skyscrapers=left: 3 . . .", "..4............."),
      Contains("seen from the left of row 1: with 3 in r1c1 at most 2 would be seen; r1c3 is 4, "
               "so with 1 in r1c2 at most 2 would be seen."));
  CHECK_THAT(told("contains-at-least=1: r1c1 r2c2", ".......1........"),
             Contains("The group with 1 at r1c1: of its cells only r1c1 can be 1."));
  CHECK_THAT(told("cages=7: r1c1 r1c2", open),
             Contains("The 7-cage at r1c1: 7 in two cells is 3+4; every way has a 3 and a 4 in "
                      "r1c1 or r1c2, so "));
  CHECK_THAT(told("clones=r1c1: r3c4", "...1.....3..2..."),
             Contains("r1c1 and r3c4 have only 4 in common"));
}

TEST_CASE("cli: explain compares cages with a unit that they lie in") {
  CHECK_THAT(told("cages=5: r1c1 r1c2; 8: r1c3 r1c4 r2c4", open),
             Contains("Row 1 adds up to 10, the 5-cage at r1c1 to 5, so 5 is left for r1c3 and "
                      "r1c4; with these candidates r1c3 and r1c4 are 1 or 4."));
}

TEST_CASE("cli: explain says which values a unit has already") {
  CHECK_THAT(told("rule=var t in 1..40; t = r1c1 + r1c2 + 10", "..3............."),
             Contains("row 1 has r1c3=3 already"));
}

TEST_CASE("cli: explain tells what candidates exclude by clues without supposing anything") {
  const std::string text = told("sandwich=left: 2 . . .", "..........1.....");
  CHECK_THAT(text,
             Contains("r1c3 must be 2 or 4, and 4 in r1c1 would rule out both (the sandwich of "
                      "row 1 is 2)."));
  CHECK_THAT(text,
             Contains("If r2c4 is not 1, r1c4 is 1 (column 4), so r1c2 is not 2 (the sandwich of "
                      "row 1 is 2), so r1c3 is 2 (row 1). In both cases r2c4 is not 2."));
  CHECK_THAT(
      text, Contains("Without 4 in r3c4, the 4 of row 3 is in r3c1 or r3c2, where it excludes 4 in "
                     "r4c2. Without 3 in r1c1, r1c1 is 1, which excludes 1 in r4c1. In any case"));
  CHECK_THAT(text, !Contains("suppose"));
}

TEST_CASE("cli: explain ends a case where the reader sees that a cell or a value has no place") {
  const std::string text = explain({},
                                   "8..........36......7..9.2...5...7.......457.....1...3"
                                   "...1....68..85...1..9....4..")
                               .out;
  CHECK(std::regex_search(text, std::regex("contradiction: (row|column|box) . needs an? .:")));
  CHECK(std::regex_search(text, std::regex("contradiction: r.c. needs a value:")));
  CHECK_THAT(text, Contains(" no cell is left\n") && Contains(" no value is left\n"));
}

TEST_CASE("cli: explain says that a place is left only if it is left on the board") {
  // The 6 in r9c4 takes its cell, and the step does without it: both other places are in box 8.
  const std::string text = explain({},
                                   "...1..........84.9..139...5...9.61.....8..9.346......."
                                   "2.....7...13...2..95.6..3..")
                               .out;
  CHECK_THAT(text, !Contains("r7c4-r9c4 is left"));
}

TEST_CASE("cli: explain names a range of cells only where they follow one another in one line") {
  const std::string text = explain({},
                                   ".6.5.4.3.1...9...8.........9...5...6.4.6.2.7.7...4...5"
                                   ".........4...8...1.5.2.3.4.")
                               .out;
  const std::regex range("r([0-9])c([0-9])-r([0-9])c([0-9])");
  std::size_t ranges = 0;
  for (std::sregex_iterator at(text.begin(), text.end(), range), end; at != end; ++at, ++ranges) {
    CAPTURE(at->str());
    CHECK(((*at)[1] == (*at)[3]) != ((*at)[2] == (*at)[4]));
  }
}

TEST_CASE("cli: explain calls a statement by its text, and says of numbers what they can be") {
  const std::string text = told("rule=var t in 1..40; t = r1c1 + r2c3 + 10", "1.....2..3.....4");
  CHECK_THAT(text, Contains(" t<=16, ") && Contains("t mod 4 = 1 (") && Contains(" t = 13 "));
  CHECK_THAT(text, Contains(" rule \"t = r1c1 + r2c3 + 10\", with r1c1=1 and r2c3=2: t>16, "));
  CHECK_THAT(text, !Contains("t.") && !Contains("(statement)"));
}

TEST_CASE("cli: explain tells what a clue about variables gives, without their cells in its name") {
  CHECK_THAT(told("rule=var t in 1..3; t < r1c2", open),
             Contains("1. r1c2!=1 (statement) t is 1, 2 or 3, so r1c2 is 2, 3 or 4 (rule \"t < "
                      "r1c2\")."));
  CHECK_THAT(told("doublers=cage(5, r1c1 r1c2); doubled(r1c1)", "..2............."),
             Contains("One doubled cell in each row and column: doubled(r1c1) is 1, so "
                      "doubled(r1c2), doubled(r1c3) and doubled(r1c4) are 0."));
}

TEST_CASE("cli: explain lists the ways to complete a clue that the candidates leave") {
  CHECK_THAT(told("sum-lines=r1c1 r1c2", one_given),
             Contains("The sum line of 5 from r1c1 to r1c2: the candidates leave only 1+4, so r1c2 "
                      "is 4."));
  CHECK_THAT(told("product-arrows=r4c4: r3c1 r3c2", one_given),
             Contains("the candidates leave only 2 = 1*2, 3 = 1*3 and 4 = 1*4, so "));
}

TEST_CASE("cli: explain says what cells with an unknown property count") {
  CHECK_THAT(told("doublers=cage(3, r1c1 r1c2)", open),
             Contains("Rule \"cage(3, r1c1 r1c2)\": the candidates leave only 3 = 1+2, so r1c1 and "
                      "r1c2 are 1 or 2."));
}

TEST_CASE("cli: explain names many exclusions by value in a heading") {
  CHECK_THAT(told("kropki=black: r2c1-r3c1 r2c2-r3c2 r2c4-r3c4 r2c5-r3c5 r4c3-r5c3 r4c6-r5c6",
                  std::string(36, '.')),
             Contains("1. 12 candidates are excluded: 5 in r2c1, r2c2, r2c4, r2c5, r3c1, r3c2, "
                      "r3c4, r3c5, r4c3, r4c6, r5c3 and r5c6 (black dots) A cell at a black dot "
                      "is 1, 2, 3, 4 or 6: no other number is twice or half of 5."));
}

TEST_CASE("cli: explain says which cells can't be connected, and what every way goes through") {
  const std::string lone = "rule=var s of cells; connected(cells, s); s(r1c1); not s(r1c3); ";
  CHECK_THAT(told(lone + "not s(r3c1); not s(r2c2)", open),
             Contains("s(r1c3) is 0 (rule \"not s(r1c3)\").") &&
                 Contains("Rule \"connected(cells, s)\": from r1c1 no way through cells where s "
                          "can be 1 leads to r1c4, r2c3, r2c4, "));
  CHECK_THAT(told("rule=var w of cells; reach_edge(cells, w); w(r2c2); not w(r1c2); not w(r2c1); "
                  "not w(r3c2)",
                  open),
             Contains("every way from the edge to r2c2 through cells where w can be 1 goes "
                      "through r2c3, so w is 1 there."));
}

TEST_CASE("cli: explain numbers unknown regions, and keeps them as large as they are") {
  const std::string text = told("chaos-construction=region(r1c1) = region(r1c3)", open);
  CHECK_THAT(text, Contains("Regions are numbered in reading order, each at most one more than the "
                            "greatest before it: region(r1c1) is 1, region(r1c2) is at most 2, "
                            "region(r1c3) is at most 3."));
  CHECK_THAT(text, Contains("Regions are connected: region is 1 in at most four cells, r1c1 and "
                            "r1c3 among them; a way from r1c1 to r2c4, r3c2, "));
  CHECK_THAT(text, Contains("every way from r1c1 to r1c3 with no more than two others goes through "
                            "r1c2, so region is 1 there."));
}
