// Nearly all lines of streams are puzzles: that they are no map is seen at their first cells.
#include "lines_behind.hpp"

#include "base/words.hpp"
#include "formats/text/symbols.hpp"
#include "variant_titles.hpp"

namespace sudoku_sat::format {

namespace {

constexpr std::size_t smallest_board = 4;

/// Whether each sign that comes is on `size` cells.
bool fills_regions(std::string_view signs, std::size_t size) {
  std::array<std::size_t, 256> cells{};
  for (const char sign : signs) ++cells[static_cast<unsigned char>(sign)];
  return std::ranges::all_of(cells, [&](std::size_t count) { return count == 0 || count == size; });
}

/// How many cells hang together with the first one of the sign at `start`.
std::size_t connected_cells(std::string_view signs, std::size_t size, std::size_t start) {
  std::vector<bool> seen(signs.size());
  std::vector<std::size_t> open{start};
  seen[start] = true;
  std::size_t count = 0;
  const auto visit = [&](std::size_t cell) {
    if (seen[cell] || signs[cell] != signs[start]) return;
    seen[cell] = true;
    open.push_back(cell);
  };
  while (!open.empty()) {
    const std::size_t cell = open.back();
    open.pop_back();
    ++count;
    if (cell >= size) visit(cell - size);
    if (cell + size < signs.size()) visit(cell + size);
    if (cell % size > 0) visit(cell - 1);
    if (cell % size + 1 < size) visit(cell + 1);
  }
  return count;
}

/// Rows, or columns, all of one sign each.
bool in_lines(std::string_view signs, std::size_t size) {
  bool rows = true;
  bool columns = true;
  for (std::size_t cell = 0; cell < signs.size(); ++cell) {
    rows = rows && signs[cell] == signs[cell - cell % size];
    columns = columns && signs[cell] == signs[cell % size];
  }
  return rows || columns;
}

/// Whether the region of the first cell may be one.
bool begins_map(std::string_view signs, std::size_t size) {
  if (size < smallest_board || size > largest_symbol) return false;
  if (signs[0] == '.' || (signs[0] != signs[1] && signs[0] != signs[size])) return false;
  std::size_t cells = 0;
  for (const char sign : signs) {
    cells += sign == signs[0] ? 1U : 0U;
    if (cells > size) return false;
  }
  return cells == size;
}

/// Whether the text begins with a puzzle on a line of its own, as in streams.
bool is_other_puzzle(std::string_view text, std::size_t size) {
  if (text.front() == '.') return true;
  const std::size_t cells = size * size;
  return text.size() > cells && text[cells] == '\n' && text.front() != '#' &&
         !is_space(text.front()) && !begins_map(text.substr(0, cells), size);
}

bool is_map(std::string_view signs, std::size_t size) {
  if (signs.size() != size * size) return false;
  if (!begins_map(signs, size) || !fills_regions(signs, size)) return false;
  for (std::size_t cell = 0; cell < signs.size(); ++cell) {
    const bool begins = signs.find(signs[cell]) == cell;
    if (begins && connected_cells(signs, size, cell) != size) return false;
  }
  return !in_lines(signs, size);
}

/// Puts the signs of a line of the map after `signs`; false if it is no such line.
bool add_signs(std::string_view line, std::size_t size, std::string& signs) {
  const std::size_t before = signs.size();
  // As programs have it: regions = ["AAAB...", ...]
  const std::size_t name_end = line.find_first_of("=:");
  if (before == 0 && name_end != line.npos) line.remove_prefix(name_end + 1);
  // The room that rows have between their signs.
  if (line.size() > 4 * size && line.size() > 4 * size * size) return false;
  for (const char c : line) {
    if (!is_space(c) && !is_in(c, ",;\"'[](){}|")) signs += c;
  }
  const std::size_t added = signs.size() - before;
  return added == size || (before == 0 && added == size * size);
}

/// "Regions:", "[Areas]", "shape = """, or the quotes that end a text before it.
bool is_heading_of_map(std::string_view line) {
  constexpr std::size_t longest = 40;
  constexpr std::array<std::string_view, 9> names{"region", "shape", "layout", "area",  "block",
                                                  "jigsaw", "zone",  "map",    "\"\"\""};
  if (line.size() > longest || std::ranges::any_of(line, is_digit)) return false;
  const std::string small = in_small_letters(line);
  return std::ranges::any_of(names,
                             [&](std::string_view name) { return small.find(name) != small.npos; });
}

[[noreturn]] void refuse_rule(std::size_t line, std::string_view text) {
  throw TextError(line, 0,
                  "the rule '{}' beside the puzzle is not read: write rules on lines of their own "
                  "before it, as in 'cages: 10 r1c1 r1c2'",
                  shown(text, 40));
}

}  // namespace

bool is_name_of_rule(std::string_view name) {
  const auto known = [](const std::string& each) {
    return find_rule(each) != nullptr || !rule_called(each).empty();
  };
  return name.size() > 1 && (known(std::string(name)) || known(std::string(name) + "s"));
}

bool names_cell(std::string_view text) {
  const auto digits = [&](std::size_t at) {
    std::size_t end = at;
    while (end < text.size() && is_digit(text[end])) ++end;
    return end;
  };
  for (std::size_t i = 0; i + 3 < text.size(); ++i) {
    if ((text[i] | ' ') != 'r') continue;
    const std::size_t column = digits(i + 1);
    if (column == i + 1 || column >= text.size() || (text[column] | ' ') != 'c') continue;
    if (digits(column + 1) > column + 1) return true;
  }
  return false;
}

std::optional<RuleText> regions_of(std::string_view signs, std::size_t size) {
  if (!is_map(signs, size)) return std::nullopt;
  std::string known;
  RuleText regions{"regions", {}};
  for (std::size_t row = 0; row < size; ++row) {
    std::string text;
    for (const char sign : signs.substr(row * size, size)) {
      if (known.find(sign) == known.npos) known += sign;
      text += value_symbols[known.find(sign) + 1];
    }
    regions.entries.push_back(std::move(text));
  }
  return regions;
}

std::string signs_of(const Grid& givens) {
  std::string signs;
  for (const Value value : givens) {
    if (value > largest_symbol) return {};
    signs += value == 0 ? '0' : value_symbols[value];
  }
  return signs;
}

void add_regions(ParsedBoard& board, RuleText regions) {
  board.rules.push_back(std::move(regions));
  add_remark(board, "the symbols beside the puzzle are read as a map of its regions");
}

namespace {

/// Where the label of a full grid has a puzzle that it solves, that is the puzzle.
void take_puzzle_of_label(ParsedBoard& board) {
  constexpr std::string_view ends = " \t,;:|\"'";
  const auto is_empty = [](Value value) { return value == 0; };
  if (std::ranges::any_of(board.givens, is_empty)) return;
  for (const std::string_view word : base::words_between(board.label, ends)) {
    if (word.size() != board.givens.size()) continue;
    Grid givens;
    for (const char sign : word) givens.push_back(sign == '-' ? Value{0} : symbol_value(sign));
    const auto fits = [](Value given, Value value) { return given == 0 || given == value; };
    if (!std::ranges::any_of(givens, is_empty) || !std::ranges::equal(givens, board.givens, fits))
      continue;
    board.solution = std::exchange(board.givens, std::move(givens));
    board.remark = "the full grid on the line is the solution of the other one";
    return;
  }
}

}  // namespace

void take_label(ParsedBoard& board) {
  take_puzzle_of_label(board);
  const auto size = static_cast<std::size_t>(board.size);
  const std::string_view label = board.label;
  const std::string_view word = label.substr(0, label.find_first_of(" \t,;:|\"'"));
  if (word.size() == size * size && size >= smallest_board) {
    if (std::optional<RuleText> regions = regions_of(word, size)) {
      add_regions(board, *std::move(regions));
      board.label.erase(0, board.label.find_first_not_of(" \t,;:|\"'", word.size()));
      return;
    }
  }
  add_variant_of_label(board);
  if (!names_cell(label)) return;
  for (const std::string_view part : split_words(label)) {
    for (std::size_t begin = 0; begin < part.size();) {
      const std::size_t end = std::min(part.find_first_of("=:~", begin), part.size());
      const std::string_view name = part.substr(begin, end - begin);
      if (end < part.size() && is_name_of_rule(name)) refuse_rule(board.line, part);
      begin = end + 1;
    }
  }
}

void take_regions(TextAhead& text, ParsedBoard& board) {
  if (text.expected().layout != nullptr) return;
  if (!text.idle() && !is_heading_of_map(text.line().text)) return;
  const auto size = static_cast<std::size_t>(board.size);
  constexpr std::size_t room_for_comments = 512;
  std::string_view ahead = text.at_once(4 * size * size + room_for_comments);
  if (ahead.empty() || is_other_puzzle(ahead, size)) return;
  std::string signs;
  std::size_t lines = 0;
  while (signs.size() < size * size) {
    if (ahead.empty()) return;
    const std::string_view line = take_line(ahead);
    ++lines;
    if (line.size() == size * size && !begins_map(line, size)) return;
    const bool nothing = line.empty() || line.front() == '#' || is_heading_of_map(line);
    if (nothing ? !signs.empty() : !add_signs(line, size, signs)) return;
  }
  std::optional<RuleText> regions = regions_of(signs, size);
  if (!regions) return;
  text.pass(lines);
  add_regions(board, *std::move(regions));
}

std::optional<RuleText> regions_in(std::span<const Row> rows, std::size_t size) {
  if (rows.size() < size) return std::nullopt;
  std::string signs;
  for (const Row& row : rows.first(size)) {
    if (!add_signs(stripped(row.text), size, signs)) return std::nullopt;
  }
  return regions_of(signs, size);
}

void refuse_map(std::size_t line) {
  throw TextError(line, 0,
                  "a map of regions without a puzzle of the same size: write it after its puzzle, "
                  "on the same line or in the following rows");
}

}  // namespace sudoku_sat::format
