// Each named rule on small grids made by hand: grids that satisfy it, and grids that break only
// this rule.
#include <catch2/catch.hpp>
#include <set>

#include "referee/referee.hpp"
#include "referee/rules.hpp"

using namespace sudoku_sat::referee;

namespace {

struct RuleCase {
  std::string rule;
  /// The rest of the header; without a size the board is 4x4, and without boards of their own rules
  /// have no units.
  std::string header;
  std::vector<std::string> good;
  std::vector<std::string> bad;
};

/// A rule with its data on a 4x4 board without units, so that grids can be mostly 1s.
RuleCase free_case(std::string rule, const std::string& data, std::vector<std::string> good,
                   std::vector<std::string> bad) {
  std::string header = "size: 4\nrules: free-grid\n" + rule + ":\n  " + data + "\n";
  return {std::move(rule), std::move(header), std::move(good), std::move(bad)};
}

/// A rule without data, on a board with units.
RuleCase plain_case(const std::string& rule, const std::string& board,
                    std::vector<std::string> good, std::vector<std::string> bad) {
  return {rule, board + "rules: " + rule + "\n", std::move(good), std::move(bad)};
}

const std::string numbers_9 =
    "187564392365982147294173865528431976416897253973625418759218634831746529642359781";

const std::vector<RuleCase>& rule_cases() {
  const std::string box_4 = "size: 4\n";
  const std::string free_4 = "size: 4\nrules: free-grid\n";
  static const std::vector<RuleCase> cases{
      // Which cells differ.
      plain_case("diagonals", box_4, {"1234341243212143"}, {"1234341221434321"}),
      plain_case("windoku", box_4, {"1234341243212143"}, {"1234341221434321"}),
      plain_case("disjoint-groups", box_4, {"1234341221434321"}, {"1234432134122143"}),
      plain_case(
          "asterisk", "size: 9\n",
          {"187564392936812754524739816795281463362495178418673925273946581851327649649158237"},
          {numbers_9}),
      plain_case(
          "center-dot", "size: 9\n",
          {"187564392365982147294173865916458723473219658852637419648325971721896534539741286"},
          {numbers_9}),
      free_case("extra", "r1c1-r1c4", {"1234", "4132"}, {"1224", "1231"}),
      // All cells.
      plain_case("anti-knight", box_4, {"1234432134122143"}, {"1234341221434321"}),
      plain_case("anti-king", free_4, {"1212343412123434"}, {"1212343413123434", "1122"}),
      free_case("anti-queen", "4", {"1", "4444", "1411111411111111"},
                {"4111111111111114", "1114111111114111", "1411411111111111"}),
      plain_case("anti-queen", free_4, {"1122334411223344"}, {"1"}),
      free_case("toroidal", "king\nvalues: 1-8", {"1212343412123434"},
                {"5212343412123435", "5212343412125434"}),
      free_case("toroidal", "knight\nvalues: 1-8", {"1212212112122121"},
                {"1212212112122122", "5212212112122151"}),
      plain_case("non-consecutive", free_4, {"1313131313131313"}, {"1313131313131312", "1211"}),
      plain_case("anti-consecutive-diagonal", free_4, {"1", "1111333311113333"},
                 {"1111121111111111"}),
      plain_case("global-entropy", free_4, {"1414232314142323", "1414323214142323"},
                 {"1414232311112323"}),
      plain_case("global-modular", free_4, {"1212333312123333", "4242333312123333"},
                 {"1212113312123333"}),
      plain_case("self-taxicab", free_4 + "values: 1-8\n", {"8888888888888888", "2882888888888888"},
                 {"1188888888888888", "2828888888888888", "8288882888888888"}),
      plain_case("flatmates", "size: 3\nrules: free-grid\n",
                 {"111222333", "113131313", "121131111"}, {"333222111", "112111111"}),
      free_case("leapers", "0 2", {"1122112222112211"}, {"1122112222111211"}),
      // Groups of cells.
      free_case("cages", "6: r1c1-r1c3; r2c1 r2c2", {"1231 12", "3211 42"},
                {"2221 12", "1241 12", "1231 11"}),
      free_case("sums", "6: r1c1-r1c3; 5: r2c1 r2c1 r2c2", {"2221 21", "1231 13"},
                {"2231 21", "1231 31"}),
      free_case("product-cages", "6: r1c1-r1c3", {"123", "312"}, {"124", "116"}),
      free_case("rellik-cages", "4: r1c1 r1c2", {"12", "32"}, {"13", "41", "11"}),
      free_case("equality-cages", "r1c1 r1c2", {"14", "32"}, {"12", "13", "11"}),
      free_case("contains-at-least", "1 1: r1c1-r1c3", {"112", "111"}, {"122"}),
      free_case("contains-exactly", "1 1: r1c1-r1c3", {"112", "141"}, {"122", "111"}),
      free_case("look-and-say", "21 13: r1c1-r1c4", {"1132", "4311"}, {"1133", "1232", "1113"}),
      free_case("count-distinct", "2: r1c1-r1c3", {"112", "343"}, {"123", "111"}),
      free_case("count-distinct", "r1c1: r1c2 r1c3", {"212", "122"}, {"211", "112", "312"}),
      free_case("lunchboxes", "2: r1c1-r1c3; 0: r2c1 r2c2", {"1231 12", "4211 31"},
                {"1321 12", "1221 12"}),
      free_case("clones", "r1c1 r1c2: r2c1 r2c2", {"1211 12", "3411 34"}, {"1211 21"}),
      free_case("equal-sums", "r1c1 r1c2: r1c3: r1c4", {"1233", "2244"}, {"1223", "1234"}),
      free_case("same-values", "r1c1 r1c2: r1c3 r1c4", {"1221", "3434"}, {"1222", "1134"}),
      // Lines.
      free_case("arrows", "r1c1: r1c2 r1c3", {"312", "422"}, {"311"}),
      free_case("arrows", "r1c1 r1c2: r1c3-r1c4 r2c1-r2c4", {"1244"}, {"1144", "2144"}),
      free_case("product-arrows", "r1c1: r1c2 r1c3", {"422", "313"}, {"421"}),
      free_case("product-arrows", "r1c1 r1c2: r1c3 r1c4", {"1234", "1243"}, {"1233"}),
      free_case("thermometers", "r1c1-r1c3", {"124", "234"}, {"114", "132", "321"}),
      free_case("thermometers", "slow: r1c1-r1c3", {"124", "114", "222"}, {"132"}),
      free_case("whispers", "r1c1-r1c3", {"131", "414", "424"}, {"132", "111"}),
      free_case("whispers", "3: r1c1-r1c3", {"141"}, {"131"}),
      free_case("whispers", "r1c1 r1c2 r2c2 r2c1 r1c1", {"1311 31"}, {"2411 31"}),
      free_case("parity-lines", "r1c1-r1c4", {"1234", "4121"}, {"1324", "2244"}),
      free_case("parity-lines", "r1c1 r1c2 r2c2 r1c1", {}, {"1211 13", "1211 12"}),
      free_case("same-differences", "r1c1-r1c4", {"1313", "1234", "2121"}, {"1321", "1124"}),
      free_case("same-differences", "r1c1 r1c2 r2c2 r2c1 r1c1", {"1211 21"}, {"1211 43"}),
      free_case("palindromes", "r1c1-r1c3; r2c1-r2c4", {"1211 1221", "3431 1441"},
                {"1221 1221", "1211 1212"}),
      free_case("renban", "r1c1-r1c3", {"324", "123"}, {"124", "223", "113"}),
      free_case("renban", "r1c1 r1c2 r2c2 r2c1 r1c1", {"1211 43"}, {"1211 44", "1211 31"}),
      free_case("nabners", "r1c1-r1c2", {"13", "42", "14"}, {"12", "11", "43"}),
      free_case("nabners", "r1c1-r1c3\nvalues: 1-5", {"135", "315"}, {"131", "142"}),
      free_case("between", "r1c1-r1c4", {"1234", "4321", "1224"}, {"1124", "2134", "1243"}),
      free_case("lockouts", "r1c1-r1c3", {"143", "214", "241"}, {"123", "121", "112", "433"}),
      free_case("lockouts", "3: r1c1-r1c3\nvalues: 1-5", {"154", "215", "451"}, {"153", "143"}),
      free_case("double-arrows", "r1c1-r1c4", {"1324", "2222"}, {"1334"}),
      free_case("zippers", "r1c1-r1c3", {"132", "242"}, {"112", "311"}),
      free_case("zippers", "r1c1-r1c4", {"1324", "1111"}, {"1432"}),
      free_case("sum-lines", "r1c1-r1c4", {"1432", "3223", "2314"}, {"1342", "1114", "1111"}),
      free_case("sum-lines", "3: r1c1-r1c4", {"1221", "3333", "1113"}, {"1122", "4111"}),
      free_case("sum-lines", "3: r1c1 r1c2 r2c2 r2c1 r1c1", {"1111 22"}, {"1111 11", "4111 11"}),
      free_case("entropic-lines", "r1c1-r1c4", {"1241", "2143", "3412"}, {"1231", "1244"}),
      free_case("entropic-lines", "r1c1 r1c2 r1c3 r2c3 r2c2 r2c1 r1c1", {"1241 421"}, {"1241 411"}),
      free_case("entropic-lines", "r1c1 r1c2 r1c3 r2c2 r2c1 r1c1", {}, {"1241 21"}),
      free_case("modular-lines", "r1c1-r1c4", {"1231", "4234", "1324"}, {"1421", "1233"}),
      free_case("modular-lines", "2: r1c1-r1c4", {"1234"}, {"1324"}),
      free_case("modular-lines", "r1c1 r1c2 r1c3 r2c2 r2c1 r1c1", {}, {"1231 21"}),
      {"region-sum-lines",
       box_4 + "region-sum-lines: r1c1-r1c4\n",
       {"1423231431424231"},
       {"1234341221434321"}},
      // Signs between cells.
      free_case("kropki", "white: r1c1-r1c2; black: r1c2-r1c3", {"124", "324"}, {"424", "323"}),
      free_case("kropki", "white: r1c1-r1c2; black: r1c1-r2c1; all given", {"2111"},
                {"2111111211111111", "1111111111111111"}),
      free_case("kropki", "all white given", {"1", "2424242424242424"}, {"2324242424242424"}),
      free_case("kropki", "all black given", {"1", "2323232323232323"}, {"2423232323232323"}),
      free_case("kropki", "all given", {"1", "4141141441411414"}, {"2", "1314141414141413"}),
      free_case("xv", "x: r1c1-r1c2; v: r1c3-r1c4\nvalues: 1-9", {"6441", "9132"},
                {"6341", "6411"}),
      free_case("xv", "v: r1c1-r1c2; all v given", {"3211", "2311"}, {"1411", "3214"}),
      free_case("difference-dots", "2: r1c1-r1c2; r1c3-r1c4", {"1312", "4232"}, {"1212", "1313"}),
      free_case("difference-dots", "2: r1c1-r1c2 r1c1-r2c1; all given",
                {"3111", "3111111211111111"}, {"3111111311111111", "1111"}),
      free_case("difference-dots", "all 3 given", {"1", "3113"}, {"4111"}),
      free_case("ratio-dots", "3: r1c1-r1c2; r1c3-r1c4", {"1312", "3121"}, {"1212", "1313"}),
      free_case("sum-dots", "5: r1c1-r1c2; all given", {"3211", "2311"},
                {"4111", "1111", "3211111411111111"}),
      free_case("inequalities", "r1c1>r1c2<r1c3 r2c1 < r2c2", {"3121 12", "2121 34"},
                {"1121 12", "2111 12", "2121 21", "2121 11"}),
      // Marked cells.
      free_case("even", "r1c1 r1c2", {"24", "42"}, {"21", "12"}),
      free_case("odd", "r1c1 r1c2", {"13"}, {"12", "21"}),
      free_case("allowed", "1 3: r1c1 r1c2; 2: r1c3", {"132", "112"}, {"122", "133"}),
      free_case(
          "pencilmarks",
          "1.3. 1234 1234 1234 1234 1234 1234 1234\n  1234 1234 1234 1234 1234 1234 1234 ...4",
          {"1111111111111114", "3111111111111114"}, {"2111111111111114", "1111111111111111"}),
      free_case("quadruples", "1 1 3: r1c1", {"1311 21", "1111 13"}, {"1311 22", "1111 11"}),
      free_case("minimums", "r1c1", {"1211 2", "2311 4"}, {"1111 2", "2111 3", "1211 1"}),
      free_case("maximums", "r1c1 r1c2", {"2211", "2311"}, {"2221", "1211 1"}),
      free_case("row-indexers", "r1c1 r1c2", {"2111 1211 3211 4211"}, {"2111 2", "1111"}),
      free_case("column-indexers", "r1c3", {"3211", "1131"}, {"1211", "3221"}),
      {"box-indexers", box_4 + "box-indexers: r1c1\n", {"1234341221434321"}, {"2314142332414132"}},
      free_case("counting-circles", "r1c1-r1c3", {"122", "221", "333"}, {"111", "123", "112"}),
      // Clues outside.
      free_case("sandwich", "left: 5 . . .", {"1234", "4321", "1324"}, {"1243", "2143"}),
      free_case("sandwich", "top: . 0 . .", {"1111141112111311"}, {"1111121113111411"}),
      free_case("skyscrapers", "left: 3 . . .; right: 2 . . .", {"1243"}, {"1234", "1324"}),
      free_case("skyscrapers", "left: 2 . . .\nvalues: 0-3", {"0132", "2031"}, {"0123", "3012"}),
      free_case("hidden-skyscrapers", "left: 2 . . .", {"3241", "1321"}, {"1234", "3142"}),
      free_case("hidden-skyscrapers", "left: 0 . . .\nvalues: 0-3", {"2013", "1032"}, {"0213"}),
      free_case("x-sums", "left: 3 . . .; bottom: . 1 . .", {"2122 1111 1111 1111", "2144"},
                {"2211", "3111", "2111 1111 1111 1211"}),
      free_case("numbered-rooms", "left: 4 . . .", {"3141", "4234"}, {"3114", "4231"}),
      free_case("outside", "left: 13 . . .; top: . . 2 .", {"3121", "1311 1121"},
                {"3211 1121", "1311"}),
      free_case("margin-sums", "left: 5 . . .; top: . . 3 .", {"3221", "1411 1121"},
                {"3121", "3221 1121"}),
      free_case("margin-sums", "depth: 3; left: 6 . . .", {"2221", "1234"}, {"2211"}),
      free_case("rossini", "left: > . . .; bottom: ^ . . .", {"1211 1111 2111 1111"},
                {"2111 1111 2111 1111", "1211 1111 1111 2111", "1211"}),
      {"rossini",
       "size: 6\nrules: free-grid\nrossini:\n  left: > > . . . .\n  all given\n",
       {"123111123111111111111111111111111111", "123111123111121111121111121121121121"},
       {"123111123111123111111111111111111111", "123111123111111123111111111111111111"}},
      free_case("little-killers", "top-right: 6 . . .; left-up: . . 5 .",
                {"3131", "1111131111111111"}, {"2131", "3111"}),
      free_case("full-rank", "left: 1 . . .; top: 2 . . .", {"1234444444444444"},
                {"4321444444444444"}),
  };
  return cases;
}

/// The digits of a case; 1s follow where rows are missing.
Grid grid_of(const Board& board, const std::string& text) {
  Grid grid;
  for (const char sign : text) {
    if (sign != ' ') grid.push_back(sign - '0');
  }
  grid.resize(static_cast<std::size_t>(board.cell_count()), 1);
  return grid;
}

}  // namespace

TEST_CASE("the referee knows what each named rule allows and forbids", "[referee]") {
  for (const RuleCase& rule_case : rule_cases()) {
    const Puzzle puzzle = parse_puzzle(rule_case.header);
    CAPTURE(rule_case.header);
    for (const std::string& text : rule_case.good) {
      CAPTURE(text);
      CHECK(broken_statement(puzzle, grid_of(puzzle.board, text)).value_or("") == "");
    }
    for (const std::string& text : rule_case.bad) {
      CAPTURE(text);
      const std::string broken = broken_statement(puzzle, grid_of(puzzle.board, text)).value_or("");
      CHECK(broken.substr(0, broken.find(' ')) == rule_case.rule);
    }
  }
}

TEST_CASE("the referee's named rules all have cases", "[referee]") {
  std::set<std::string> tried;
  for (const RuleCase& rule_case : rule_cases()) {
    if (!rule_case.good.empty() && !rule_case.bad.empty()) tried.insert(rule_case.rule);
  }
  for (const auto& [name, rule] : named_rules()) {
    CAPTURE(name);
    CHECK((is_beside(name) || tried.contains(name)));
  }
}
