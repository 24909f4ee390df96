// The comments at the head of our CNF files: the keys that writer and reader share, and what stands
// behind them, both ways.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "sudoku_sat/base.hpp"
#include "sudoku_sat/formats.hpp"
#include "sudoku_sat/propagation.hpp"
#include "sudoku_sat/puzzle.hpp"

namespace sudoku_sat::format {

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

/// The board with the rules of these names and data. Throws: InputError where it can't be made.
std::shared_ptr<const Board> board_of_header(const Geometry& geometry, std::string_view names,
                                             const Position& names_position,
                                             const std::vector<HeaderLine>& data);

// What a reduction has left.

/// The candidates that the lines list; for a contradiction those of some grid: there is no answer.
/// `end`: where the header ends. Throws: InputError where the lines are damaged.
Candidates reduced_candidates(const std::vector<HeaderLine>& lines, const Puzzle& puzzle,
                              const Position& end);

}  // namespace sudoku_sat::format
