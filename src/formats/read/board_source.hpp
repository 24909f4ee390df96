// The boards of an input and the headers before them, one after the other, before anything is known
// of geometries and rules.
#pragma once

#include <optional>
#include <variant>

#include "line_shape.hpp"
#include "puzzle_header.hpp"
#include "rows.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat {

class BoardSource {
 public:
  /// A board of size 0 stands for the puzzle of a header that has no grid behind it.
  using Item = std::variant<ParsedBoard, PuzzleHeader>;

  explicit BoardSource(LineReader lines) : lines_(std::move(lines)) {}

  /// What the boards to come are: of the `wanted` size, if it is known; where they consist of
  /// several grids, of that geometry, which must outlive them.
  void expect(std::optional<int> wanted, const Geometry* layout);

  /// No value at the end. Throws: TextError for each thing that is no board, after which the next
  /// one can be asked for; InputError, Stopped.
  std::optional<Item> next();

  const std::string& name() const { return lines_.name(); }

 private:
  bool fetch();
  std::optional<Item> from_header();
  ParsedBoard empty_board();
  std::optional<ParsedBoard> from_line();
  std::optional<ParsedBoard> from_layout();
  ParsedBoard from_run();
  void begin_run();
  void gather(std::size_t rows);
  void gather_row();
  void leave_run();
  void break_run();

  LineReader lines_;
  std::optional<int> wanted_;
  const Geometry* layout_ = nullptr;
  std::size_t header_line_ = 0;  ///< of the header that has no board yet; 0: there is none
  std::string_view text_;        ///< of the line that is looked at
  std::size_t line_ = 0;
  LineShape shape_;
  bool refused_ = false;  ///< no text at all: the rest isn't read
  bool again_ = false;    ///< the line has been looked at and not used

  Run run_;
  std::optional<Plan> plan_;  ///< none: outside of a run
  bool broken_ = false;       ///< the rest of the run is skipped
};

}  // namespace sudoku_sat
