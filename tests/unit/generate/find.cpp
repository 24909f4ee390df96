// Free clues: what is found has one solution by the referee's own count, and what was asked for.
#include "sudoku_sat/find.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <map>
#include <set>

#include "referee/referee.hpp"
#include "sudoku_sat/certificate.hpp"
#include "sudoku_sat/formats.hpp"
#include "support/fixtures.hpp"
#include "support/inputs.hpp"

using namespace sudoku_sat;

namespace {

std::vector<FreeClue> free_clues(const std::vector<std::string>& texts) {
  std::vector<FreeClue> clues;
  for (const std::string& text : texts) clues.push_back(parse_free_clue({text, {"clues", 3, 1}}));
  return clues;
}

FindOptions options_of(const std::vector<std::string>& texts, std::uint64_t seed = 1) {
  return {.seed = seed, .clues = free_clues(texts)};
}

/// The number of solutions, at most 2, by a search that shares no code with the program's.
long long referees_count(const Puzzle& puzzle) {
  std::string header = "size: " + std::to_string(puzzle.geometry().size()) + "\n";
  for (const RuleText& rule : puzzle.board->rules()) {
    if (rule.entries.empty()) header += "rules: " + rule.name + "\n";
    if (!rule.entries.empty()) header += rule.name + ":\n";
    for (const std::string& entry : rule.entries) header += "  " + entry + "\n";
  }
  const referee::Puzzle same = referee::parse_puzzle(header);
  referee::Grid givens;
  for (const Value value : puzzle.givens) givens.push_back(value == 0 ? referee::no_value : value);
  return referee::count_solutions(same, givens, 2);
}

const RuleText* rule_of(const Puzzle& puzzle, std::string_view name) {
  const auto& rules = puzzle.board->rules();
  const auto found = std::ranges::find(rules, name, &RuleText::name);
  return found == rules.end() ? nullptr : &*found;
}

std::vector<Cell> cells_in(const Geometry& geometry, const std::string& text) {
  CellReader reader(text, {}, geometry);
  return reader.only_cells();
}

std::string message_of(const std::string& text) {
  try {
    static_cast<void>(parse_free_clue({text, {"clues", 3, 1}}));
  } catch (const InputError& error) {
    return error.what();
  }
  return "";
}

const std::shared_ptr<const Board>& small_board() {
  static const std::shared_ptr<const Board> board = make_board(Geometry(4));
  return board;
}

}  // namespace

TEST_CASE("puzzles of free clues have one solution by the referee's count", "[find]") {
  const std::vector<std::vector<std::string>> ideas{
      {"2 of renban: line(3)", "3 givens"},
      {"1..6 cages: ?: area(2..3)", "1..2 givens"},
      {"1 of thermometers: line(3)", "2 of kropki: white: pair", "2..3 givens"},
      {"2..4 skyscrapers: beside", "3 givens"},
      {"1 arrows: arrow(2..3)", "1 rule: r1c1 + r2c2 = ?", "1..5 givens"}};
  for (const auto& idea : ideas) {
    const Finder finder(small_board(), options_of(idea));
    for (std::uint64_t number = 0; number < 3; ++number) {
      const Generated found = finder.make(number);
      CAPTURE(idea, number, found.reason);
      REQUIRE(found.puzzle);
      CAPTURE(puzzle_text(*found.puzzle));
      CHECK(referees_count(*found.puzzle) == 1);
      CHECK(!verify(*found.puzzle, found.solution));
      const SecondOpinion opinion = second_opinion(*found.puzzle, found.solution);
      CHECK(opinion.broken.empty());
      CHECK(opinion.unchecked.empty());
    }
  }
}

TEST_CASE("the referee contradicts a wrong solution", "[find]") {
  const Puzzle puzzle = parse_puzzle("cages:\n  7: r1c1 r1c2\nsize: 4\n");
  const Grid grid = from_line(Geometry(4), "1234341221434321", {});
  CHECK(second_opinion(puzzle, grid).broken == "cages");
  CHECK(second_opinion({small_board(), Grid(16, 0)}, grid).broken.empty());
}

TEST_CASE("each kind of free clue has as many clues as wanted, and lines don't overlap", "[find]") {
  const auto board = make_board(Geometry(6));
  const Finder finder(board, options_of({"2..3 of renban: line(3..4)", "9 givens"}, 5));
  for (std::uint64_t number = 0; number < 4; ++number) {
    const Generated found = finder.make(number);
    REQUIRE(found.puzzle);
    CHECK(found.puzzle->given_count() == 9);
    const RuleText* lines = rule_of(*found.puzzle, "renban");
    REQUIRE(lines != nullptr);
    CHECK((lines->entries.size() == 2 || lines->entries.size() == 3));
    std::set<Cell> covered;
    for (const std::string& line : lines->entries) {
      const std::vector<Cell> cells = cells_in(board->geometry(), line);
      CHECK((cells.size() == 3 || cells.size() == 4));
      for (std::size_t i = 0; i < cells.size(); ++i) {
        CHECK(covered.insert(cells[i]).second);
        if (i == 0) continue;
        const Geometry& geometry = board->geometry();
        CHECK(std::abs(geometry.row(cells[i]) - geometry.row(cells[i - 1])) <= 1);
        CHECK(std::abs(geometry.column(cells[i]) - geometry.column(cells[i - 1])) <= 1);
      }
    }
  }
}

TEST_CASE("without any clue of a minimal puzzle there are more solutions", "[find]") {
  FindOptions options = options_of({"1..9 cages: ?: area(2)", "1..4 givens"}, 2);
  options.minimal = true;
  const Finder finder(small_board(), options);
  for (std::uint64_t number = 0; number < 4; ++number) {
    const Generated found = finder.make(number);
    REQUIRE(found.puzzle);
    CHECK(referees_count(*found.puzzle) == 1);
    for (Cell cell = 0; cell < 16; ++cell) {
      if (found.puzzle->givens[cell] == 0) continue;
      Puzzle fewer = *found.puzzle;
      fewer.givens[cell] = 0;
      CHECK(referees_count(fewer) == 2);
    }
    const RuleText* cages = rule_of(*found.puzzle, "cages");
    REQUIRE(cages != nullptr);
    for (std::size_t i = 0; i < cages->entries.size(); ++i) {
      RuleText fewer = *cages;
      fewer.entries.erase(fewer.entries.begin() + static_cast<std::ptrdiff_t>(i));
      std::vector<RuleText> texts;
      if (!fewer.entries.empty()) texts.push_back(fewer);
      CHECK(referees_count({make_board(Geometry(4), uses_of(texts)), found.puzzle->givens}) == 2);
    }
  }
}

TEST_CASE("rules and givens of the input stay, and have no solution or many", "[find]") {
  const Puzzle input = parse_puzzle(
      "rules: diagonals\ncages:\n  3: r1c1 r1c2\nsize: 4\ngrid:\n"
      "1...\n....\n....\n....\n");
  FindOptions options = options_of({"1 cages: ?: area(2..3)", "1..2 givens"});
  options.givens = input.givens;
  const Generated found = Finder(input.board, options).make(0);
  REQUIRE(found.puzzle);
  CHECK(found.puzzle->givens[0] == 1);
  CHECK(rule_of(*found.puzzle, "diagonals") != nullptr);
  CHECK(rule_of(*found.puzzle, "cages")->entries.size() == 2);
  CHECK(referees_count(*found.puzzle) == 1);

  const Puzzle wrong =
      parse_puzzle("cages:\n  3: r1c1 r1c2; 3: r1c2 r2c2; 7: r1c1 r2c2\nsize: 4\n");
  CHECK(Finder(wrong.board, options_of({"4 givens"})).make(0).impossible);
}

TEST_CASE("a puzzle of free clues depends on the seed and its number alone", "[find]") {
  const std::vector<std::string> idea{"2 of renban: line(3)", "3 givens"};
  const auto text = [&](std::uint64_t seed, std::uint64_t number) {
    return puzzle_text(*Finder(small_board(), options_of(idea, seed)).make(number).puzzle);
  };
  CHECK(text(1, 2) == text(1, 2));
  CHECK(text(1, 2) != text(1, 3));
  CHECK(text(1, 2) != text(2, 2));
}

TEST_CASE("puzzles of free clues can be of a wanted rating", "[find]") {
  FindOptions options = options_of({"24..30 givens"}, 4);
  options.rating = rating_named("fl");
  const Generated found = Finder(make_board(Geometry(9)), options).make(0);
  REQUIRE(found.puzzle);
  const auto reduced = propagate(*found.puzzle);
  REQUIRE(reduced);
  CHECK(!reduced->complete());
  CHECK(only_solution_by_failed_literals(*found.puzzle, found.solution));
}

TEST_CASE("what can't be found is given up with a reason", "[find]") {
  FindOptions options = options_of({"1 given"});
  options.attempts = 3;
  const Generated none = Finder(small_board(), options).make(0);
  CHECK(!none.puzzle);
  CHECK(none.attempts == 3);
  CHECK(none.reason == "3 attempts");
  const Generated late =
      Finder(make_board(Geometry(9)), options_of({"17 givens"})).make(0, Limits(0.05));
  CHECK(!late.puzzle);
  CHECK(late.reason.starts_with("time-out after"));
}

TEST_CASE("free clues that can't be read say what would be right", "[find]") {
  CHECK(message_of("renban: line(4)") ==
        "clues:3:1: 'renban: line(4)' is no free clue: expected e.g. '2 of renban: line(4)' or "
        "'4 givens'");
  CHECK(message_of("2 of") ==
        "clues:3:1: '2 of' is no free clue: expected e.g. '2 of renban: "
        "line(4)' or '4 givens'");
  CHECK(message_of("0 givens") == "clues:3:1: 0 free clues: expected 1 to 200");
  CHECK(message_of("3..2 givens") != "");
  CHECK(message_of("201 givens") == "clues:3:1: 201 free clues: expected 1 to 200");
  CHECK(message_of("1 renbam: line(4)") ==
        "clues:3:1: unknown rule 'renbam'; did you mean renban?");
  CHECK(message_of("1 anti-knight: cell") ==
        "clues:3:1: anti-knight has no clues that could be free");
  const auto refuse = [](const std::string& text) -> std::string {
    try {
      Finder(small_board(), options_of({text}));
    } catch (const InputError& error) {
      return error.what();
    }
    return "";
  };
  CHECK(refuse("1 renban: line") == "clues:3:1: line: expected its number of cells, e.g. line(4)");
  CHECK(refuse("1 renban: line(17)") ==
        "clues:3:1: line(17): expected 2 to 16 cells, e.g. line(4) or line(3..5)");
  CHECK(refuse("1 yin-yang: shaded(cell)") ==
        "clues:3:1: yin-yang has unknowns besides the grid, and so no free clues");
  CHECK(refuse("1 renban: nonsense").starts_with("clues:3:1: such as 'nonsense': "));
  CHECK_THROWS_AS(Finder(small_board(), {}), UsageError);
}

TEST_CASE("each shape of free clues is found on a board", "[find]") {
  const std::map<std::string_view, std::string> in_use{
      {"line", "1 renban: line(3)"},      {"area", "1 cages: ?: area(3)"},
      {"arrow", "1 arrows: arrow(2)"},    {"pair", "1 kropki: white: pair"},
      {"cell", "1 even: cell"},           {"corner", "1 quadruples: ? ?: corner"},
      {"beside", "1 skyscrapers: beside"}};
  for (const std::string_view name : shape_names()) {
    CAPTURE(name);
    const std::string& clue = in_use.at(name);
    const Generated found = Finder(small_board(), options_of({clue, "1..6 givens"})).make(0);
    REQUIRE(found.puzzle);
    CHECK(found.puzzle->board->rules().size() == 1);
    CHECK(referees_count(*found.puzzle) == 1);
  }
}

TEST_CASE("with any rule's free clues a puzzle is found or given up, never a wrong one", "[find]") {
  const std::vector<std::string> shapes{"line(3)",  "?: area(2)",  "area(3)",
                                        "arrow(3)", "pair",        "white: pair",
                                        "cell",     "? ?: corner", "beside"};
  std::set<std::string> used;
  std::size_t round = 0;
  for (const Rule* rule : rules()) {
    for (const std::string& shape : shapes) {
      if (!support::in_turn(0, 4, ++round)) continue;
      CAPTURE(rule->name, shape);
      const std::string clue = "2..3 " + std::string(rule->name) + ": " + shape;
      FindOptions options;
      try {
        options = options_of({clue, "1..6 givens"});
        options.attempts = 2;
        options.minimal = true;
        // Some have so many other solutions that they take long; what matters is how it ends.
        const Generated found = Finder(small_board(), options).make(0, Limits(0.3));
        if (!found.puzzle) continue;
        CHECK(referees_count(*found.puzzle) == 1);
        CHECK(!verify(*found.puzzle, found.solution));
        used.emplace(rule->name);
      } catch (const InputError&) {  // The rule has no clues of this shape.
      } catch (const UsageError&) {
      }
    }
  }
  CHECK(used.size() > 10);
}

TEST_CASE("counting circles, which hold or not together, are found", "[find]") {
  const Generated found = Finder(make_board(Geometry(2, 3)),
                                 options_of({"1..3 counting-circles: cell", "4..16 givens"}))
                              .make(0);
  CAPTURE(found.reason, found.attempts);
  REQUIRE(found.puzzle);
  CHECK(!verify(*found.puzzle, found.solution));
}

TEST_CASE("free clues of a header are for those who ask for them", "[find]") {
  const std::string text = "size: 4\nfind: 2 givens; 1 renban: line(3)\n  1 even: cell\n";
  BoardRequest request;
  request.free_clues = true;
  const auto input = PuzzleReader(LineReader::of_text(text, "idea"), request).next();
  REQUIRE(input->puzzle);
  REQUIRE(input->free_clues.size() == 3);
  CHECK(input->free_clues[1].text == "1 renban: line(3)");
  CHECK(input->free_clues[2].position.line == 3);
  CHECK_THROWS_WITH(parse_puzzle(text),
                    "puzzle:2:7: these clues are free: `sudoku-sat find` makes puzzles of them");
}
