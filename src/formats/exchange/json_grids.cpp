// JSON of data sets, web services and small programs: {"puzzle": "53..7...."}, {"board": [[5, 3,
// 0],
// ...]}, {"newboard": {"grids": [{"value": ...}]}}, [{"val": 3}, {"val": null}, ...]. They have no
// common form, so this looks for whatever has N x N cells, under any name but those of solutions.
// Names of puzzles go before others. Each object with a board is a puzzle.
#include "formats/read/lines_behind.hpp"
#include "formats/text/symbols.hpp"
#include "json_places.hpp"
#include "programs.hpp"

namespace sudoku_sat::format {

namespace {

using Json = base::Json;

constexpr std::size_t smallest_side = 4;

// Of several boards in an object the first one of these is the puzzle.
constexpr std::array<std::string_view, 22> puzzle_names{
    "puzzle", "quiz",    "quizzes", "sudoku", "clues",    "givens",   "given", "mission",
    "start",  "initial", "problem", "task",   "question", "unsolved", "board", "grid",
    "value",  "values",  "cells",   "data",   "field",    "matrix"};
constexpr std::array<std::string_view, 9> solution_names{"solution",    "solutions", "solved",
                                                         "answer",      "answers",   "result",
                                                         "solvedboard", "solve",     "key"};
constexpr std::array<std::string_view, 9> value_names{"value", "val",    "v",    "digit", "number",
                                                      "num",   "answer", "cell", "n"};
// Of a cell's object: true says that its value is a given, or that it isn't.
constexpr std::array<std::string_view, 9> given_names{"given",   "fixed",    "locked",
                                                      "isgiven", "isfixed",  "prefilled",
                                                      "initial", "readonly", "isinitial"};
constexpr std::array<std::string_view, 4> open_names{"editable", "canedit", "entered",
                                                     "iseditable"};

/// What a text of JSON has for a board, cell by cell.
struct Cells {
  Grid givens;
  Grid entries;
};

std::optional<Value> value_of_text(std::string_view text) {
  text = stripped(text);
  if (text.empty()) return Value{0};
  if (text.size() == 1) {
    const Value value = symbol_value(text.front());
    return value == no_value ? std::nullopt : std::optional(value);
  }
  if (text == minus_one) return Value{0};
  const std::optional<int> number = parse_number<int>(std::string(text));
  return number && *number >= 0 && *number <= max_size ? std::optional(static_cast<Value>(*number))
                                                       : std::nullopt;
}

/// The value of a cell that is not an object.
std::optional<Value> plain_value(const Json& cell) {
  if (format::says_nothing(cell)) return Value{0};
  if (cell.is_string()) return value_of_text(cell.text());
  if (!cell.is_number()) return std::nullopt;
  const double number = cell.get<double>();
  if (number == -1) return Value{0};
  const bool whole = number >= 0 && number <= max_size && number == static_cast<int>(number);
  return whole ? std::optional(static_cast<Value>(number)) : std::nullopt;
}

bool is_true(const Json* member) { return member != nullptr && *member == Json(true); }
bool is_false(const Json* member) { return member != nullptr && *member == Json(false); }

/// Adds the cell; false if it can't be one.
bool add_cell(const Json& cell, Cells& cells) {
  const Json* const value = cell.is_object() ? member_among(cell, value_names) : &cell;
  if (cell.is_object() && value == nullptr) return false;
  const std::optional<Value> found = plain_value(*value);
  if (!found) return false;
  const bool entered = cell.is_object() && (is_false(member_among(cell, given_names)) ||
                                            is_true(member_among(cell, open_names)));
  cells.givens.push_back(entered ? Value{0} : *found);
  cells.entries.push_back(entered ? *found : Value{0});
  return true;
}

/// Adds the cells of a text of symbols; false if there are other signs in it.
bool add_symbols(std::string_view text, Cells& cells) {
  for (const char c : text) {
    if (is_space(c) || c == '\n' || c == '\r' || c == ',' || c == '|' || c == '/') continue;
    const Value value = symbol_value(c);
    if (value == no_value) return false;
    cells.givens.push_back(value);
    cells.entries.push_back(0);
  }
  return true;
}

bool add_row(const Json& row, std::size_t side, Cells& cells) {
  const std::size_t before = cells.givens.size();
  if (row.is_string()) {
    if (!add_symbols(row.text(), cells)) return false;
  } else {
    if (!row.is_array() || row.size() != side) return false;
    for (const Json& cell : row) {
      if (!add_cell(cell, cells)) return false;
    }
  }
  return cells.givens.size() == before + side;
}

/// The board that a value of JSON is: rows of cells, all cells, or a text of symbols.
std::optional<Cells> cells_of(const Json& json) {
  Cells cells;
  const auto is_board = [&] {
    const std::optional<std::size_t> side = square_root(cells.givens.size());
    return side && *side >= smallest_side && *side <= max_size &&
           std::ranges::all_of(cells.givens, [&](Value value) { return value <= *side; }) &&
           std::ranges::all_of(cells.entries, [&](Value value) { return value <= *side; });
  };
  if (json.is_string()) {
    const bool read = add_symbols(json.text(), cells) && is_board();
    return read ? std::optional(std::move(cells)) : std::nullopt;
  }
  if (!json.is_array() || json.size() < smallest_side) return std::nullopt;
  const auto row = [&](const Json& each) { return add_row(each, json.size(), cells); };
  if (std::ranges::all_of(json, row) && is_board()) return cells;
  cells = {};
  const auto cell = [&](const Json& each) { return !each.is_array() && add_cell(each, cells); };
  if (std::ranges::all_of(json, cell) && is_board()) return cells;
  return std::nullopt;
}

struct Found {
  Cells cells;
  std::string label;
  std::optional<Geometry> box;
  std::vector<RuleText> rules;
  Grid solution = {};  ///< empty: none
};

int side_of(const Cells& cells) { return static_cast<int>(*square_root(cells.givens.size())); }

/// The boxes' rows and columns, if the object says them of a board of this size.
std::optional<Geometry> boxes_in(const Json& object, int size) {
  constexpr std::array<std::string_view, 3> height{"bh", "boxheight", "boxrows"};
  constexpr std::array<std::string_view, 3> width{"bw", "boxwidth", "boxcolumns"};
  constexpr std::array<std::string_view, 3> blocks{"block", "box", "blocks"};
  const Json* const block = member_among(object, blocks);
  const Json& place = block != nullptr && block->is_object() ? *block : object;
  const Json* const rows = member_among(place, height);
  const Json* const columns = member_among(place, width);
  if (rows == nullptr || columns == nullptr) return std::nullopt;
  if (!rows->is_number_integer() || !columns->is_number_integer()) return std::nullopt;
  const auto side = static_cast<long long>(size);
  const long long box_rows = rows->get<long long>();
  const long long box_columns = columns->get<long long>();
  const auto possible = [&](long long count) { return count >= 1 && count <= side; };
  if (!possible(box_rows) || !possible(box_columns) || box_rows * box_columns != side) {
    return std::nullopt;
  }
  return Geometry(static_cast<int>(box_rows), static_cast<int>(box_columns));
}

/// The map of a jigsaw's regions, if the object has one beside its board.
std::optional<RuleText> regions_in(const Json& object, int size) {
  constexpr std::array<std::string_view, 5> names{"regions", "region", "areas", "jigsaw", "boxes"};
  const Json* const member = member_among(object, names);
  if (member == nullptr) return std::nullopt;
  std::string signs;
  for (const Json& row : *member) {
    if (!row.is_array()) signs += text_of(row);
    for (const Json& cell : row) signs += text_of(cell);
  }
  return regions_of(member->is_string() ? member->text() : signs, static_cast<std::size_t>(size));
}

/// The puzzles of a value, in their order; what is in an object of a puzzle is of that puzzle.
class Search {
 public:
  explicit Search(ExchangePuzzle& out) : out_(out) {}

  std::vector<Found> take() { return std::move(found_); }

  void visit(const Json& json) {
    poll_limits();
    if (std::optional<Cells> cells = cells_of(json)) {
      found_.push_back({*std::move(cells), {}, {}, {}});
    } else if (json.is_array()) {
      for (const Json& item : json) visit(item);
    } else if (json.is_object() && !take_puzzle(json)) {
      visit_members(json);
    }
  }

 private:
  bool take_puzzle(const Json& object) {
    std::optional<Cells> cells = board_of(object);
    if (!cells) return false;
    const int size = side_of(*cells);
    Found found{*std::move(cells), label_of(object), boxes_in(object, size), {}};
    std::optional<RuleText> regions = regions_in(object, size);
    refuse_rules(object, regions.has_value());
    if (regions) found.rules.push_back(*std::move(regions));
    found.solution = solution_of(object, found.cells.givens.size());
    found_.push_back(std::move(found));
    return true;
  }

  static Grid solution_of(const Json& object, std::size_t cells) {
    for (const Json::Member& member : object.items()) {
      if (!is_solution(member.name)) continue;
      std::optional<Cells> found = cells_of(member.value);
      if (found && found->givens.size() == cells) return std::move(found->givens);
    }
    return {};
  }

  static std::optional<Cells> board_of(const Json& object) {
    for (const std::string_view name : puzzle_names) {
      const Json* const member = member_among(object, std::array{name});
      std::optional<Cells> cells = member == nullptr ? std::nullopt : cells_of(*member);
      if (cells) return cells;
    }
    for (const Json::Member& member : object.items()) {
      std::optional<Cells> cells;
      if (!is_solution(member.name)) cells = cells_of(member.value);
      if (cells) return cells;
    }
    return std::nullopt;
  }

  /// A list with the name of a rule says more than the board does.
  void refuse_rules(const Json& object, bool with_regions) {
    for (const Json::Member& member : object.items()) {
      const bool list = member.value.is_array() || member.value.is_object();
      if (!list || member.value.empty() || cells_of(member.value)) continue;
      const Rule* const rule = find_rule(bare_name(member.name));
      if (rule == nullptr || (with_regions && rule->name == "regions")) continue;
      out_.leave_out(fmt::format("'{}' beside a board is not read", shown(member.name)), "");
    }
  }

  void visit_members(const Json& object) {
    for (const Json::Member& member : object.items()) {
      if (is_solution(member.name) || member.value.is_string()) continue;
      const std::size_t before = found_.size();
      visit(member.value);
      // {"easy": {...}, "hard": {...}}
      for (std::size_t i = before; i < found_.size(); ++i) {
        if (found_[i].label.empty() && member.value.is_object()) found_[i].label = member.name;
      }
    }
  }

  static bool is_solution(std::string_view name) {
    return is_among(solution_names, bare_name(name));
  }

  static std::string label_of(const Json& object) {
    constexpr std::array<std::string_view, 5> names{"title", "name", "id", "difficulty", "level"};
    const Json* const member = member_among(object, names);
    if (member == nullptr || member->is_object() || member->is_array()) return {};
    return shown(text_of(*member), 200);
  }

  ExchangePuzzle& out_;
  std::vector<Found> found_;
};

}  // namespace

bool read_json_grids(const Json& json, ExchangePuzzle& out) {
  Search search(out);
  search.visit(json);
  std::vector<Found> found = search.take();
  if (found.size() == 1) out.header.box = found[0].box;
  for (Found& puzzle : found) {
    ParsedBoard board{side_of(puzzle.cells), std::move(puzzle.cells.givens),
                      std::move(puzzle.label), out.line()};
    board.entries = std::move(puzzle.cells.entries);
    board.rules = std::move(puzzle.rules);
    board.solution = std::move(puzzle.solution);
    out.boards.emplace_back([board = std::move(board)] { return board; });
  }
  return !found.empty();
}

void refuse_json(const ExchangePuzzle& out) {
  out.fail("",
           "JSON without a board: expected N x N cells as a string, as rows of numbers or as "
           "objects with a value");
}

void read_json(std::string_view text, ExchangePuzzle& out) {
  if (!read_json_grids(parse_exchange_json(text, out), out)) refuse_json(out);
}

}  // namespace sudoku_sat::format
