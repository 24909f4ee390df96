// Which cell a value belongs to is told by its column. The bars, which stand below each other in
// all rows, cut the rows into parts of as many cells each; a cell of a part is as wide as every
// other one. A drawing that could be read in two ways is not read.
#include "rows.hpp"

#include "formats/text/symbols.hpp"
#include "line_shape.hpp"

namespace sudoku_sat::format {

namespace {

/// Columns of the text between two bars, which may be the text's margins.
struct Part {
  std::size_t begin = 0;
  std::size_t end = 0;
  bool open = false;  ///< no bar ends it

  std::size_t width() const { return end - begin; }
};

/// The drawn rows, those of blank cells alone among them, all of one length.
std::vector<Row> all_rows(const Run& run) {
  std::vector<Row> rows;
  for (const std::vector<Row>* some : {&run.rows, &run.blank_rows}) {
    std::copy_if(some->begin(), some->end(), std::back_inserter(rows),
                 [](const Row& row) { return !only_dashes(row.text); });
  }
  std::ranges::sort(rows, [](const Row& a, const Row& b) { return a.number < b.number; });
  std::size_t width = 0;
  for (const Row& row : rows) width = std::max(width, row.text.size());
  for (Row& row : rows) row.text.resize(width, ' ');
  return rows;
}

/// The parts that the bars of the first row make; empty if other rows have bars elsewhere.
std::vector<Part> parts_of(const std::vector<Row>& rows) {
  std::vector<Part> parts;
  const std::string& first = rows.front().text;
  for (std::size_t column = 0; column <= first.size(); ++column) {
    const bool open = column == first.size();
    if (!open && first[column] != '|') continue;
    const std::size_t begin = parts.empty() ? 0 : parts.back().end + 1;
    parts.push_back({begin, column, open});
  }
  const bool alike = std::ranges::all_of(rows, [&](const Row& row) {
    return std::ranges::equal(first, row.text,
                              [](char a, char b) { return (a == '|') == (b == '|'); });
  });
  if (!alike || first.find('\t') != first.npos) parts.clear();
  return parts;
}

bool is_blank(const std::vector<Row>& rows, const Part& part) {
  return std::ranges::all_of(rows, [&](const Row& row) {
    return row.text.find_first_not_of(' ', part.begin) >= part.end;
  });
}

/// Cells of a part, each `pitch` wide, the first from column `offset` of the part on.
struct Slots {
  std::size_t cells;
  std::size_t pitch;
  std::size_t offset;
};

/// A value in a row: its columns.
struct Token {
  std::size_t begin;
  std::size_t end;
};

std::vector<Token> tokens_in(const Row& row, const Part& part, std::size_t pitch) {
  std::vector<Token> tokens;
  for (std::size_t i = part.begin; i < part.end; ++i) {
    if (row.text[i] == ' ') continue;
    if (pitch > 1 && !tokens.empty() && tokens.back().end == i) {
      ++tokens.back().end;
    } else {
      tokens.push_back({i, i + 1});
    }
  }
  return tokens;
}

/// The cell of the part that each value belongs to; no value if one lies across two cells, or
/// two are in one.
std::optional<std::vector<std::size_t>> cells_of(const std::vector<Token>& tokens, const Part& part,
                                                 const Slots& slots) {
  std::vector<std::size_t> cells;
  for (const Token& token : tokens) {
    if (token.begin < part.begin + slots.offset) return std::nullopt;
    const std::size_t from = token.begin - part.begin - slots.offset;
    const std::size_t cell = from / slots.pitch;
    const bool fits =
        cell < slots.cells && from % slots.pitch + token.end - token.begin <= slots.pitch;
    if (!fits || (!cells.empty() && cells.back() == cell)) return std::nullopt;
    cells.push_back(cell);
  }
  return cells;
}

/// The place within its cell where a value of one symbol stands: all values of the part begin, or
/// all end, at the same place. No value where they do neither.
std::optional<std::size_t> place_in_cell(const std::vector<Row>& rows, const Part& part,
                                         const Slots& slots) {
  if (slots.cells == 1) return (slots.pitch - 1) / 2;
  std::optional<std::size_t> begin;
  std::optional<std::size_t> last;
  bool begins = true;
  bool ends = true;
  for (const Row& row : rows) {
    for (const Token& token : tokens_in(row, part, slots.pitch)) {
      const std::size_t from = token.begin - part.begin - slots.offset;
      const std::size_t to = from + token.end - token.begin - 1;
      begins = begins && from % slots.pitch == begin.value_or(from % slots.pitch);
      ends = ends && to % slots.pitch == last.value_or(to % slots.pitch);
      begin = from % slots.pitch;
      last = to % slots.pitch;
    }
  }
  if (begins) return begin.value_or(0);
  return ends ? last : std::nullopt;
}

/// Puts a dot into each blank cell of the row's part. `values`: the cells that are not blank.
void fill(Row& row, const Part& part, const Slots& slots, const std::vector<std::size_t>& values,
          std::size_t place) {
  const std::size_t begin = part.begin + slots.offset;
  if (part.open) row.text.resize(std::max(row.text.size(), begin + slots.cells * slots.pitch), ' ');
  for (std::size_t cell = 0; cell < slots.cells; ++cell) {
    if (std::ranges::find(values, cell) != values.end()) continue;
    row.text[begin + cell * slots.pitch + place] = '.';
  }
}

/// For each row the cells of the part that have a value.
using TokenCells = std::vector<std::vector<std::size_t>>;

std::optional<TokenCells> values_in(const std::vector<Row>& rows, const Part& part,
                                    const Slots& slots) {
  TokenCells values;
  for (const Row& row : rows) {
    auto cells = cells_of(tokens_in(row, part, slots.pitch), part, slots);
    if (!cells) return std::nullopt;
    values.push_back(*std::move(cells));
  }
  return values;
}

/// How far from its beginning the cells of a part may begin at most. Those of a part that nothing
/// ends may be cut off with the blanks at the lines' ends.
std::size_t last_offset(const Part& part, std::size_t cells, std::size_t pitch) {
  if (part.open) return pitch - 1;
  return part.width() < cells * pitch ? 0 : part.width() - cells * pitch;
}

/// Fills the part in the only way that there is; false if there is none or are several.
bool fill_part(std::vector<Row>& rows, const Part& part, std::size_t cells, std::size_t pitch) {
  std::optional<TokenCells> found;
  Slots slots{cells, pitch, 0};
  std::size_t place = 0;
  for (std::size_t offset = 0; offset <= last_offset(part, cells, pitch); ++offset) {
    if (!part.open && offset + cells * pitch > part.width()) break;
    const Slots tried{cells, pitch, offset};
    std::optional<TokenCells> values = values_in(rows, part, tried);
    if (!values) continue;
    const std::optional<std::size_t> in_cell = place_in_cell(rows, part, tried);
    if (!in_cell || (found && *found == *values)) continue;
    if (found) return false;
    found = std::move(values);
    slots = tried;
    place = *in_cell;
  }
  if (!found) return false;
  for (std::size_t i = 0; i < rows.size(); ++i) fill(rows[i], part, slots, (*found)[i], place);
  return true;
}

/// How wide a cell is: as the parts between two bars have it, which are alike; where there are
/// none, as the first part has it.
std::optional<std::size_t> pitch_of(std::span<const Part> parts, std::size_t cells) {
  const bool outer_bars = !parts.back().open;
  if (!outer_bars) parts = parts.size() > 2 ? parts.subspan(1, parts.size() - 2) : parts.first(1);
  const std::size_t pitch = parts.front().width() / cells;
  const bool alike =
      std::ranges::all_of(parts, [&](const Part& part) { return part.width() / cells == pitch; });
  if (pitch == 0 || !alike) return std::nullopt;
  return pitch;
}

/// The cells of a row of a table, each between two bars; empty where they aren't.
std::vector<std::string> cells_between_bars(std::string_view row) {
  std::vector<std::string> cells;
  row = stripped(row);
  if (row.size() < 2 || row.front() != '|' || row.back() != '|') return cells;
  for (row.remove_prefix(1); !row.empty(); row.remove_prefix(row.find('|') + 1)) {
    const std::string_view cell = stripped(row.substr(0, row.find('|')));
    if (cell.find_first_of(" \t") != cell.npos) return {};
    cells.emplace_back(cell.empty() ? "." : cell);
  }
  return cells;
}

/// The rows of a table as Markdown has them: a cell between two bars, however wide, and a line
/// below the head, which may be blank. No value if the drawing is none.
std::optional<std::vector<Row>> rows_of_table(const Run& run) {
  std::vector<Row> rows = all_rows(run);
  std::erase_if(rows, [](const Row& row) {
    return row.text.find('-') != row.text.npos &&
           row.text.find_first_not_of("-|: \t") == row.text.npos;
  });
  if (rows.empty()) return std::nullopt;
  const std::size_t size = cells_between_bars(rows.front().text).size();
  const bool blank_head = rows.front().text.find_first_not_of("| \t") == std::string::npos;
  if (rows.size() == size + 1 && blank_head) rows.erase(rows.begin());
  if (rows.size() != size) return std::nullopt;
  for (Row& row : rows) {
    const std::vector<std::string> cells = cells_between_bars(row.text);
    if (cells.size() != size) return std::nullopt;
    row.text.clear();
    for (const std::string& cell : cells) row.text += cell + "|";
  }
  return rows;
}

}  // namespace

std::optional<std::vector<Row>> without_blank_cells(const Run& run) {
  if (std::optional<std::vector<Row>> table = rows_of_table(run)) return table;
  std::vector<Row> rows = all_rows(run);
  if (rows.size() < 2 || rows.size() > static_cast<std::size_t>(max_size)) return std::nullopt;
  std::vector<Part> parts = parts_of(rows);
  if (parts.size() < 2) return std::nullopt;
  // Bars around the whole grid have nothing but margins beside them.
  if (is_blank(rows, parts.front()) && is_blank(rows, parts.back())) {
    parts.pop_back();
    parts.erase(parts.begin());
  }
  // Between double bars there is nothing.
  std::erase_if(parts, [](const Part& part) { return part.width() == 0 && !part.open; });
  if (parts.empty() || rows.size() % parts.size() != 0) return std::nullopt;
  const std::size_t cells = rows.size() / parts.size();
  const std::optional<std::size_t> pitch = pitch_of(parts, cells);
  if (!pitch) return std::nullopt;
  // From the right, so that parts still to come stay where they are.
  for (std::size_t i = parts.size(); i-- > 0;) {
    if (!fill_part(rows, parts[i], cells, *pitch)) return std::nullopt;
  }
  return rows;
}

}  // namespace sudoku_sat::format
