// LaTeX's tables and matrices: rows end with two backslashes, cells are divided by '&'. Commands in
// a cell are dropped, the last of their arguments stays: \textbf{5}, \multicolumn{1}{c|}{5}. The
// rows \setrow{5}{3}{}... of drawings have an argument for each cell; those of the package
// logicpuzzle a number, from below, and a list.
#include "formats/text/symbols.hpp"
#include "markup.hpp"

namespace sudoku_sat::format {

namespace {

/// Takes the group in braces, or in `open` and `close`, that the text begins with after blanks; no
/// value if it begins with none.
std::optional<std::string_view> take_group(std::string_view& text, char open, char close) {
  const std::size_t begin = text.find_first_not_of(" \t\r\n");
  if (begin == text.npos || text[begin] != open) return std::nullopt;
  int depth = 0;
  for (std::size_t i = begin; i < text.size(); ++i) {
    if (text[i] == open) ++depth;
    if (text[i] != close || --depth > 0) continue;
    const std::string_view inside = text.substr(begin + 1, i - begin - 1);
    text.remove_prefix(i + 1);
    return inside;
  }
  return std::nullopt;
}

std::string_view take_command(std::string_view& text) {
  std::size_t end = 0;
  while (end < text.size() && is_letter(text[end])) ++end;
  const std::string_view name = text.substr(0, end);
  text.remove_prefix(std::max<std::size_t>(end, std::min<std::size_t>(1, text.size())));
  return name;
}

/// What is printed of a cell.
std::string printed(std::string_view text);

/// What a command prints, which with its arguments is taken off the text.
std::string printed_command(std::string_view& text) {
  constexpr std::array<std::string_view, 9> silent{"phantom",   "hphantom", "cline",
                                                   "cmidrule",  "vspace",   "hspace",
                                                   "cellcolor", "rowcolor", "color"};
  constexpr std::array<std::string_view, 4> empty{"cdot", "square", "Box", "bullet"};
  const std::string_view name = take_command(text);
  if (name.empty()) return " ";
  if (text.starts_with('*')) text.remove_prefix(1);
  while (take_group(text, '[', ']')) continue;
  std::string_view last;
  while (const auto group = take_group(text, '{', '}')) last = *group;
  if (is_among(empty, name)) return ".";
  return is_among(silent, name) ? " " : printed(last) + " ";
}

std::string printed(std::string_view text) {
  std::string out;
  while (!text.empty()) {
    const char c = text.front();
    text.remove_prefix(1);
    if (c == '\\') {
      out += printed_command(text);
    } else if (c == '%') {
      text.remove_prefix(std::min(text.find('\n'), text.size()));
    } else {
      out += is_in(c, "{}$~\r\n") ? ' ' : c;
    }
  }
  return std::string(stripped(out));
}

/// The parts of the text between the signs that stand in no braces.
std::vector<std::string_view> split_outside(std::string_view text, std::string_view sign) {
  std::vector<std::string_view> parts;
  int depth = 0;
  std::size_t begin = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '{') ++depth;
    if (text[i] == '}') --depth;
    if (depth > 0 || !text.substr(i).starts_with(sign)) continue;
    parts.push_back(text.substr(begin, i - begin));
    begin = i + sign.size();
    i = begin - 1;
  }
  parts.push_back(text.substr(begin));
  return parts;
}

MarkupTable table_in(std::string_view body, std::size_t line) {
  MarkupTable table{{}, line};
  for (const std::string_view row : split_outside(body, "\\\\")) {
    std::vector<std::string> cells;
    for (const std::string_view cell : split_outside(row, "&")) cells.push_back(printed(cell));
    if (cells.size() > 1) table.rows.push_back(std::move(cells));
  }
  return table;
}

/// Adds the bodies of environments that hold rows.
void add_environments(std::string_view text, std::vector<MarkupTable>& tables) {
  constexpr std::string_view begin = "\\begin";
  for (std::size_t at = text.find(begin); at != text.npos; at = text.find(begin, at + 1)) {
    std::string_view rest = text.substr(at + begin.size());
    const std::optional<std::string_view> name = take_group(rest, '{', '}');
    if (!name) continue;
    const std::size_t end = rest.find(fmt::format("\\end{{{}}}", *name));
    std::string_view body = rest.substr(0, end);
    if (body.find(begin) != body.npos || body.find('&') == body.npos) continue;
    while (take_group(body, '[', ']') || take_group(body, '{', '}')) continue;
    tables.push_back(table_in(body, line_at(text, at)));
  }
}

/// The cells of a row, and its number from below where it has one.
std::pair<int, std::vector<std::string>> set_row(std::string_view rest) {
  std::vector<std::string_view> groups;
  while (const auto group = take_group(rest, '{', '}')) groups.push_back(*group);
  int number = 0;
  constexpr std::size_t of_list = 2;
  if (groups.size() == of_list) {
    number = parse_number<int>(stripped(groups[0])).value_or(0);
    groups = split_outside(groups[1], ",");
  }
  std::vector<std::string> cells;
  for (const std::string_view group : groups) cells.push_back(printed(group));
  return {number, std::move(cells)};
}

void add_set_rows(std::string_view text, std::vector<MarkupTable>& tables) {
  constexpr std::string_view name = "\\setrow";
  std::vector<std::pair<int, std::vector<std::string>>> rows;
  std::size_t line = 0;
  for (std::size_t at = text.find(name); at != text.npos; at = text.find(name, at + 1)) {
    if (rows.empty()) line = line_at(text, at);
    rows.push_back(set_row(text.substr(at + name.size())));
  }
  std::ranges::stable_sort(rows, std::greater<>(), [](const auto& row) { return row.first; });
  MarkupTable table{{}, line};
  for (auto& row : rows) table.rows.push_back(std::move(row.second));
  if (!table.rows.empty()) tables.push_back(std::move(table));
}

}  // namespace

std::vector<MarkupTable> latex_tables(std::string_view text) {
  std::vector<MarkupTable> tables;
  if (text.find('\\') == text.npos) return tables;
  add_environments(text, tables);
  add_set_rows(text, tables);
  // Rows that somebody copied without what is around them.
  const bool rows_alone = tables.empty() && text.find('&') != text.npos;
  if (rows_alone && text.find("\\\\") != text.npos) {
    // Not the braces around a matrix of TikZ.
    std::string body(text);
    std::ranges::replace_if(
        body, [](char c) { return is_in(c, "{}"); }, ' ');
    tables.push_back(table_in(body, line_at(text, text.find('&'))));
  }
  return tables;
}

}  // namespace sudoku_sat::format
