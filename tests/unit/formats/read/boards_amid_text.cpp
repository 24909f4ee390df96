// Texts that hold a board in the middle of something else, in a form that no line alone shows:
// programs, prints, posts, facts. Each is read as the one board that a person would see, or keeps
// its error.
#include <algorithm>
#include <array>
#include <catch2/catch.hpp>
#include <string>

#include "unit/formats/read_all.hpp"

using namespace sudoku_sat;

namespace {

const std::string puzzle_line =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// The nine rows, each as `row` makes it of its symbols.
template <class Row>
std::string rows_of_puzzle(Row row) {
  std::string text;
  for (std::size_t i = 0; i < 9; ++i) text += row(puzzle_line.substr(9 * i, 9));
  return text;
}

std::string joined(const std::string& symbols, const std::string& gap, const std::string& empty) {
  std::string text;
  for (std::size_t i = 0; i < symbols.size(); ++i) {
    if (i > 0) text += gap;
    text += symbols[i] == '.' ? empty : std::string(1, symbols[i]);
  }
  return text;
}

std::string list_rows(const std::string& open, const std::string& gap, const std::string& empty,
                      const std::string& close) {
  return rows_of_puzzle(
      [&](const std::string& row) { return open + joined(row, gap, empty) + close; });
}

/// Facts of the givens: `before` row `gap` column `gap` value `after`, counted from `first`.
std::string facts(const std::string& before, const std::string& gap, const std::string& after,
                  int first) {
  std::string text;
  for (std::size_t i = 0; i < puzzle_line.size(); ++i) {
    if (puzzle_line[i] == '.') continue;
    const int row = static_cast<int>(i) / 9 + first;
    const int column = static_cast<int>(i) % 9 + first;
    text +=
        before + std::to_string(row) + gap + std::to_string(column) + gap + puzzle_line[i] + after;
  }
  return text;
}

const std::string plain_rows = rows_of_puzzle([](const std::string& row) { return row + "\n"; });

std::string with_blanks(std::string text) {
  std::replace(text.begin(), text.end(), '.', ' ');
  return text;
}

}  // namespace

TEST_CASE("a board in the middle of a program, a print or a post is read") {
  const std::string nested = list_rows("[", ",", "0", "],\n");
  const std::vector<std::pair<std::string, std::string>> texts{
      {"Prolog", "problem(1, P) :-\n  P = [" + list_rows("[", ",", "_", "],\n") + "].\n"},
      {"ECLiPSe", "problem(1, [](" + list_rows("[](", ", ", "_", "),\n") + ")).\n"},
      {"Clojure", "(def b1 [" + list_rows("[", " ", "0", "]\n") + "])\n(solve b1)\n"},
      {"Lisp", "(setf *puzzle* '(" + list_rows("(", " ", "nil", ")\n") + "))\n"},
      {"R", "s <- matrix(0, 9, 9)\nm <- matrix(c(" + joined(puzzle_line, ",", "NA") +
                "), nrow = 9, byrow = TRUE)\n"},
      {"Go", "var b = [9][9]int{\n" + list_rows("{", ", ", "0", "},\n") + "}\nfunc main() {}\n"},
      {"Kotlin", "val b = arrayOf(" + list_rows("intArrayOf(", ",", "0", "),\n") + ")\n"},
      {"PHP", "$grid = array(\n" + list_rows("array(", ",", "0", "),\n") + ");\n"},
      {"Swift",
       "let puzzle: [[Int?]] = [\n" + list_rows("[", ", ", "nil", "],\n") + "]\nprint(puzzle)\n"},
      {"OCaml", "let b = [|" + list_rows("[|", "; ", "0", "|];\n") + "|]\n"},
      {"Java after it",
       "int[][] b = {" + list_rows("{", ",", "0", "},\n") + "};\n// solve it\nsolver.solve(b);\n"},
      {"strings joined", "s = " + rows_of_puzzle([](const std::string& row) {
                           return "\"" + row + "\" +\n";
                         }) + "\"\";\n"},
      {"strings with blanks", "[" + rows_of_puzzle([](const std::string& row) {
                                return "\"" + with_blanks(row) + "\",\n";
                              }) + "]\nsolve\n"},
      {"NumPy's type", "array([" + nested + "], dtype=int8)\n"},
      {"R's print", "     [,1] [,2] [,3] [,4] [,5] [,6] [,7] [,8] [,9]\n" +
                        [] {
                          int number = 0;
                          return rows_of_puzzle([&](const std::string& row) {
                            return " [" + std::to_string(++number) + ",] " +
                                   joined(row, " ", "NA") + "\n";
                          });
                        }()},
      {"heredoc", "puzzle = <<~EOS\n" + plain_rows + "EOS\nsolve(puzzle)\n"},
      {"shell", "$ cat ./file\n" + plain_rows + "$ ./solver ./file\n"},
      {"comments", rows_of_puzzle([](const std::string& row) { return "// " + row + "\n"; })},
      {"LeetCode", "Example 1:\n\nInput: board = \n[" + nested + "]\nOutput: true\n"},
      {"Markdown", "# Title\n\n(if any)\n\n---\n\n" + plain_rows + "\n---\n"},
      {"blanks", with_blanks(plain_rows)},
      {"a value a line", joined(puzzle_line, "\n", "0") + "\n"},
      {"entities",
       rows_of_puzzle([](const std::string& row) { return joined(row, "&nbsp;", ".") + "\n"; })},
      {"names of emoji",
       ":five::three:" + std::string() +
           [] {
             std::string text;
             const std::array<std::string, 10> names{":black_large_square:",
                                                     ":one:",
                                                     ":two:",
                                                     ":three:",
                                                     ":four:",
                                                     ":five:",
                                                     ":six:",
                                                     ":seven:",
                                                     ":eight:",
                                                     ":nine:"};
             for (std::size_t i = 2; i < 81; ++i) {
               if (i % 9 == 0) text += "\n";
               text +=
                   names[puzzle_line[i] == '.' ? 0
                                               : static_cast<std::size_t>(puzzle_line[i] - '0')];
             }
             return text + "\n";
           }()},
      {"bold", rows_of_puzzle([](const std::string& row) {
         std::string text;
         for (const char c : row) text += c == '.' ? ". " : "**" + std::string(1, c) + "** ";
         return text + "\n";
       })},
      {"rows in backticks",
       rows_of_puzzle([](const std::string& row) { return "`" + row + "`\n"; })},
      {"size and boxes", "9 3 3\n" + rows_of_puzzle([](const std::string& row) {
                           return joined(row, " ", "0") + "\n";
                         })},
      {"a label", "Easy: " + puzzle_line + "\n"},
      {"a setting", "puzzle=" + puzzle_line + "\nlevel=3\n"},
      {"code after it", "grid = '" + puzzle_line + "'\ndisplay(solve(grid))\n"},
      {"a form", "puzzle=" + puzzle_line + "&coordinate=A1&value=7\n"},
      {"an app's link", "sudoku://" + puzzle_line + "\n"},
      {"a link with commas",
       "https://example.org/solve?cells=" + joined(puzzle_line, "%2C", "0") + "\n"},
      {"a link with rows",
       "https://example.org/solve?grid=" + rows_of_puzzle([](const std::string& row) {
         return row + "-";
       }) + "\n"},
      {"a link with JSON",
       "https://example.org/solve?board=%5B" + list_rows("%5B", "%2C", "0", "%5D%2C") + "%5D\n"},
      {"Reddit's signs",
       rows_of_puzzle([](const std::string& row) { return joined(row, "", "\\_") + "\n\n"; })},
      {"Reddit's table", joined(puzzle_line.substr(0, 9), "|", "") + "\n:-:|:-:|:-:|:-:|:-:|:-:\n" +
                             rows_of_puzzle([](const std::string& row) {
                               return joined(row, "|", "") + "\n";
                             }).substr(12)},
      {"code of a page", "<pre><code>" + plain_rows + "</code></pre>\n"},
      {"psql", " r | a | b | c | d | e | f | g | h | i \n---+---+---+---+---\n" +
                   [] {
                     int number = 0;
                     return rows_of_puzzle([&](const std::string& row) {
                       return " " + std::to_string(++number) + " | " + joined(row, " | ", " ") +
                              "\n";
                     });
                   }() +
                   "(9 rows)\n"},
      {"mysql", "+----+----+\n| id | c1 | c2 | c3 | c4 | c5 | c6 | c7 | c8 | c9 |\n+----+----+\n" +
                    [] {
                      int number = 0;
                      return rows_of_puzzle([&](const std::string& row) {
                        return "|  " + std::to_string(++number) + " | " +
                               joined(row, " | ", "NULL") + " |\n";
                      });
                    }() +
                    "+----+----+\n9 rows in set\n"},
      {"assignments",
       [] {
         std::string text;
         for (std::size_t i = 0; i < 81; ++i) {
           if (puzzle_line[i] == '.') continue;
           text += "grid[" + std::to_string(i / 9) + "][" + std::to_string(i % 9) +
                   "] = " + puzzle_line[i] + ";\n";
         }
         return text;
       }()},
      {"tags", "[b]" + puzzle_line.substr(0, 9) + "[/b]\n" + plain_rows.substr(10)},
      {"a chat", rows_of_puzzle([](const std::string& row) { return "<bob> " + row + "\n"; })},
      {"facts", facts("init(", ",", ").\n", 1) + "#show init/3.\n"},
      {"facts from 0", "clues = [" + facts("(", ", ", "), ", 0) + "]\n"},
      {"triples", "row,col,value\n" + facts("", ",", "\n", 1)},
      {"triples after a count", "30\n" + facts("", " ", "\n", 0)},
      {"units", facts("", "", " 0\n", 1)},
      {"units of a formula", "p cnf 999 30\n" + facts("", "", " 0\n", 1)},
  };
  for (const auto& [name, text] : texts) {
    INFO(name << ":\n" << text);
    const std::vector<std::string> items = told(text);
    REQUIRE_FALSE(items.empty());
    for (const std::string& item : items) CHECK_THAT(item, Catch::Contains(" " + puzzle_line));
  }
}

TEST_CASE("what may be more than a grid keeps its error") {
  const std::string list = "[" + list_rows("[", ",", "0", "],\n") + "]";
  for (const std::string& text : {
           "Cages: r1c1 r1c2 = 10\n$ ./solve\n" + plain_rows,
           "thermoes: r1c1 r1c2\n" + plain_rows + "\n$ end\n",
           "{\"puzzle\": " + list + ", \"cages\": [[1]]}\n",
           puzzle_line + " -c=palindrome:r6c2r7c2\n",
           "puzzle=" + puzzle_line + "\nVariant: diagonal lines are thermometers\n",
           "5&..7....\n" + plain_rows.substr(10),
           "aaaabbbbb\n" + plain_rows + "$ x\n",
       }) {
    INFO(text);
    bool error = false;
    for (const std::string& item : told(text)) error = error || item.starts_with("in:");
    CHECK(error);
  }
}

TEST_CASE("puzzles before the text around them are given once") {
  const std::string other = puzzle_line.substr(0, 80) + ".";
  for (const std::string text : {"end\n", "The end.\n", "(end)\n", "9 puzzles\n"}) {
    INFO(text);
    const std::vector<std::string> items = told(puzzle_line + "\n" + other + "\n" + text);
    REQUIRE(items.size() >= 2);
    CHECK_THAT(items[0], Catch::EndsWith(puzzle_line));
    CHECK_THAT(items[1], Catch::EndsWith(other));
    for (std::size_t i = 2; i < items.size(); ++i) CHECK(items[i].starts_with("in:"));
  }
}

TEST_CASE("a table with empty rows and columns around the board or between its boxes is a board") {
  const auto tabs = [](const std::string& row) { return joined(row, "\t", ""); };
  std::string gaps;
  for (std::size_t i = 0; i < 9; ++i) {
    if (i == 3 || i == 6) gaps += std::string(10, '\t') + "\n";
    const std::string row = puzzle_line.substr(9 * i, 9);
    gaps += tabs(row.substr(0, 3)) + "\t\t" + tabs(row.substr(3, 3)) + "\t\t" +
            tabs(row.substr(6)) + "\n";
  }
  const std::string moved =
      std::string(11, ',') + "\n" +
      rows_of_puzzle([](const std::string& row) { return ",," + joined(row, ",", "") + ",\n"; }) +
      std::string(11, ',') + "\n" + std::string(11, ',') + "\n";
  for (const std::string& text : {gaps, moved}) {
    INFO(text);
    CHECK_THAT(told(text).front(), Catch::EndsWith(puzzle_line));
  }
}

TEST_CASE("the lines of a drawing are its boxes") {
  const std::string edge = "+-----+-----+-----+\n";
  const std::string drawn =
      edge + "| . . | . . | . . |\n| 3 4 | . . | . 2 |\n| 5 6 | . . | 3 4 |\n" + edge +
      "| 2 . | . 3 | . 5 |\n| . 3 | 6 . | 2 1 |\n| . . | 2 . | . . |\n" + edge;
  CHECK(told(drawn) == Told{"2 3x2 ......34...256..342..3.5.36.21..2..."});
}

TEST_CASE("languages that fill a matrix by columns are read by columns") {
  std::string columns;
  for (std::size_t i = 0; i < 81; ++i) columns += puzzle_line[i % 9 * 9 + i / 9];
  for (const std::string& text :
       {"m <- matrix(c(" + joined(columns, ",", "NA") + "), nrow = 9)\n",
        "b = reshape([" + joined(columns, " ", "0") + "], 9, 9)\n",
        "b = reshape((/ " + joined(columns, ",", "0") + " /), (/9,9/))\n"}) {
    INFO(text);
    CHECK_THAT(told(text).front(), Catch::EndsWith(puzzle_line));
  }
}

TEST_CASE("the names of columns say what is row, column and value") {
  std::string text = "value,col,row\n";
  std::string points = "x,y,digit\n";
  for (std::size_t i = 0; i < 81; ++i) {
    if (puzzle_line[i] == '.') continue;
    const std::string row = std::to_string(i / 9 + 1);
    const std::string column = std::to_string(i % 9 + 1);
    text += puzzle_line.substr(i, 1) + "," + column + "," + row + "\n";
    points += column + "," + row + "," + puzzle_line[i] + "\n";
  }
  CHECK_THAT(told(text).front(), Catch::EndsWith(puzzle_line));
  CHECK_THAT(told(points).front(), Catch::EndsWith(puzzle_line));
}

TEST_CASE("a puzzle with a mistake does not vanish beside a good one") {
  const std::string list =
      "x = [\"" + puzzle_line + "\",\n\"" + puzzle_line.substr(1) + "\"]\nprint(x)\n";
  bool error = false;
  for (const std::string& item : told(list)) error = error || item.starts_with("in:");
  CHECK(error);
}

TEST_CASE("values that clash on a large board ask for its grids") {
  std::string rows;
  for (int i = 0; i < 15; ++i) rows += "1 2 3 4 5 6 7 8 9 1 2 3 4 5 6\n";
  CHECK_THAT(told(rows).front(), Catch::Contains("several grids of 9x9"));
}
