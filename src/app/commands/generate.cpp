// generate: new puzzles with one solution.
#include "sudoku_sat/generate.hpp"
#include "app/options.hpp"
#include "registry.hpp"

namespace sudoku_sat {

using namespace app;

namespace {

Choices symmetry_names() { return names_in(symmetries()); }
Choices technique_names() { return names_in(techniques()); }

constexpr Option generate_options[] = {
    number("n,count", "COUNT", "number of puzzles")
        .usually("1, or one per grid of --solution")
        .from(1)
        .everywhere(),
    number("seed", "S", "random seed; the same seed gives the same puzzles")
        .usually("a different one each time")
        .everywhere(),
    option::range.saying("make only puzzles A to B-1 of these (counted from 0)").with("seed"),
    flag("minimal",
         "no given is redundant (default, except with --techniques or an easier grade, where a "
         "given may stay if removing it makes the puzzle harder)")
        .without("clues fewest")
        .everywhere(),
    number("clues", "K", "exactly K givens; 0 if the rules alone leave one solution")
        .once("givens")
        .up_to(std::uint64_t{max_size} * max_size)
        .without("fewest")
        .everywhere(),
    flag("fewest", "the fewest givens possible for the solution, with proof")
        .without("rating techniques")
        .everywhere(),
    text("pattern", "FILE",
         "only cells that aren't empty in the grid in FILE, marked with a value or x, may have "
         "givens")
        .saying_in_requests(
            "only cells that aren't empty in this grid, marked with a value or x, may have givens")
        .without("fewest")
        .everywhere(),
    text("symmetry", "NAME", "symmetry of the givens' cells: {}", symmetry_names)
        .usually("none")
        .everywhere(),
    text("rating", "NAME",
         "difficulty for people, as `rate` grades it: easy, medium, hard, very-hard or extreme; or "
         "what a solver needs: up (unit propagation), fl (failed literals) or search",
         rating_names)
        .without("techniques")
        .everywhere(),
    list("techniques", "LIST",
         "solvable with only these techniques, e.g. naked-single,hidden-single", technique_names)
        .everywhere(),
    text("needs", "TECHNIQUE",
         "not solvable without this technique, but with it and those of --techniques (without "
         "--techniques: the easier ones); see `list techniques`",
         technique_names)
        .without("fewest rating")
        .everywhere(),
    number("attempts", "N", "give up on a puzzle after N attempts")
        .usually("2000 with --techniques, --needs or a grade below extreme; 1000000 for extreme "
                 "and search; otherwise 100000")
        .from(1)
        .everywhere(),
    text("solution", "FILE", "use these solutions instead of random ones")
        .saying_in_requests("use these solutions, for example one in each line")
        .repeated()
        .everywhere(),
    option::exclude.saying("ignore the solutions in FILE"),
    option::timeout,
    option::jobs.saying(
        "number of threads, or 0 for one per processor; the puzzles do not depend on it")};

}  // namespace

const Command command_entries::generate{
    .name = "generate",
    .section = Section::make,
    .summary = "make new puzzles with one solution",
    .description =
        "Make puzzles with exactly one solution. INPUT is a board with rules; its givens are kept.",
    .example = "sudoku-sat generate --rules anti-knight -n 2 --seed 1",
    .positional = {"[INPUT]"},
    .groups = {{input,
                board,
                {"Generation", generate_options},
                board_output,
                pictures,
                terminal_pictures}}};

}  // namespace sudoku_sat
