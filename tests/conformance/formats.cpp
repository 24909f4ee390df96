// Every format: it reads back what it writes, on boards of several sizes and with rules; it claims
// its own texts and leaves others to their formats; and no text, its own or noise, makes it crash
// or hang.
#include <algorithm>
#include <array>
#include <catch2/catch.hpp>
#include <random>
#include <string>
#include <vector>

#include "formats/read/format_reader.hpp"
#include "sudoku_sat/formats.hpp"
#include "sudoku_sat/rule.hpp"
#include "support/inputs.hpp"
#include "unit/formats/read_all.hpp"

using namespace sudoku_sat;

namespace {

struct Case {
  Geometry geometry;
  std::string rules = {};

  BoardRequest request() const {
    BoardRequest request{.size = {}, .box = geometry};
    if (!rules.empty()) request.rules = parse_rules(rules, {"rules"});
    return request;
  }
};

std::vector<Case> cases() {
  std::vector<Case> cases;
  for (const int size : {1, 2, 3, 4, 6, 8, 9, 10, 12, 16, 25, 35, 36, 49}) {
    cases.push_back({Geometry(size)});
  }
  cases.push_back({Geometry(3, 2)});
  cases.push_back({Geometry(5, 2), "diagonals"});
  cases.push_back({Geometry(4), "anti-knight"});
  cases.push_back({Geometry(9), "anti-king, non-consecutive"});
  cases.push_back({Geometry(9), "cages=7: r1c1 r1c2; 10: r3c3 r3c4 r4c3"});
  cases.push_back({Geometry(6), "thermometers=r1c1-r1c4"});
  return cases;
}

/// Some cells empty, the others of any value.
Grid values_on(const Geometry& geometry) {
  Grid grid(geometry.cells());
  for (std::size_t cell = 0; cell < grid.size(); ++cell) {
    grid[cell] = static_cast<Value>(cell * 7 % (static_cast<std::size_t>(geometry.size()) + 1));
  }
  return grid;
}

/// The text of a grid on the board, its first half given.
std::string written(const Format& format, const Board& board, const Grid& grid) {
  Grid givens = grid;
  std::fill(givens.begin() + static_cast<std::ptrdiff_t>(givens.size() / 2), givens.end(),
            Value{0});
  std::string text;
  format.write({.geometry = board.geometry(), .grid = grid, .givens = &givens, .board = &board},
               text);
  return text;
}

/// They have no place for some boards: their tests are in tests/unit/formats/exchange.
bool of_other_programs(const Format& format) {
  constexpr std::array<std::string_view, 10> names{"killer",     "fpuzzles", "link",        "sdk",
                                                   "ss",         "sdx",      "pencilmarks", "marks",
                                                   "opensudoku", "iss"};
  return std::find(names.begin(), names.end(), format.name) != names.end();
}

std::vector<const Format*> read_and_written() {
  std::vector<const Format*> found;
  for (const Format* format : formats()) {
    if (of_other_programs(*format)) continue;
    if (format->reader != nullptr && format->write != nullptr) found.push_back(format);
  }
  return found;
}

format::Likelihood likelihood(const Format& format, const std::string& text,
                              const format::KnownLayout& expected) {
  const ExchangePolicy policy;
  format::TextAhead ahead(LineReader::of_text(text, "in"), policy);
  ahead.expect(expected);
  REQUIRE(ahead.more());
  return format.reader->likelihood(ahead);
}

/// Lets the format alone read the whole text, section by section, also where it is another's.
void read_by(const Format& format, const std::string& text) {
  const ExchangePolicy policy;
  format::TextAhead ahead(LineReader::of_text(text, "in"), policy);
  const auto more = [&] {
    try {
      return ahead.more();
    } catch (const format::TextError&) {
      return false;  // no text at all
    }
  };
  std::size_t steps = 0;
  while (more()) {
    const std::size_t line = ahead.line().number;
    const bool claimed = format.reader->likelihood(ahead) != format::Likelihood::none;
    CAPTURE(format.name, ahead.line().text);
    const auto section = format.reader->open(ahead);
    for (bool goes_on = true; goes_on;) {
      REQUIRE(++steps <= 3 * text.size() + 3);
      try {
        goes_on = section->next(ahead).has_value();
      } catch (const format::TextError& error) {
        REQUIRE(error.line() >= line);
        REQUIRE(!std::string_view(error.what()).empty());
      }
    }
    if (!more() || ahead.line().number != line) continue;
    REQUIRE_FALSE((claimed && ahead.shape().kind != format::LineKind::nothing));
    ahead.take();
  }
}

/// What is in the text; nothing where it has blank lines and comments alone.
std::vector<PuzzleInput> items_of(const std::string& text) {
  try {
    return read_all(text);
  } catch (const InputError& error) {
    REQUIRE_THAT(error.what(), Catch::Contains("contains no puzzle"));
    return {};
  }
}

/// Reads as a user's input: each item is a puzzle that fits its board, or says what is wrong.
void read_by_all(const std::string& text) {
  for (const PuzzleInput& item : items_of(text)) {
    if (!item.puzzle) {
      REQUIRE_FALSE(item.error.empty());
      continue;
    }
    const Puzzle& puzzle = *item.puzzle;
    REQUIRE(puzzle.givens.size() == puzzle.geometry().cells());
    REQUIRE(std::all_of(puzzle.givens.begin(), puzzle.givens.end(),
                        [&](Value value) { return value <= puzzle.geometry().size(); }));
  }
}

std::string any_of(std::mt19937& random, std::string_view signs, std::size_t length) {
  std::string text(length, ' ');
  for (char& c : text) c = signs[random() % signs.size()];
  return text;
}

std::string any_bytes(std::mt19937& random, std::size_t length) {
  std::string text(length, ' ');
  for (char& c : text) c = static_cast<char>(random() % 256);
  return text;
}

/// With a few bytes replaced, taken out or put in.
std::string altered(std::mt19937& random, std::string text) {
  constexpr std::string_view signs = "|+-=,:#~.'! \n019Aar\xFF";
  for (int i = 0; i < 4 && !text.empty(); ++i) {
    const std::size_t at = random() % text.size();
    const char sign = signs[random() % signs.size()];
    if (random() % 3 == 0) text.insert(at, 1, sign);
    if (random() % 3 == 0) text.erase(at, random() % 3);
    if (at < text.size()) text[at] = sign;
  }
  return text;
}

}  // namespace

TEST_CASE("every format says what it is, and is read or written") {
  for (const Format* format : formats()) {
    CAPTURE(format->name);
    CHECK_FALSE(format->name.empty());
    CHECK_FALSE(format->summary.empty());
    CHECK_FALSE(format->source.empty());
    CHECK((format->reader != nullptr || format->write != nullptr));
    CHECK(std::count_if(formats().begin(), formats().end(),
                        [&](const Format* other) { return other->name == format->name; }) == 1);
  }
  CHECK(read_and_written().size() >= 4);
}

TEST_CASE("every format reads back what it writes") {
  for (const Format* format : read_and_written()) {
    for (const Case& tried : cases()) {
      const BoardRequest request = tried.request();
      const auto board = request.board(tried.geometry);
      const Grid grid = values_on(board->geometry());
      const std::string text = written(*format, *board, grid);
      CAPTURE(format->name, text);
      // A format with a header says the board itself.
      const auto items = read_all(text, format->reader->headed ? BoardRequest{} : request);
      REQUIRE(items.size() == 1);
      CAPTURE(items[0].error);
      REQUIRE(items[0].puzzle);
      CHECK(items[0].puzzle->givens == grid);
      CHECK(items[0].puzzle->geometry() == board->geometry());
      CHECK(items[0].puzzle->board->rules() == board->rules());
    }
  }
}

TEST_CASE("every format reads back a board of several grids") {
  const Case twins{Geometry(4), "grids=r1c1 r3c3"};
  const BoardRequest request = twins.request();
  const auto board = request.board(twins.geometry);
  REQUIRE_FALSE(board->geometry().single());
  const Grid grid = values_on(board->geometry());
  for (const Format* format : read_and_written()) {
    const std::string text = written(*format, *board, grid);
    CAPTURE(format->name, text);
    const auto items = read_all(text, format->reader->headed ? BoardRequest{} : request);
    REQUIRE(items.size() == 1);
    CAPTURE(items[0].error);
    REQUIRE(items[0].puzzle);
    CHECK(items[0].puzzle->givens == grid);
  }
}

TEST_CASE("every format claims its own texts, the others think them less likely theirs") {
  for (const Format* format : read_and_written()) {
    for (const int size : {9, 10, 16, 25, 35, 36, 49}) {
      const auto board = make_board(Geometry(size));
      const std::string text = written(*format, *board, values_on(board->geometry()));
      const format::Likelihood own = likelihood(*format, text, {});
      CHECK(own >= format::Likelihood::likely);
      for (const Format* other : formats()) {
        if (other == format || other->reader == nullptr) continue;
        CAPTURE(format->name, other->name, size);
        CHECK(likelihood(*other, text, {}) < own);
        CHECK(likelihood(*other, text, {.size = size}) < likelihood(*format, text, {.size = size}));
      }
    }
  }
}

TEST_CASE("a format that is only written does not read") {
  const auto board = make_board(Geometry(9));
  for (const Format* format : formats()) {
    // Links are read by the format `link`, drawings in box-drawing characters by `grid`.
    const bool by_another =
        format->name == "sudokupad" || format->name == "sudokumaker" || format->name == "unicode";
    if (format->reader != nullptr || !format->program.empty() || by_another) continue;
    const auto items = read_all(written(*format, *board, values_on(board->geometry())));
    CAPTURE(format->name);
    REQUIRE(items.size() == 1);
    CHECK_FALSE(items[0].puzzle);
  }
}

TEST_CASE("every reader comes through the texts of all formats, whole and altered") {
  std::mt19937 random(18);
  for (const Format* writer : formats()) {
    if (writer->write == nullptr || !writer->program.empty()) continue;
    for (const Case& tried : cases()) {
      if (tried.geometry.size() > 16) continue;
      const auto board = tried.request().board(tried.geometry);
      std::string text;
      try {
        text = written(*writer, *board, values_on(board->geometry()));
      } catch (const UsageError&) {
        continue;  // no place for this board
      }
      for (std::size_t i = 0; i < support::random_inputs(8); ++i) {
        const std::string input = i == 0 ? text : altered(random, text + "\n" + text);
        CAPTURE(writer->name, input);
        read_by_all(input);
        for (const Format* format : formats()) {
          if (format->reader != nullptr) read_by(*format, input);
        }
      }
    }
  }
}

TEST_CASE("every reader comes through noise") {
  std::mt19937 random(35);
  for (int i = 0; i < 150; ++i) {
    const std::size_t length = random() % 300;
    for (const std::string& text : {any_bytes(random, length), any_of(random, "12.|-+ \n", length),
                                    any_of(random, "0123456789,~ \n", length),
                                    any_of(random, "rules:size box,1 \n", length)}) {
      CAPTURE(text);
      read_by_all(text);
      for (const Format* format : formats()) {
        if (format->reader != nullptr) read_by(*format, text);
      }
    }
  }
}
