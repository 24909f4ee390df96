// What pictures are drawn on and with: the options of all commands that write boards.
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

  /// The options of the line, for this format; null: JSON. Throws: UsageError where one of them is
  /// about pictures and the format draws none.
  static PictureOptions of(const CommandLine& line, const Format* format);
};

/// --theme.
void add_theme_option(CommandLine& line);
/// --theme, --no-caption.
void add_picture_options(CommandLine& line);
/// --page, --per-page; `behind`: what the help says of the pages that follow.
void add_page_options(CommandLine& line, const std::string& behind = ", followed by the solutions");

/// "grid, line, csv, puzzle, json, svg, ...": the formats of boards, for a help text.
std::string format_names();

}  // namespace sudoku_sat::cli
