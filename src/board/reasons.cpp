// A board's constraints in words. A relation is a table of pairs, whatever rule it comes from: its
// meaning is found by comparing the table with those of the usual meanings, so that a new rule
// needs no text of its own.
#include "sudoku_sat/puzzle.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>

namespace sudoku_sat {

namespace {

using Kind = Reason::Kind;

/// A meaning of a relation, with a number: a sum, a distance, a factor; 0 if it has none.
struct Meaning {
  std::string_view name;  ///< in data
  const char* text;       ///< a format for the first cell, the second cell and the number
  std::function<bool(int first, int second, int number)> holds;
};

const Meaning meanings[] = {
    {"equal", "{0} = {1}", [](int a, int b, int n) { return n == 0 && a == b; }},
    {"less", "{0} < {1}", [](int a, int b, int n) { return n == 0 && a < b; }},
    {"greater", "{0} > {1}", [](int a, int b, int n) { return n == 0 && a > b; }},
    {"at most", "{0} is at most {1}", [](int a, int b, int n) { return n == 0 && a <= b; }},
    {"at least", "{0} is at least {1}", [](int a, int b, int n) { return n == 0 && a >= b; }},
    {"sum", "{0} + {1} = {2}", [](int a, int b, int n) { return a + b == n; }},
    {"sum not", "{0} + {1} is not {2}", [](int a, int b, int n) { return n > 0 && a + b != n; }},
    {"difference", "{0} and {1} differ by {2}",
     [](int a, int b, int n) { return n > 0 && std::abs(a - b) == n; }},
    {"difference not", "{0} and {1} don't differ by {2}",
     [](int a, int b, int n) { return n > 0 && std::abs(a - b) != n; }},
    {"difference at least", "{0} and {1} differ by {2} or more",
     [](int a, int b, int n) { return n > 1 && std::abs(a - b) >= n; }},
    {"difference less than", "{0} and {1} differ by less than {2}",
     [](int a, int b, int n) { return n > 1 && std::abs(a - b) < n; }},
    {"factor", "of {0} and {1} one is {2} times the other",
     [](int a, int b, int n) { return n > 1 && (a == n * b || b == n * a); }},
};

/// The values of the two cells are written as numbers that are larger by this much.
struct Offsets {
  int first = 0;
  int second = 0;
};

bool is(const ValueRelation& relation, Offsets offsets, const Meaning& meaning, int number) {
  for (int first = 1; first <= relation.size(); ++first) {
    for (int second = 1; second <= relation.size(); ++second) {
      const bool holds = meaning.holds(first + offsets.first, second + offsets.second, number);
      if (relation.allows(first, second) != holds) return false;
    }
  }
  return true;
}

struct Found {
  const Meaning* meaning = nullptr;
  int number = 0;
};

Found find_meaning(const PairRelation& pair, const Geometry& geometry) {
  const ValueRelation& relation = *pair.relation;
  const Offsets offsets{geometry.number_in(pair.first, 0), geometry.number_in(pair.second, 0)};
  const bool ratio = pair.rule == "ratio dot";  // 1 and the highest value are also far apart
  for (const Meaning& meaning : meanings) {
    if (ratio && meaning.name.starts_with("difference")) continue;
    for (int number = 0; number <= 2 * relation.size(); ++number) {
      if (is(relation, offsets, meaning, number)) return {&meaning, number};
    }
  }
  return {};
}

/// "r1c1 < r1c2", "r1c1 and r1c2 differ by 1", "r1c1 + r1c2 = 10"; only the cells if the relation
/// isn't a usual one.
std::string relation_text(const PairRelation& pair, const Geometry& geometry) {
  const std::string first = geometry.name(pair.first);
  const std::string second = geometry.name(pair.second);
  const Found found = find_meaning(pair, geometry);
  if (found.meaning == nullptr) return first + " and " + second;
  return fmt::format(fmt::runtime(found.meaning->text), first, second, found.number);
}

/// "r1c1 is 2, 4, 6 or 8"
std::string one_of(const Allowed& allowed, const Board& board) {
  const Geometry& geometry = board.geometry();
  const std::vector<Value>& values = allowed.values;
  if (!values.empty() && variable_of_digit(board, allowed.cell) != nullptr) {
    return spoken(board, allowed.cell, values, true);
  }
  std::string text;
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (i > 0) text += i + 1 == values.size() ? " or " : ", ";
    text += std::to_string(geometry.number_in(allowed.cell, values[i]));
  }
  return spoken_name(board, allowed.cell) + " is " + (text.empty() ? "nothing" : text);
}

/// The text of a reason about a value in a constraint.
std::string unit_text(const Reason& reason, const Board& board) {
  const AllDifferent& constraint = board.all_different()[reason.number];
  const std::string name = constraint.name();
  const int number = board.geometry().number_in(constraint.cells[0], reason.value);
  if (reason.kind == Kind::place) return fmt::format("{} has {}", name, with_article(number));
  if (board.is_unit(reason.number)) return fmt::format("{} has {} only once", name, number);
  if (constraint.number == 0 && constraint.cells.size() == 2) {
    return fmt::format("{} and {} don't both have {} ({})",
                       board.geometry().name(constraint.cells[0]),
                       board.geometry().name(constraint.cells[1]), number, name);
  }
  const std::string cells = spoken_names(board, board.cells_of(reason.number));
  return fmt::format("{} has {} only once: {}", name, number, cells);
}

bool has_digit(const Board& board, std::span<const Cell> cells) {
  return std::any_of(cells.begin(), cells.end(),
                     [&](Cell cell) { return variable_of_digit(board, cell) != nullptr; });
}

/// "r1c1", "10*r1c1"
std::string term(int factor, const std::string& cell) {
  return factor == 1 ? cell : fmt::format("{}*{}", factor, cell);
}

/// "10*r1c1 + r1c2 = r2c2 + r2c3"
std::string equation(const Sum& sum, const Geometry& geometry) {
  std::string sides[2];
  for (std::size_t i = 0; i < sum.cells.size(); ++i) {
    const int factor = sum.coefficient(i);
    std::string& side = sides[factor < 0 ? 1 : 0];
    side += (side.empty() ? "" : " + ") + term(std::abs(factor), geometry.name(sum.cells[i]));
  }
  if (sum.total != 0 || sides[1].empty()) {
    sides[1] += fmt::format("{}{}", sides[1].empty() ? "" : " + ", sum.total);
  }
  return sides[0] + " = " + sides[1];
}

/// "3 skyscrapers seen from the top of column 2, and its values differ", "quadruple 1 2 at r1c1:
/// r1c1 r1c2 r2c1 r2c2", "r1c1 = r1c2 + r1c3 (arrow)", "the 12-cage at r1c1: r1c1 r1c2 r1c3 differ
/// and add up to 12". A statement is named by its text, whatever constraint it has become.
std::string diagram_text(const Board::DiagramOf& constraint, const Board& board) {
  const std::string name = constraint.name();
  if (constraint.sequence != nullptr && constraint.distinct)
    return name + ", and its values differ";
  const std::string cells = spoken_names(board, constraint.cells_on_board());
  if (constraint.sequence != nullptr) return name + ": " + cells;
  const Sum& sum = *constraint.sum;
  if (!sum.coefficients.empty()) {
    if (sum.rule == "statement" || has_digit(board, sum.cells)) return name + ": " + cells;
    return fmt::format("{} ({})", equation(sum, board.geometry()), sum.rule);
  }
  return fmt::format("{}: {} {}add up to {}", name, cells, constraint.distinct ? "differ and " : "",
                     sum.total);
}

template <class Items>
void append_each(Kind kind, const Items& items, std::vector<Reason>& reasons) {
  for (std::uint32_t i = 0; i < items.size(); ++i) reasons.push_back({kind, i});
}

}  // namespace

std::vector<Reason> reasons_of(const Board& board) {
  std::vector<Reason> reasons;
  for (Cell cell = 0; cell < board.cells(); ++cell) {
    reasons.push_back({Kind::value, cell});
    reasons.push_back({Kind::one_value, cell});
  }
  for (std::uint32_t number = 0; number < board.all_different().size(); ++number) {
    for (int value = 1; value <= board.size(); ++value) {
      const auto wanted = static_cast<Value>(value);
      if (board.is_unit(number)) reasons.push_back({Kind::place, number, wanted});
      reasons.push_back({Kind::once, number, wanted});
    }
  }
  append_each(Kind::allowed, board.allowed(), reasons);
  append_each(Kind::relation, board.relations(), reasons);
  append_each(Kind::diagram, board.diagrams(), reasons);
  append_each(Kind::formula, board.formulas(), reasons);
  return reasons;
}

std::optional<RelationMeaning> meaning_of(const PairRelation& pair, const Geometry& geometry) {
  const Found found = find_meaning(pair, geometry);
  if (found.meaning == nullptr) return std::nullopt;
  return RelationMeaning{found.meaning->name, found.number};
}

std::string with_article(int number) {
  const std::string text = std::to_string(number);
  const bool vowel = text.front() == '8' || number == 11 || number == 18;
  return (vowel ? "an " : "a ") + text;
}

std::string to_string(const Reason& reason, const Board& board) {
  const Geometry& geometry = board.geometry();
  switch (reason.kind) {
    case Kind::value:
      return spoken_name(board, reason.number) + " has a value";
    case Kind::one_value:
      return spoken_name(board, reason.number) + " has only one value";
    case Kind::place:
    case Kind::once:
      return unit_text(reason, board);
    case Kind::allowed: {
      const Allowed& allowed = board.allowed()[reason.number];
      return allowed.name() + ": " + one_of(allowed, board);
    }
    case Kind::relation: {
      const PairRelation& pair = board.relations()[reason.number];
      if (const Cell cells[] = {pair.first, pair.second}; has_digit(board, cells)) {
        return pair.name() + ": " + spoken_names(board, cells);
      }
      return fmt::format("{} ({})", relation_text(pair, geometry),
                         name_beside_cells(pair.name(), pair.first, pair.second, geometry));
    }
    case Kind::formula:
      return board.formulas()[reason.number].name();
    default:
      return diagram_text(board.diagrams()[reason.number], board);
  }
}

std::vector<Cell> cells_of(const Reason& reason, const Board& board) {
  switch (reason.kind) {
    case Kind::value:
    case Kind::one_value:
      return {reason.number};
    case Kind::place:
    case Kind::once: {
      const auto cells = board.cells_of(reason.number);
      return {cells.begin(), cells.end()};
    }
    case Kind::allowed:
      return {board.allowed()[reason.number].cell};
    case Kind::relation:
      return {board.relations()[reason.number].first, board.relations()[reason.number].second};
    case Kind::formula:
      return board.formulas()[reason.number].cells;
    default:
      return board.diagrams()[reason.number].cells_on_board();
  }
}

}  // namespace sudoku_sat
