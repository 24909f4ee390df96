// How a format is read. Each format with a reader is asked how likely the text ahead is its own,
// and the likeliest one opens a section: it takes lines for as long as they are its own and gives
// what they hold, one thing at a time. Then all are asked again. A form of lines (rows, a puzzle on
// each line) gives boards; a form that says more than a grid (a puzzle file) gives a header with
// title, size and rules before the board that it is about.
#pragma once

#include <variant>

#include "puzzle_header.hpp"
#include "text_ahead.hpp"

namespace sudoku_sat {

namespace format {

/// How likely a text is of a format. Of several equally likely ones the first in the table reads.
enum class Likelihood {
  none,
  possible,  ///< nothing speaks against it
  likely,    ///< it looks like it
  certain,   ///< it can't be meant for anything else
};

/// Of a format whose texts are known at sight.
constexpr Likelihood certain_if(bool own) { return own ? Likelihood::certain : Likelihood::none; }

/// A header is about the boards after it, up to the next header.
using TextItem = std::variant<ParsedBoard, PuzzleHeader>;

class Section {
 public:
  Section() = default;
  virtual ~Section() = default;
  Section(const Section&) = delete;
  Section& operator=(const Section&) = delete;

  /// No value at the section's end; the first line after it, if there is one, is then at hand.
  /// Throws: TextError for each thing that is not a board, after which the next one can be asked
  /// for; InputError, Stopped.
  virtual std::optional<TextItem> next(TextAhead& text) = 0;

  /// Whether each line stands for itself, so that one may begin or end with any of them.
  virtual bool line_by_line() const { return false; }
};

/// FormatReader::open of a format whose sections are all the same.
template <class Kind>
std::unique_ptr<Section> open_section(const TextAhead&) {
  return std::make_unique<Kind>();
}

}  // namespace format

struct FormatReader {
  bool headed;  ///< its sections begin with a header, which ends the boards of the one before

  /// By the line at hand and what is expected; no line after it may be asked for.
  format::Likelihood (*likelihood)(const format::TextAhead& text);

  /// The section that begins with the line at hand. Where the likelihood is more than `none` it
  /// takes this line or throws.
  std::unique_ptr<format::Section> (*open)(const format::TextAhead& text);

  /// The boards of this format in the midst of a text that can't be read line by line; empty if it
  /// has none. Null: this format has no such boards.
  std::vector<format::ParsedBoard> (*amid)(std::string_view text,
                                           const format::KnownLayout& expected) = nullptr;
};

namespace format {

/// The section of rows, whatever their values look like (drawn, symbols, numbers, with commas),
/// that begins with the line at hand; where boards of several grids are expected, the section of
/// these, in rows or on one line.
std::unique_ptr<Section> open_rows(const TextAhead& text);

}  // namespace format

}  // namespace sudoku_sat
