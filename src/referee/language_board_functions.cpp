// The functions of the rule language that speak of the board, and shapes on it.
#include <algorithm>
#include <cstdlib>
#include <utility>

#include "language_evaluator.hpp"

namespace sudoku_sat::referee::language {
namespace {

Value cell_list(const std::vector<Cell>& cells) {
  Values result;
  for (const Cell cell : cells) result.push_back(cell_value(cell));
  return list_value(std::move(result));
}

Value list_of_lists(const std::vector<std::vector<Cell>>& lists) {
  Values result;
  for (const std::vector<Cell>& cells : lists) result.push_back(cell_list(cells));
  return list_value(std::move(result));
}

Value cells(Evaluation& evaluation, const Values&) {
  return cell_list(cells_of(evaluation.board()));
}

Value all_values(Evaluation& evaluation, const Values&) {
  Values result;
  for (int value = evaluation.board().first_value; value <= evaluation.board().last_value; ++value)
    result.push_back(number_value(value));
  return list_value(std::move(result));
}

Value board_size(Evaluation& evaluation, const Values&) {
  return number_value(evaluation.board().size);
}

/// All rows (columns, boxes), or the one with this number.
template <Unit::Kind kind>
Value lines(Evaluation& evaluation, const Values& values) {
  const std::vector<std::vector<Cell>> all_lines = lines_of(evaluation.board(), kind);
  if (values.empty()) return list_of_lists(all_lines);
  return cell_list(all_lines[evaluation.position(values[0], all_lines.size()) - 1]);
}

Value cell_at(Evaluation& evaluation, const Values& values) {
  const Board& board = evaluation.board();
  const auto row = evaluation.position(values[0], static_cast<std::size_t>(board.rows));
  const auto column = evaluation.position(values[1], static_cast<std::size_t>(board.columns));
  const Cell cell = board.cell(static_cast<int>(row) - 1, static_cast<int>(column) - 1);
  if (!board.has(cell)) evaluation.missing("there is no such cell", evaluation.asked_of_values());
  return cell_value(cell);
}

Value row_number(Evaluation& evaluation, const Values& values) {
  return number_value(evaluation.board().row_of(evaluation.cell(values[0])) + 1);
}

Value column_number(Evaluation& evaluation, const Values& values) {
  return number_value(evaluation.board().column_of(evaluation.cell(values[0])) + 1);
}

/// Pairs of cells this many rows and columns apart or the other way round, the first in reading
/// order first.
Value pairs_apart(const Board& board, long long one, long long other) {
  std::vector<std::vector<Cell>> result;
  const std::vector<Cell> all_cells = cells_of(board);
  for (const Cell a : all_cells)
    for (const Cell b : all_cells) {
      const long long down = std::abs(board.row_of(a) - board.row_of(b));
      const long long across = std::abs(board.column_of(a) - board.column_of(b));
      const bool fits = (down == one && across == other) || (down == other && across == one);
      if (a < b && fits) result.push_back({a, b});
    }
  return list_of_lists(result);
}

Value neighbours(Evaluation& evaluation, const Values&) {
  return pairs_apart(evaluation.board(), 0, 1);
}

Value diagonal_neighbours(Evaluation& evaluation, const Values&) {
  return pairs_apart(evaluation.board(), 1, 1);
}

Value apart(Evaluation& evaluation, const Values& values) {
  return pairs_apart(evaluation.board(), evaluation.number(values[0]),
                     evaluation.number(values[1]));
}

Value around(Evaluation& evaluation, const Values& values) {
  return cell_list(referee::around(evaluation.board(), evaluation.cell(values[0])));
}

/// The cells of the rectangle that begins at `corner`, none if it doesn't lie on the board.
std::vector<Cell> block(const Board& board, Cell corner, long long rows, long long columns) {
  std::vector<Cell> result;
  for (long long row = 0; row < rows; ++row)
    for (long long column = 0; column < columns; ++column) {
      if (board.row_of(corner) + row >= board.rows) return {};
      if (board.column_of(corner) + column >= board.columns) return {};
      const Cell cell = corner + static_cast<int>(row) * board.columns + static_cast<int>(column);
      if (!board.has(cell)) return {};
      result.push_back(cell);
    }
  return result;
}

Value blocks(Evaluation& evaluation, const Values& values) {
  const long long rows = evaluation.number(values[0]);
  const long long columns = evaluation.number(values[1]);
  std::vector<std::vector<Cell>> result;
  for (const Cell corner : cells_of(evaluation.board()))
    if (auto found = block(evaluation.board(), corner, rows, columns); !found.empty())
      result.push_back(std::move(found));
  return list_of_lists(result);
}

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
  const Shading shading = shading_of(evaluation, values);
  bool possible = can_connect(evaluation.board(), shading.cells, shading.states);
  if (values.size() == 3)
    possible = possible && std::count(shading.states.begin(), shading.states.end(),
                                      std::optional<bool>(true)) <= evaluation.number(values[2]);
  return decided(possible, shading);
}

Value reach_edge(Evaluation& evaluation, const Values& values) {
  const Shading shading = shading_of(evaluation, values);
  return decided(can_reach_edge(evaluation.board(), shading.cells, shading.states), shading);
}

}  // namespace

const std::map<std::string, Function>& board_functions() {
  static const std::map<std::string, Function> functions{
      {"connected", {2, 3, false, true, connected}},
      {"reach_edge", {2, 2, false, true, reach_edge}},
      {"cells", {0, 0, false, false, cells}},
      {"values", {0, 0, false, false, all_values}},
      {"N", {0, 0, false, false, board_size}},
      {"rows", {0, 0, false, false, lines<Unit::Kind::row>}},
      {"columns", {0, 0, false, false, lines<Unit::Kind::column>}},
      {"boxes", {0, 0, false, false, lines<Unit::Kind::box>}},
      {"row", {1, 1, true, false, lines<Unit::Kind::row>}},
      {"column", {1, 1, true, false, lines<Unit::Kind::column>}},
      {"box", {1, 1, true, false, lines<Unit::Kind::box>}},
      {"cell", {2, 2, true, false, cell_at}},
      {"row_number", {1, 1, true, false, row_number}},
      {"column_number", {1, 1, true, false, column_number}},
      {"neighbours", {0, 0, false, false, neighbours}},
      {"diagonal_neighbours", {0, 0, false, false, diagonal_neighbours}},
      {"apart", {2, 2, true, false, apart}},
      {"around", {1, 1, true, false, around}},
      {"blocks", {2, 2, true, false, blocks}},
  };
  return functions;
}

}  // namespace sudoku_sat::referee::language
