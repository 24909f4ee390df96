// A line of an input as the puzzle formats see it, and what is wrong with it. Where the line came
// from is added by whoever knows: the reader of an input or the reader of a CNF's header. Free text
// (labels, titles, authors) goes to terminals and into pictures, so control characters in it are
// errors. Brings what nearly all files of formats need: algorithms, arrays, fmt.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "base/words.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat::format {

class SymbolTable;

struct TextLine {
  std::size_t number = 0;                ///< in the input, from 1
  std::string_view text;                 ///< without the line's end
  const SymbolTable* symbols = nullptr;  ///< what its symbols stand for; null: as everywhere
};

/// Thrown only inside the formats, and always turned into an InputError or an unreadable item.
class TextError : public Error {
 public:
  /// `column` counts bytes from 1; 0 if the line as a whole is meant.
  TextError(std::size_t line, std::size_t column, const std::string& what)
      : Error(what), line_(line), column_(column) {}
  /// `what` as of fmt.
  template <class... Args>
  requires(sizeof...(Args) > 0) TextError(std::size_t line, std::size_t column,
                                          fmt::format_string<Args...> what, Args&&... args)
      : TextError(line, column, fmt::format(what, std::forward<Args>(args)...)) {}

  std::size_t line() const { return line_; }
  std::size_t column() const { return column_; }

 private:
  std::size_t line_;
  std::size_t column_;
};

/// Without the blanks and tabs around it; a part of the text also where nothing is left.
std::string_view stripped(std::string_view text);

/// Without those before it.
inline std::string_view without_indent(std::string_view text) {
  while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
  return text;
}

/// Where the text goes on from `at` after blanks and tabs.
inline std::size_t skip_blanks(std::string_view text, std::size_t at) {
  return std::min(text.find_first_not_of(" \t", at), text.size());
}

/// Takes the first line off the text; without its end and the blanks around it.
std::string_view take_line(std::string_view& text);

/// The number that the text begins with, which is taken off it; no value if it begins with no
/// digit, or with more than six.
std::optional<int> take_digits(std::string_view& text);

/// What stands between the signs; of a text without one all of it.
std::vector<std::string_view> split_at(char sign, std::string_view text);

using base::in_small_letters;

/// Whether a word of at least three letters is in it.
bool has_word(std::string_view text);

/// Whether the line is text of people: words, and at most as much of anything else. No row of a
/// board has small letters in a word with vowels beside another word.
bool is_prose(std::string_view line);

/// Whether the line is a single word of people, which no board has for a row: "Thanks!".
bool is_lone_word(std::string_view line);

/// Whether the line is a rule of a text: one sign again and again, which is no digit or dot.
bool is_rule_line(std::string_view line);

/// What stands between white space.
std::vector<std::string_view> split_words(std::string_view text);

/// Throws: TextError if a control character other than a tab is in `part`, which is a part of
/// the line's text; `what` says what it is.
void require_plain_text(const TextLine& line, std::string_view part, std::string_view what);

/// The label in `rest`, the part of the line after the puzzle. Throws: TextError.
std::string label_of(const TextLine& line, std::string_view rest);

/// Whether one of the items is this one.
template <class Items, class Item>
bool is_among(const Items& items, const Item& item) {
  return std::ranges::find(items, item) != items.end();
}

/// The names of a table's entries, after others.
template <class Table>
std::vector<std::string_view> names_of(const Table& table,
                                       std::vector<std::string_view> names = {}) {
  for (const auto& item : table) names.push_back(entry_of(item).name);
  return names;
}

// Lines with which puzzles of other programs begin that are more than a grid.

/// Whether it is a heading of a file of SadMan Sudoku: "[Puzzle]".
bool is_heading(std::string_view line);

/// Whether JSON, a link, a constraint string or what is below a heading begins with this line.
bool begins_exchange(std::string_view line);

/// A link without "https://"; empty if it is no such link.
std::string_view after_scheme(std::string_view line);

}  // namespace sudoku_sat::format
