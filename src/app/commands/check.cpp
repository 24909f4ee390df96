// check: is the puzzle consistent, and if not, which givens are to blame?
#include "app/options.hpp"
#include "registry.hpp"
#include "sudoku_sat/solve.hpp"

namespace sudoku_sat {

using namespace app;

namespace {

constexpr Option check_input_options[] = {
    option::puzzle, option::empty, option::bytes, option::ignore_unknown,
    choice("entries", "[WHAT]",
           "digits that a player has entered in another program: check them (as --entries alone "
           "does), ignore them, with a warning, or take them as givens",
           entry_choices_and_check)
        .usually("ignore")
        .alone("check")
        .everywhere()};

constexpr Option finding_options[] = {
    flag("satisfiable", "only check whether there is a solution, not whether there are several")
        .once("any")
        .without("unique differences")
        .everywhere(),
    flag("smallest", "if there is no solution: the core with the fewest givens").everywhere(),
    number("all", "[LIMIT]", "every minimal core, or at most LIMIT of them")
        .between(1, max_subsets)
        .alone("true")
        .everywhere(),
    flag("repairs", "every minimal set of givens whose removal leaves a solution").everywhere(),
    flag("with-rules",
         "include rules (units, cages, dots, ...) in cores and repairs, and entries of rules in "
         "--redundant")
        .without("with-clues")
        .everywhere(),
    flag("with-clues", "include clues (cages, dots, ...), but not rows, columns and boxes")
        .everywhere(),
    flag("differences",
         "if there are several solutions: the cells in which they differ, and the fewest givens to "
         "add")
        .everywhere(),
    flag("redundant", "list givens that follow from the others").everywhere()};

}  // namespace

const Command command_entries::check{
    .name = "check",
    .section = Section::solve,
    .summary = "check consistency, and find what is to blame",
    .description =
        "Check whether the puzzle is consistent, and if not, which givens conflict or have no "
        "solution together.",
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
