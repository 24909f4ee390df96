// Cells by their places, as JSON of programs has them: [row, column], {"row": 0, "col": 3}, "R1C4",
// "A4", a number. Programs count from 0 or from 1; all the places of a text show which.
#pragma once

#include "json.hpp"

namespace sudoku_sat::format {

class Places {
 public:
  /// Takes a place; false if it is none. In objects x is the column, y the row.
  bool add(const base::Json& place);
  /// The same of the member's name: "A4", "r1c4", "0,3".
  bool add_name(std::string_view name);

  std::size_t size() const { return places_.size(); }
  /// The smallest usual side that has all of them, and values up to `largest`.
  std::size_t side(std::size_t largest = 0) const;
  /// Their cells; no value where they don't fit on a board of this side, or nothing shows whether
  /// they are counted from 0 or from 1.
  std::optional<std::vector<std::size_t>> cells(std::size_t side) const;

 private:
  enum class Kind { pair, name, letter, index };
  struct Place {
    Kind kind;
    std::size_t row;
    std::size_t column;
  };

  bool add_pair(const base::Json& row, const base::Json& column);
  bool letters_are_columns() const;
  std::size_t most() const;

  std::vector<Place> places_;
};

/// A member's name as lists of names have it: "is_given" and "isGiven" are "isgiven".
std::string bare_name(std::string_view name);

/// The first member with one of these names in small letters, without other signs.
const base::Json* member_among(const base::Json& object, std::span<const std::string_view> names);

/// A whole number, also as a text; no value for anything else.
std::optional<std::size_t> whole_number(const base::Json& value);

}  // namespace sudoku_sat::format
