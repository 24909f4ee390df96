// The same rows with their margins may look like a board, ten rows of ten values; so margins are
// looked for first, and only those that count without a gap are any.
#include "rows.hpp"

#include "formats/text/symbols.hpp"

namespace sudoku_sat::format {

namespace {

// A board with margins has four rows at least: a smaller one isn't read without being asked for.
constexpr std::size_t smallest_table = 3;

using Fields = std::vector<std::string_view>;

/// What stands between bars where that is one word or nothing, as in Markdown; else all words.
Fields drawn_fields(std::string_view text) {
  text = stripped(text);
  if (text.starts_with('|')) text.remove_prefix(1);
  if (text.ends_with('|')) text.remove_suffix(1);
  Fields cells;
  Fields words;
  bool single = true;
  for (const std::string_view part : split_at('|', text)) {
    const Fields in_cell = split_words(part);
    single = single && in_cell.size() <= 1;
    cells.push_back(in_cell.empty() ? std::string_view() : in_cell.front());
    words.insert(words.end(), in_cell.begin(), in_cell.end());
  }
  return single ? cells : words;
}

/// What stands between commas; if there are none, between blanks. A mark or a number before the
/// first value is a field of its own: "- 5,3", "1: 5,3".
Fields fields_of(std::string_view text) {
  if (text.find('|') != text.npos) return drawn_fields(text);
  if (text.find(',') == text.npos) return split_words(text);
  Fields fields = split_at(',', text);
  for (std::string_view& field : fields) field = stripped(field);
  const Fields first = split_words(fields.front());
  if (first.size() == 2) {
    fields.front() = first[1];
    fields.insert(fields.begin(), first[0]);
  }
  return fields;
}

/// The number of a row or column: "7", "7.", "7:", "r7", "C7", "G"; no value for anything else.
std::optional<std::size_t> ordinal(std::string_view field) {
  constexpr std::string_view ends = ".):|";
  while (field.size() > 1 && ends.find(field.back()) != ends.npos) field.remove_suffix(1);
  const bool letter = !field.empty() && !is_digit(field.front());
  if (field.size() == 1 && letter) {
    const Value value = symbol_value(field.front());
    if (value < 10 || value == no_value) return std::nullopt;
    return value - std::size_t{9};
  }
  if (letter) field.remove_prefix(1);
  return parse_number<std::size_t>(field);
}

/// Whether they count from 0 or 1 on.
bool counts(std::span<const std::string_view> fields) {
  if (fields.size() < smallest_table) return false;
  const std::optional<std::size_t> first = ordinal(fields.front());
  if (!first || *first > 1) return false;
  for (std::size_t i = 0; i < fields.size(); ++i) {
    if (ordinal(fields[i]) != *first + i) return false;
  }
  return true;
}

/// Whether they are the same mark of a list.
bool are_marks(const Fields& fields) {
  const std::string_view mark = fields.front();
  return (mark == "-" || mark == "*" || mark == "+") &&
         std::ranges::all_of(fields, [&](std::string_view field) { return field == mark; });
}

/// Between the rows of a drawing, or below the head of a table.
bool is_line_of_table(std::string_view text) {
  return text.find_first_not_of("|-+=: \t") == text.npos;
}

struct Table {
  std::vector<Fields> rows;
  bool head = false;    ///< numbers of columns were taken out
  bool margin = false;  ///< numbers of rows, or marks, likewise
  bool marks = false;
  bool blanks = false;  ///< rows and columns without anything were taken out
};

/// Whether the first row counts the columns: those of the values alone, where a blank or a name
/// stands above the numbers of the rows, or nothing.
bool counts_values(const Fields& head, std::size_t width) {
  if (head.size() + 1 == width) return counts(head);
  if (head.size() != width || head.empty()) return false;
  const std::string_view corner = head.front();
  const bool value = corner.size() == 1 && symbol_value(corner.front()) != no_value;
  return !value && !ordinal(corner) && counts(std::span(head).subspan(1));
}

bool drop_margin(Table& table) {
  Fields first;
  for (const Fields& row : table.rows) {
    if (row.empty()) return false;
    first.push_back(row.front());
  }
  table.marks = are_marks(first);
  table.margin = first.size() >= smallest_table && (table.marks || counts(first));
  if (!table.margin) return false;
  for (Fields& row : table.rows) row.erase(row.begin());
  return true;
}

/// The first and the last place where something is, and one after it.
template <class IsBlank>
std::pair<std::size_t, std::size_t> bounds(std::size_t count, IsBlank is_blank) {
  std::size_t begin = 0;
  while (begin < count && is_blank(begin)) ++begin;
  std::size_t end = count;
  while (end > begin && is_blank(end - 1)) --end;
  return {begin, end};
}

/// Takes out rows and columns without anything in them: those around a board, and those between its
/// boxes. Returns whether a board of 9x9 is left, or a smaller or larger one in a table that is
/// none.
bool drop_blanks(Table& table) {
  const std::size_t width = table.rows.front().size();
  for (const Fields& row : table.rows) {
    if (row.size() != width) return false;
  }
  const auto blank_row = [&](std::size_t row) {
    return std::ranges::all_of(table.rows[row], [](auto field) { return field.empty(); });
  };
  const auto blank_column = [&](std::size_t column) {
    return std::ranges::all_of(table.rows, [&](const auto& row) { return row[column].empty(); });
  };
  const auto [top, bottom] = bounds(table.rows.size(), blank_row);
  const auto [left, right] = bounds(width, blank_column);
  // Between boxes of three, if the board is as large as it is with such gaps.
  constexpr std::size_t side = 9;
  constexpr std::size_t side_with_gaps = 11;
  const auto gap = [](std::size_t at) { return at == 3 || at == 7; };
  const bool gaps = bottom - top == side_with_gaps && right - left == side_with_gaps &&
                    blank_row(top + 3) && blank_row(top + 7) && blank_column(left + 3) &&
                    blank_column(left + 7);
  if (!gaps && (bottom - top != right - left || bottom - top < smallest_table)) return false;
  const bool square = table.rows.size() == width;
  if (!gaps && ((square && bottom - top != side) || (square && width == side))) return false;
  if (!gaps && bottom - top == table.rows.size() && right - left == width) return false;
  std::vector<Fields> rows;
  for (std::size_t row = top; row < bottom; ++row) {
    if (gaps && gap(row - top)) continue;
    Fields& fields = rows.emplace_back();
    for (std::size_t column = left; column < right; ++column) {
      if (!gaps || !gap(column - left)) fields.push_back(table.rows[row][column]);
    }
  }
  table.rows = std::move(rows);
  table.blanks = true;
  return true;
}

/// Whether anything was taken out.
bool drop_margins(Table& table) {
  if (drop_blanks(table)) return true;
  const Fields head = table.rows.front();
  const std::size_t width = table.rows[1].size();
  const bool of_values = counts_values(head, width);
  table.head = of_values || (head.size() == width && counts(head));
  if (table.head) table.rows.erase(table.rows.begin());
  return table.head && !of_values ? true : drop_margin(table);
}

/// The rows as values; a row that is one word has a symbol for each.
std::vector<std::string> rows_as_values(const Table& table) {
  std::vector<std::string> rows;
  for (const Fields& row : table.rows) {
    std::string& text = rows.emplace_back();
    const auto add = [&](std::string_view value) {
      if (!text.empty()) text += ',';
      text += value.empty() ? "." : value;
    };
    if (row.size() == 1) {
      for (const char& symbol : row.front()) add({&symbol, 1});
    } else {
      for (const std::string_view field : row) add(field);
    }
  }
  return rows;
}

bool is_board(const std::vector<std::string>& rows) {
  return std::ranges::all_of(rows, [&](const std::string& row) {
    const std::optional<Survey> found = try_survey(Reading::commas, {0, row});
    return found && found->count == rows.size() && found->largest <= rows.size();
  });
}

std::string remark_on(const Table& table) {
  if (table.blanks) return "empty rows and columns of the table are left out";
  if (table.marks) return "list marks before the rows are ignored";
  if (!table.margin) return "a row with column numbers is ignored";
  return table.head ? "row and column numbers are ignored" : "a column with row numbers is ignored";
}

}  // namespace

std::string drop_margins(Run& run, std::optional<int> wanted) {
  if (!run.ended || run.rows.empty() || run.rows.front().symbols != nullptr) return {};
  std::vector<Row> rows = run.rows;
  if (run.drawn) std::erase_if(rows, [](const Row& row) { return is_line_of_table(row.text); });
  if (rows.size() <= smallest_table) return {};
  Table table;
  for (const Row& row : rows) {
    table.rows.push_back(fields_of(row.text));
    if (table.rows.back().empty()) return {};
  }
  if (!drop_margins(table)) return {};
  const std::vector<std::string> values = rows_as_values(table);
  if (!is_board(values) || (wanted && static_cast<std::size_t>(*wanted) != values.size()))
    return {};
  const std::string remark = remark_on(table);
  if (table.head) rows.erase(rows.begin());
  rows.resize(values.size());
  for (std::size_t i = 0; i < values.size(); ++i) {
    rows[i].text = values[i];
    rows[i].reading = Reading::commas;
  }
  run.rows = std::move(rows);
  run.blank_rows.clear();
  run.drawn = false;
  return remark;
}

}  // namespace sudoku_sat::format
