// Results that are lines: read in blocks of whole lines, since line by line takes several times as
// long, and numbered as one process would have done it.
//
// Blocks end at line ends, so that what changes single lines sees them whole; memory is a block, or
// a line that is longer. An object in JSON begins with the index of its puzzle, and only one that
// stands for no puzzle has a reason that begins with a place; so the text is changed there and
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

}  // namespace sudoku_sat::parts
