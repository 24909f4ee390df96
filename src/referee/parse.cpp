// Headers of puzzle files: first what the board is, then its units, then what the rules say of it.
#include <algorithm>
#include <cctype>
#include <set>

#include "referee.hpp"
#include "rules.hpp"

namespace sudoku_sat::referee {

namespace {

/// Rules and other keys with their data, in the order of the file; data of one key stand together.
using Items = std::vector<std::pair<std::string, std::string>>;

std::string_view data_of(const Items& items, std::string_view key) {
  const auto found = std::ranges::find(items, key, &Items::value_type::first);
  return found == items.end() ? std::string_view() : trimmed(found->second);
}

void add(Items& items, std::string_view key, std::string_view data) {
  const auto found = std::ranges::find(items, key, &Items::value_type::first);
  if (found == items.end())
    items.emplace_back(key, data);
  else
    found->second.append("\n").append(data);
}

const std::set<std::string_view> board_rules{"shape",   "values", "grids",   "latin", "free-grid",
                                             "regions", "rows",   "columns", "boxes"};
const std::set<std::string_view> other_keys{"title", "author", "grid", "size", "box"};

bool is_name_sign(char sign) { return (sign >= 'a' && sign <= 'z') || sign == '-'; }

bool known(std::string_view name) {
  return named_rules().contains(name) || board_rules.contains(name);
}

// Whether a rule's name begins here, after a comma of a list of rules: others belong to data.
bool rule_begins(std::string_view text) {
  text = trimmed(text);
  const auto end = std::ranges::find_if_not(text, is_name_sign);
  const std::string_view name = text.substr(0, static_cast<std::size_t>(end - text.begin()));
  const std::string_view rest = trimmed(text.substr(name.size()));
  return known(name) && (rest.empty() || rest[0] == ',' || rest[0] == '=');
}

void add_listed(Items& items, std::string_view list) {
  while (!trimmed(list).empty()) {
    std::size_t comma = list.find(',');
    while (comma != std::string_view::npos && !rule_begins(list.substr(comma + 1)))
      comma = list.find(',', comma + 1);
    const std::string_view rule = list.substr(0, comma);
    const std::size_t equals = std::min(rule.find('='), rule.size());
    add(items, trimmed(rule.substr(0, equals)), rule.substr(std::min(equals + 1, rule.size())));
    list.remove_prefix(std::min(rule.size() + 1, list.size()));
  }
}

Items read_header(std::string_view text) {
  Items items;
  std::string list;
  for (const auto& [key, data] : read_keys(text)) {
    if (key == "rules")
      list += (list.empty() ? "" : ",") + data;
    else
      add(items, key, data);
  }
  add_listed(items, list);
  return items;
}

Board board_of(const Items& items) {
  std::pair<int, int> box{0, 0};
  if (!data_of(items, "box").empty()) box = rows_by_columns(data_of(items, "box"));
  std::pair<int, int> sides{9, 9};
  for (const std::string_view key : {"size", "shape"}) {
    const std::string_view size = data_of(items, key);
    if (size.empty()) continue;
    const auto number = as_number(size);
    sides = number ? std::pair(*number, *number) : rows_by_columns(size);
  }
  std::string_view grids = data_of(items, "grids");
  if (grids.empty()) grids = "r1c1";
  Board board = make_board(sides.first, sides.second, box.first, box.second, grids);
  if (!data_of(items, "values").empty()) {
    const auto ends = split(data_of(items, "values"), '-');
    board.first_value = number(ends.front());
    board.last_value = number(ends.back());
    const bool enough = board.value_count() >= board.size;
    if (ends.size() != 2 || board.first_value > 1 || !enough) not_understood("values", "too few");
  }
  return board;
}

void say_units(Puzzle& puzzle) {
  for (const Unit& unit : puzzle.board.units) {
    for (auto b = unit.cells.begin(); b != unit.cells.end(); ++b) {
      for (auto a = unit.cells.begin(); a != b; ++a) {
        const auto differ = [a = *a, b = *b](const Grid& grid) { return grid[a] != grid[b]; };
        puzzle.statements.push_back({std::string(unit.kind), {*a, *b}, differ});
      }
    }
  }
}

// Ordinary units that are asked for by name where another rule has dropped them. Beside regions,
// which are the boxes then, they are units alone.
void restore_units(Board& board, std::string_view kind) {
  const bool others = !of_kind(board.units, kind).empty();
  for (const Unit& unit : board.ordinary) {
    const auto is_it = [&](const Unit& other) { return other.cells == unit.cells; };
    if (unit.kind == kind && std::ranges::none_of(board.units, is_it))
      board.units.push_back({others ? "units" : unit.kind, unit.cells});
  }
}

}  // namespace

Puzzle parse_puzzle(std::string_view text) {
  const Items items = read_header(text);
  Puzzle puzzle{board_of(items), {}};
  // `regions` last: it stands in for boxes that others take away.
  for (const std::string_view rule : {"free-grid", "latin", "regions"}) {
    for (const auto& [name, data] : items) {
      if (name == rule) change_board(puzzle.board, name, data);
    }
  }
  for (const auto& [name, data] : items) restore_units(puzzle.board, name);
  for (const auto& [name, data] : items) {
    if (named_rules().contains(name)) change_board(puzzle.board, name, data);
  }
  say_units(puzzle);
  for (const auto& [name, data] : items) {
    if (board_rules.contains(name) || other_keys.contains(name)) continue;
    std::ranges::move(statements_of(puzzle.board, name, data),
                      std::back_inserter(puzzle.statements));
  }
  return puzzle;
}

}  // namespace sudoku_sat::referee
