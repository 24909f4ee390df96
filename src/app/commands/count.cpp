// count: how many solutions, without listing them.
#include "app/options.hpp"
#include "registry.hpp"

namespace sudoku_sat {

using namespace app;

namespace {

Choices count_formats() { return {"line", "json", "table", "csv", "markdown"}; }

constexpr Option by_options[] = {
    text("by", "CELL", "count separately for each value of a cell, e.g. r1c1")
        .once("split")
        .everywhere()};

constexpr Option count_output_options[] = {
    choice("f,format", "FORMAT", "line or json; with --by table, csv, json or markdown",
           count_formats)
        .usually("line, table"),
    option::output};

}  // namespace

const Command command_entries::count{
    .name = "count",
    .section = Section::solve,
    .summary = "count solutions exactly",
    .description = "Count the solutions exactly, without listing them.",
    .example = "sudoku-sat count --empty --rules anti-knight,anti-king,non-consecutive",
    .positional = {"[INPUT...]"},
    .groups = {{input,
                board,
                {"Counting", counting_options},
                {"Counting", by_options},
                {"Output", count_output_options}}}};

}  // namespace sudoku_sat
