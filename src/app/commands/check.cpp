// check: is the puzzle consistent, and if not, which givens are to blame?
#include "app/options.hpp"
#include "registry.hpp"
#include "sudoku_sat/cores.hpp"

namespace sudoku_sat {

using namespace app;

namespace {

constexpr Option check_input_options[] = {
    option::puzzle,
    option::empty,
    option::bytes,
    option::ignore_unknown,
    {.name = "entries",
     .argument = "[WHAT]",
     .kind = Kind::choice,
     .help = "digits entered into another program's puzzle: check them (as --entries alone does), "
             "ignore them, with a warning, or take them as givens",
     .usual = "ignore",
     .choices = entry_choices_and_check,
     .bare = "check",
     .front = Front::both}};

constexpr Option finding_options[] = {
    {.name = "any",
     .help = "whether there is any solution, not whether there are several",
     .excludes = "unique differences",
     .front = Front::both},
    {.name = "smallest",
     .help = "of a puzzle without solution the core with the fewest givens",
     .front = Front::both},
    {.name = "all",
     .argument = "[LIMIT]",
     .kind = Kind::number,
     .help = "every minimal core; with a LIMIT at most so many",
     .least = 1,
     .most = max_subsets,
     .bare = "true",
     .front = Front::both},
    {.name = "repairs",
     .help = "every minimal set of givens without which there is a solution",
     .front = Front::both},
    {.name = "with-rules",
     .help = "cores and repairs of givens and rules: units, cages, dots, ...; --redundant of "
             "entries of rules too, where there is one solution",
     .excludes = "with-clues",
     .front = Front::both},
    {.name = "with-clues",
     .help = "likewise of givens and clues: rows, columns and boxes always hold",
     .front = Front::both},
    {.name = "differences",
     .help = "of a puzzle with several solutions the cells in which they differ, and the fewest "
             "further givens that leave one of them",
     .front = Front::both},
    {.name = "redundant", .help = "which givens follow from the others", .front = Front::both}};

}  // namespace

const Command command_entries::check{
    .name = "check",
    .section = Section::solve,
    .summary = "is the puzzle consistent, and which givens are to blame if not",
    .description =
        "Is the puzzle consistent? If not, which givens conflict, or which cannot stand "
        "together?",
    .example = "sudoku-sat check puzzles/trouble/conflicting-pair.txt",
    .positional = {"[INPUT...]"},
    .groups = {{{"Input", check_input_options},
                board,
                {"Findings", finding_options},
                solving_encoding,
                solver,
                uniqueness,
                board_output,
                pictures,
                terminal_pictures}}};

}  // namespace sudoku_sat
