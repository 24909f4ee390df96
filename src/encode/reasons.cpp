// What a person knows of a board, as groups of clauses. They are the clauses of the extended
// encoding (Lynce & Ouaknine 2006), each family cut into pieces of one sentence each, so that a set
// of them explains a conclusion as players do: by a cell without another value, a unit without
// another place. A relation forbids pairs of values; what follows from it needs the reason that the
// other cell has a value.
#include "sudoku_sat/reasons.hpp"
#include "sudoku_sat/encoding.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>

#include "decision_diagrams.hpp"
#include "formulas.hpp"
#include "relation_text.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/formula.hpp"

namespace sudoku_sat {

namespace {

using Kind = Reason::Kind;

constexpr std::uint64_t most_clauses = 10'000'000;

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
/// and add up to 12". A statement is called by its text, whatever it has become.
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

/// Whether the diagram's clauses alone don't say what it relies on: that no value comes twice. The
/// diagram of a sum says it.
bool says_too_little(const Board::DiagramOf& constraint) {
  return constraint.distinct && constraint.sequence != nullptr;
}

/// The number of "not both" clauses of a reason, which are by far the most.
std::uint64_t pairs_of(const Reason& reason, const Board& board) {
  const auto pairs_among = [](std::uint64_t count) { return count * (count - 1) / 2; };
  const auto size = static_cast<std::uint64_t>(board.size());
  if (reason.kind == Kind::one_value) return pairs_among(size);
  if (reason.kind == Kind::once) return pairs_among(board.cells_of(reason.number).size());
  if (reason.kind == Kind::formula) {
    return board.formulas()[reason.number].cells.size() * pairs_among(size);
  }
  if (reason.kind != Kind::diagram) return 0;
  const Board::DiagramOf& constraint = board.diagrams()[reason.number];
  const std::uint64_t cells = constraint.cells->size();
  return cells * pairs_among(size) + (says_too_little(constraint) ? size * pairs_among(cells) : 0);
}

[[noreturn]] void refuse() {
  throw SolverError("the board is too large: its reasons have more than ten million clauses");
}

/// Hands the clauses of reasons over, one after the other.
class ReasonEncoder {
 public:
  ReasonEncoder(const Board& board, ReasonedClauses& out)
      : board_(board), variables_(board.geometry()), out_(out) {
    out_.variables = variables_.variables();
  }

  void encode(const Reason& reason, std::uint32_t index) {
    index_ = index;
    switch (reason.kind) {
      case Kind::value:
        return add(values_of(reason.number));
      case Kind::one_value:
        return add_pairs(values_of(reason.number));
      case Kind::place:
        return add(places_of(board_.cells_of(reason.number), reason.value));
      case Kind::once:
        return add_pairs(places_of(board_.cells_of(reason.number), reason.value));
      case Kind::allowed:
        return add_allowed(board_.allowed()[reason.number]);
      case Kind::relation:
        return add_conflicts(board_.relations()[reason.number]);
      case Kind::diagram:
        return add_diagram(board_.diagrams()[reason.number]);
      case Kind::formula:
        return add_formula(board_.formulas()[reason.number]);
    }
  }

 private:
  Lit literal(Cell cell, int value) const { return variables_.variable(cell, value); }

  std::vector<Lit> values_of(Cell cell) const {
    std::vector<Lit> literals;
    for (int value = 1; value <= board_.size(); ++value) literals.push_back(literal(cell, value));
    return literals;
  }

  std::vector<Lit> places_of(std::span<const Cell> cells, int value) const {
    std::vector<Lit> literals;
    for (const Cell cell : cells) literals.push_back(literal(cell, value));
    return literals;
  }

  void add(std::span<const Lit> clause) {
    if (out_.reasons.size() == most_clauses) refuse();
    out_.literals.insert(out_.literals.end(), clause.begin(), clause.end());
    out_.literals.push_back(0);
    out_.reasons.push_back(index_);
  }

  void add_pairs(const std::vector<Lit>& literals) {
    for (std::size_t i = 0; i < literals.size(); ++i) {
      for (std::size_t j = i + 1; j < literals.size(); ++j) {
        add(std::vector<Lit>{-literals[i], -literals[j]});
      }
    }
  }

  void add_allowed(const Allowed& allowed) {
    for (int value = 1; value <= board_.size(); ++value) {
      const bool may = std::binary_search(allowed.values.begin(), allowed.values.end(), value);
      if (!may) add(std::vector<Lit>{-literal(allowed.cell, value)});
    }
  }

  void add_conflicts(const PairRelation& pair) {
    for (int first = 1; first <= board_.size(); ++first) {
      for (int second = 1; second <= board_.size(); ++second) {
        if (pair.relation->allows(first, second)) continue;
        add(std::vector<Lit>{-literal(pair.first, first), -literal(pair.second, second)});
      }
    }
  }

  /// What `emit(stream)` writes, and that each of the cells has one value: where cells had no value
  /// or several, what the clauses say can't be put into words.
  template <class Emit>
  void add_emitted(const Emit& emit, const std::vector<Cell>& cells) {
    MemorySink clauses;
    clauses.new_vars(out_.variables);
    FamilyStream stream(clauses);
    emit(stream);
    stream.flush();
    out_.variables = clauses.size().variables;
    std::vector<Lit> clause;
    for (const Lit literal : clauses.block().literals) {
      if (literal != 0) {
        clause.push_back(literal);
        continue;
      }
      add(clause);
      clause.clear();
    }
    for (const Cell cell : cells) {
      add(values_of(cell));
      add_pairs(values_of(cell));
    }
  }

  void add_formula(const ClauseConstraint& formula) {
    add_emitted(
        [&](FamilyStream& stream) {
          emit_formula(formula, {board_, variables_}, stream);
        },
        formula.cells);
  }

  void add_diagram(const Board::DiagramOf& constraint) {
    add_emitted(
        [&](FamilyStream& stream) {
          emit_diagram(constraint, {board_, variables_}, stream);
        },
        *constraint.cells);
    if (!says_too_little(constraint)) return;
    for (int value = 1; value <= board_.size(); ++value) {
      add_pairs(places_of(*constraint.cells, value));
    }
  }

  const Board& board_;
  VariableMap variables_;
  ReasonedClauses& out_;
  std::uint32_t index_ = 0;
};

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
      return spoken_name(board, reason.number) + " has one value only";
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

ReasonedClauses clauses_of(std::span<const Reason> reasons, const Board& board) {
  std::uint64_t pairs = 0;
  for (const Reason& reason : reasons) pairs += pairs_of(reason, board);
  if (pairs > most_clauses) refuse();
  ReasonedClauses clauses;
  ReasonEncoder encoder(board, clauses);
  for (std::uint32_t i = 0; i < reasons.size(); ++i) encoder.encode(reasons[i], i);
  return clauses;
}

}  // namespace sudoku_sat
