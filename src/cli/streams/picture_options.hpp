// Paper, theme and size of pictures: the options of all commands that write boards.
#pragma once

#include <optional>

#include "cli/command_line.hpp"
#include "sudoku_sat/formats.hpp"

namespace sudoku_sat::cli {

struct PictureOptions {
  Theme theme = Theme::light;
  bool caption = true;
  const Paper* paper = nullptr;     ///< null: a picture for each puzzle
  std::optional<int> on_page = {};  ///< of --page
};

/// The options of pictures in this format; null: JSON or text.
PictureOptions picture_options(const CommandLine& line, const Format* format);

}  // namespace sudoku_sat::cli
