// compare: sizes, strength and solving times of encodings side by side.
#include "app/options.hpp"
#include "registry.hpp"

namespace sudoku_sat {

using namespace app;

namespace {

Choices compare_formats() {
  return {"table", "csv", "json", "markdown", "svg", "png", "pdf", "tex", "html"};
}
Choices plot_names() { return {"bars", "growth", "cactus", "scatter", "matrix", "usual"}; }

constexpr std::uint64_t max_runs = 1000;
constexpr std::uint64_t max_states = 1'000'000;
constexpr std::uint64_t max_models = 100'000'000;
constexpr std::string_view family_boards = "grids holes open";
constexpr std::string_view random_boards = "grids holes open each-rule";
constexpr std::string_view drawn = "plot format=svg format=png format=pdf format=tex format=html";

constexpr Option compare_board_options[] = {
    list("sizes", "LIST", "empty boards of these sizes, instead of an input")
        .usually("9")
        .without("size puzzle INPUT")
        .everywhere(),
    flag("each-rule",
         "the empty board with each rule in turn, instead of an input; data that a rule needs are "
         "drawn at random")
        .without("rules empty grids holes open givens puzzle INPUT")
        .everywhere(),
    text("grids", "KIND",
         "boards of a family instead of empty ones: full grids of the kind pattern, mixed, "
         "latin, jigsaw or drawn, with open cells",
         grid_kind_names)
        .usually("mixed, with --rules drawn")
        .once("boards")
        .without("empty puzzle INPUT")
        .everywhere(),
    text("holes", "KIND", "how the open cells are chosen: random, balanced, minimal or few",
         hole_kind_names)
        .usually("random")
        .without("empty puzzle INPUT givens")
        .everywhere(),
    text("open", "SHARE", "share of open cells (random and balanced only), e.g. 0.45")
        .without("empty puzzle INPUT givens")
        .everywhere(),
    number("count", "N", "number of boards of each size")
        .usually("10")
        .between(1, 100'000)
        .with(family_boards)
        .everywhere(),
    number("seed", "N", "random seed for the boards").usually("1").with(random_boards).everywhere(),
    list("givens", "LIST",
         "measure each puzzle with these numbers of givens, taken from its solution, its own first")
        .with("INPUT puzzle empty grids")
        .everywhere()};

constexpr Option compared_options[] = {
    list("e,encodings", "LIST",
         "encodings, see `list encodings`, or all; auto: extended for killers, otherwise what "
         "`solve` would choose",
         encoding_names_auto_and_all)
        .usually("all")
        .everywhere(),
    list("amo", "LIST", "at-most-one methods, see `list amo`, or all", amo_names_and_all)
        .usually("pairwise")
        .everywhere(),
    list("reduce", "LIST", "none, givens, unit-propagation, probe, or all", reduction_names_and_all)
        .usually("none")
        .everywhere(),
    option::reencode_list,
    option::literal_order_list.saying(
        "with order: the orders of a constraint's literals: {}; random without a seed is another "
        "order for each of --seeds")};

constexpr Option measured_options[] = {
    flag("solve", "measure solving times and solver statistics").everywhere(),
    list("solvers", "LIST",
         "solvers, see `list solvers`, or all that are installed; implies --solve",
         solver_names_and_all)
        .usually("in-process"),
    flag("proof-size", "measure the proof of uniqueness: lemmas and bytes")
        .once("proofs")
        .everywhere(),
    number("consistency", "[STATES]",
           "measure how much of what a constraint excludes unit propagation excludes, over STATES "
           "states of each constraint (by default 100)")
        .alone("true")
        .between(1, max_states)
        .everywhere(),
    number("completeness", "[STATES]",
           "measure how many of the literals that the formula implies unit propagation finds, over "
           "STATES states (by default 100)")
        .alone("true")
        .between(1, max_states)
        .everywhere(),
    number("models", "[LIMIT]",
           "count the models of the formula and the solutions of the puzzle, of puzzles with at "
           "most LIMIT solutions (by default 10000)")
        .alone("true")
        .between(1, max_models)
        .everywhere(),
    number("runs", "N", "how often each solver runs on each puzzle")
        .usually("1")
        .between(1, max_runs)
        .with("solve solvers")
        .without("seeds")
        .everywhere(),
    number("seeds", "N",
           "run each solver on N scrambled formulas of each puzzle (`dimacs --scramble` 1 to N); "
           "implies --solve")
        .between(1, max_runs)
        .everywhere(),
    flag("paired",
         "test each row against the first one, puzzle by puzzle, or run by run on a single puzzle "
         "(with --seeds always)")
        .with("solve solvers runs seeds from")
        .everywhere(),
    flag("virtual", "add the virtual best and the virtual worst of all rows, run by run")
        .with("solve solvers runs seeds from")
        .everywhere(),
    option::timeout.saying("time limit for each run, each proof and each measurement of strength")};

constexpr Option compare_part_options[] = {
    option::range.saying("measure only pieces A to B-1 (counted from 0) and write a line for each"),
    text("resume", "FILE",
         "write each run to FILE as it ends, a line of JSON, and take those that are there already "
         "from an interrupted comparison")
        .without("range from"),
    text("from", "FILE",
         "read measured pieces instead of measuring; all pieces, in any number of files")
        .repeated()
        .rarely()};

constexpr Option compare_output_options[] = {
    list("columns", "LIST",
         "columns by their names in CSV, or all; the row's name always comes first. A table too "
         "wide for the terminal is split")
        .usually("all; in a table, as many as fit the terminal")
        .everywhere(),
    text("matrix", "COLUMN",
         "show this column as a table: a row for each encoding, a column for each solver, or for "
         "each at-most-one method if there is one solver; a row for each rule if boards differ in "
         "their rules")
        .without("columns format=svg format=png format=pdf format=tex format=html"),
    choice("f,format", "FORMAT", "{}", compare_formats).usually("table; with --plot svg"),
    choice("plot", "PLOT",
           "chart: bars, growth (over sizes or givens), cactus (how many puzzles within which "
           "time), scatter (the first setting against the others, puzzle by puzzle), matrix (each "
           "encoding with each at-most-one method), or usual: the most informative one",
           plot_names)
        .usually("usual")
        .without("matrix format=table format=csv format=json format=markdown")
        .everywhere(),
    choice("theme", "THEME", "theme of a chart: light, dark or auto (follows the reader's system)",
           themes)
        .usually("light; html: auto")
        .usually_in_requests("auto")
        .with(drawn)
        .everywhere(),
    number("width", "MM",
           "draw a figure for a paper, this many millimetres wide, with letters of about 7 points; "
           "without a title")
        .usually("a page as large as a slide")
        .between(60, 400)
        .with(drawn)
        .everywhere(),
    option::output};

}  // namespace

const Command command_entries::compare{
    .name = "compare",
    .section = Section::sat,
    .summary = "compare size, strength and solving times of encodings",
    .description = "Compare size, strength and solving times of encodings side by side.",
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
