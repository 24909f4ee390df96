// check: is the puzzle consistent, and if not, which givens are to blame?
#include "app/options.hpp"
#include "registry.hpp"
#include "sudoku_sat/cores.hpp"

namespace sudoku_sat {

using namespace app;

namespace {

constexpr Option check_input_options[] = {
    option::puzzle, option::empty, option::bytes, option::ignore_unknown,
    choice("entries", "[WHAT]",
           "digits entered into another program's puzzle: check them (as --entries alone does), "
           "ignore them, with a warning, or take them as givens",
           entry_choices_and_check)
        .usually("ignore")
        .alone("check")
        .everywhere()};

constexpr Option finding_options[] = {
    flag("any", "whether there is any solution, not whether there are several")
        .without("unique differences")
        .everywhere(),
    flag("smallest", "of a puzzle without solution the core with the fewest givens").everywhere(),
    number("all", "[LIMIT]", "every minimal core; with a LIMIT at most so many")
        .between(1, max_subsets)
        .alone("true")
        .everywhere(),
    flag("repairs", "every minimal set of givens without which there is a solution").everywhere(),
    flag("with-rules",
         "cores and repairs of givens and rules: units, cages, dots, ...; --redundant of "
         "entries of rules too, where there is one solution")
        .without("with-clues")
        .everywhere(),
    flag("with-clues", "likewise of givens and clues: rows, columns and boxes always hold")
        .everywhere(),
    flag("differences",
         "of a puzzle with several solutions the cells in which they differ, and the fewest "
         "further givens that leave one of them")
        .everywhere(),
    flag("redundant", "which givens follow from the others").everywhere()};

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
