// The boards of an input: what its header, the options and the puzzles themselves say of them.
#pragma once

#include <memory>
#include <optional>

#include "board_cache.hpp"
#include "puzzle_header.hpp"

namespace sudoku_sat {

class HeadedBoards {
 public:
  /// Until a header comes the options decide alone. Throws: UsageError.
  explicit HeadedBoards(BoardRequest request);

  /// The boards to come are this header's, which has no error. Throws: InputError where its rules
  /// are wrong; UsageError where the options contradict it.
  void begin(PuzzleHeader header);

  const PuzzleHeader& header() const { return header_; }
  std::optional<int> wanted_size() const;
  /// The geometry where the rules make it one of several grids; otherwise null.
  const Geometry* layout() const { return layout_ ? &layout_->geometry() : nullptr; }

  /// The board of a puzzle of `size` at line number `line`; 0: no size has been seen. Throws:
  /// TextError where the header says another size; InputError where its rules don't go with it;
  /// UsageError likewise of the options.
  std::shared_ptr<const Board> board(int size, std::size_t line);

 private:
  Geometry geometry(int size) const;
  std::shared_ptr<const Board> make(const Geometry& geometry);

  BoardRequest request_;
  PuzzleHeader header_;
  BoardCache boards_;
  std::shared_ptr<const Board> layout_;
};

}  // namespace sudoku_sat
