// Causes are looked up by cell: steps may have thousands of constraints, hardly any of them about a
// given cell.
#include "causes.hpp"

#include <algorithm>

namespace sudoku_sat::cli {

namespace {

using Kind = Reason::Kind;

bool has_cell(const Board& board, const Reason& reason, Cell cell) {
  const auto cells = board.cells_of(reason.number);
  return std::find(cells.begin(), cells.end(), cell) != cells.end();
}

/// Whether the fact rules the statement out by the constraint.
bool rules_out(const Statement& fact, const Reason& reason, const Statement& out,
               const Board& board) {
  if (!fact.holds) return false;
  switch (reason.kind) {
    case Kind::one_value:
      return fact.cell == out.cell && reason.number == out.cell && fact.value != out.value;
    case Kind::once:
      return reason.value == out.value && fact.value == out.value && fact.cell != out.cell &&
             has_cell(board, reason, fact.cell) && has_cell(board, reason, out.cell);
    case Kind::relation: {
      const PairRelation& pair = board.relations()[reason.number];
      if (pair.first == out.cell && pair.second == fact.cell) {
        return !pair.relation->allows(out.value, fact.value);
      }
      return pair.second == out.cell && pair.first == fact.cell &&
             !pair.relation->allows(fact.value, out.value);
    }
    default:
      return false;
  }
}

bool rules_out_alone(const Reason& reason, const Statement& out, const Board& board) {
  if (reason.kind != Kind::allowed) return false;
  const std::vector<Value>& allowed = board.allowed()[reason.number].values;
  return !std::binary_search(allowed.begin(), allowed.end(), out.value);
}

}  // namespace

Causes::Causes(const Step& step, const Board& board)
    : step_(step), board_(board), about_(board.cells()) {
  for (std::size_t i = 0; i < step.constraints.size(); ++i) file(i);
}

void Causes::file(std::size_t constraint) {
  const Reason& reason = step_.constraints[constraint];
  constexpr Kind others[] = {Kind::value, Kind::place, Kind::diagram, Kind::formula};
  if (std::find(std::begin(others), std::end(others), reason.kind) != std::end(others)) return;
  for (const Cell cell : cells_of(reason, board_)) about_[cell].push_back(constraint);
}

std::optional<Cause> Causes::of(const Statement& out) const {
  const std::vector<std::size_t>& about = about_[out.cell];
  for (std::size_t fact = 0; fact < step_.facts.size(); ++fact) {
    const Statement& known = step_.facts[fact].statement;
    if (known == Statement{out.cell, out.value, false}) return Cause{fact, {}};
    for (const std::size_t i : about) {
      if (rules_out(known, step_.constraints[i], out, board_)) return Cause{fact, i};
    }
  }
  for (const std::size_t i : about) {
    if (rules_out_alone(step_.constraints[i], out, board_)) return Cause{{}, i};
  }
  return std::nullopt;
}

bool Causes::same(const Cause& a, const Cause& b) const {
  if (a == b) return true;
  if (a.fact != b.fact || !a.constraint || !b.constraint) return false;
  if (is(a, Kind::once) && is(b, Kind::once)) return true;
  const bool labelled = is(a, Kind::relation) || is(a, Kind::allowed);
  if (!labelled || constraint(a).kind != constraint(b).kind) return false;
  // "Them" are two cells.
  const std::string shared = label(constraint(a));
  return shared == label(constraint(b)) && !shared.ends_with(" them");
}

std::string Causes::label(const Reason& reason) const {
  if (reason.kind == Kind::allowed) return board_.allowed()[reason.number].name();
  const PairRelation& pair = board_.relations()[reason.number];
  return name_beside_cells(pair.name(), pair.first, pair.second, board_.geometry());
}

}  // namespace sudoku_sat::cli
