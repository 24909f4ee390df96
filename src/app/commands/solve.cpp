// solve: one puzzle or a stream of puzzles.
#include "app/options.hpp"
#include "registry.hpp"

namespace sudoku_sat {

using namespace app;

namespace {

constexpr Option solve_options[] = {
    number("n,solutions", "N", "list up to N distinct solutions; 0: all").usually("1").everywhere(),
    flag("sorted", "sort the solutions by their values").with("solutions=0").everywhere(),
    option::exclude,
    option::expected.everywhere(),
    flag("core", "if there is no solution, a minimal set of givens that allows none")
        .with("format=json"),
    option::jobs.saying(
        "number of threads, or 0 for one per processor; the output does not depend on it")};

}  // namespace

const Command command_entries::solve{.name = "solve",
                                     .section = Section::solve,
                                     .summary = "solve one puzzle or a stream of puzzles",
                                     .description = "Solve one puzzle or a stream of puzzles.",
                                     .example = "sudoku-sat solve --unique puzzles/inkala-2012.txt",
                                     .positional = {"[INPUT...]"},
                                     .groups = {{input,
                                                 board,
                                                 solving_encoding,
                                                 solver,
                                                 uniqueness,
                                                 {"Solving", solve_options},
                                                 board_output,
                                                 pictures,
                                                 terminal_pictures}}};

}  // namespace sudoku_sat
