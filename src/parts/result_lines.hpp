// Results that are lines: read in blocks of whole lines, because line by line takes several times
// as long, and numbered as one process would have numbered them.
//
// Blocks end at line ends, so that code that changes single lines sees them whole; memory is a
// block, or a longer line. An object in JSON begins with the index of its puzzle, and only one for
// an unreadable puzzle has a reason that begins with a place; so the text is changed there and
// nothing is parsed.
#pragma once

#include "sudoku_sat/parts.hpp"

namespace sudoku_sat::parts {

/// The number of line ends.
std::uint64_t count_lines(std::string_view text);

/// Calls take(lines) for one block after the other, of about 1 MiB; the last one may end without a
/// line's end. Throws: InputError if the file can't be read; what `take` throws.
void for_each_block(const std::string& file, const std::function<void(std::string_view)>& take);

/// The number of line ends from byte `begin` to byte `end` - 1 of a file, or to its end. Throws:
/// InputError.
std::uint64_t count_lines(const std::string& file, std::uint64_t begin, std::uint64_t end);

/// In JSON the index of the puzzle, and the line number in the reason why it can't be read, count
/// from the part's beginning.
class Renumbering {
 public:
  /// `from`, `to`: the input's name in the text, and the name to replace it with.
  Renumbering(const Manifest& manifest, const std::string& from, const std::string& to);

  /// Renumbers `text`: whole lines after `items` others, from `lines` lines of the input. Lines
  /// that aren't JSON are left as they are. `out` has room for what is changed.
  std::string_view renumbered(std::string_view text, std::uint64_t items, std::uint64_t lines,
                              std::string& out) const;

 private:
  std::string place_;  ///< how a reason with a line number begins
  std::string input_;  ///< what replaces it
  bool json_;
};

}  // namespace sudoku_sat::parts
