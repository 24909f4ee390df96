// The reader of a rule's data: cells, runs of cells, numbers, and errors at their columns.
#include "rules/parts/entry.hpp"
#include "support/sentences.hpp"

#include <catch2/catch.hpp>

using namespace sudoku_sat;

namespace {

/// Reads "text" that stands at test:3:11 on a 9x9 board.
template <class Read>
auto read(const std::string& text, Read&& action) {
  const Geometry geometry(9);
  const RuleEntry entry{text, {"test", 3, 11}};
  rule::EntryReader reader(entry, geometry);
  return action(reader);
}

template <class Read>
std::string entry_error_of(const std::string& text, Read&& action) {
  try {
    read(text, action);
  } catch (const InputError& error) {
    return error.what();
  }
  return "no error";
}

/// The cells of the whole text.
std::string read_cells(const std::string& text) {
  return read(text, [](rule::EntryReader& r) { return cells_text(r.geometry(), r.only_cells()); });
}

std::string cell_error(const std::string& text, std::size_t least = 1) {
  return entry_error_of(text, [&](rule::EntryReader& reader) { return reader.only_cells(least); });
}

}  // namespace

TEST_CASE("cells of an entry come in its order") {
  CHECK(read_cells("r1c2 r9c9 r3c1") == "r1c2 r9c9 r3c1");
  CHECK(read_cells("  r1c2\tr1c3 ") == "r1c2 r1c3");
  CHECK(read_cells("r1c2r1c3") == "r1c2 r1c3");
}

TEST_CASE("a run names all cells between its ends, in any straight direction") {
  CHECK(read_cells("r1c1-r1c4") == "r1c1 r1c2 r1c3 r1c4");
  CHECK(read_cells("r3c1-r1c1") == "r3c1 r2c1 r1c1");
  CHECK(read_cells("r7c3-r5c5") == "r7c3 r6c4 r5c5");
  CHECK(read_cells("r2c2 - r3c1 r5c5-r5c5") == "r2c2 r3c1 r5c5");
}

TEST_CASE("cells end before the first sign that begins none") {
  const auto rest = read("r1c1 r1c2: r3c3", [](rule::EntryReader& reader) {
    const std::size_t count = reader.cells().size();
    return std::pair(count, reader.peek());
  });
  CHECK(rest == std::pair(std::size_t{2}, ':'));
}

TEST_CASE("anything that is not a cell is an error at its column") {
  CHECK(cell_error("r1c1 r10c1") == "test:3:16: " + says::no_cell("r10c1", 9));
  CHECK(cell_error("r0c1") == "test:3:11: " + says::no_cell("r0c1", 9));
  CHECK(cell_error("r1c1 r1") == "test:3:16: 'r1' is not a cell: write it as r1c2");
  CHECK(cell_error("r1c1 5") == "test:3:16: '5' is too much");
  CHECK(cell_error("r1c1-") == "test:3:16: a cell is missing, as in r1c2");
  CHECK(cell_error("r1c99999999999999999999").find("there is no cell") != std::string::npos);
  CHECK(cell_error("r1c\x1b[2J") == "test:3:11: 'r1c?[2J' is not a cell: write it as r1c2");
}

TEST_CASE("a run that is not a straight line is an error") {
  CHECK(cell_error("r1c1 r1c1-r2c3") ==
        "test:3:21: r1c1-r2c3 is not a straight line (row, column or diagonal)");
}

TEST_CASE("a run that leaves a board of several grids is an error") {
  const Geometry geometry(Geometry(4), {{0, 0}, {3, 3}});
  const RuleEntry entry{"r1c4-r1c5", {"test", 1, 1}};
  rule::EntryReader reader(entry, geometry);
  CHECK_THROWS_WITH(reader.cells(),
                    "test:1:6: there is no cell r1c5: the board has 7 rows and 7 "
                    "columns, not all of them within a grid");
  const RuleEntry across{"r1c4-r4c7", {"test", 1, 1}};
  rule::EntryReader run(across, geometry);
  CHECK_THROWS_WITH(run.cells(), "test:1:6: the line leaves the board");
}

TEST_CASE("a repeated cell is an error at the first cell") {
  CHECK(cell_error(" r1c3 r1c1-r1c5") == "test:3:12: r1c3 comes twice");
}

TEST_CASE("too few cells are an error at the first cell") {
  CHECK(cell_error("") == "test:3:11: cells are missing, as in r1c2 r1c3");
  CHECK(cell_error("r1c1 r1c2", 3) == "test:3:11: 2 cells are too few: at least 3 are needed");
}

TEST_CASE("numbers have a range") {
  const auto number = [](rule::EntryReader& reader) { return reader.number(1, 45); };
  CHECK(read(" 12:", number) == 12);
  CHECK(entry_error_of(" 46", number) == "test:3:12: " + says::out_of_range("46", 1, 45));
  CHECK(entry_error_of("99999999999999999999", number) ==
        "test:3:11: " + says::out_of_range("99999999999999999999", 1, 45));
  CHECK(entry_error_of("-3", number) == "test:3:11: a number from 1 to 45 is missing");
}

TEST_CASE("values are numbers, or letters if the board has that many") {
  const auto value = [](rule::EntryReader& reader) { return reader.value(); };
  CHECK(read("9", value) == 9);
  CHECK(entry_error_of("A", value) == "test:3:11: a number from 1 to 9 is missing");
  const Geometry geometry(12);
  const RuleEntry entry{"C 10 D"};
  rule::EntryReader reader(entry, geometry);
  CHECK(reader.value() == 12);
  CHECK(reader.value() == 10);
  CHECK_THROWS_AS(reader.value(), InputError);
}

TEST_CASE("words end at the first character that is not a letter") {
  const auto word = [](rule::EntryReader& reader) { return std::string(reader.word()); };
  CHECK(read("top: 1", word) == "top");
  CHECK(read("all-given", word) == "all-given");
  CHECK(read("12", word).empty());
}

TEST_CASE("a sign that is missing is an error that shows the whole") {
  const auto colon = [](rule::EntryReader& reader) {
    reader.number(1, 9);
    reader.expect(':', "5: r1c1");
    return 0;
  };
  CHECK(entry_error_of("5 r1c1", colon) == "test:3:13: ':' is missing, as in \"5: r1c1\"");
  CHECK(entry_error_of("5 : r1c1", colon) == "no error");
}

TEST_CASE("an entry without known column has errors without one") {
  const RuleEntry entry{"r1c1 x", {"--rules"}};
  const Geometry geometry(9);
  rule::EntryReader reader(entry, geometry);
  CHECK_THROWS_WITH(reader.only_cells(), "--rules: 'x' is too much");
}

TEST_CASE("entries are split at semicolons, each with its place") {
  const auto entries = split_entries(" a b ;; c", {"test", 2, 5});
  REQUIRE(entries.size() == 2);
  CHECK(entries[0].text == "a b");
  CHECK(entries[0].position.column == 6);
  CHECK(entries[1].text == "c");
  CHECK(entries[1].position.column == 13);
}
