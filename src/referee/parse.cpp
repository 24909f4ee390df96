// Headers of puzzle files: first what the board is, then its units, then what the rules say of it.
#include <algorithm>
#include <cctype>
#include <set>

#include "referee.hpp"
#include "rules.hpp"

namespace sudoku_sat::referee {

namespace {

/// Rules and other keys with their data, in the order of the file; data of one key stand together.
class Header {
 public:
  explicit Header(std::string_view text);

  const std::vector<std::pair<std::string, std::string>>& items() const { return items_; }
  std::string_view data(std::string_view key) const {
    for (const auto& [name, data] : items_) {
      if (name == key) return trimmed(data);
    }
    return {};
  }

 private:
  std::string& add(std::string_view key, std::string_view data);
  void add_rules(std::string_view list);

  std::vector<std::pair<std::string, std::string>> items_;
};

bool is_name_sign(char sign) { return (sign >= 'a' && sign <= 'z') || sign == '-'; }

bool known(std::string_view name) {
  static const std::set<std::string_view> others{"rule",    "shape",     "values",  "grids",
                                                 "latin",   "free-grid", "regions", "rows",
                                                 "columns", "boxes"};
  return named_rules().contains(name) || rules_beside().contains(name) || others.contains(name);
}

// Whether a rule's name begins here, after a comma of a list of rules: others belong to data.
bool rule_begins(std::string_view text) {
  text = trimmed(text);
  const auto end = std::ranges::find_if_not(text, is_name_sign);
  const std::string_view name = text.substr(0, static_cast<std::size_t>(end - text.begin()));
  const std::string_view rest = trimmed(text.substr(name.size()));
  return known(name) && (rest.empty() || rest[0] == ',' || rest[0] == '=');
}

Header::Header(std::string_view text) {
  std::string list;
  std::string* last = nullptr;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (trimmed(line).empty() || line[0] == '#') continue;
    if (line[0] == ' ' || line[0] == '\t') {
      if (last == nullptr) not_understood(line, "belongs to no key");
      *last += '\n' + std::string(line);
      continue;
    }
    const std::size_t colon = line.find(':');
    if (colon == std::string_view::npos) not_understood(line, "no 'key: value'");
    const std::string_view key = line.substr(0, colon);
    last = key == "rules" ? &list : &add(key, {});
    if (last == &list && !list.empty()) list += ',';
    *last += '\n' + std::string(line.substr(colon + 1));
  }
  add_rules(list);
}

std::string& Header::add(std::string_view key, std::string_view data) {
  for (auto& [name, known_data] : items_) {
    if (name == key) return known_data.append("\n").append(data);
  }
  return items_.emplace_back(key, data).second;
}

void Header::add_rules(std::string_view list) {
  while (!trimmed(list).empty()) {
    std::size_t comma = list.find(',');
    while (comma != std::string_view::npos && !rule_begins(list.substr(comma + 1))) {
      comma = list.find(',', comma + 1);
    }
    const std::string_view rule = list.substr(0, comma);
    const std::size_t equals = std::min(rule.find('='), rule.size());
    add(trimmed(rule.substr(0, equals)), rule.substr(std::min(equals + 1, rule.size())));
    list.remove_prefix(std::min(rule.size() + 1, list.size()));
  }
}

Board board_of(const Header& header) {
  std::pair<int, int> box{0, 0};
  if (!header.data("box").empty()) box = rows_by_columns(header.data("box"));
  std::pair<int, int> sides{9, 9};
  for (const std::string_view key : {"size", "shape"}) {
    const std::string_view size = header.data(key);
    if (size.empty()) continue;
    const auto number = as_number(size);
    sides = number ? std::pair(*number, *number) : rows_by_columns(size);
  }
  const std::string_view grids = header.data("grids");
  Board board = grids.empty() ? make_board(sides.first, sides.second, box.first, box.second)
                              : make_grids(sides.first, grids, box.first, box.second);
  if (!header.data("values").empty()) {
    const auto ends = split(header.data("values"), '-');
    board.first_value = number(ends.front());
    board.last_value = number(ends.back());
    const bool enough = board.value_count() >= board.size;
    if (ends.size() != 2 || board.first_value > 1 || !enough) not_understood("values", "too few");
  }
  return board;
}

std::string_view kind_name(Unit::Kind kind) {
  switch (kind) {
    case Unit::Kind::row:
      return "rows";
    case Unit::Kind::column:
      return "columns";
    case Unit::Kind::box:
      return "boxes";
    case Unit::Kind::other:
      break;
  }
  return "units";
}

void say_units(Puzzle& puzzle) {
  for (const Unit& unit : puzzle.board.units) {
    for (std::size_t i = 0; i < unit.cells.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) {
        const Cell a = unit.cells[j], b = unit.cells[i];
        const auto differ = [a, b](const Grid& grid) { return grid[a] != grid[b]; };
        puzzle.statements.push_back({std::string(kind_name(unit.kind)), {a, b}, differ});
      }
    }
  }
}

void say_rule(Puzzle& puzzle, const std::string& name, const std::string& data) {
  static const std::set<std::string_view> board_keys{
      "title", "author", "grid",      "size",    "shape", "values",  "box",
      "grids", "latin",  "free-grid", "regions", "rows",  "columns", "boxes"};
  if (board_keys.contains(name)) return;
  for (Statement& statement : statements_of(puzzle.board, name, data))
    puzzle.statements.push_back(std::move(statement));
}

// Ordinary units that are asked for by name where another rule has dropped them. Beside regions,
// which are the boxes then, they are units alone.
void restore_units(Board& board, const std::vector<Unit>& ordinary, std::string_view name) {
  const std::vector<Unit> now = board.units;
  const auto of_kind = [](Unit::Kind kind) {
    return [=](const Unit& unit) { return unit.kind == kind; };
  };
  for (const Unit& unit : ordinary) {
    const auto is_it = [&](const Unit& other) { return other.cells == unit.cells; };
    if (kind_name(unit.kind) != name || std::ranges::any_of(now, is_it)) continue;
    const bool others = std::ranges::any_of(now, of_kind(unit.kind));
    board.units.push_back({others ? Unit::Kind::other : unit.kind, unit.cells});
  }
}

}  // namespace

Puzzle parse_puzzle(std::string_view text) {
  const Header header(text);
  Puzzle puzzle{board_of(header), {}};
  const std::vector<Unit> ordinary = puzzle.board.units;
  // `regions` last: it stands in for boxes that others take away.
  for (const std::string_view rule : {"free-grid", "latin", "regions"}) {
    for (const auto& [name, data] : header.items()) {
      if (name == rule) change_board(puzzle.board, name, data);
    }
  }
  for (const auto& [name, data] : header.items()) restore_units(puzzle.board, ordinary, name);
  for (const auto& [name, data] : header.items()) {
    if (rules_beside().contains(name)) change_board(puzzle.board, name, data);
  }
  say_units(puzzle);
  for (const auto& [name, data] : header.items()) say_rule(puzzle, name, data);
  return puzzle;
}

}  // namespace sudoku_sat::referee
