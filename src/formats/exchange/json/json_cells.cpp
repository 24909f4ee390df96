// A cell is a value, a text, an object with a value, or one that also has its place: then the
// others are empty, or it stands wherever its place says.
#include "json_cells.hpp"

#include "formats/read/lines_behind.hpp"
#include "formats/text/symbols.hpp"

namespace sudoku_sat::format {

namespace {

using Json = base::Json;

constexpr std::size_t smallest_side = 4;

constexpr std::array<std::string_view, 9> value_names{"value", "val",    "v",    "digit", "number",
                                                      "num",   "answer", "cell", "n"};
// Of a cell's object: true says that its value is a given, or that it isn't.
constexpr std::array<std::string_view, 29> given_names{
    "given",    "fixed",     "locked",     "isgiven",  "isfixed",     "prefilled",
    "initial",  "readonly",  "isinitial",  "islocked", "isprefilled", "clue",
    "isclue",   "original",  "isoriginal", "static",   "isstatic",    "preset",
    "ispreset", "hint",      "ishint",     "start",    "isstart",     "isreadonly",
    "starting", "immutable", "isdefault",  "const",    "isimmutable"};
constexpr std::array<std::string_view, 15> open_names{
    "editable",   "canedit",      "entered", "iseditable", "isentered",
    "mutable",    "ismutable",    "user",    "userinput",  "isuser",
    "modifiable", "ismodifiable", "guess",   "isguess",    "changeable"};
constexpr std::array<std::string_view, 3> kind_names{"type", "kind", "source"};
constexpr std::array<std::string_view, 6> given_kinds{"given",   "clue",   "fixed",
                                                      "initial", "preset", "original"};
constexpr std::array<std::string_view, 5> open_kinds{"user", "entered", "player", "guess", "input"};

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

bool has_kind(const Json& cell, std::span<const std::string_view> kinds) {
  const Json* const kind = member_among(cell, kind_names);
  return kind != nullptr && kind->is_string() && is_among(kinds, bare_name(kind->text()));
}

/// Whether the cell is marked as a given.
bool is_marked(const Json& cell) {
  return cell.is_object() &&
         (is_true(member_among(cell, given_names)) || has_kind(cell, given_kinds));
}

/// Whether one of the cells is: then the others are none.
bool any_marked(const Json& json) {
  if (is_marked(json)) return true;
  if (!json.is_array()) return false;
  return std::ranges::any_of(json, [](const Json& row) {
    return is_marked(row) || (row.is_array() && std::ranges::any_of(row, is_marked));
  });
}

bool is_entered(const Json& cell, const JsonCells& cells) {
  if (!cell.is_object()) return false;
  return is_false(member_among(cell, given_names)) || is_true(member_among(cell, open_names)) ||
         has_kind(cell, open_kinds) || (cells.marked && !is_marked(cell));
}

/// Adds the cell; false if it can't be one.
bool add_cell(const Json& cell, JsonCells& cells) {
  const Json* const value = cell.is_object() ? member_among(cell, value_names) : &cell;
  if (cell.is_object() && value == nullptr) return false;
  const std::optional<Value> found = plain_value(*value);
  if (!found) return false;
  const bool entered = is_entered(cell, cells);
  cells.givens.push_back(entered ? Value{0} : *found);
  cells.entries.push_back(entered ? *found : Value{0});
  return true;
}

/// Adds the cells of a text of symbols; false if there are other signs in it.
bool add_symbols(std::string_view text, JsonCells& cells) {
  for (const char c : text) {
    if (is_space(c) || c == '\n' || c == '\r' || c == ',' || c == '|' || c == '/') continue;
    const Value value = c == '?' ? Value{0} : symbol_value(c);
    if (value == no_value) return false;
    cells.givens.push_back(value);
    cells.entries.push_back(0);
  }
  return true;
}

bool add_row(const Json& row, std::size_t side, JsonCells& cells) {
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

bool is_candidates(const Json& value) {
  if (!value.is_string() || value.text().size() < 2) return false;
  return std::ranges::all_of(value.text(), is_digit);
}

/// Cells of nine candidates at most, as text: all of them are an empty cell.
class Candidates {
 public:
  void add(std::size_t cell, std::string_view digits) { marks_.emplace_back(cell, digits); }

  /// As data of the rule `pencilmarks`; no value if they say nothing.
  std::optional<RuleText> rule(const Grid& givens) const {
    constexpr std::size_t side = 9;
    const auto open = [](const auto& mark) { return mark.second.size() == side; };
    if (givens.size() != side * side || std::ranges::all_of(marks_, open)) return std::nullopt;
    std::string all;
    for (const Value given : givens) {
      all += given == 0 ? std::string("123456789") : std::string(side, '.');
      if (given != 0) all[all.size() - side + given - 1] = value_symbols[given];
    }
    for (const auto& [cell, digits] : marks_) {
      for (std::size_t i = 0; i < side; ++i) {
        const char digit = value_symbols[i + 1];
        all[cell * side + i] = digits.find(digit) == digits.npos ? '.' : digit;
      }
    }
    return RuleText{"pencilmarks", {std::move(all)}};
  }

 private:
  std::vector<std::pair<std::size_t, std::string>> marks_;
};

/// The cells that the members are named after, or that the items say the place of.
std::optional<JsonCells> placed_cells(const Json& json) {
  if (json.size() < smallest_side) return std::nullopt;
  Places places;
  JsonCells listed;
  listed.marked = any_marked(json);
  std::vector<std::string> candidates(json.size());
  const auto add = [&](const Json& value) {
    if (is_candidates(value)) {
      candidates[listed.givens.size()] = value.text();
      return add_cell(Json(0), listed);
    }
    return add_cell(value, listed);
  };
  for (const Json::Member& member : json.items()) {
    if (member.value.is_object() || member.value.is_array()) return std::nullopt;
    if (!places.add_name(member.name) || !add(member.value)) return std::nullopt;
  }
  for (const Json& item : json) {
    if (!item.is_object() || !places.add(item) || !add_cell(item, listed)) return std::nullopt;
  }
  if (places.size() != json.size()) return std::nullopt;
  const Value largest = std::max(std::ranges::max(listed.givens), std::ranges::max(listed.entries));
  const std::size_t side = places.side(largest);
  const auto where = places.cells(side);
  if (!where || largest == 0) return std::nullopt;
  JsonCells cells{Grid(side * side), Grid(side * side), {}};
  Candidates marks;
  std::vector<bool> seen(side * side);
  for (std::size_t i = 0; i < where->size(); ++i) {
    const std::size_t cell = (*where)[i];
    if (seen[cell]) return std::nullopt;
    seen[cell] = true;
    cells.givens[cell] = listed.givens[i];
    cells.entries[cell] = listed.entries[i];
    if (!candidates[i].empty()) marks.add(cell, candidates[i]);
  }
  if (std::optional<RuleText> rule = marks.rule(cells.givens))
    cells.rules.push_back(*std::move(rule));
  return cells;
}

/// The rows of a list of objects, each with its cells as members; or of an object of such, whose
/// lists are columns where the cells are numbered, as pandas writes them.
std::optional<JsonCells> cells_of_members(const Json& json) {
  const std::size_t side = json.size();
  if (side < smallest_side || side > max_size) return std::nullopt;
  JsonCells cells;
  bool columns = json.is_object();
  const auto add = [&](const Json& list) {
    if (!list.is_object() || list.size() != side) return false;
    for (const Json::Member& member : list.items()) {
      columns = columns && std::ranges::all_of(member.name, is_digit);
      if (member.value.is_object() || !add_cell(member.value, cells)) return false;
    }
    return true;
  };
  for (const Json& item : json) {
    if (!add(item)) return std::nullopt;
  }
  for (const Json::Member& member : json.items()) {
    if (!add(member.value)) return std::nullopt;
  }
  const auto fits = [&](Value value) { return value <= side; };
  if (cells.givens.size() != side * side || !std::ranges::all_of(cells.givens, fits))
    return std::nullopt;
  if (columns) put_at(cells, [side](std::size_t list, std::size_t at) { return at * side + list; });
  return cells;
}

}  // namespace

std::optional<JsonCells> json_cells(const Json& json) {
  if (std::optional<JsonCells> members = cells_of_members(json)) return members;
  if (std::optional<JsonCells> placed = placed_cells(json)) return placed;
  JsonCells cells;
  cells.marked = any_marked(json);
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
  cells = {{}, {}, {}, cells.marked};
  const auto cell = [&](const Json& each) { return !each.is_array() && add_cell(each, cells); };
  if (std::ranges::all_of(json, cell) && is_board()) return cells;
  return std::nullopt;
}

std::size_t side_of(const JsonCells& cells) { return *square_root(cells.givens.size()); }

}  // namespace sudoku_sat::format
