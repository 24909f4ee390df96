// What belongs together in a text: a puzzle and its solution, the same puzzle written twice, a
// puzzle and a map of its regions.
#include <catch2/catch.hpp>
#include <string>
#include <utility>
#include <vector>

#include "unit/formats/read_all.hpp"

using namespace sudoku_sat;

namespace {

const std::string full_line =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

std::string spaced_rows(const std::string& line) {
  std::string text;
  for (std::size_t i = 0; i < line.size(); ++i) {
    text += line[i];
    text += i % 9 == 8 ? '\n' : ' ';
  }
  return text;
}

/// Both beside each other, row by row.
std::string side_by_side(const std::string& gap) {
  std::string text;
  for (std::size_t row = 0; row < 9; ++row)
    text += nine_line.substr(9 * row, 9) + gap + full_line.substr(9 * row, 9) + "\n";
  return text;
}

const std::string jigsaw =
    "8...........1.....2.....4.6.....8..5...62..18.3...4.2....5..1.7..2.........8...9.";
const std::string areas =
    "999998888555998888555998333555111333222111333222111444222766444777766444777766666";

std::string rows_in_brackets(const std::string& line, const std::string& gap,
                             const std::string& row_gap) {
  std::string text;
  for (std::size_t row = 0; row < 9; ++row) {
    text += row == 0 ? "[" : row_gap + "[";
    for (std::size_t i = 0; i < 9; ++i) {
      const char sign = line[9 * row + i];
      text += (i == 0 ? "" : gap) + (sign == '.' ? "0" : std::string(1, sign));
    }
    text += "]";
  }
  return text;
}

}  // namespace

TEST_CASE("a full grid with the givens of a puzzle in the same text is its solution") {
  const std::string puzzle = spaced_rows(nine_line);
  const std::string full = spaced_rows(full_line);
  const std::vector<std::pair<std::string, std::string>> texts{
      {"below", "Puzzle:\n" + puzzle + "\nSolution:\n" + full},
      {"arrow", puzzle + "\n=>\n\n" + full},
      {"time", puzzle + "\nSolution found in 0.012 s:\n\n" + full},
      {"above", "Solution:\n" + full + "\nPuzzle:\n" + puzzle},
      {"beside", side_by_side("   ")},
      {"beside a bar", side_by_side(" | ")},
      {"solution first", "solution,puzzle\n" + full_line + "," + nine_line + "\n"},
      {"no names", full_line + "," + nine_line + "\n"},
      {"name before", "id,answer,question\n1," + full_line + "," + nine_line + "\n"},
      {"pairs", "[[\"" + nine_line + "\", \"" + full_line + "\"]]\n"},
      {"code", "const p = '" + nine_line + "';\nconst s = '" + full_line + "';\nassert(p, s);\n"},
      {"numbered", "Puzzle 1 " + nine_line + "\nSolution 1 " + full_line + "\nThe end.\n"},
      {"counted", nine_line + "\n" + full_line + "\nsolution count: 1\n"},
      {"chat",
       "{\"prompt\": \"Solve:\\n" + nine_line + "\", \"completion\": \"" + full_line + "\"}\n"},
  };
  for (const auto& [name, text] : texts) {
    INFO(name << ":\n" << text);
    const auto items = read_all(text);
    REQUIRE(items.size() == 1);
    INFO(items[0].error);
    REQUIRE(items[0].puzzle);
    CHECK(to_line(items[0].puzzle->givens) == nine_line);
    if (name != "chat") CHECK(to_line(items[0].solution) == full_line);
  }
}

TEST_CASE("a wrong solution below its puzzle is the one to compare with") {
  std::string wrong = full_line;
  std::swap(wrong[2], wrong[3]);
  const auto items = read_all(spaced_rows(nine_line) + "\nYour answer:\n\n" + spaced_rows(wrong));
  REQUIRE(items.size() == 1);
  CHECK(to_line(items[0].solution) == wrong);
}

TEST_CASE("grids that belong to no puzzle of the text stay puzzles") {
  std::string other = full_line;
  std::swap(other[0], other[1]);  // other givens
  for (const std::string& text :
       {spaced_rows(nine_line) + "\n" + spaced_rows(other), nine_line + "\n" + full_line + "\n",
        nine_line + "\n" + nine_line + "\n",
        spaced_rows(full_line) + "\n" + spaced_rows(full_line)}) {
    INFO(text);
    CHECK(read_all(text).size() == 2);
  }
}

TEST_CASE("a puzzle that is written as a drawing and on a line is read once") {
  for (const std::string& text : {spaced_rows(nine_line) + "\n" + nine_line + "\nSER = 1.5\n",
                                  "https://example.org/play/" + nine_line + "\n\n" + nine_rows}) {
    INFO(text);
    CHECK(read_all(text).size() == 1);
    CHECK_THAT(notes_on(text).front() + notes_on(text).back(), Catch::Contains("written twice"));
  }
}

TEST_CASE("a map of regions after a puzzle in a program is no puzzle") {
  const auto nested = [](const std::string& line) {
    return "[" + rows_in_brackets(line, ", ", ", ") + "]";
  };
  const auto braces = [](std::string text) {
    for (char& c : text) c = c == '[' ? '{' : c == ']' ? '}' : c;
    return text;
  };
  const auto strings = [](const std::string& line) {
    std::string text = "[";
    for (std::size_t row = 0; row < 9; ++row) text += "\"" + line.substr(9 * row, 9) + "\", ";
    return text + "]";
  };
  std::string letters = areas;
  for (char& c : letters) c = static_cast<char>(c - '1' + 'A');
  for (const std::string& text : {
           "givens = " + nested(jigsaw) + "\nareas = " + nested(areas) + "\nprint(solve(givens))\n",
           "int grid[9][9] = " + braces(nested(jigsaw)) +
               ";\nint block[9][9] = " + braces(nested(areas)) + ";\n",
           "board = " + strings(jigsaw) + "\nregions = " + strings(letters) + "\n",
           "start = " + nested(jigsaw) + ";\nregion = " + nested(areas) + ";\n",
           "{\"puzzle\": \"" + jigsaw + "\", \"layout\": \"" + areas + "\"}\n",
           "{\"puzzle\": \"" + jigsaw + "\", \"jigsawRegions\": {\"regions\": " + nested(areas) +
               "}}\n",
       }) {
    INFO(text);
    CHECK_THAT(rules_read(text), Catch::StartsWith("regions; 111112222"));
  }
}

TEST_CASE("headings between a puzzle and its map of regions are passed over") {
  const auto rows = [](const std::string& line) {
    std::string text;
    for (std::size_t row = 0; row < 9; ++row) text += line.substr(9 * row, 9) + "\n";
    return text;
  };
  for (const std::string& text : {
           "Givens:\n" + rows(jigsaw) + "\nRegions:\n" + rows(areas),
           "[Puzzle]\n" + rows(jigsaw) + "[Regions]\n" + rows(areas),
           "puzzle = \"\"\"\n" + rows(jigsaw) + "\"\"\"\n\nshape = \"\"\"\n" + rows(areas) +
               "\"\"\"\n",
       }) {
    INFO(text);
    CHECK_THAT(rules_read(text), Catch::StartsWith("regions; 111112222"));
  }
}

TEST_CASE("the walls of a drawing are the borders of its regions") {
  const auto region = [](std::size_t cell) { return areas[cell]; };
  std::string drawn;
  std::string blank;
  for (std::size_t row = 0; row <= 9; ++row) {
    std::string border = "+";
    for (std::size_t column = 0; column < 9; ++column) {
      const std::size_t cell = row * 9 + column;
      const bool wall = row == 0 || row == 9 || region(cell) != region(cell - 9);
      border += wall ? "---+" : "   +";
    }
    drawn += border + "\n";
    if (row == 9) break;
    drawn += "|";
    for (std::size_t column = 0; column < 9; ++column) {
      const std::size_t cell = row * 9 + column;
      const bool wall = column == 8 || region(cell) != region(cell + 1);
      drawn += std::string(" ") + jigsaw[cell] + (wall ? " |" : "  ");
    }
    drawn += "\n";
  }
  blank = drawn;
  for (char& c : blank) c = c == '.' ? ' ' : c;
  for (const std::string& text : {drawn, blank}) {
    INFO(text);
    CHECK_THAT(rules_read(text), Catch::StartsWith("regions; 111112222"));
    CHECK(to_line(only_puzzle(text).givens) == jigsaw);
  }
}
