// What the referee's search needs to know of a claim's formula is little: the puzzle's header as
// text, what cells may hold by the givens and the claim, and how variables are to be read. Where it
// looks for grids that the clauses exclude, the last is no premise (see meaning.hpp): a wrong
// reading can only leave clauses open.
#include "rules_question.hpp"

#include <fmt/format.h>

namespace sudoku_sat::certify {

namespace {

using meaning::Values;

/// Board and rules as lines of a puzzle file.
std::string header_of(const Board& board) {
  const Geometry& geometry = board.geometry();
  std::string text =
      fmt::format("size: {}\nbox: {}x{}\n", geometry.box_rows() * geometry.box_columns(),
                  geometry.box_rows(), geometry.box_columns());
  std::string names;
  for (const RuleText& rule : board.rules()) {
    if (rule.entries.empty()) names += (names.empty() ? "" : ", ") + rule.name;
  }
  if (!names.empty()) text += fmt::format("rules: {}\n", names);
  for (const RuleText& rule : board.rules()) {
    if (!rule.entries.empty()) text += rule.name + ":\n";
    for (const std::string& entry : rule.entries) text += fmt::format("  {}\n", entry);
  }
  return text;
}

constexpr Values bit(int value) { return Values{1} << static_cast<unsigned>(value - 1); }

/// The values of 1 to `size` of which the predicate holds.
template <class Holds>
Values values_where(int size, const Holds& holds) {
  Values values = 0;
  for (int value = 1; value <= size; ++value) {
    if (holds(value)) values |= bit(value);
  }
  return values;
}

/// The values with which variable `number` of a cell, from 1, is true.
Values values_of(const ValueCode& code, int size, int number) {
  if (code.name == "direct") return bit(number);
  if (code.name == "binary") {
    return values_where(size, [&](int value) { return (value >> (number - 1) & 1) != 0; });
  }
  return values_where(size, [&](int value) { return value <= number; });
}

std::vector<meaning::Variable> readings(const Certificate& certificate, const Places& places,
                                        std::uint64_t variables) {
  const VariableMap map = variables_of(certificate);
  std::vector<meaning::Variable> all(variables + 1);
  for (Cell cell = 0; places.has(cell); ++cell) {
    const CodedCell coded = map.coded(cell);
    const auto count = static_cast<int>(map.code().variables(coded));
    for (int number = 1; number <= count; ++number) {
      all[static_cast<std::size_t>(coded.before + number)] = {
          places[cell], values_of(map.code(), map.geometry().size(), number)};
    }
  }
  return all;
}

/// What the cells of a grid that the claim is about may hold.
std::vector<Values> allowed(const Certificate& certificate, const Places& places) {
  std::vector<Values> allowed(places.size(), ~Values{0});
  const Claim& claim = certificate.claim;
  for (Cell cell = 0; places.has(cell); ++cell) {
    Values& values = allowed[static_cast<std::size_t>(places[cell])];
    if (const Value given = certificate.puzzle.givens[cell]; given != 0) values = bit(given);
    if (claim.kind == Claim::Kind::impossible && claim.cell == cell) values &= bit(claim.value);
  }
  return allowed;
}

/// What cells hold in the grids that the claim doesn't deny, as far as it depends on solutions; no
/// cells if it doesn't.
std::vector<Values> excepted(const Claim& claim, const Places& places) {
  if (claim.solution.empty() && claim.others.empty()) return {};
  std::vector<Values> values(places.size(), 0);
  for (Cell cell = 0; places.has(cell); ++cell) {
    Values& held = values[static_cast<std::size_t>(places[cell])];
    if (!claim.solution.empty()) {
      held = bit(claim.solution[cell]);
      continue;
    }
    for (const Grid& other : claim.others) held |= bit(other[cell]);
  }
  return values;
}

}  // namespace

Places::Places(const Geometry& geometry, const referee::Board& board) : board_(board) {
  const auto cells = static_cast<Cell>(geometry.grid_cells());
  for (Cell cell = 0; cell < cells; ++cell) {
    const auto found = board.find(geometry.row(cell), geometry.column(cell));
    if (!found) throw referee::NotUnderstood("it has other cells");
    cells_.push_back(*found);
  }
  if (referee::cells_of(board).size() != cells || board.value_count() != geometry.size() ||
      board.first_value != geometry.least()) {
    throw referee::NotUnderstood("it has other cells or values");
  }
}

Grid Places::values(const referee::Grid& grid) const {
  Grid values(cells_.size(), 0);
  for (Cell cell = 0; cell < cells_.size(); ++cell) {
    const int number = grid[static_cast<std::size_t>(cells_[cell])];
    if (number == referee::no_value) continue;
    values[cell] = static_cast<Value>(number + 1 - board_.first_value);
  }
  return values;
}

referee::Grid Places::grid(const Grid& values) const {
  referee::Grid grid(size(), referee::no_value);
  for (Cell cell = 0; cell < cells_.size(); ++cell) {
    grid[static_cast<std::size_t>(cells_[cell])] = values[cell] - 1 + board_.first_value;
  }
  return grid;
}

referee::Puzzle puzzle_of_referee(const Board& board) {
  return referee::parse_puzzle(header_of(board));
}

meaning::Question question_about(const Certificate& certificate, const ClaimFormula& formula,
                                 const referee::Puzzle& puzzle, const Places& places) {
  return {puzzle, allowed(certificate, places), excepted(certificate.claim, places),
          readings(certificate, places, formula.size.variables), formula.formula.literals};
}

}  // namespace sudoku_sat::certify
