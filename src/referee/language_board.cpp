// The functions of the rule language that speak of the board, and figures on it.
#include <algorithm>
#include <cstdlib>

#include "language_evaluator.hpp"

namespace sudoku_sat::referee::language {
namespace {

using Lists = std::vector<std::vector<Cell>>;

Value cell_list(const std::vector<Cell>& cells) {
  Values result;
  for (const Cell cell : cells) result.push_back(cell_value(cell));
  return list_value(std::move(result));
}

Value list_of_lists(const Lists& lists) {
  Values result;
  for (const std::vector<Cell>& cells : lists) result.push_back(cell_list(cells));
  return list_value(std::move(result));
}

/// A function without arguments.
Function of_board(Value (*result)(const Board&)) {
  return {0, 0, false, false,
          [=](Evaluation& evaluation, const Values&) { return result(evaluation.board()); }};
}

/// A function of one cell.
Function of_cell(Value (*result)(const Board&, Cell)) {
  return {1, 1, true, false, [=](Evaluation& evaluation, const Values& values) {
            return result(evaluation.board(), evaluation.cell(values[0]));
          }};
}

/// A function of two numbers.
Function of_numbers(Value (*result)(const Board&, long long, long long)) {
  return {2, 2, true, false, [=](Evaluation& evaluation, const Values& values) {
            const long long first = evaluation.number(values[0]);
            return result(evaluation.board(), first, evaluation.number(values[1]));
          }};
}

Value all_values(const Board& board) {
  Values result;
  for (int value = board.first_value; value <= board.last_value; ++value)
    result.push_back(number_value(value));
  return list_value(std::move(result));
}

/// Rows, columns or boxes of the board, whether or not rules keep their values different: those of
/// the first grid, then of the others.
Lists lines_of(const Board& board, Unit::Kind kind) {
  Lists result;
  if (kind == Unit::Kind::box) {
    for (const Unit& unit : board.units)
      if (unit.kind == kind) result.push_back(unit.cells);
    return result;
  }
  const int rows = board.grid_rows(), columns = board.grid_columns();
  const bool row = kind == Unit::Kind::row;
  for (const Cell corner : board.corners) {
    for (int i = 0; i < (row ? rows : columns); ++i)
      result.push_back(row ? rectangle(board, corner + board.cell(i, 0), 1, columns)
                           : rectangle(board, corner + i, rows, 1));
  }
  return result;
}

/// The one with this number.
Function line(Unit::Kind kind) {
  return {1, 1, true, false, [=](Evaluation& evaluation, const Values& values) {
            const Lists all = lines_of(evaluation.board(), kind);
            return cell_list(all[evaluation.position(values[0], all.size()) - 1]);
          }};
}

Value cell_at(Evaluation& evaluation, const Values& values) {
  const Board& board = evaluation.board();
  const auto row = evaluation.position(values[0], board.rows);
  const auto column = evaluation.position(values[1], board.columns);
  const auto cell = board.find(static_cast<int>(row) - 1, static_cast<int>(column) - 1);
  if (!cell) evaluation.missing("there is no such cell", evaluation.asked_of_values());
  return cell_value(*cell);
}

/// Pairs of cells this many rows and columns apart or the other way round, the first in reading
/// order first.
Value pairs_apart(const Board& board, long long one, long long other) {
  Lists result;
  const auto wanted = std::minmax(one, other);
  const std::vector<Cell> cells = cells_of(board);
  for (const Cell a : cells) {
    for (const Cell b : cells) {
      const long long down = std::abs(board.row_of(a) - board.row_of(b));
      const long long across = std::abs(board.column_of(a) - board.column_of(b));
      if (a < b && std::minmax(down, across) == wanted) result.push_back({a, b});
    }
  }
  return list_of_lists(result);
}

Value blocks(const Board& board, long long rows, long long columns) {
  Lists result;
  for (const Cell corner : cells_of(board)) {
    auto found = block(board, corner, rows, columns);
    if (!found.empty()) result.push_back(std::move(found));
  }
  return list_of_lists(result);
}

// Shadings

struct Shading {
  std::vector<Cell> cells;
  std::vector<std::optional<bool>> states;
  /// The first variable whose truth isn't known.
  std::optional<int> open;
};

Shading shading_of(Evaluation& evaluation, const Values& values) {
  Shading result;
  Values cells, truths;
  flatten(values[0], cells);
  flatten(values[1], truths);
  if (cells.size() != truths.size()) throw NotUnderstood("there are not as many truths as cells");
  for (const Value& cell : cells) result.cells.push_back(evaluation.cell(cell));
  for (const Value& truth : truths) {
    result.states.push_back(evaluation.known_truth(truth));
    if (!result.states.back() && !result.open) result.open = static_cast<int>(truth.number);
  }
  return result;
}

/// What can be is so once no truth is open.
Value decided(bool possible, const Shading& shading) {
  if (possible && shading.open) throw Unknown{*shading.open};
  return truth_value(possible);
}

Value connected(Evaluation& evaluation, const Values& values) {
  const auto [cells, states, open] = shading_of(evaluation, values);
  bool possible = can_connect(evaluation.board(), cells, states);
  if (values.size() == 3)
    possible = possible && std::ranges::count(states, true) <= evaluation.number(values[2]);
  return decided(possible, {cells, states, open});
}

Value reach_edge(Evaluation& evaluation, const Values& values) {
  const Shading shading = shading_of(evaluation, values);
  return decided(can_reach_edge(evaluation.board(), shading.cells, shading.states), shading);
}

/// Whether all cells that hold for certain are in the set.
bool certain_in(const std::vector<Cell>& cells, const std::vector<std::optional<bool>>& states,
                const std::vector<bool>& set) {
  for (std::size_t i = 0; i < cells.size(); ++i)
    if (states[i].value_or(false) && !set[cells[i]]) return false;
  return true;
}

}  // namespace

std::vector<bool> reachable(const Board& board, const std::vector<Cell>& cells,
                            const std::vector<std::optional<bool>>& states,
                            std::vector<Cell> reached) {
  std::vector<bool> passable(board.cell_count()), seen(board.cell_count());
  for (std::size_t i = 0; i < cells.size(); ++i) passable[cells[i]] = states[i].value_or(true);
  for (const Cell cell : reached) seen[cell] = true;
  while (!reached.empty()) {
    const Cell cell = reached.back();
    reached.pop_back();
    for (const Cell next : around(board, cell)) {
      if (!passable[next] || seen[next]) continue;
      seen[next] = true;
      reached.push_back(next);
    }
  }
  return seen;
}

bool can_connect(const Board& board, const std::vector<Cell>& cells,
                 const std::vector<std::optional<bool>>& states) {
  const auto first = std::ranges::find(states, true) - states.begin();
  return first == std::ssize(states) ||
         certain_in(cells, states, reachable(board, cells, states, {cells[first]}));
}

bool can_reach_edge(const Board& board, const std::vector<Cell>& cells,
                    const std::vector<std::optional<bool>>& states) {
  std::vector<Cell> edge;
  for (std::size_t i = 0; i < cells.size(); ++i)
    if (states[i].value_or(true) && around(board, cells[i]).size() < 4) edge.push_back(cells[i]);
  return certain_in(cells, states, reachable(board, cells, states, edge));
}

const std::map<std::string, Function>& board_functions() {
  using enum Unit::Kind;
  static const std::map<std::string, Function> functions{
      {"cells", of_board([](const Board& board) { return cell_list(cells_of(board)); })},
      {"values", of_board(all_values)},
      {"N", of_board([](const Board& board) { return number_value(board.size); })},
      {"rows", of_board([](const Board& board) { return list_of_lists(lines_of(board, row)); })},
      {"columns",
       of_board([](const Board& board) { return list_of_lists(lines_of(board, column)); })},
      {"boxes", of_board([](const Board& board) { return list_of_lists(lines_of(board, box)); })},
      {"neighbours", of_board([](const Board& board) { return pairs_apart(board, 0, 1); })},
      {"diagonal_neighbours",
       of_board([](const Board& board) { return pairs_apart(board, 1, 1); })},
      {"row", line(row)},
      {"column", line(column)},
      {"box", line(box)},
      {"cell", {2, 2, true, false, cell_at}},
      {"row_number",
       of_cell([](const Board& board, Cell cell) { return number_value(board.row_of(cell) + 1); })},
      {"column_number", of_cell([](const Board& board, Cell cell) {
         return number_value(board.column_of(cell) + 1);
       })},
      {"around",
       of_cell([](const Board& board, Cell cell) { return cell_list(around(board, cell)); })},
      {"apart", of_numbers(pairs_apart)},
      {"blocks", of_numbers(blocks)},
      {"connected", {2, 3, false, true, connected}},
      {"reach_edge", {2, 2, false, true, reach_edge}},
  };
  return functions;
}

}  // namespace sudoku_sat::referee::language
