// Killers and candidates as posts, contests and programs write them, and JSON whose members tell
// how its lists are meant.
#include <catch2/catch.hpp>
#include <functional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "unit/formats/read_all.hpp"

using namespace sudoku_sat;

namespace {

/// A 4x4 killer: the rows of its cages, and their sums.
const std::string map4 = "aabb\ncdde\ncdee\nffgg\n";
const std::vector<std::pair<char, int>> sums4{{'a', 3}, {'b', 7}, {'c', 5}, {'d', 7},
                                              {'e', 8}, {'f', 5}, {'g', 5}};

std::string lines_of_cages(const std::function<std::string(int)>& begin,
                           const std::function<std::string(int, int)>& cell,
                           const std::string& end) {
  std::string text;
  for (const auto& [name, sum] : sums4) {
    text += begin(sum);
    for (int i = 0; i < 16; ++i) {
      if (map4[static_cast<std::size_t>(i / 4 * 5 + i % 4)] == name) text += cell(i / 4, i % 4);
    }
    while (text.ends_with(' ') || text.ends_with('+') || text.ends_with(',')) text.pop_back();
    text += end;
  }
  return text;
}

std::string digits_of(int value) { return std::to_string(value); }

std::string letters_with_sums(const std::string& sign) {
  std::string text;
  for (const auto& [name, sum] : sums4) text += name + sign + digits_of(sum) + "\n";
  return text;
}

const std::string rows_of_marks = [] {
  std::string text = "12 12 345 6 7 89 345 89 345\n";
  for (int row = 1; row < 9; ++row)
    text += "123456789 123456789 123456789 45 123456789 123456789 123456789 123456789 123456789\n";
  return text;
}();

/// Each word of the rows as `cell` writes it, with `gap` between them.
std::string marks_as(const std::string& open, const std::string& gap_inside,
                     const std::string& close, const std::string& gap) {
  std::string text = open;
  for (std::size_t i = 0; i + 1 < rows_of_marks.size(); ++i) {
    const char c = rows_of_marks[i];
    const char next = rows_of_marks[i + 1];
    const bool digit = c >= '1' && c <= '9';
    const bool goes_on = digit && next >= '1' && next <= '9';
    text += digit ? std::string(1, c) + (goes_on ? gap_inside : "")
                  : close + (c == ' ' ? gap : "\n") + open;
  }
  return text + close + "\n";
}

std::string lists_of(const std::string& line, bool columns, bool boxes) {
  std::string text = "[";
  for (std::size_t list = 0; list < 9; ++list) {
    text += list == 0 ? "[" : ", [";
    for (std::size_t at = 0; at < 9; ++at) {
      const std::size_t row = boxes ? list / 3 * 3 + at / 3 : columns ? at : list;
      const std::size_t column = boxes ? list % 3 * 3 + at % 3 : columns ? list : at;
      const char sign = line[9 * row + column];
      text += (at == 0 ? "" : ", ") + (sign == '.' ? "0" : std::string(1, sign));
    }
    text += "]";
  }
  return text + "]";
}

}  // namespace

TEST_CASE("a killer in lines of cells and sums, or in letters and sums, has its cages") {
  const auto rc = [](int row, int column) {
    return "r" + digits_of(row + 1) + "c" + digits_of(column + 1) + " ";
  };
  const auto name = [](int row, int column) {
    return std::string(1, static_cast<char>('A' + row)) + digits_of(column + 1) + " ";
  };
  const auto sum_first = [](int sum) { return digits_of(sum) + " "; };
  std::string counted = "7\n";
  for (const auto& [letter, sum] : sums4) {
    std::string cells;
    int count = 0;
    for (int i = 0; i < 16; ++i) {
      if (map4[static_cast<std::size_t>(i / 4 * 5 + i % 4)] != letter) continue;
      cells += " " + digits_of(i / 4 + 1) + " " + digits_of(i % 4 + 1);
      ++count;
    }
    counted += digits_of(sum) + " " + digits_of(count) + cells + "\n";
  }
  std::string assigned;
  for (const auto& [letter, sum] : sums4) {
    std::string terms;
    for (int i = 0; i < 16; ++i) {
      if (map4[static_cast<std::size_t>(i / 4 * 5 + i % 4)] != letter) continue;
      terms += (terms.empty() ? "x[" : " + x[") + digits_of(i / 4 + 1) + "," +
               digits_of(i % 4 + 1) + "]";
    }
    assigned += "  " + terms + " == " + digits_of(sum) + " /\\\n";
  }
  const auto tuple = [](int row, int column) {
    return "(" + digits_of(row) + ", " + digits_of(column) + "), ";
  };
  for (const auto& [kind, text] : std::vector<std::pair<std::string, std::string>>{
           {"names", lines_of_cages(sum_first, rc, "\n")},
           {"letters and numbers", lines_of_cages(sum_first, name, "\n")},
           {"cage",
            lines_of_cages([](int sum) { return "cage " + digits_of(sum) + ": "; }, rc, "\n")},
           {"calls", lines_of_cages([](int sum) { return "Cage(" + digits_of(sum) + ", ["; }, tuple,
                                    "])\n")},
           {"counts", counted},
           {"MiniZinc", "constraint\n" + assigned},
           {"sums below", map4 + "\n" + letters_with_sums("=")},
           {"sums above", letters_with_sums(" ") + "\n" + map4},
           {"colons", map4 + letters_with_sums(": ")},
           {"drawn boxes", "aa|bb\ncd|de\n--+--\ncd|ee\nff|gg\n\n" + letters_with_sums(" = ")},
           {"drawn cells",
            "|a |a |b |b |\n|c |d |d |e |\n|c |d |e |e |\n|f |f |g |g |\n"
            "a=3,b=7,c=5,d=7,e=8,f=5,g=5\n"},
           {"blanks", "a a b b\nc d d e\nc d e e\nf f g g\na 3 b 7 c 5 d 7\ne 8 f 5 g 5\n"},
           {"arrows", "|3|<|7|<|\n|5|7|<|8|\n|^|^|>|^|\n|5|<|5|<|\n"},
           {"long names",
            "A1, A1, A2, A2\nB1, B2, B2, A3\nB1, B2, A3, A3\nC1, C1, C2, C2\n"
            "A1: 3, A2: 7, A3: 8\nB1: 5, B2: 7\nC1: 5, C2: 5\n"},
           {"JSON",
            "{\"layout\": [\"aabb\", \"cdde\", \"cdee\", \"ffgg\"], \"sums\": {\"a\": 3, "
            "\"b\": 7, \"c\": 5, \"d\": 7, \"e\": 8, \"f\": 5, \"g\": 5}}\n"},
           {"matrices",
            "sums = [[3,0,7,0],[5,7,0,8],[0,0,0,0],[5,0,5,0]]\n"
            "cages = [[1,1,2,2],[3,4,4,5],[3,4,5,5],[6,6,7,7]]\n"},
       }) {
    INFO(kind << ":\n" << text);
    const std::string rules = rules_read(text);
    CHECK_THAT(rules, Catch::StartsWith("cages; 3: r1c1 r1c2"));
    CHECK_THAT(rules, Catch::Contains("7: r2c2 r2c3 r3c2"));
  }
}

TEST_CASE("a killer of sums and arrows may begin with any arrow, also where it is quoted") {
  const std::vector<std::tuple<char, std::size_t, std::string>> beginnings{
      {'>', 1, "r1c2"}, {'v', 9, "r2c1"}, {'.', 10, "r2c2"}};
  for (const auto& [arrow, head, name] : beginnings) {
    std::string text(81, '0');
    text[0] = arrow;
    text[head] = 'A';
    text.replace(79, 2, "B<");
    const std::string separator = std::string(200, '>') + "\n";
    for (const std::string& quoted : {std::string(), std::string("> "), separator}) {
      CAPTURE(arrow, quoted);
      const std::string rules = rules_read(quoted + text + "\n");
      CHECK_THAT(rules, Catch::Contains("10: r1c1 " + name));
      CHECK_THAT(rules, Catch::Contains("11: r9c8 r9c9"));
    }
  }
}

TEST_CASE("values that are assigned to cells are givens and no cages") {
  CHECK(told("x[1][1] = 4;\nx[2][2] = 3;\nx[4][3] = 1;\nx[3][4] = 2;\n", of_size(4)) ==
        Told{"1 2x2 4....3.....2..1."});
}

TEST_CASE("a mail's coded blanks are told from a sum of 20") {
  const std::string text = "grid = 1\nu=20\nv=3\n";
  for (const std::string& item : told(text)) CHECK(item.starts_with("in:"));
}

TEST_CASE("candidates in brackets, with commas or in lists are pencil marks") {
  const std::string rules = rules_read(rows_of_marks);
  CHECK_THAT(rules, Catch::StartsWith("pencilmarks; 12.......12.......") ||
                        Catch::StartsWith("pencilmarks; "));
  for (const std::string& text :
       {marks_as("{", "", "}", " "), marks_as("[", "", "]", " "), marks_as("", ",", "", "  "),
        marks_as("", "", "", ","), marks_as("\"", ",", "\"", ","), marks_as("[", ", ", "]", ", "),
        "[[" + marks_as("{", ", ", "}", ", ") + "]]\n"}) {
    INFO(text);
    CHECK(rules_read(text) == rules);
  }
}

TEST_CASE("the names of members tell whether lists are rows, columns or boxes") {
  for (const std::string& text :
       {"{\"columns\": " + lists_of(nine_line, true, false) + "}\n",
        "{\"boxes\": " + lists_of(nine_line, false, true) + "}\n",
        "{\"columns\": [0,1,2,3,4,5,6,7,8], \"index\": [0,1,2,3,4,5,6,7,8], \"data\": " +
            lists_of(nine_line, false, false) + "}\n"}) {
    INFO(text);
    CHECK(to_line(only_puzzle(text).givens) == nine_line);
  }
  std::string by_column = "{";
  std::string records = "[";
  for (std::size_t list = 0; list < 9; ++list) {
    by_column += (list == 0 ? "\"" : ", \"") + std::to_string(list) + "\": {";
    records += list == 0 ? "{" : ", {";
    for (std::size_t at = 0; at < 9; ++at) {
      const auto value = [&](std::size_t row, std::size_t column) {
        const char sign = nine_line[9 * row + column];
        return sign == '.' ? std::string("0") : std::string(1, sign);
      };
      const std::string comma = at == 0 ? "" : ", ";
      by_column += comma + "\"" + std::to_string(at) + "\": " + value(at, list);
      records += comma + "\"c" + std::to_string(at) + "\": " + value(list, at);
    }
    by_column += "}";
    records += "}";
  }
  CHECK(to_line(only_puzzle(by_column + "}\n").givens) == nine_line);
  CHECK(to_line(only_puzzle(records + "]\n").givens) == nine_line);
}

TEST_CASE("each board of an object with several is a puzzle with its name") {
  std::string other = nine_line;
  other[0] = '.';
  const std::string text = "{\"easy\": " + lists_of(nine_line, false, false) +
                           ", \"hard\": " + lists_of(other, false, false) + "}\n";
  CHECK(told(text) == Told{"1 3x3 " + nine_line + " easy", "1 3x3 " + other + " hard"});
}

TEST_CASE("a size alone is no board") {
  CHECK_THAT(only_error("{\"size\": 9}\n"), Catch::Contains("JSON without a board"));
}

TEST_CASE("the answer of a chat is no puzzle") {
  const std::string text = "{\"messages\": [{\"role\": \"user\", \"content\": \"Solve this:\\n" +
                           nine_line + "\"}, {\"role\": \"assistant\", \"content\": \"" +
                           repeated("123456789", 9) + "\"}]}\n";
  CHECK(to_line(only_puzzle(text).givens) == nine_line);
}
