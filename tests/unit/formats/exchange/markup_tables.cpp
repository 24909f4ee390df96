// Boards in tables of pages, LaTeX, wikis and modelling languages: the same puzzle in each.
#include <catch2/catch.hpp>

#include "formats/exchange/tables/markup.hpp"
#include "unit/formats/read_all.hpp"

using namespace sudoku_sat;

namespace {

/// The rows of nine_line, `cell` for each of its cells, `gap` between them.
std::string rows_of(const std::string& begin, const std::string& gap, const std::string& end,
                    const std::string& before = "", const std::string& after = "") {
  std::string out;
  for (std::size_t i = 0; i < nine_line.size(); ++i) {
    out += i % 9 == 0 ? begin : gap;
    if (nine_line[i] != '.') out += before + nine_line[i] + after;
    if (i % 9 == 8) out += end;
  }
  return out;
}

std::string numbered(const std::string& begin, const std::string& gap, const std::string& end) {
  std::string out;
  for (std::size_t row = 0; row < 9; ++row) {
    out += begin + std::to_string(row + 1);
    for (const char c : nine_line.substr(9 * row, 9)) out += gap + c;
    out += end;
  }
  return out;
}

/// A table of tables, one for each box.
std::string nested_boxes() {
  std::string out = "<table>";
  for (std::size_t box = 0; box < 9; ++box) {
    out += box % 3 == 0 ? "<tr>" : "";
    out += "<td><table>";
    for (std::size_t cell = 0; cell < 9; ++cell) {
      const std::size_t at = 27 * (box / 3) + 3 * (box % 3) + 9 * (cell / 3) + cell % 3;
      out += cell % 3 == 0 ? "<tr>" : "";
      out += "<td>";
      if (nine_line[at] != '.') out += nine_line[at];
      out += "</td>";
    }
    out += "</table></td>\n";
  }
  return out + "</table>\n";
}

std::string in_table(const std::string& rows) { return "<table>\n" + rows + "</table>\n"; }

const std::string solution_line =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

std::string html_of(const std::string& line) {
  std::string out = "<table>";
  for (std::size_t i = 0; i < line.size(); ++i) {
    out += i % 9 == 0 ? "<tr><td>" : "<td>";
    if (line[i] != '.') out += line[i];
  }
  return out + "</table>\n";
}

struct Written {
  std::string what;
  std::string text;
};

std::vector<Written> web_pages() {
  const std::string cells = rows_of("<tr><td>", "</td><td>", "</td></tr>\n");
  std::string pandas = "<thead><tr style=\"text-align: right;\"><th></th>";
  for (int i = 0; i < 9; ++i) pandas += "<th>" + std::to_string(i) + "</th>";
  pandas += "</tr></thead>\n";
  for (std::size_t row = 0; row < 9; ++row) {
    pandas += "<tr><th>" + std::to_string(row) + "</th>";
    for (const char c : nine_line.substr(9 * row, 9)) {
      pandas += c == '.' ? "<td>NaN</td>" : "<td>" + std::string(1, c) + ".0</td>";
    }
    pandas += "</tr>\n";
  }
  return {
      {"a table", in_table(cells)},
      {"a page",
       "<!DOCTYPE html>\n<html><head><title>1</title><style>td { a: b }</style></head>\n"
       "<body><p>Text</p>" +
           in_table(cells) + "</body></html>\n"},
      {"capitals, without ends",
       "<TABLE class=t>" + rows_of("<TR><TD>", "<TD>", "\n") + "</TABLE>"},
      {"no-break spaces and bold",
       in_table(rows_of("<tr><td>", "&nbsp;</td><td>", "</td></tr>\n", "<b>", "</b>"))},
      {"fields", in_table(rows_of("<tr><td>", "</td><td><input type=text>", "</td></tr>\n",
                                  "<input readonly value=\"", "\">"))},
      {"pandas", in_table(pandas)},
      {"boxes", nested_boxes()},
      {"a solution below", html_of(nine_line) + html_of(solution_line)},
      {"text before", "Look at this puzzle:\n\n" + in_table(cells) + "\nThanks!\n"},
  };
}

std::vector<Written> markup() {
  const std::string amps = rows_of("", " & ", " \\\\ \\hline\n");
  const std::string bars = rows_of("|", "|", "|\n");
  std::string wiki = "{| class=\"wikitable\"\n";
  wiki += rows_of("|-\n| ", " || ", "\n") + "|}\n";
  std::string letters = "|   | A | B | C | D | E | F | G | H | I |\n|---|---|\n";
  for (std::size_t row = 0; row < 9; ++row) {
    letters += "| **" + std::to_string(row + 1) + "** |";
    for (const char c : nine_line.substr(9 * row, 9))
      letters += std::string(1, c == '.' ? ' ' : c) + "|";
    letters += "\n";
  }
  std::string gams = "table data(i,j)\n     1 2 3 4 5 6 7 8 9\n";
  for (std::size_t row = 0; row < 9; ++row) {
    gams += std::to_string(row + 1) + "   ";
    for (const char c : nine_line.substr(9 * row, 9))
      gams += std::string(" ") + (c == '.' ? ' ' : c);
    gams += "\n";
  }
  return {
      {"tabular", "\\begin{tabular}{|c|c|}\n\\hline\n" + amps + "\\end{tabular}\n"},
      {"a document",
       "\\documentclass{article}\n\\begin{document}\nSolve:\n\n\\begin{array}{ccc}\n" +
           rows_of("", "&", "\\\\\n", "\\textbf{", "}") + "\\end{array}\n\\end{document}\n"},
      {"rows of cells alone", amps},
      {"arguments of rows", rows_of("\\setrow {", "} {", "}\n")},
      {"MediaWiki", wiki},
      {"AsciiDoc", "[cols=\"9*\"]\n|===\n" + rows_of("|", " |", "\n") + "|===\n"},
      {"Jira", "||A||B||C||D||E||F||G||H||I||\n" + rows_of("|", " | ", " |\n")},
      {"Markdown with letters", letters},
      {"Markdown in bold", "|:-:|:-:|\n" + rows_of("|", "|", "|\n", "**", "**")},
      {"GLPK",
       "data;\nparam givens : 1 2 3 4 5 6 7 8 9 :=\n" + numbered("  ", " ", "\n") + ";\nend;\n"},
      {"GAMS", gams + ";\n"},
  };
}

}  // namespace

TEST_CASE("a table of a web page is the board") {
  for (const Written& written : web_pages()) {
    INFO(written.what << ":\n" << written.text);
    const Puzzle puzzle = only_puzzle(written.text);
    CHECK(to_line(puzzle.geometry(), puzzle.givens) == nine_line);
  }
}

TEST_CASE("a table in markup is the board") {
  for (const Written& written : markup()) {
    INFO(written.what << ":\n" << written.text);
    const auto boards = format::boards_in_markup(written.text, {});
    REQUIRE(boards.size() == 1);
    CHECK(to_line(Geometry(9), boards[0].givens) == nine_line);
  }
}

TEST_CASE("rows of LaTeX are found in a text, and it is said") {
  const auto told_of = notes_on(markup()[1].text);
  REQUIRE(told_of.size() == 1);
  CHECK_THAT(told_of[0], Catch::Contains("the cells of a table are read as the board"));
  CHECK(only_puzzle(markup()[0].text).given_count() == 30);
}

TEST_CASE("numbered rows of LaTeX go up") {
  std::string rows;
  for (int row = 1; row <= 4; ++row) {
    rows += "\\setrow{" + std::to_string(row) + "}{" + std::to_string(row) + ",{},{},{}}\n";
  }
  const auto boards = format::boards_in_markup(rows, {});
  REQUIRE(boards.size() == 1);
  CHECK(to_line(Geometry(4), boards[0].givens) == "4...3...2...1...");
}

TEST_CASE("the full table after a puzzle is its solution") {
  const auto items = read_all(html_of(nine_line) + html_of(solution_line));
  REQUIRE(items.size() == 1);
  CHECK(to_line(Geometry(9), items[0].solution) == solution_line);
}

TEST_CASE("a page without a board is named") {
  CHECK_THAT(only_error("<!doctype html>\n<html><body><table><tr><td>1</td></tr></table>\n"),
             Catch::StartsWith("in:1: a web page (HTML) with no board in a table"));
  CHECK_THAT(only_error("<table><tr><td>12<td>5<td>7<td>9</table>\n"),
             Catch::StartsWith("in:1: a table of a web page (HTML) with no board"));
  // The products of the numbers up to 4.
  CHECK(format::boards_in_markup("|1|2|3|4|\n|2|4|6|8|\n|3|6|9|12|\n|4|8|12|16|\n", {}).empty());
}
