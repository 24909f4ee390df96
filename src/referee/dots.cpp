// Rules about pairs of cells: signs between neighbours, and what holds where none is drawn.
#include <cstdlib>
#include <set>

#include "rule.hpp"

namespace sudoku_sat::referee::rules {

namespace {

using Pair = std::pair<Cell, Cell>;

/// A kind of sign, with what a pair of cells has that it stands at.
struct Kind {
  std::string_view name;
  Relation relation;
};

// What a rule's entries draw: pairs with signs, and kinds of which all signs are given.
struct Drawing {
  std::vector<std::pair<Pair, Kind>> signs;
  std::vector<std::string_view> all_given;
};

// "all given", "all white given".
bool read_all_given(std::string_view entry, Drawing& drawing) {
  const auto parts = words(entry);
  if (parts.front() != "all" || parts.back() != "given" || parts.size() > 3) return false;
  drawing.all_given.push_back(parts.size() == 3 ? parts[1] : std::string_view());
  return true;
}

Drawing read_drawing(const Rule& rule, const std::function<Kind(std::string_view head)>& kind_of) {
  Drawing drawing;
  for (const std::string_view entry : rule.lines()) {
    if (read_all_given(entry, drawing)) continue;
    const auto parts = split(entry, ':');
    const Kind kind = kind_of(parts.size() == 1 ? std::string_view() : parts[0]);
    const Cells cells = rule.cells(parts.back());
    if (parts.size() > 2 || cells.size() % 2 != 0) rule.fail("cells in twos");
    for (std::size_t i = 0; i < cells.size(); i += 2) {
      drawing.signs.push_back({{cells[i], cells[i + 1]}, kind});
    }
  }
  return drawing;
}

// Each sign says what it means; neighbours without any sign have none of what is given completely.
void say_drawing(const Rule& rule, const Drawing& drawing, const std::vector<Kind>& complete) {
  std::set<Pair> drawn;
  for (const auto& [pair, kind] : drawing.signs) {
    drawn.insert(std::minmax(pair.first, pair.second));
    rule.say_pair(pair.first, pair.second, kind.relation);
  }
  for (const Kind& kind : complete) {
    for (const auto& [a, b] : neighbours(rule.board)) {
      if (drawn.contains({a, b})) continue;
      rule.say_pair(a, b, [is = kind.relation](int x, int y) { return !is(x, y); });
    }
  }
}

// Rules of signs with names, such as "white".
void say_named(const Rule& rule, const std::vector<Kind>& kinds) {
  const auto kind_of = [&](std::string_view name) {
    for (const Kind& kind : kinds) {
      if (kind.name == name) return kind;
    }
    rule.fail("no such sign");
  };
  const Drawing drawing = read_drawing(rule, kind_of);
  std::vector<Kind> complete;
  for (const std::string_view name : drawing.all_given) {
    if (name.empty()) complete = kinds;
    if (!name.empty()) complete.push_back(kind_of(name));
  }
  say_drawing(rule, drawing, complete);
}

// Rules of dots with numbers: what a dot of a number means. Without one it is `otherwise`, if that
// isn't 0.
void say_numbered(const Rule& rule, int otherwise,
                  const std::function<Relation(int number)>& meaning) {
  std::map<int, Kind> used;
  const auto kind_of = [&](std::string_view head) {
    if (head.empty() && otherwise == 0) rule.fail("a number is missing");
    const int n = head.empty() ? otherwise : number(head);
    return used.emplace(n, Kind{head, meaning(n)}).first->second;
  };
  const Drawing drawing = read_drawing(rule, kind_of);
  if (used.empty() && !drawing.all_given.empty() && otherwise != 0) kind_of({});
  std::map<int, Kind> complete;
  for (const std::string_view name : drawing.all_given) {
    if (name.empty()) complete = used;
    if (!name.empty()) complete.emplace(number(name), Kind{name, meaning(number(name))});
  }
  std::vector<Kind> kinds;
  for (const auto& [n, kind] : complete) kinds.push_back(kind);
  say_drawing(rule, drawing, kinds);
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

void kropki(const Rule& rule) {
  say_named(rule, {{"white", differ_by(1)}, {"black", times_as_much(2)}});
}
void xv(const Rule& rule) { say_named(rule, {{"x", add_up_to(10)}, {"v", add_up_to(5)}}); }
void difference_dots(const Rule& rule) { say_numbered(rule, 1, differ_by); }
void ratio_dots(const Rule& rule) { say_numbered(rule, 2, times_as_much); }
void sum_dots(const Rule& rule) { say_numbered(rule, 0, add_up_to); }

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
  return {{"kropki", kropki},
          {"xv", xv},
          {"difference-dots", difference_dots},
          {"ratio-dots", ratio_dots},
          {"sum-dots", sum_dots},
          {"inequalities", inequalities}};
}

}  // namespace sudoku_sat::referee::rules
