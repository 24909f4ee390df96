// Constraints on connected cells, on the unknown regions of ChaosConstruction, and on the values of
// whole regions.
#include <fmt/format.h>

#include "base/joined.hpp"
#include "statements.hpp"

namespace sudoku_sat::format {

namespace {

using Cells = std::vector<IssCell>;

/// The cells of the board that lie as those of a layer do, whose neighbours are the same; no value
/// if it is larger than the board.
std::optional<std::string> places_of(const IssBoard& board, const IssLayer& layer) {
  if (layer.prefix.empty() ||
      (layer.columns == board.columns && layer.count == board.rows * board.columns)) {
    return "cells";
  }
  std::vector<std::string> names;
  for (int i = 0; i < layer.count; ++i) {
    const int row = i / layer.columns;
    const int column = i % layer.columns;
    if (row >= board.rows || column >= board.columns) return std::nullopt;
    names.push_back(place_name({row, column}));
  }
  return fmt::format("[{}]", base::joined(names, ", "));
}

/// What constraints on unknown regions begin with: the cell that counts, 1 if it counts one less,
/// and lists of cells, each between signs '-'.
struct ChaosArgs {
  IssCell control;
  int less = 0;
  std::vector<Cells> lists = {};
};

ChaosArgs chaos_args(const IssSaying& saying) {
  if (!saying.board.chaos) saying.fail("there is no ChaosConstruction");
  if (saying.args.empty()) saying.fail("no cells");
  ChaosArgs result{saying.cell(saying.args[0])};
  if (saying.args.size() > 1 && !saying.args[1].empty()) result.less = saying.number(1);
  if (result.less < 0 || result.less > 1) saying.fail("expected 0 or 1, not {}", result.less);
  if (saying.args.size() > 2) result.lists = saying.pieces(2);
  const std::size_t layer = saying.board.cells.find("CC1")->layer;
  for (const Cells& list : result.lists) {
    const bool regions =
        std::ranges::all_of(list, [&](const IssCell& cell) { return cell.layer == layer; });
    if (!regions) saying.fail("expected cells of regions such as CC1");
  }
  return result;
}

/// The regions of cells at some distances from one.
Cells regions_around(const IssSaying& saying, const IssCell& control,
                     const std::vector<Origin>& steps) {
  Cells found;
  const std::size_t layer = saying.board.cells.find("CC1")->layer;
  for (const Origin& step : steps) {
    const auto cell = saying.board.cells.moved(control, step.row, step.column);
    if (cell) found.push_back({layer, cell->index});
  }
  return found;
}

/// In all four directions, as far as the board goes.
std::vector<Cells> usual_arms(const IssSaying& saying, const IssCell& control) {
  std::vector<Cells> arms;
  for (const Origin& step : {Origin{0, -1}, Origin{0, 1}, Origin{-1, 0}, Origin{1, 0}}) {
    std::vector<Origin> steps;
    for (int i = 0; i < saying.board.whole(); ++i) steps.push_back({i * step.row, i * step.column});
    arms.push_back(regions_around(saying, control, steps));
  }
  return arms;
}

std::string more_by(const std::string& cell, int number) {
  return number == 0 ? cell : fmt::format("{} + {}", cell, number);
}

IssRegions lines_of(const IssBoard& board, bool columns) {
  IssRegions lines(static_cast<std::size_t>(columns ? board.columns : board.rows));
  for (int cell = 0; cell < board.rows * board.columns; ++cell) {
    const int line = columns ? cell % board.columns : cell / board.columns;
    lines[static_cast<std::size_t>(line)].push_back(cell);
  }
  return lines;
}

}  // namespace

std::vector<std::string> iss_statements_of_regions(int cells, int size) {
  return {fmt::format("var region of cells in 1..{}", cells / size),
          "all_different(x in cells: (N + 1) * region(x) + x)", "in_order(region)",
          fmt::format("for each k in 1..{}: connected(cells, list(x in cells: region(x) = k), {}) "
                      "and (exactly {} of list(x in cells: region(x) = k))",
                      cells / size, size, size)};
}

std::vector<std::string> iss_statements_of_missing_digits() {
  std::vector<std::string> statements;
  for (const std::string_view line : {"row", "column"}) {
    statements.push_back(fmt::format("var {0}_misses of {0}s in 1..N - 1", line));
    statements.push_back(
        fmt::format("for each i in 1..N - 1: all_different(join({0}(i), [{0}_misses[i]]))", line));
    statements.push_back(fmt::format("all_different({}_misses)", line));
  }
  statements.emplace_back(
      "for each x in cells: if x = 0 then row_misses[row_number(x)] != "
      "column_misses[column_number(x)]");
  return statements;
}

namespace iss_says {

/// A group of cells, values, perhaps how many cells hold one: those that do are connected, and
/// there are some.
IssClaims connected(const IssSaying& saying) {
  if (saying.args.size() < 2 || saying.args.size() > 3) {
    saying.fail("expected a group of cells, values, and perhaps a number of cells");
  }
  const IssLayer* const layer = saying.board.cells.find_layer(saying.args[0]);
  if (layer == nullptr) saying.fail("there is no group '{}'", shown(saying.args[0]));
  const auto places = places_of(saying.board, *layer);
  if (!places) {
    saying.fail("'{}' has more rows or columns than the board", shown(saying.args[0]));
  }
  std::vector<std::string> values = iss_args(saying.args[1], '_');
  for (const std::string& value : values) {
    if (!is_number(value)) saying.fail("'{}' is not a value", shown(value));
  }
  const std::string wanted = fmt::format("[{}]", base::joined(values, ", "));
  if (saying.args.size() == 2 || saying.args[2].empty()) {
    const std::string name = saying.definitions.name_of(
        "connected_values", "(wanted, places, line)", std::string(iss_bodies_of_connected[0]));
    return {fmt::format("{}({}, {}, {})", name, wanted, *places, layer->all)};
  }
  const std::string name =
      saying.definitions.name_of("connected_values_of_size", "(n, wanted, places, line)",
                                 std::string(iss_bodies_of_connected[1]));
  return {fmt::format("{}({}, {}, {}, {})", name, saying.number(2), wanted, *places, layer->all)};
}

/// How far the first cell's region goes along arms that all begin there.
IssClaims chaos_arrow(const IssSaying& saying) {
  const ChaosArgs args = chaos_args(saying);
  const std::vector<Cells> arms =
      args.lists.empty() ? usual_arms(saying, args.control) : args.lists;
  const std::string name = saying.definitions.name_of("run", "(arm)", std::string(iss_body_of_run));
  std::vector<std::string> runs{"1"};
  for (const Cells& arm : arms) {
    if (arm.size() > 1) runs.push_back(fmt::format("{}({})", name, saying.list(arm)));
  }
  return {fmt::format("{} = {}", more_by(saying.name(args.control), args.less),
                      base::joined(runs, " + "))};
}

/// How many of some cells lie in the region of the first one.
IssClaims chaos_count(const IssSaying& saying) {
  const ChaosArgs args = chaos_args(saying);
  std::vector<Origin> steps{{0, 0}};
  for (int row = -1; row <= 1; ++row) {
    for (int column = -1; column <= 1; ++column) {
      if (row != 0 || column != 0) steps.push_back({row, column});
    }
  }
  const Cells cells =
      args.lists.empty() ? regions_around(saying, args.control, steps) : args.lists[0];
  return {fmt::format("{} = count(x in {}: x = {})", more_by(saying.name(args.control), args.less),
                      saying.list(cells), saying.name(cells[0]))};
}

/// The largest regions, which have no value twice, hold the same values.
IssClaims same_regions(const IssSaying& saying) {
  const IssBoard& board = saying.board;
  IssRegions regions = board.pieces;
  for (const IssRegions& more : {lines_of(board, false), lines_of(board, true), board.boxes}) {
    regions.insert(regions.end(), more.begin(), more.end());
  }
  std::size_t most = 0;
  for (const std::vector<int>& region : regions) most = std::max(most, region.size());
  std::erase_if(regions, [&](const std::vector<int>& region) { return region.size() < most; });
  if (static_cast<int>(most) == board.values()) return {};
  const std::string shared = saying.definitions.free_name("shared", "shared");
  saying.out.add("rule", fmt::format("var {} of values", shared), saying.item.place());
  const std::string name = saying.definitions.name_of(
      "has_shared_values", "(line)", fmt::format("{}{}[i]", iss_body_of_shared, shared));
  IssClaims claims;
  for (const std::vector<int>& region : regions) {
    Cells cells;
    for (const int cell : region) cells.push_back({0, cell});
    claims.push_back(fmt::format("{}({})", name, saying.list(cells)));
  }
  return claims;
}

}  // namespace iss_says

}  // namespace sudoku_sat::format
