// `course`: the exercises as students get them, their solutions, and the messages about wrong
// answers.
#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "helpers.hpp"

using namespace sudoku_sat::support;
using Catch::Contains;

namespace {

using Clauses = std::set<std::vector<int>>;

const std::vector<std::string> folders{
    "01-rules",           "02-givens",    "03-at-most-one", "04-diagonals", "05-cage",
    "06-second-solution", "07-redundant", "08-core",        "09-propagate", "10-refute"};

int s(int i, int j, int k) { return 16 * (i - 1) + 4 * (j - 1) + k; }

/// Each value of a group of cells at most once.
void once(Clauses& clauses, const std::vector<std::pair<int, int>>& cells) {
  for (const auto& [i, j] : cells) {
    for (const auto& [other_i, other_j] : cells) {
      if (std::pair(i, j) >= std::pair(other_i, other_j)) continue;
      for (int k = 1; k <= 4; ++k) clauses.insert({-s(other_i, other_j, k), -s(i, j, k)});
    }
  }
}

/// The rules of 4x4 Sudoku, boxes or not: each cell has a value, each unit has each only once.
Clauses rules(bool boxes = true) {
  Clauses clauses;
  for (int a = 1; a <= 4; ++a) {
    std::vector<std::pair<int, int>> row, column, box;
    for (int b = 1; b <= 4; ++b) {
      clauses.insert({s(a, b, 1), s(a, b, 2), s(a, b, 3), s(a, b, 4)});
      row.emplace_back(a, b);
      column.emplace_back(b, a);
      box.emplace_back((a - 1) / 2 * 2 + (b - 1) / 2 + 1, (a - 1) % 2 * 2 + (b - 1) % 2 + 1);
    }
    once(clauses, row);
    once(clauses, column);
    if (boxes) once(clauses, box);
  }
  return clauses;
}

Clauses with(Clauses clauses, const Clauses& more) {
  clauses.insert(more.begin(), more.end());
  return clauses;
}

std::string dimacs_of(const Clauses& clauses) {
  int variables = 64;
  std::string text;
  for (const auto& clause : clauses) {
    for (const int literal : clause) {
      variables = std::max(variables, std::abs(literal));
      text += std::to_string(literal) + " ";
    }
    text += "0\n";
  }
  return fmt::format("p cnf {} {}\n", variables, clauses.size()) + text;
}

/// A course in a directory of its own.
class Course {
 public:
  Course() { REQUIRE(run({"course", path()}).status == 0); }
  std::string path() const { return scratch_.file("course"); }

  /// What is said of the answer to an exercise, without the folder's name.
  std::string said(std::size_t number, const std::string& answer) const {
    const std::string folder = "course/" + folders.at(number - 1);
    scratch_.write(folder + (number == 10 ? "/answer.drat" : "/answer.cnf"), answer);
    const RunResult result = run({"course", path(), "--check", std::to_string(number)});
    INFO(result);
    const std::string head = folders.at(number - 1) + ": ";
    REQUIRE(result.out.starts_with(head));
    const std::string text = result.out.substr(head.size());
    CHECK(result.status == (text == "right\n" ? 0 : 1));
    return text;
  }
  std::string said(std::size_t number, const Clauses& answer) const {
    return said(number, dimacs_of(answer));
  }

  /// Takes away what the checker says is not needed, until the answer is right. `before`: what
  /// stands before such a clause.
  Clauses reduced(std::size_t number, Clauses clauses, const std::string& before) const {
    while (true) {
      const std::string text = said(number, clauses);
      if (text == "right\n") return clauses;
      REQUIRE(text.starts_with(before));
      std::istringstream words(text.substr(before.size()));
      std::vector<int> clause;
      for (int literal = 0; words >> literal && literal != 0;) clause.push_back(literal);
      INFO(text);
      REQUIRE(clauses.erase(clause) == 1);
    }
  }

 private:
  Scratch scratch_;
};

Clauses clauses_of_file(const std::string& path) {
  Clauses clauses;
  for (const std::string& line : lines_of(read_file(path))) {
    if (line.starts_with('p')) continue;
    std::istringstream words(line);
    std::vector<int> clause;
    for (int literal = 0; words >> literal && literal != 0;) clause.push_back(literal);
    std::sort(clause.begin(), clause.end());
    clauses.insert(clause);
  }
  return clauses;
}

/// Sinz' counter: 15 further variables, each true from the first true input on.
Clauses counter() {
  Clauses clauses;
  for (int x = 1; x < 16; ++x) {
    clauses.insert({-x, 16 + x});
    clauses.insert({-(x + 1), -(16 + x)});
    if (x > 1) clauses.insert({-(16 + x - 1), 16 + x});
  }
  return clauses;
}

}  // namespace

TEST_CASE("the rules, a puzzle, and rules of variants are right as clauses", "[cli]") {
  const Course course;
  CHECK(course.said(1, rules()) == "right\n");
  CHECK(course.said(2, with(rules(), {{s(1, 1, 1)}, {s(2, 3, 3)}, {s(3, 2, 4)}, {s(4, 4, 2)}})) ==
        "right\n");
  CHECK(course.said(3, counter()) == "right\n");
  Clauses diagonals = rules();
  once(diagonals, {{1, 1}, {2, 2}, {3, 3}, {4, 4}});
  once(diagonals, {{1, 4}, {2, 3}, {3, 2}, {4, 1}});
  CHECK(course.said(4, diagonals) == "right\n");
  Clauses cage = rules();
  for (int a = 1; a <= 4; ++a) {
    for (int b = 1; b <= 4; ++b) {
      if (a + b != 5) cage.insert({-s(1, 1, a), -s(2, 2, b)});
    }
  }
  CHECK(course.said(5, cage) == "right\n");
  std::vector<int> known;
  for (int cell = 0; cell < 16; ++cell) {
    known.push_back(-s(cell / 4 + 1, cell % 4 + 1, std::string("1243341221344321").at(cell) - '0'));
  }
  CHECK(course.said(6, with(rules(), {{s(1, 1, 1)}, {s(4, 4, 1)}, known})) == "right\n");
}

TEST_CASE("redundant clauses, a core, clauses that propagate and a proof are right",
          "[cli][long]") {
  const Course course;
  const Clauses few = course.reduced(7, rules(), "");
  CHECK(few.size() <= rules().size());
  const auto formula = clauses_of_file(course.path() + "/08-core/formula.cnf");
  CHECK(course.reduced(8, formula, "without ").size() < formula.size());
  CHECK(course.said(9, Clauses{{-61, -13}, {-46, -38}, {-52, -40}}) == "right\n");
  const RunResult proved =
      shell("cd '" + course.path() +
            "/10-refute'; cadical -q --no-binary formula.cnf proof > log; cat proof");
  CHECK(course.said(10, proved.out) == "right\n");
}

TEST_CASE("a wrong answer is reported with a grid that shows it", "[cli]") {
  const Course course;
  const std::string text = course.said(1, rules(false));
  CHECK_THAT(text, Catch::StartsWith("the clauses allow this grid, in which ") &&
                       Contains(" both have ") && Contains("(box "));
  CHECK(lines_of(text).size() == 5);
  CHECK_THAT(course.said(1, Clauses{}), Contains("has no value"));
  CHECK_THAT(course.said(1, with(rules(), {{-1, -27}})),
             Catch::StartsWith("the clauses forbid this grid, which obeys the rules:\n    1 "));
  CHECK_THAT(course.said(6, with(rules(), {{s(1, 1, 1)}, {s(4, 4, 1)}})),
             Contains("which should be excluded"));
}

TEST_CASE("a wrong answer of another kind is reported in a sentence", "[cli]") {
  const Course course;
  Clauses pairs;
  for (int x = 1; x <= 16; ++x) {
    for (int y = x + 1; y <= 16; ++y) pairs.insert({-x, -y});
  }
  CHECK_THAT(course.said(3, pairs), Contains("there are 120 clauses, 60 are enough"));
  CHECK_THAT(course.said(3, Clauses{{-1, -2}}), Contains("allow both 1 and 3 to be true"));
  CHECK_THAT(course.said(3, Clauses{{-5}}), Contains("forbid that 5 alone is true"));
  CHECK_THAT(course.said(3, Clauses{{1, 2}}), Contains("all of 1 to 16 are false"));
  CHECK_THAT(course.said(7, Clauses{{1, 64}}), Contains("1 64 0 is not in formula.cnf"));
  CHECK_THAT(course.said(7, Clauses{}), Contains("no longer follows from your clauses"));
  CHECK_THAT(course.said(8, Clauses{}), Contains("can all be true"));
  CHECK_THAT(course.said(9, Clauses{}), Contains("does not find the value of r"));
  CHECK_THAT(course.said(9, Clauses{{-61}}), Contains("fewer than two literals"));
  CHECK_THAT(course.said(9, Clauses{{1, 3}}), Contains("does not follow"));
  CHECK_THAT(course.said(9, Clauses{{-2, 99}}), Contains("no variable 99"));
  CHECK_THAT(course.said(10, "0\n"), Contains("line 1 of the proof"));
}

TEST_CASE("the empty answers are wrong, and so are the scripts as they are given", "[cli][long]") {
  const Course course;
  for (const bool scripts : {false, true}) {
    if (scripts)
      shell("cd '" + course.path() + "'; for d in *; do (cd $d; python3 answer.py); done");
    const RunResult result = run({"course", course.path(), "--check", "all"});
    INFO(result);
    CHECK(result.status == 1);
    CHECK_THAT(result.out, !Contains(": right"));
    for (const std::string& folder : folders) CHECK_THAT(result.out, Contains(folder + ": "));
  }
}

TEST_CASE("course says what it can't read or write", "[cli]") {
  const Course course;
  CHECK_THAT(only_error(run({"course", course.path()}), 1), Contains("is not empty; to check"));
  CHECK_THAT(only_error(run({"course", course.path(), "--check", "11"}), 2), Contains("10"));
  CHECK_THAT(only_error(run({"course"}), 2), Contains("course needs DIR"));
  CHECK_THAT(course.said(1, "p cnf 64 2\n1 0\n"), Contains("answer.cnf"));
  CHECK_THAT(course.said(1, "p cnf 2000000000 1\n1 0\n"), Contains("10000 variables"));
  CHECK_THAT(course.said(1, "p cnf 10001 1\n1 0\n"), Contains("10000 variables"));
  CHECK_THAT(course.said(1, "p cnf 64 100001\n1 0\n"), Contains("100000 clauses"));
  const std::string line = "1 2 3 4 0\n";
  std::string proof;
  while (proof.size() <= std::size_t{16} << 20) proof += line;
  CHECK_THAT(course.said(10, proof), Contains("a proof has at most 16777216 bytes"));
  CHECK_THAT(run({"course", course.path() + "/no", "--check", "1"}).out, Contains("answer.cnf"));
}
