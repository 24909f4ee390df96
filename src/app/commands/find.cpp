// find: puzzles of free clues.
#include "sudoku_sat/find.hpp"
#include "app/options.hpp"
#include "registry.hpp"

namespace sudoku_sat {

using namespace app;

namespace {

Choices ratings() { return rating_names(); }

constexpr Option find_options[] = {
    text("clue", "CLUES",
         "clues whose places or numbers are open, such as '2 of renban: line(4)', '3 cages: ?: "
         "area(2..4)' or '4 givens'; can be repeated")
        .repeated()
        .everywhere(),
    flag("minimal", "no clue that was chosen is redundant").everywhere(),
    text("rating", "NAME",
         "difficulty for people, as `rate` grades it: easy, medium, hard, very-hard or extreme; or "
         "what a solver needs: up (unit propagation), fl (failed literals) or search",
         ratings)
        .everywhere(),
    number("n,count", "COUNT", "number of puzzles").usually("1").from(1).everywhere(),
    number("seed", "S", "random seed; the same seed gives the same puzzles")
        .usually("a different one each time")
        .everywhere(),
    number("attempts", "N",
           "give up on a puzzle after N solutions without a suitable choice of clues")
        .usually("1000")
        .from(1)
        .everywhere(),
    option::timeout,
    option::jobs.saying(
        "number of threads, or 0 for one per processor; the puzzles do not depend on it")};

}  // namespace

const Command command_entries::find{
    .name = "find",
    .section = Section::make,
    .summary = "make puzzles of free clues: \"a renban of 4 somewhere\"",
    .description =
        "Choose where clues go and what their numbers are, so that there is one solution. INPUT "
        "is a puzzle file with free clues below `find:`; everything else in it is kept.",
    .example = "sudoku-sat find --size 6 --clue '2 of renban: line(4)' --clue '8 givens' --seed 1",
    .positional = {"[INPUT]"},
    .groups = {{input, board, {"Clues", find_options}, board_output, pictures, terminal_pictures}}};

}  // namespace sudoku_sat
