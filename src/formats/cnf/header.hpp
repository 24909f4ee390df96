// The comments "c KEY VALUE" of our CNF files: how they are written and read, the keys that writer
// and reader share, and their values, both ways.
#pragma once

#include "sudoku_sat/formats.hpp"

namespace sudoku_sat::format {

// Checkers of proofs that read the formula too (lrat-check, drat-trim) refuse lines of more than
// 1,000 bytes, so a longer comment has several lines, "c KEY(1/3) VALUE" to "c KEY(3/3) VALUE",
// one after the other.

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
  /// valid until the next call. Throws: InputError if a line of a comment is missing, is one too
  /// many, or makes it longer than a line of any file may be.
  std::optional<WholeComment> add(std::string_view line, const Position& position);

  /// Throws: InputError if the last lines of a comment are missing.
  void finish(const Position& end) const;

 private:
  std::string key_;    ///< of the comment that has begun; empty: none has
  std::string ended_;  ///< key of the comment handed over last
  std::string value_;
  Position position_;
  std::size_t taken_ = 0;
  std::size_t parts_ = 0;
};

/// Further lines where a reduction was made: "c decided LINE", then in the order of the cells "c
/// candidates r1c2 3 4 9" for each open one and "c decided t 2" for each decided variable beside
/// the grid; or "c contradiction".
inline constexpr std::string_view decided_key = "decided";
inline constexpr std::string_view candidates_key = "candidates";
inline constexpr std::string_view contradiction_key = "contradiction";

/// Of each entry of a rule's data "c data cages 10: r1c1 r1c2".
inline constexpr std::string_view data_key = "data";
/// A further line of a scrambled file: "c scramble SEED".
inline constexpr std::string_view scramble_key = "scramble";

/// A further line of a file with another numbering of its cells' variables: "c numbering digits".
inline constexpr std::string_view numbering_key = "numbering";

/// A further line of a re-encoded file: "c reencode order random:3".
inline constexpr std::string_view reencode_key = "reencode";
/// "none", "bva", "order random:3".
std::string reencoding_text(const Reencoding& reencoding);
/// Reads it back; no value for other texts.
std::optional<Reencoding> parse_reencoding(std::string_view text);

/// Of each puzzle of a series after the first one, "c series PUZZLE LABEL".
inline constexpr std::string_view series_key = "series";
/// Of each solution that the formula excludes, "c excluded SOLUTION".
inline constexpr std::string_view excluded_key = "excluded";

/// The bytes that all these lines may have, each with some more: decode keeps them in memory.
inline constexpr std::size_t max_puzzle_bytes = std::size_t{256} << 20;
inline constexpr std::size_t bytes_beside_puzzle = 100;

/// The lines "c KEY VALUE" that decode needs. Every file has all of them.
struct CnfHeader {
  std::string board;      ///< "9"
  std::string box;        ///< "3x3"
  std::string rules;      ///< "rows columns boxes"
  std::string encoding;   ///< "extended"
  std::string amo;        ///< "pairwise"
  std::string reduction;  ///< "none"
  std::string givens;     ///< "units"
  std::string puzzle;     ///< in the format `line`
};

/// First word of the first comment.
inline constexpr std::string_view tool_name = "sudoku-sat";

/// Calls visit(key, member) for each line of the header, in the order in which they are written.
template <class Header, class Visit>
void for_each_field(Header& header, Visit&& visit) {
  visit("board", header.board);
  visit("box", header.box);
  visit("rules", header.rules);
  visit("encoding", header.encoding);
  visit("amo", header.amo);
  visit("reduce", header.reduction);
  visit("givens", header.givens);
  visit("puzzle", header.puzzle);
}

/// A comment "c KEY VALUE", read back.
struct HeaderLine {
  std::string key;
  std::string value;
  Position position;
};

/// Throws: InputError: "the header is damaged: WHAT".
[[noreturn]] void damaged(const Position& position, const std::string& what);

// The rules of a board: "c rules rows columns anti-knight cages", and their data.

/// The names of the board's rules, with spaces between them.
std::string rule_names(const Board& board);

/// The lines of their data, with line ends.
std::string data_lines(const Board& board);

/// The board with the rules of these names and data. Throws: InputError if it can't be made.
std::shared_ptr<const Board> board_of_header(const Geometry& geometry, std::string_view names,
                                             const Position& names_position,
                                             const std::vector<HeaderLine>& data);

// What a reduction has left.

/// The candidates that the lines list; for a contradiction those of some grid: there is no answer.
/// `end`: where the header ends. Throws: InputError if the lines are damaged.
Candidates reduced_candidates(const std::vector<HeaderLine>& lines, const Puzzle& puzzle,
                              const Position& end);

}  // namespace sudoku_sat::format
