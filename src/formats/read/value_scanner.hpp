// Walks over the values that a line holds, in any of the ways in which a line can hold them. It
// stores nothing: a line is first counted, then, when the board's size is known, read.
#pragma once

#include "formats/text/text_line.hpp"
#include "sudoku_sat/board.hpp"

namespace sudoku_sat::format {

/// How a line holds its values.
enum class Reading {
  symbols,  ///< the first word, a symbol for each value; the rest is a label
  joined,   ///< a symbol for each value, '|' and spaces anywhere between them
  numbers,  ///< numbers or single symbols, with spaces or '|' between them
  marks,    ///< the candidates of cells, with spaces or '|' between them: 0 if there are several
  commas,   ///< numbers, single symbols or nothing, with commas between them
};

/// An empty cell among numbers.
inline constexpr std::string_view minus_one = "-1";

class ValueScanner {
 public:
  ValueScanner(Reading reading, const TextLine& line);

  /// Goes to the next value; false after the last one. Throws: TextError.
  bool next();

  Value value() const { return value_; }
  std::string_view token() const { return token_; }
  /// The column of the value's first byte, from 1.
  std::size_t column() const { return begin_ + 1; }
  /// What the line goes on with after the last value.
  std::string_view rest() const { return text_.substr(position_); }

 private:
  template <class Predicate>
  void skip(Predicate predicate);
  template <class Predicate>
  void take(Predicate ends);
  bool at_end() const;
  bool next_symbol();
  bool next_number();
  bool next_field();
  Value token_value() const;
  Value marks_value() const;

  Reading reading_;
  std::size_t line_;
  const SymbolTable* symbols_;
  std::string_view text_;
  std::size_t position_ = 0;
  std::size_t begin_ = 0;
  std::string_view token_;
  Value value_ = 0;
  bool more_ = true;  ///< of commas: whether another field follows
};

/// What is known of a line without its board.
struct Survey {
  std::size_t count = 0;
  Value largest = 0;
};

/// Throws: TextError if the line can't be read like that.
Survey survey(Reading reading, const TextLine& line);
/// The same, with no value instead of the error.
std::optional<Survey> try_survey(Reading reading, const TextLine& line);

/// Reads the values of a line that holds out.size() of them into `out`; they become the cells from
/// `first` on. Returns what follows them. Throws: TextError if one is above `size`.
std::string_view read_values(Reading reading, const TextLine& line, int size, std::size_t first,
                             std::span<Value> out);

/// Throws: TextError for the scanner's value, which is above `size`, at the place `at`.
[[noreturn]] void reject_value(const ValueScanner& scanner, const TextLine& line, int size,
                               const Origin& at);

/// Why a byte of the line is not a symbol of a board of `size` values.
std::string no_symbol_of(const TextLine& line, char c, int size);

/// "symbols" or "values": what the counts of this reading count; "symbol" or "value" of one.
std::string_view unit_of(Reading reading, std::size_t count = 2);

/// Whether each value is one symbol.
bool in_symbols(Reading reading);

/// The largest board that can be written like this.
int largest_size(Reading reading);

}  // namespace sudoku_sat::format
