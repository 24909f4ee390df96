// Tables that are lines of text. MediaWiki: "{|", "|-" before each row, cells after "|" or "||",
// attributes before a single bar. AsciiDoc: cells begin with "|", between lines "|===". Markdown
// and Jira: bars around all cells; of a header two in Jira, a line of dashes below it in Markdown.
// Consoles and databases: bars or frames; psql and Reddit have no bars at the edges.
// AMPL and GLPK: numbers of columns before ":=", then numbered rows; GAMS: the same with blanks for
// empty cells, which stand below the number of their column.
#include "base/words.hpp"
#include "formats/text/symbols.hpp"
#include "markup.hpp"

namespace sudoku_sat::format {

namespace {

using TextCells = std::vector<std::string>;

/// The parts between the signs, without blanks around them.
TextCells cells_between(std::string_view text, std::string_view sign) {
  TextCells cells;
  while (true) {
    const std::size_t end = text.find(sign);
    cells.emplace_back(stripped(text.substr(0, end)));
    if (end == text.npos) return cells;
    text.remove_prefix(end + sign.size());
  }
}

/// Lines of a text, which know their number.
class TextReader {
 public:
  explicit TextReader(std::string_view text) : rest_(text) {}

  bool more() const { return !rest_.empty(); }
  /// As it stands; the one of take_line() has no blanks around it.
  std::string_view raw() {
    ++number_;
    const std::size_t end = std::min(rest_.find('\n'), rest_.size());
    std::string_view line = rest_.substr(0, end);
    rest_.remove_prefix(std::min(end + 1, rest_.size()));
    if (line.ends_with('\r')) line.remove_suffix(1);
    return line;
  }
  std::string_view next() { return stripped(raw()); }
  std::size_t number() const { return number_; }

 private:
  std::string_view rest_;
  std::size_t number_ = 0;
};

MarkupTable of_mediawiki(TextReader& lines) {
  MarkupTable table{{{}}, lines.number()};
  while (lines.more()) {
    std::string_view line = lines.next();
    if (line.starts_with("|}")) break;
    if (line.starts_with("|-")) {
      table.rows.emplace_back();
      continue;
    }
    if (line.empty() || !is_in(line.front(), "|!")) continue;
    const std::string_view sign = line.front() == '|' ? "||" : "!!";
    for (std::string& cell : cells_between(line.substr(1), sign)) {
      const std::size_t bar = cell.rfind('|');
      if (bar != cell.npos) cell.erase(0, bar + 1);
      table.rows.back().push_back(std::move(cell));
    }
  }
  return table;
}

MarkupTable of_asciidoc(TextReader& lines) {
  MarkupTable table{{}, lines.number()};
  TextCells all;
  while (lines.more()) {
    const std::string_view line = lines.next();
    if (line.starts_with("|===")) break;
    if (!line.starts_with('|')) continue;
    TextCells cells = cells_between(line.substr(1), "|");
    all.insert(all.end(), cells.begin(), cells.end());
    table.rows.push_back(std::move(cells));
  }
  const auto side = square_root(all.size());
  const bool one_each = side && table.rows.size() == all.size();
  if (!one_each) return table;
  table.rows.clear();
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (i % *side == 0) table.rows.emplace_back();
    table.rows.back().push_back(all[i]);
  }
  return table;
}

bool is_rule(std::string_view line) { return line.find_first_not_of("|-:+= \t") == line.npos; }

TextCells barred_cells(std::string_view line) {
  const std::string_view inside = line.substr(1, line.size() - 2);
  const bool of_jira = inside.starts_with('|') && inside.ends_with('|') && inside.size() > 2;
  TextCells heads;
  if (of_jira) heads = cells_between(inside.substr(1, inside.size() - 2), "||");
  const auto plain = [](const std::string& cell) {
    return !cell.empty() && cell.find('|') == cell.npos;
  };
  const bool header = !heads.empty() && std::ranges::all_of(heads, plain);
  return header ? heads : cells_between(inside, "|");
}

bool is_barred(std::string_view line) {
  constexpr std::size_t shortest = 4;
  return line.size() > shortest && line.front() == '|' && line.back() == '|';
}

/// Bars between the cells alone.
bool is_open(std::string_view line) {
  constexpr auto fewest = 3;
  return std::ranges::count(line, '|') >= fewest;
}

/// The tables of lines with bars around or between the cells; those of one table follow each other.
template <class IsOwn, class Cells>
std::vector<MarkupTable> tables_of_lines(std::string_view text, const IsOwn& is_own,
                                         const Cells& cells) {
  std::vector<MarkupTable> tables;
  bool open = false;
  for (TextReader lines(text); lines.more();) {
    const std::string_view line = lines.raw();
    const std::string_view bare = stripped(line);
    const bool rule = is_rule(bare) && bare.find('-') != bare.npos;
    const bool own = is_own(bare) && !rule;
    if (own && !std::exchange(open, true)) tables.push_back({{}, lines.number()});
    if (own) tables.back().rows.push_back(cells(line));
    // Databases have such lines above, below and between.
    if (!own && !rule) open = false;
  }
  return tables;
}

/// '|' for the strokes of frames that consoles draw, and '-' for their corners and other strokes.
std::string with_plain_frames(std::string_view text) {
  std::string plain;
  while (!text.empty()) {
    const bool stroke = text.size() > 2 && text[0] == '\xE2' && is_in(text[1], "\x94\x95");
    const bool upright =
        stroke && (text.starts_with("\xE2\x94\x82") || text.starts_with("\xE2\x94\x83") ||
                   text.starts_with("\xE2\x95\x91"));
    plain += upright ? '|' : stroke ? '-' : text.front();
    text.remove_prefix(stroke ? 3 : 1);
  }
  return plain;
}

/// Whether the words are the numbers from 1 on.
bool are_numbers(const std::vector<std::string_view>& words) {
  constexpr std::size_t fewest = 4;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (parse_number<std::size_t>(words[i]) != i + 1) return false;
  }
  return words.size() >= fewest;
}

/// The cells of a line below numbers of columns, each below its own; no value if a value is below
/// none.
std::optional<TextCells> cells_below(std::string_view line,
                                     const std::vector<std::size_t>& places) {
  TextCells cells(places.size());
  for (const std::string_view word : base::words_between(line, " ")) {
    const auto at = static_cast<std::size_t>(word.data() - line.data());
    const auto place = std::ranges::find_if(
        places, [&](std::size_t column) { return column >= at && column < at + word.size(); });
    if (place == places.end()) return std::nullopt;
    cells[static_cast<std::size_t>(place - places.begin())] = word;
  }
  return cells;
}

/// The rows of a table of a modelling language below its line of column numbers.
MarkupTable of_model(TextReader& lines, std::string_view head, std::size_t columns) {
  MarkupTable table{{}, lines.number()};
  std::vector<std::size_t> places;
  for (const std::string_view word : base::words_between(head, " ")) {
    places.push_back(static_cast<std::size_t>(&word.back() - head.data()));
  }
  while (lines.more() && table.rows.size() < columns) {
    std::string line(lines.raw());
    if (line.ends_with(';')) line.pop_back();
    const std::vector<std::string_view> words = split_words(line);
    const std::string number = fmt::format("{}", table.rows.size() + 1);
    if (words.empty() || words.front() != number) break;
    if (words.size() == columns + 1) {
      table.rows.emplace_back(words.begin() + 1, words.end());
      continue;
    }
    const std::size_t first = line.find(number);
    std::optional<TextCells> cells =
        cells_below(line.replace(first, number.size(), number.size(), ' '), places);
    if (!cells) break;
    table.rows.push_back(*std::move(cells));
  }
  return table;
}

}  // namespace

std::vector<MarkupTable> wiki_tables(std::string_view text) {
  std::vector<MarkupTable> tables;
  for (TextReader lines(text); lines.more();) {
    const std::string_view line = lines.next();
    if (line.starts_with("{|")) tables.push_back(of_mediawiki(lines));
    if (line.starts_with("|===")) tables.push_back(of_asciidoc(lines));
  }
  if (!tables.empty()) return tables;
  const std::string plain = with_plain_frames(text);
  tables = tables_of_lines(plain, is_barred,
                           [](std::string_view line) { return barred_cells(stripped(line)); });
  const auto is_board = [](const MarkupTable& table) { return table.rows.size() >= 4; };
  if (std::ranges::any_of(tables, is_board)) return tables;
  return tables_of_lines(plain, is_open,
                         [](std::string_view line) { return cells_between(line, "|"); });
}

std::vector<MarkupTable> model_tables(std::string_view text) {
  std::vector<MarkupTable> tables;
  for (TextReader lines(text); lines.more();) {
    std::string_view head = lines.raw();
    const std::size_t end = head.find(":=");
    if (end != head.npos) {
      head = head.substr(0, end);
      head.remove_prefix(head.find(':') == head.npos ? 0 : head.find(':') + 1);
    }
    const std::vector<std::string_view> words = split_words(head);
    if (are_numbers(words)) tables.push_back(of_model(lines, head, words.size()));
  }
  return tables;
}

}  // namespace sudoku_sat::format
