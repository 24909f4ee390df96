// Boards of several grids in text. They are as wide and as high as all their grids together; '~'
// stands where no cell is. On one line there is a symbol for each cell, or for each place.
#pragma once

#include "one_line.hpp"

namespace sudoku_sat::format {

/// Reads a board line by line.
class LayoutRows {
 public:
  /// The board begins at line number `line`; `geometry` must outlive it.
  LayoutRows(const Geometry& geometry, std::size_t line);

  /// Takes the next line that is not a border; returns whether it was the board's last one. Throws:
  /// TextError.
  bool add(const TextLine& line);

  /// Takes a whole board on one line. Throws: TextError.
  void add_whole(const TextLine& line, Reading reading);

  /// Whether the board stands on one line.
  bool one_line() const { return one_line_; }

  /// Throws: TextError if rows are missing.
  ParsedBoard take();

 private:
  void begin(const TextLine& plain);
  void read_line(const TextLine& plain, const TextLine& line);
  void read_row(const TextLine& plain, const TextLine& line);
  void put(const ValueScanner& scanner, const TextLine& line, const Origin& at);

  const Geometry& geometry_;
  std::size_t height_;
  std::size_t width_;
  ParsedBoard board_;
  Reading reading_ = Reading::symbols;
  bool one_line_ = false;
  std::size_t rows_ = 0;
  std::size_t last_line_;
};

/// A board on one line and nothing else. Throws: TextError.
ParsedBoard read_layout_line(const TextLine& line, const Geometry& geometry);

}  // namespace sudoku_sat::format
