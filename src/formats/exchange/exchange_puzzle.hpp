// What a text of another program says of its puzzle, in the terms of a puzzle file: every format of
// src/formats/exchange reads into this. A rule that is not known is refused by its name and place,
// or left out with a note where --ignore-unknown asks for that.
#pragma once

#include "base/json.hpp"
#include "formats/read/format_reader.hpp"

namespace sudoku_sat::format {

class ExchangePuzzle {
 public:
  /// Its text stands at line number `line` of the input `source`. `policy` must outlive it.
  ExchangePuzzle(std::string source, std::size_t line, const ExchangePolicy& policy);

  PuzzleHeader header;
  Grid givens;   ///< empty: none
  Grid entries;  ///< that somebody has entered into other cells; empty: none
  /// The values that somebody has marked in each cell; empty: none.
  std::vector<std::vector<Value>> marks;
  /// The region of each cell, -1: none; empty if the format has no such numbers.
  std::vector<long long> regions;
  Grid solution;  ///< that the other program keeps with the puzzle; empty: none
  /// Where one text has several boards: each, or it throws TextError. Empty: the one above.
  std::vector<std::function<ParsedBoard()>> boards;

  /// Throws: TextError unless it is a size of board that these formats have, 1 to 35.
  void set_size(long long size, std::string_view place);
  /// A board of this many rows and columns; otherwise there are as many as values. Throws likewise.
  void set_shape(int rows, int columns, std::string_view place);
  /// The number of values, unless a rule says more; 9 where nothing has said another.
  int size() const { return header.size.value_or(9); }
  int rows() const { return shape_ ? shape_->row : size(); }
  int columns() const { return shape_ ? shape_->column : size(); }
  std::size_t cells() const {
    return static_cast<std::size_t>(rows()) * static_cast<std::size_t>(columns());
  }
  Geometry geometry() const;

  /// Throws: TextError, which says at which place of the text.
  [[noreturn]] void fail(std::string_view place, const std::string& what) const;
  template <class... Args>
  requires(sizeof...(Args) > 0)
      [[noreturn]] void fail(std::string_view place, fmt::format_string<Args...> what,
                             Args&&... args) const {
    fail(place, fmt::format(what, std::forward<Args>(args)...));
  }

  /// Adds an entry of the rule's data, or the rule where the entry is empty. Throws: TextError
  /// where the program has no such rule and nothing unknown is to be left out.
  void add(std::string_view rule, const std::string& entry, std::string_view place);
  /// Adds the map of regions, given the number of each cell's region. Throws: TextError where there
  /// are more regions than values.
  void add_regions(std::span<const std::size_t> numbers, std::string_view place);
  /// Adds a clue of a rule whose entries are "top: . . 5": of line `line`, from 0, of those that
  /// the side has.
  void add_clue(std::string_view rule, std::string_view side, int line, const std::string& clue,
                std::string_view place);
  /// `name` is what it is called there; the nearest one of those known is suggested.
  void unknown(const std::string& name, std::string_view place,
               std::span<const std::string_view> known = {});
  /// The same of what there is no name for: `what` is a sentence without its end.
  void leave_out(const std::string& what, std::string_view place, std::string_view near = {});
  /// Adds the marks of a cell, an array of values; others are passed over.
  void add_marks(std::size_t cell, const base::Json& values);
  /// Something that changes no solution is left out, or else.
  void note(const std::string& what) const;
  /// Notes the drawings of which there are some; count(name) tells how many.
  template <class Names, class Count>
  void note_drawn(const Names& names, Count&& count) const {
    std::string drawn;
    for (const std::string_view name : names) {
      const std::size_t number = count(name);
      if (number > 0) drawn += fmt::format("{}{} ({})", drawn.empty() ? "" : ", ", name, number);
    }
    if (!drawn.empty()) note("drawn without a rule and left out: " + drawn);
  }

  std::size_t line() const { return line_; }

 private:
  std::string source_;
  std::size_t line_;
  const ExchangePolicy* policy_;
  std::optional<Origin> shape_;  ///< rows and columns, where they differ
};

/// A map of regions, with a sign for each cell in the order of their first cells, given the number
/// of each cell's region; empty where there are not enough signs.
std::string region_signs(std::span<const std::size_t> numbers);

/// Whether a text is a number as the rules of the program have them.
bool is_number(const std::string& text);

/// Reads one puzzle out of a text that is complete.
using ExchangeReader = void (*)(std::string_view text, ExchangePuzzle& out);

/// Given the lines of a text one after the other, whether it ends with this one.
using TextEnd = std::function<bool(std::string_view line)>;

/// Which of the lines that follow each other belong to one text, where its own form doesn't tell.
class TextLines {
 public:
  TextLines() = default;
  TextLines(const TextLines&) = delete;
  TextLines& operator=(const TextLines&) = delete;
  virtual ~TextLines() = default;

  /// Takes a line of the text; the first one is always one.
  virtual void add(std::string_view line) = 0;
  /// Whether a line goes on with it; `apart`: blank lines or comments lie between.
  virtual bool goes_on(std::string_view line, bool apart) = 0;
  /// What a reader should be told of how the text ended, given the line after it, if there is one.
  virtual std::string remark() const = 0;
};

/// A section of one puzzle: the line at hand and as many after it as belong to its text; without
/// `ends`, no other. What comes after it doesn't belong to its header. `what` it is: a text.
std::unique_ptr<Section> exchange_section(ExchangeReader read, TextEnd ends = {},
                                          std::string_view what = "a text");
/// The same with as many lines as belong to it.
std::unique_ptr<Section> exchange_section(ExchangeReader read, std::unique_ptr<TextLines> lines);

}  // namespace sudoku_sat::format
