// solve: one puzzle or a stream of puzzles.
#include "app/options.hpp"
#include "registry.hpp"

namespace sudoku_sat {

using namespace app;

namespace {

constexpr Option solve_options[] = {
    {.name = "solutions",
     .brief = 'n',
     .argument = "N",
     .kind = Kind::number,
     .help = "list up to N distinct solutions; 0: all",
     .usual = "1",
     .front = Front::both},
    {.name = "sorted", .help = "in the order of the solutions' values", .needs = "solutions=0"},
    option::exclude,
    with_help(option::jobs, "threads; 0: as many as there are; the output is the same")};

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
