// Python, JavaScript, JSON, MATLAB, Prolog and C differ in brackets, in what separates rows, and in
// the word for an empty cell; none of them means another grid by the same text. The values are put
// on one line with commas, which is read as any such line. Rows end with a bracket or a semicolon,
// not with the line: programs break lines where they like.
#include "bracket_list.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "formats/text/symbols.hpp"
#include "formats/text/text_line.hpp"
#include "formats/text/value_text.hpp"
#include "layout_rows.hpp"
#include "one_line.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat::format {

namespace {

constexpr std::string_view openers = "[({";
constexpr std::string_view closers = "])}";
constexpr std::array<std::string_view, 6> empty_words{"null", "None", "nil",
                                                      "NaN",  "nan",  "undefined"};

// Of Rust: "vec![vec![5, 3, ...".
constexpr std::string_view vector_macro = "vec!";

// Names in front of a list are no longer.
constexpr std::size_t longest_name = 100;

bool is_in(char c, std::string_view signs) { return signs.find(c) != signs.npos; }
bool is_empty_word(std::string_view word) {
  return std::find(empty_words.begin(), empty_words.end(), word) != empty_words.end();
}

std::size_t skip_blanks(std::string_view text, std::size_t at) {
  return std::min(text.find_first_not_of(" \t", at), text.size());
}

std::string_view word_at(std::string_view text, std::size_t at) {
  return text.substr(at, text.find_first_of(" \t,;[](){}'\"#%", at) - at);
}

/// Whether brackets with values in them begin here. JSON of objects begins with a brace and a name
/// in quotes; so braces need values at once, unless a name in front tells that it is a list.
bool begins_values(std::string_view text, bool named) {
  if (text.empty() || !is_in(text.front(), openers) || is_heading(text)) return false;
  const bool sure = text.front() == '[' || named;
  const std::size_t inside = skip_blanks(text, 1);
  if (inside == text.size()) return sure;
  const char next = text[inside];
  if (is_in(next, openers)) return true;
  if (is_in(next, "'\"")) return sure;
  if (text.front() == '(' && !named) return false;
  return is_digit(next) || is_in(next, "._-]") || is_empty_word(word_at(text, inside));
}

bool is_name(std::string_view text) {
  return !text.empty() && text.size() <= longest_name && (is_letter(text[0]) || text[0] == '_') &&
         std::all_of(text.begin(), text.end(), [](char c) {
           return is_letter(c) || is_digit(c) || is_in(c, "_ []<>:;.,(*&");
         });
}

/// What follows the list's last bracket in some language.
bool is_trailer(char c) { return is_space(c) || is_in(c, ",;.)"); }

bool begins_comment(std::string_view text, std::size_t at) {
  return is_in(text[at], "#%") || text.substr(at, 2) == "//";
}

/// A number of NumPy: "5." is 5.
std::string_view without_point(std::string_view word) {
  if (word.size() > 1 && word.back() == '.' && is_digit(word.front())) word.remove_suffix(1);
  return word;
}

bool is_value(std::string_view word) {
  if (word == minus_one || word == std::string_view(&no_cell, 1)) return true;
  if (word.size() == 1) return symbol_value(word.front()) != no_value;
  return word.size() <= 4 && std::all_of(word.begin(), word.end(), is_digit);
}

}  // namespace

std::optional<std::size_t> list_begin(std::string_view line) {
  const std::size_t begin = skip_blanks(line, 0);
  if (begin == line.size()) return std::nullopt;
  if (is_in(line[begin], openers)) {
    return begins_values(line.substr(begin), false) ? std::optional(begin) : std::nullopt;
  }
  if (!is_letter(line[begin]) && line[begin] != '_') return std::nullopt;
  const std::size_t sign = line.find('=');
  const std::size_t bracket = line.find('[');
  const bool assigned = sign != line.npos;
  const std::size_t list = assigned ? skip_blanks(line, sign + 1) : bracket;
  if (list >= line.size()) {
    return std::nullopt;
  }
  const std::string_view name = line.substr(begin, (assigned ? sign : bracket) - begin);
  if (!is_name(name) || (!assigned && name.find('(') == name.npos)) return std::nullopt;
  if (begins_values(line.substr(list), true)) return list;
  // "x = new int[][] {{5, 3, ..."
  const std::size_t brace = line.find('{', list);
  if (assigned && brace != line.npos && line.substr(list).starts_with("new ")) {
    const bool type = is_name(line.substr(list, brace - list));
    return type && begins_values(line.substr(brace), true) ? std::optional(brace) : std::nullopt;
  }
  // "x = np.array([[5, 3, ...", "x = vec![vec![5, 3, ..."
  if (!assigned || bracket == line.npos) return std::nullopt;
  if (line.substr(list).starts_with(vector_macro)) return list + vector_macro.size();
  if (bracket < list || line[bracket - 1] != '(') return std::nullopt;
  const bool call = is_name(line.substr(list, bracket - list));
  return call && begins_values(line.substr(bracket), true) ? std::optional(bracket) : std::nullopt;
}

bool is_list_item(std::string_view line) {
  const std::size_t begin = skip_blanks(line, 0);
  if (!line.substr(begin).starts_with("- ")) return false;
  const std::size_t list = skip_blanks(line, begin + 1);
  return list < line.size() && line[list] == '[';
}

void BracketList::add_item(const TextLine& line) {
  add(line, line.text.find('['));
  if (depth_ != 1) throw TextError(line.number, 0, "a row's closing bracket is missing");
}

bool BracketList::add(const TextLine& line, std::size_t begin) {
  const std::string_view text = line.text;
  for (std::size_t i = begin; i < text.size();) {
    if (closed_) {
      require_end(line, i);
      return true;
    }
    if (begins_comment(text, i)) break;
    i = add_token(line, i);
    if (values_.size() > LineReader::max_line) {
      throw TextError(line_, 0, "a list longer than any board");
    }
  }
  return closed_;
}

/// Returns where it ends.
std::size_t BracketList::add_token(const TextLine& line, std::size_t at) {
  const std::string_view text = line.text;
  const char c = text[at];
  if (is_space(c)) return at + 1;
  if (c == ',' && std::exchange(comma_, true)) {
    throw TextError(line.number, at + 1, "empty item between two commas");
  }
  comma_ = c == ',';
  if (comma_) return at + 1;
  if (is_in(c, openers)) {
    open(line, at);
  } else if (is_in(c, closers)) {
    close();
  } else if (c == ';') {
    end_row();
  } else if (is_in(c, "'\"")) {
    const std::size_t end = text.find(c, at + 1);
    if (end == text.npos) throw TextError(line.number, at + 1, "the closing quote is missing");
    add_text(line, at, text.substr(at + 1, end - at - 1));
    return end + 1;
  } else {
    const std::string_view word = word_at(text, at);
    if (word == vector_macro) return at + word.size();
    const std::string_view value = without_point(word);
    if (!is_value(value) && !is_empty_word(value)) {
      throw TextError(line.number, at + 1,
                      fmt::format("'{}' is not a value: expected a number, a quoted symbol, or "
                                  "null, None or _ for an empty cell",
                                  shown(word, 20)));
    }
    if (is_empty_word(value)) empty_word_ = value;
    add_value(is_empty_word(value) ? "." : value);
    return at + word.size();
  }
  return at + 1;
}

void BracketList::open(const TextLine& line, std::size_t at) {
  end_row();
  if (++depth_ <= 2) return;
  throw TextError(line.number, at + 1,
                  "lists are nested too deeply: a puzzle is one list of its rows");
}

void BracketList::close() {
  end_row();
  closed_ = --depth_ == 0;
}

/// A symbol or a number; what is longer is a row of symbols.
void BracketList::add_text(const TextLine& line, std::size_t at, std::string_view text) {
  if (text.find_first_not_of(' ') == text.npos) text = ".";
  const bool digits = std::all_of(text.begin(), text.end(), is_digit);
  if (text.size() == 1 || (digits && text.size() <= 3)) {
    if (is_value(text)) return add_value(text);
  } else if (std::all_of(text.begin(), text.end(),
                         [](char c) { return symbol_value(c) != no_value; })) {
    end_row();
    for (std::size_t i = 0; i < text.size(); ++i) add_value(text.substr(i, 1));
    return end_row();
  }
  throw TextError(line.number, at + 1,
                  fmt::format("'{}' is neither a symbol nor a row of symbols", shown(text, 20)));
}

void BracketList::add_value(std::string_view value) {
  if (!values_.empty()) values_ += ',';
  values_ += value;
  ++row_;
}

void BracketList::end_row() {
  if (row_ > 0) rows_.push_back(std::exchange(row_, 0));
}

void BracketList::require_end(const TextLine& line, std::size_t at) const {
  // As many values as a row of a board has may be a puzzle of their own, but not one of several.
  const bool row = rows_.size() == 1 && rows_[0] <= static_cast<std::size_t>(largest_symbol);
  if (row && line.text.substr(skip_blanks(line.text, at)).starts_with(',')) {
    throw TextError(line_, 0, "a row of a list without an opening bracket on an earlier line");
  }
  for (; at < line.text.size(); ++at) {
    if (begins_comment(line.text, at)) return;
    if (is_trailer(line.text[at])) continue;
    throw TextError(line.number, at + 1,
                    fmt::format("'{}' after the list: a puzzle must be one list on its own lines",
                                shown(line.text.substr(at), 20)));
  }
}

void BracketList::require_rows() const {
  for (std::size_t i = 1; i < rows_.size(); ++i) {
    if (rows_[i] == rows_[0]) continue;
    throw TextError(line_, 0,
                    fmt::format("row {} of the list has {} values, the rows before it {}", i + 1,
                                rows_[i], rows_[0]));
  }
  if (rows_.empty()) throw TextError(line_, 0, "a list without values");
}

ParsedBoard BracketList::take(std::optional<int> wanted) const {
  require_rows();
  if (rows_.size() > 1 && rows_.size() != rows_[0]) {
    throw TextError(line_, 0,
                    fmt::format("the list has {} rows of {} values, but a board is square unless a "
                                "size such as {}x{} is given",
                                rows_.size(), rows_[0], rows_.size(), rows_[0]));
  }
  return read(values_, wanted);
}

bool BracketList::holds_puzzles() const {
  constexpr std::size_t smallest_puzzle = 16;
  return rows_.size() > 1 && rows_.size() != rows_[0] && rows_[0] >= smallest_puzzle &&
         square_root(rows_[0]);
}

std::vector<ParsedBoard> BracketList::take_each() const {
  require_rows();
  std::vector<ParsedBoard> boards;
  std::string_view rest = values_;
  for (const std::size_t cells : rows_) {
    std::size_t end = 0;
    for (std::size_t i = 0; i < cells; ++i) end = std::min(rest.find(',', end), rest.size()) + 1;
    boards.push_back(read(rest.substr(0, end - 1), {}));
    rest.remove_prefix(std::min(end, rest.size()));
  }
  return boards;
}

ParsedBoard BracketList::read(std::string_view values, std::optional<int> wanted) const {
  try {
    const TextLine line{line_, values, symbols_};
    ParsedBoard board = read_one_line(Reading::commas, line, wanted);
    settle_zeros(Reading::commas, std::span(&line, 1), board, empty_word_);
    return board;
  } catch (const TextError& error) {
    throw TextError(line_, 0, error.what());
  }
}

ParsedBoard BracketList::take(const Geometry& layout) const {
  require_rows();
  const auto height = static_cast<std::size_t>(layout.height());
  const auto width = static_cast<std::size_t>(layout.width());
  if (rows_.size() > 1 && (rows_.size() != height || rows_[0] != width)) {
    throw TextError(line_, 0,
                    fmt::format("a list of {} rows of {} values: the board has {} rows of {}",
                                rows_.size(), rows_[0], height, width));
  }
  try {
    LayoutRows rows(layout, line_);
    rows.add_whole({line_, values_, symbols_}, Reading::commas);
    return rows.take();
  } catch (const TextError& error) {
    throw TextError(line_, 0, error.what());
  }
}

}  // namespace sudoku_sat::format
