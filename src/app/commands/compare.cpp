// compare: sizes, strength and solving times of encodings side by side.
#include "app/options.hpp"
#include "registry.hpp"

namespace sudoku_sat {

using namespace app;

namespace {

Choices compare_formats() { return {"table", "csv", "json", "markdown", "svg"}; }
Choices plot_names() { return {"bars", "growth", "cactus", "scatter", "matrix", "usual"}; }

constexpr std::uint64_t max_runs = 1000;
constexpr std::string_view family_boards = "boards holes open";

constexpr Option compare_board_options[] = {
    {.name = "sizes",
     .argument = "LIST",
     .kind = Kind::list,
     .help = "without an input: boards of these sizes, empty ones",
     .usual = "9",
     .excludes = "size puzzle INPUT",
     .front = Front::both},
    {.name = "boards",
     .argument = "KIND",
     .kind = Kind::text,
     .help = "boards of a family instead of empty ones: full grids of the kind pattern, mixed, "
             "latin, jigsaw or drawn, with open cells",
     .usual = "mixed, with --rules drawn",
     .choices = grid_kind_names,
     .excludes = "empty puzzle INPUT"},
    {.name = "holes",
     .argument = "KIND",
     .kind = Kind::text,
     .help = "how these are chosen: random, balanced, minimal or few",
     .usual = "random",
     .choices = hole_kind_names,
     .excludes = "empty puzzle INPUT givens"},
    {.name = "open",
     .argument = "SHARE",
     .kind = Kind::text,
     .help = "the share of open cells of random and balanced, as in 0.45",
     .excludes = "empty puzzle INPUT givens"},
    {.name = "count",
     .argument = "N",
     .kind = Kind::number,
     .help = "how many boards of each size",
     .usual = "10",
     .least = 1,
     .most = 100'000,
     .needs = family_boards},
    {.name = "seed",
     .argument = "N",
     .kind = Kind::number,
     .help = "for other boards",
     .usual = "1",
     .needs = family_boards},
    {.name = "givens",
     .argument = "LIST",
     .kind = Kind::list,
     .help = "each puzzle with these numbers of givens, taken from its solution: its own first",
     .needs = "INPUT puzzle empty boards"}};

constexpr Option compared_options[] = {{.name = "encodings",
                                        .argument = "LIST",
                                        .kind = Kind::list,
                                        .help = "encodings of `list encodings`, or all",
                                        .usual = "all",
                                        .choices = encoding_names_and_all,
                                        .front = Front::both},
                                       {.name = "amo",
                                        .argument = "LIST",
                                        .kind = Kind::list,
                                        .help = "at-most-one methods of `list amo`, or all",
                                        .usual = "pairwise",
                                        .choices = amo_names_and_all,
                                        .front = Front::both},
                                       {.name = "reduce",
                                        .argument = "LIST",
                                        .kind = Kind::list,
                                        .help = "none, givens, units, probe, or all",
                                        .usual = "none",
                                        .choices = reduction_names_and_all,
                                        .front = Front::both}};

constexpr Option measured_options[] = {
    {.name = "solve", .help = "solving times and the solver's figures", .front = Front::both},
    {.name = "solvers",
     .argument = "LIST",
     .kind = Kind::list,
     .help = "solvers of `list solvers`, or all that are installed; solves, too",
     .usual = "in-process",
     .choices = solver_names_and_all},
    {.name = "proofs", .help = "the proof of uniqueness: its lemmas and bytes"},
    {.name = "runs",
     .argument = "N",
     .kind = Kind::number,
     .help = "how often each solver runs on each puzzle",
     .usual = "1",
     .least = 1,
     .most = max_runs,
     .needs = "solve solvers",
     .excludes = "seeds"},
    {.name = "seeds",
     .argument = "N",
     .kind = Kind::number,
     .help = "each solver runs on N scrambled formulas of each puzzle: the orders of `dimacs "
             "--scramble` 1 to N",
     .least = 1,
     .most = max_runs,
     .needs = "solve solvers"},
    with_help(option::timeout, "for each run, each proof and each measurement of strength")};

constexpr Option compare_part_options[] = {
    with_help(option::range, "measure pieces A to B - 1 alone, from 0, and write a line for each"),
    {.name = "from",
     .argument = "FILE",
     .kind = Kind::text,
     .help = "instead of measuring, such lines; all pieces, in any number of files",
     .repeatable = true,
     .hidden = true}};

constexpr Option compare_output_options[] = {
    {.name = "columns",
     .argument = "LIST",
     .kind = Kind::list,
     .help = "columns by their names in CSV; all: all of them. On a terminal too narrow for them "
             "they come in blocks",
     .usual = "all; in a table as many as the terminal is wide",
     .front = Front::both},
    {.name = "matrix",
     .argument = "COLUMN",
     .kind = Kind::text,
     .help = "one table of this figure: a line for each encoding, a column for each solver",
     .needs = "solve solvers from",
     .excludes = "columns format=svg"},
    {.name = "format",
     .brief = 'f',
     .argument = "FORMAT",
     .kind = Kind::choice,
     .help = "{}",
     .usual = "table; with --plot svg",
     .choices = compare_formats},
    {.name = "plot",
     .argument = "PLOT",
     .kind = Kind::choice,
     .help =
         "of -f svg: bars, growth (over sizes or givens), cactus (how many puzzles within which "
         "time), scatter (the first setting against the others, puzzle by puzzle), matrix (each "
         "encoding with each at-most-one method), or usual: what shows most",
     .usual = "usual",
     .choices = plot_names,
     .excludes = "matrix format=table format=csv format=json format=markdown",
     .front = Front::both},
    {.name = "theme",
     .argument = "THEME",
     .kind = Kind::choice,
     .help = "of -f svg: light, dark or auto, what the reader's system is set to",
     .usual = "light",
     .usual_in_requests = "auto",
     .choices = themes,
     .needs = "plot format=svg",
     .front = Front::both},
    option::output};

}  // namespace

const Command command_entries::compare{
    .name = "compare",
    .section = Section::sat,
    .summary = "sizes, strength and solving times of encodings side by side",
    .description = "Sizes, strength and solving times of encodings side by side.",
    .example = "sudoku-sat compare --encodings minimal,extended --solve puzzles/inkala-2012.txt",
    .positional = {"[INPUT...]"},
    .groups = {{input,
                board,
                {"Board", compare_board_options},
                {"What to compare", compared_options},
                {"What to measure, besides size and strength", measured_options},
                {"In parts", compare_part_options},
                {"Output", compare_output_options}}}};

}  // namespace sudoku_sat
