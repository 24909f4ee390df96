// Rules about pairs of cells: signs between neighbours, and what holds where none is drawn.
#include <cstdlib>
#include <set>

#include "rule.hpp"

namespace sudoku_sat::referee::rules {

namespace {

/// A rule's signs: each has a number, written or given by its name, and that has a meaning.
struct Signs {
  Relation (*meaning)(int number);
  /// The number of a sign without one; 0: it has to be there.
  int otherwise = 0;
  /// Names instead of numbers.
  std::map<std::string_view, int> names = {};

  int number_of(const Rule& rule, std::string_view head) const {
    if (!names.empty() && !names.contains(head)) rule.fail("no such sign");
    if (!names.empty()) return names.at(head);
    if (head.empty() && otherwise == 0) rule.fail("a number is missing");
    return head.empty() ? otherwise : number(head);
  }
};

/// What a rule's entries draw: pairs with signs, and which signs are all given.
struct Drawing {
  std::set<std::pair<Cell, Cell>> pairs;
  std::set<int> used;
  std::set<int> complete;
  bool all = false;
};

// "all given", "all white given"
bool read_all_given(const Rule& rule, const Signs& signs, std::string_view entry,
                    Drawing& drawing) {
  const auto parts = words(entry);
  if (parts.front() != "all" || parts.back() != "given" || parts.size() > 3) return false;
  drawing.all = drawing.all || parts.size() < 3;
  if (parts.size() == 3) drawing.complete.insert(signs.number_of(rule, parts[1]));
  return true;
}

void read_pairs(const Rule& rule, const Signs& signs, std::string_view entry, Drawing& drawing) {
  const auto parts = split(entry, ':');
  const int sign = signs.number_of(rule, parts.size() == 1 ? std::string_view() : parts[0]);
  const Cells cells = rule.cells(parts.back());
  if (parts.size() > 2 || cells.size() % 2 != 0) rule.fail("cells in twos");
  drawing.used.insert(sign);
  for (std::size_t i = 0; i < cells.size(); i += 2) {
    drawing.pairs.insert(std::minmax(cells[i], cells[i + 1]));
    rule.say_pair(cells[i], cells[i + 1], signs.meaning(sign));
  }
}

// Each sign says what it means; neighbours without any sign have none of what is given completely.
void say_signs(const Rule& rule, const Signs& signs) {
  Drawing drawing;
  for (const auto& [name, sign] : signs.names) drawing.used.insert(sign);
  for (const std::string_view entry : rule.lines()) {
    if (!read_all_given(rule, signs, entry, drawing)) read_pairs(rule, signs, entry, drawing);
  }
  if (drawing.used.empty() && signs.otherwise != 0) drawing.used.insert(signs.otherwise);
  if (drawing.all) drawing.complete = drawing.used;
  for (const int sign : drawing.complete) {
    for (const auto& [a, b] : neighbours(rule.board)) {
      if (drawing.pairs.contains({a, b})) continue;
      rule.say_pair(a, b, [is = signs.meaning(sign)](int x, int y) { return !is(x, y); });
    }
  }
}

Relation differ_by(int n) {
  return [n](int a, int b) { return std::abs(a - b) == n; };
}
Relation times_as_much(int n) {
  return [n](int a, int b) { return a == n * b || b == n * a; };
}
Relation add_up_to(int n) {
  return [n](int a, int b) { return a + b == n; };
}
/// Of a white dot, 1, and a black one, 2.
Relation dot(int n) { return n == 1 ? differ_by(1) : times_as_much(2); }

Maker drawn(const Signs& signs) {
  return [signs](const Rule& rule) { say_signs(rule, signs); };
}

// "r1c1>r1c2<r1c3"
void inequalities(const Rule& rule) {
  for (const std::string_view entry : rule.lines()) {
    std::string text;
    for (const char sign : entry) {
      text += sign == '<' || sign == '>' ? std::string{' ', sign, ' '} : std::string{sign};
    }
    const auto parts = words(text);
    bool compared = false;
    for (std::size_t i = 1; i + 1 < parts.size(); ++i) {
      if (parts[i] != "<" && parts[i] != ">") continue;
      const Cells cells = rule.cells(std::string(parts[i - 1]) + " " + std::string(parts[i + 1]));
      if (cells.size() != 2) rule.fail("compares single cells");
      const bool less = parts[i] == "<";
      rule.say_pair(cells[0], cells[1], [less](int a, int b) { return less ? a < b : a > b; });
      compared = true;
    }
    if (!compared) rule.fail("nothing is compared");
  }
}

}  // namespace

Makers dot_rules() {
  return {{"kropki", drawn({dot, 0, {{"white", 1}, {"black", 2}}})},
          {"xv", drawn({add_up_to, 0, {{"x", 10}, {"v", 5}}})},
          {"difference-dots", drawn({differ_by, 1})},
          {"ratio-dots", drawn({times_as_much, 2})},
          {"sum-dots", drawn({add_up_to})},
          {"inequalities", inequalities}};
}

}  // namespace sudoku_sat::referee::rules
