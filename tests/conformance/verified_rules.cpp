// Every rule against the independent check of grids: each right grid passes, and each grid that
// breaks only the rule is refused by the rule's name. Brute force and the rule's meaning in words,
// without constraints, decide what is right.
#include <algorithm>
#include <catch2/catch.hpp>
#include <set>

#include "sudoku_sat/puzzle.hpp"
#include "sudoku_sat/rule.hpp"
#include "support/brute_force.hpp"
#include "support/fixtures.hpp"
#include "support/rule_cases.hpp"

using namespace sudoku_sat;
using support::RuleCase;

namespace {

/// "the cage at r1c1", "the white dot between them"
std::set<std::string> names_of(const Constraints& constraints) {
  std::set<std::string> names;
  const auto add = [&](const auto& some) {
    for (const auto& constraint : some) {
      const std::string name = constraint.name();
      const std::size_t between = name.find(" between r");
      names.insert(name.substr(0, between) + (between == name.npos ? "" : " between them"));
    }
  };
  add(constraints.all_different);
  add(constraints.allowed);
  add(constraints.relations);
  add(constraints.sums);
  add(constraints.sequences);
  return names;
}

/// The names of all that a rule says of a board.
std::set<std::string> names_of(const Rule& rule, const Geometry& geometry,
                               std::string_view data = "") {
  Constraints made;
  rule.apply(geometry, {&rule, split_entries(data, {"test", 1, 1}), {"test", 1, 1}}, made);
  return names_of(made);
}

/// Whether a message blames one of the names: "r1c1 and r1c2 both have 2 (row 1)".
bool blames(const std::string& message, const std::set<std::string>& names) {
  return std::any_of(names.begin(), names.end(),
                     [&](const std::string& name) { return message.ends_with(" (" + name + ")"); });
}

std::string verified(const std::shared_ptr<const Board>& board, const std::vector<int>& values) {
  return support::verify_text({board, Grid(board->cells(), 0)}, Grid(values.begin(), values.end()));
}

/// Whether the rule says anything on this board that the others don't.
bool says_something(const Board& board, const std::set<std::string>& names) {
  const std::set<std::string> on_board = names_of(board.constraints());
  return std::any_of(names.begin(), names.end(),
                     [&](const std::string& name) { return on_board.contains(name); });
}

/// How many grids of a case were compared.
struct Compared {
  std::size_t kept = 0;
  std::size_t broken = 0;
};

/// Each grid with right rows, columns and boxes: the rule is all that it can break.
Compared compare(const RuleCase& rule_case, const std::set<std::string>& names) {
  const auto board = support::board_of(rule_case);
  Compared compared;
  support::for_each_grid(rule_case, [&](const std::vector<int>& values, bool holds) {
    const std::string message = verified(board, values);
    const bool as_expected = holds ? message.empty() : blames(message, names);
    if (!as_expected) FAIL_CHECK("holds: " << holds << ", but: '" << message << "'");
    ++(holds ? compared.kept : compared.broken);
  });
  return compared;
}

/// Which of its rows, columns and boxes a 4x4 grid keeps to.
struct Kept {
  bool rows;
  bool columns;
  bool boxes;
  bool operator==(const Kept&) const = default;
};

Kept kept_by(const std::vector<int>& values) {
  std::set<int> rows;
  std::set<int> columns;
  std::set<int> boxes;
  for (int cell = 0; cell < 16; ++cell) {
    const int row = cell / 4;
    const int column = cell % 4;
    const int value = values[static_cast<std::size_t>(cell)];
    rows.insert(10 * row + value);
    columns.insert(10 * column + value);
    boxes.insert(10 * (row / 2 * 2 + column / 2) + value);
  }
  return {rows.size() == 16, columns.size() == 16, boxes.size() == 16};
}

/// Calls visit(values) for each way to change so many cells from `first` on.
template <class Visit>
void change(std::vector<int>& values, std::size_t first, int cells, const Visit& visit) {
  if (cells == 0) return visit(values);
  for (std::size_t cell = first; cell < values.size(); ++cell) {
    const int before = values[cell];
    for (int value = 1; value <= 4; ++value) {
      values[cell] = value;
      if (value != before) change(values, cell + 1, cells - 1, visit);
    }
    values[cell] = before;
  }
}

/// The grids nearest to `values` that keep to just this.
std::vector<std::vector<int>> smallest_changes(std::vector<int> values, const Kept& wanted) {
  std::vector<std::vector<int>> found;
  for (int cells = 1; cells <= 4 && found.empty(); ++cells) {
    change(values, 0, cells, [&](const std::vector<int>& changed) {
      if (kept_by(changed) == wanted) found.push_back(changed);
    });
  }
  return found;
}

/// Of the default rules by their names.
Kept all_but(std::string_view rule) { return {rule != "rows", rule != "columns", rule != "boxes"}; }

/// A board's grid with values at the places of single grids. Later ones win where they overlap.
class Filled {
 public:
  explicit Filled(std::shared_ptr<const Board> board)
      : board_(std::move(board)), values_(board_->cells(), 0) {}

  void put(const Origin& origin, const std::vector<int>& values) {
    for (int i = 0; i < 16; ++i) at(origin, i / 4, i % 4) = values[static_cast<std::size_t>(i)];
  }
  int& at(const Origin& origin, int row, int column) {
    return values_[board_->geometry().cell(origin.row + row, origin.column + column)];
  }
  std::string verified() const { return ::verified(board_, values_); }

 private:
  std::shared_ptr<const Board> board_;
  std::vector<int> values_;
};

/// Nine cells of a 9x9 board, one of each box, that hold each value once.
struct Figure {
  std::string_view rule;
  std::vector<std::size_t> cells;
};
const std::vector<Figure> figures{
    {"asterisk", {13, 20, 24, 37, 40, 43, 56, 60, 67}},
    {"center-dot", {10, 13, 16, 37, 40, 43, 64, 67, 70}},
};

/// Of a board with boxes of size by size.
std::vector<int> first_solution(int size, const std::vector<int>& givens) {
  std::vector<int> first;
  support::for_each_solution(size, size, givens, [&](const std::vector<int>& grid) {
    first = grid;
    return false;
  });
  return first;
}

}  // namespace

TEST_CASE("every rule's right grids pass, those that break it alone are refused by its name") {
  for (const RuleCase& rule_case : support::rule_cases()) {
    DYNAMIC_SECTION(rule_case.rule << " " << rule_case.size << " " << rule_case.data) {
      const Rule* rule = find_rule(rule_case.rule);
      REQUIRE(rule != nullptr);
      const auto names = names_of(*rule, Geometry(rule_case.size), rule_case.data);
      const Compared compared = compare(rule_case, names);
      CHECK(compared.kept > 0);
      CHECK((compared.broken > 0) == says_something(*support::board_of(rule_case), names));
    }
  }
}

TEST_CASE("every default rule is named by the smallest changes that break it alone", "[long]") {
  const std::vector<int> right = first_solution(2, std::vector<int>(16, 0));
  const auto board = make_board(Geometry(4));
  REQUIRE(verified(board, right).empty());
  for (const Rule* rule : rules()) {
    if (!rule->on_by_default) continue;
    DYNAMIC_SECTION(rule->name) {
      const auto names = names_of(*rule, Geometry(4));
      const auto changes = smallest_changes(right, all_but(rule->name));
      REQUIRE_FALSE(changes.empty());
      for (const auto& changed : changes) {
        CAPTURE(changed);
        CHECK(blames(verified(board, changed), names));
      }
    }
  }
}

TEST_CASE("each of several grids is checked, and named") {
  const auto board =
      make_board(Geometry(4), {{find_rule("grids"), split_entries("r1c1 r3c3", {"test", 1, 1})}});
  const std::vector<int> first = first_solution(2, std::vector<int>(16, 0));
  std::vector<int> givens(16, 0);
  for (const std::size_t cell : {0U, 1U, 4U, 5U}) givens[cell] = first[10 + cell];
  Filled filled(board);
  filled.put({0, 0}, first);
  filled.put({2, 2}, first_solution(2, givens));
  REQUIRE(filled.verified().empty());
  std::swap(filled.at({0, 0}, 0, 0), filled.at({0, 0}, 0, 1));
  CHECK(blames(filled.verified(), {"grid 1 column 1"}));
  std::swap(filled.at({0, 0}, 0, 0), filled.at({0, 0}, 0, 1));
  std::swap(filled.at({2, 2}, 2, 3), filled.at({2, 2}, 3, 3));
  CHECK(blames(filled.verified(), {"grid 2 row 3"}));
}

TEST_CASE("the figures of 9x9 boards are checked, and named") {
  for (const Figure& figure : figures) {
    DYNAMIC_SECTION(figure.rule) {
      const auto board = make_board(Geometry(9), {{find_rule(figure.rule)}});
      std::vector<int> givens(81, 0);
      int value = 0;
      for (const std::size_t cell : figure.cells) givens[cell] = ++value;
      CHECK(verified(board, first_solution(3, givens)).empty());
      givens[figure.cells[0]] = givens[figure.cells[5]];
      const std::vector<int> twice = first_solution(3, givens);
      REQUIRE_FALSE(twice.empty());
      CHECK(blames(verified(board, twice), names_of(*find_rule(figure.rule), Geometry(9))));
    }
  }
}
