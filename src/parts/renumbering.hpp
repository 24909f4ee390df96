// Lines of a result as one process would have written them.
#pragma once

#include <string>
#include <string_view>

#include "sudoku_sat/parts.hpp"

namespace sudoku_sat {

/// In JSON the index of the puzzle and the line number in the reason why it is none count from the
/// part's beginning.
class Renumbering {
 public:
  /// `from`, `to`: how the text calls the input, and how it is to be called.
  Renumbering(const Manifest& manifest, const std::string& from, const std::string& to);

  /// `text`, whole lines before which there are `items` others, from `lines` lines of the input.
  /// Lines that are no JSON are left as they are. `out` has room for what is changed.
  std::string_view renumbered(std::string_view text, std::uint64_t items, std::uint64_t lines,
                              std::string& out) const;

 private:
  std::string place_;  ///< how a reason with a line number begins
  std::string input_;  ///< what stands there instead
  bool json_;
};

}  // namespace sudoku_sat
