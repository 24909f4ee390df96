// A rule's entry as formats of other programs need it: its parts between colons, the cells of a
// part.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "sudoku_sat/puzzle.hpp"

namespace sudoku_sat {

class EntryText {
 public:
  /// Both must outlive it.
  EntryText(std::string_view text, const Geometry& geometry);

  const Geometry& geometry() const { return geometry_; }
  std::size_t parts() const { return parts_.size(); }
  std::string_view part(std::size_t i) const { return parts_[i]; }

  /// Whether a part is a whole number.
  bool number(std::size_t i) const;
  /// The cells of a part, runs resolved; no value where it is anything else.
  std::optional<std::vector<Cell>> cells(std::size_t i) const;
  /// Of "r1c1-r1c2 r4c4-r5c4": cells in twos.
  std::optional<std::vector<std::pair<Cell, Cell>>> pairs(std::size_t i) const;
  /// Words with white space between them.
  std::vector<std::string_view> words(std::size_t i) const;

 private:
  std::vector<std::string_view> parts_;
  const Geometry& geometry_;
};

/// "r1c1 r1c2" with the names that geometry gives.
std::string cell_names(const Geometry& geometry, const std::vector<Cell>& cells);

}  // namespace sudoku_sat
