// candidates: the values that each cell takes in at least one solution.
#include "app/options.hpp"
#include "registry.hpp"

namespace sudoku_sat {

using namespace app;

namespace {

Choices candidates_formats() {
  Choices known = picture_formats({"grid", "line", "json"});
  known.insert(known.end(), {"table", "csv", "markdown"});
  return known;
}

constexpr Option candidates_options[] = {
    counting_options[0].with("counts"),
    option::exclude,
    counting_options[2].with("counts"),
    option::jobs.with("counts"),
    option::timeout,
    flag("counts", "show in how many solutions each value occurs, counting up to --limit")
        .without("picture")
        .everywhere()};

constexpr Option candidates_output_options[] = {
    choice("f,format", "FORMAT",
           "grid, line (pencil marks: N characters per cell), json, svg, png, pdf, tex or html; "
           "with --counts table, csv, json or markdown",
           candidates_formats)
        .usually("grid, table"),
    option::output};

}  // namespace

const Command command_entries::candidates{
    .name = "candidates",
    .section = Section::solve,
    .summary = "show the values that each cell takes in at least one solution",
    .description = "Show the values that each cell takes in at least one solution.",
    .example = "sudoku-sat candidates puzzles/trouble/two-solutions.txt",
    .positional = {"[INPUT...]"},
    .groups = {{input,
                board,
                {"Counting", candidates_options},
                {"Output", candidates_output_options},
                pictures,
                terminal_pictures}}};

}  // namespace sudoku_sat
