// The file of --resume: the pieces of a comparison as lines, each written as soon as it is
// measured.
#pragma once

#include <fstream>
#include <functional>
#include <map>
#include <optional>
#include <string>

#include "pieces.hpp"

namespace sudoku_sat::cli {

class PieceLog {
 public:
  /// Reads the pieces that are there; a last line without an end, as an interrupt leaves it, is cut
  /// off. Throws: InputError, OutputError.
  explicit PieceLog(std::string file);

  /// The piece with its measurement: from the file, or measured now and appended. No value if an
  /// interrupt ended that. Throws: InputError if the file has another comparison's piece.
  using Measure = std::function<std::optional<MeasuredPuzzle>()>;
  std::optional<MeasuredPuzzle> piece(ComparePiece piece, const Measure& measure);

 private:
  void cut_last_line() const;
  void append(const ComparePiece& piece);

  struct Known {
    ComparePiece piece;
    Position place;
  };

  std::string file_;
  std::map<std::uint64_t, Known> known_;  ///< by number
  std::ofstream out_;
};

/// All pieces of a puzzle, as one measurement.
class PuzzlePieces {
 public:
  void add(MeasuredPuzzle piece);
  MeasuredPuzzle take() { return std::move(*whole_); }

 private:
  std::optional<MeasuredPuzzle> whole_;
};

}  // namespace sudoku_sat::cli
