// A table has rows and columns beside the board's: names of columns, numbers of rows, sums, lines
// between. Rows of the usual length are the board's; the first row or column is a margin if the
// table is not square without it, or if both of them count. A cell may hold a box: lines of values.
#include <fmt/format.h>

#include "base/joined.hpp"
#include "formats/read/second_look.hpp"
#include "formats/text/symbols.hpp"
#include "markup.hpp"

namespace sudoku_sat::format {

namespace {

using Rows = std::vector<std::vector<std::string>>;

constexpr std::size_t smallest_table_board = 4;

/// What a cell has for a value, "." for none.
std::string cell_word(std::string_view text) {
  constexpr std::array<std::string_view, 17> empty{"",
                                                   "NULL",
                                                   "?",
                                                   "x",
                                                   "X",
                                                   "-",
                                                   "_",
                                                   "NaN",
                                                   "nan",
                                                   "0",
                                                   "\xC2\xB7",
                                                   "None",
                                                   "null",
                                                   "\xE2\x80\x93",
                                                   "\xE2\x80\x94",
                                                   "\xE2\xAC\x9C",
                                                   "\xE2\x96\xA1"};
  text = without_emphasis(text);
  if (is_among(empty, text)) return text == "0" ? "0" : ".";
  if (text.ends_with(".0")) text.remove_suffix(2);
  return std::string(text);
}

/// The rows that are as long as most of them.
Rows usual_rows(const Rows& rows) {
  std::map<std::size_t, std::size_t> lengths;
  for (const auto& row : rows) ++lengths[row.size()];
  const auto usual =
      std::ranges::max_element(lengths, {}, [](const auto& each) { return each.second; });
  Rows kept;
  std::ranges::copy_if(rows, std::back_inserter(kept),
                       [&](const auto& row) { return row.size() == usual->first; });
  return kept;
}

/// The values of a cell that is a box, in rows.
Rows box_in(std::string_view text) {
  Rows rows;
  while (!text.empty()) {
    const std::vector<std::string_view> words = split_words(take_line(text));
    if (!words.empty()) rows.emplace_back(words.begin(), words.end());
  }
  return rows;
}

/// The rows of cells if each cell of the table holds a box; else the table's.
Rows with_boxes_open(const Rows& rows) {
  const std::size_t height = box_in(rows.front().front()).size();
  if (height < 2) return rows;
  Rows open(rows.size() * height);
  for (std::size_t row = 0; row < rows.size(); ++row) {
    for (const std::string& cell : rows[row]) {
      const Rows box = box_in(cell);
      if (box.size() != height) return rows;
      for (std::size_t i = 0; i < height; ++i) {
        auto& line = open[row * height + i];
        line.insert(line.end(), box[i].begin(), box[i].end());
      }
    }
  }
  return open;
}

/// Whether they count from 0, 1 or A on.
bool counts_up(const std::vector<std::string>& words) {
  if (words.size() < smallest_table_board) return false;
  const std::string_view first = without_emphasis(words.front());
  const bool letters = first == "A" || first == "a";
  if (!letters && first != "0" && first != "1") return false;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const char letter = static_cast<char>(first.front() + static_cast<char>(i));
    const std::string wanted =
        letters ? std::string(1, letter) : fmt::format("{}", i + (first == "1" ? 1U : 0U));
    if (without_emphasis(words[i]) != wanted) return false;
  }
  return true;
}

/// Whether the first row and the first column are numbers of the others.
bool has_both_margins(const Rows& rows) {
  const std::vector<std::string> head(rows.front().begin() + 1, rows.front().end());
  std::vector<std::string> side;
  for (std::size_t row = 1; row < rows.size(); ++row) side.push_back(rows[row].front());
  // Columns of databases have names: "c1".
  const auto is_name = [](const std::string& word) {
    return word.size() > 1 && std::ranges::any_of(word, is_letter);
  };
  return (counts_up(head) || std::ranges::all_of(head, is_name)) && counts_up(side);
}

void drop_margins(Rows& rows) {
  const std::size_t columns = rows.front().size();
  const bool both = rows.size() == columns && has_both_margins(rows);
  if (rows.size() == columns + 1 || both) rows.erase(rows.begin());
  if (columns == rows.size() + 1) {
    for (auto& row : rows) row.erase(row.begin());
  }
}

std::optional<ParsedBoard> board_of_table(const MarkupTable& table, const KnownLayout& expected) {
  constexpr std::size_t fewest_givens = 4;
  if (table.rows.empty() || expected.layout != nullptr) return std::nullopt;
  Rows rows = usual_rows(table.rows);
  if (rows.front().empty()) return std::nullopt;
  rows = with_boxes_open(rows);
  drop_margins(rows);
  const std::size_t size = rows.size();
  if (size < smallest_table_board || size > max_size) return std::nullopt;
  std::vector<std::string> words;
  for (const auto& row : rows) {
    if (row.size() != size) return std::nullopt;
    for (const std::string& cell : row) words.push_back(cell_word(cell));
  }
  const std::string text = base::joined(words, ",");
  std::optional<ParsedBoard> board = board_of_values(text, table.line, expected);
  if (!board) return board;
  const auto filled = [](Value value) { return value != 0; };
  const auto givens = static_cast<std::size_t>(std::ranges::count_if(board->givens, filled));
  return givens < fewest_givens ? std::nullopt : board;
}

}  // namespace

std::size_t line_at(std::string_view text, std::size_t byte) {
  return 1 + static_cast<std::size_t>(std::ranges::count(text.substr(0, byte), '\n'));
}

std::string_view without_emphasis(std::string_view text) {
  text = stripped(text);
  while (text.size() > 2 && text.front() == text.back() && is_in(text.front(), "*_`'\"~")) {
    text = stripped(text.substr(1, text.size() - 2));
  }
  return text;
}

std::vector<ParsedBoard> boards_of_tables(const std::vector<MarkupTable>& tables,
                                          const KnownLayout& expected) {
  std::vector<ParsedBoard> boards;
  for (const MarkupTable& table : tables) {
    poll_limits();
    std::optional<ParsedBoard> board = board_of_table(table, expected);
    if (board) boards.push_back(*std::move(board));
  }
  return boards;
}

std::vector<ParsedBoard> boards_in_markup(std::string_view text, const KnownLayout& expected) {
  for (auto* const tables_in : {html_tables, latex_tables, wiki_tables, model_tables}) {
    std::vector<ParsedBoard> boards = boards_of_tables(tables_in(text), expected);
    if (boards.empty()) continue;
    add_remark(boards.front(),
               "the cells of a table are read as the board, what is around it is skipped");
    return boards;
  }
  return {};
}

}  // namespace sudoku_sat::format
