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

constexpr std::uint64_t max_samples = 10'000'000;

constexpr Option estimating_options[] = {
    flag("estimate",
         "estimate the number by random samples of the search tree, with a 95 % interval")
        .without("limit by exclude")
        .everywhere(),
    number("samples", "N", "number of samples")
        .usually("10000")
        .between(2, max_samples)
        .with("estimate")
        .everywhere(),
    number("seed", "N", "random seed of the samples").usually("1").with("estimate").everywhere()};

constexpr Option count_output_options[] = {
    choice("f,format", "FORMAT", "line or json; with --by table, csv, json or markdown",
           count_formats)
        .usually("line, table"),
    option::output};

}  // namespace

const Command command_entries::count{
    .name = "count",
    .section = Section::solve,
    .summary = "count solutions exactly, or estimate how many there are",
    .description = "Count the solutions exactly, without listing them, or estimate their number.",
    .example = "sudoku-sat count --empty --rules anti-knight,anti-king,non-consecutive",
    .positional = {"[INPUT...]"},
    .groups = {{input,
                board,
                {"Counting", counting_options},
                {"Counting", by_options},
                {"Estimating", estimating_options},
                {"Output", count_output_options}}}};

}  // namespace sudoku_sat
