// HTML follows the reader's theme unless told otherwise, like other pages; other pictures are
// light, like paper.
#include "picture_options.hpp"

#include <algorithm>

#include "app/formulation.hpp"

namespace sudoku_sat::cli {

namespace {

const Paper* paper_named(const std::string& name) {
  const auto all = papers();
  return &*std::find_if(all.begin(), all.end(),
                        [&](const Paper& paper) { return paper.name == name; });
}

}  // namespace

PictureOptions picture_options(const CommandLine& line, const Format* format) {
  PictureOptions options;
  if (format != nullptr && format->name == "html") options.theme = Theme::automatic;
  if (const auto name = line.get("theme")) options.theme = app::theme_named(*name);
  options.caption = !line.has("no-caption");
  if (const auto name = line.get("page")) options.paper = paper_named(*name);
  if (const auto number = line.number("per-page")) options.on_page = static_cast<int>(*number);
  return options;
}

}  // namespace sudoku_sat::cli
