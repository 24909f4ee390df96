// Comments "c KEY VALUE" of our CNF files. A line of more than 1,000 bytes is refused by checkers
// of proofs that read the formula too (lrat-check, drat-trim), so a longer comment has several
// lines, "c KEY(1/3) VALUE" to "c KEY(3/3) VALUE", which stand together.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "sudoku_sat/base.hpp"

namespace sudoku_sat::format {

/// The bytes of a comment line, without its end.
inline constexpr std::size_t longest_comment = 1000;

/// The lines of a comment, with line ends. Requires: a short key, no line end in the value.
std::string comment_text(std::string_view key, std::string_view value);

/// A comment as it was before it was cut into lines.
struct WholeComment {
  std::string_view key;
  std::string_view value;
  Position position;  ///< of its first line
};

/// Puts the lines of long comments together.
class CommentJoiner {
 public:
  /// Takes a comment line without "c " and gives the comment that it ends, if it does; that is
  /// valid until the next call. Throws: InputError where a line of a comment is missing, is one too
  /// many, or makes it longer than a line of any file may be.
  std::optional<WholeComment> add(std::string_view line, const Position& position);

  /// Throws: InputError where the last lines of a comment are missing.
  void finish(const Position& end) const;

 private:
  std::string key_;    ///< of the comment that has begun; empty: none has
  std::string ended_;  ///< key of the comment handed over last
  std::string value_;
  Position position_;
  std::size_t taken_ = 0;
  std::size_t parts_ = 0;
};

}  // namespace sudoku_sat::format
