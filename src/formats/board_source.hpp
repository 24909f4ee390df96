// The boards of an input, one after the other, before anything is known of geometries and rules.
#pragma once

#include <optional>

#include "line_shape.hpp"
#include "rows.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat {

class BoardSource {
 public:
  BoardSource(LineReader lines, std::optional<int> wanted)
      : lines_(std::move(lines)), wanted_(wanted) {}

  /// No value at the end. Throws: TextError for each thing that is no board, after which the next
  /// one can be asked for; InputError, Stopped.
  std::optional<ParsedBoard> next();

  const std::string& name() const { return lines_.name(); }

 private:
  bool fetch();
  std::optional<ParsedBoard> from_line();
  ParsedBoard from_run();
  void begin_run();
  void gather(std::size_t rows);
  void gather_row();
  void leave_run();
  void break_run();

  LineReader lines_;
  std::optional<int> wanted_;
  std::string_view text_;  ///< of the line that is looked at
  std::size_t line_ = 0;
  LineShape shape_;
  bool refused_ = false;  ///< no text at all: the rest isn't read
  bool again_ = false;    ///< the line has been looked at and not used

  Run run_;
  std::optional<Plan> plan_;  ///< none: outside of a run
  bool broken_ = false;       ///< the rest of the run is skipped
};

}  // namespace sudoku_sat
