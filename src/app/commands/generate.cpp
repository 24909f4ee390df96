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
    number("n,count", "COUNT", "so many puzzles")
        .usually("1, or one for each grid of --solution")
        .from(1),
    number("seed", "S", "the same puzzles for the same seed").usually("another one each time"),
    option::range.saying("of these puzzles only those numbered A to B - 1, the first one is 0")
        .with("seed"),
    flag("minimal",
         "no given can be dropped (default; with --techniques or a grade below extreme only "
         "where it is asked for: else none without which the puzzle is not harder)")
        .without("clues fewest"),
    number("clues", "K", "exactly K givens")
        .up_to(std::uint64_t{max_size} * max_size)
        .without("fewest"),
    flag("fewest", "the fewest givens that any puzzle with the same solution has, proved")
        .without("rating techniques"),
    text("symmetry", "NAME", "of the givens' cells: {}", symmetry_names).usually("none"),
    text("rating", "NAME",
         "how hard it is for people: easy, medium, hard, very-hard or extreme (as `rate` "
         "tells); or what a solver needs: up (unit propagation), fl (failed literals), search "
         "(more)",
         rating_names)
        .without("techniques"),
    list("techniques", "LIST",
         "these of `list techniques` are enough, as in naked-single,hidden-single",
         technique_names),
    number("attempts", "N", "give a puzzle up after so many")
        .usually("2000 with --techniques or a grade below extreme, else 100000")
        .from(1),
    text("solution", "FILE", "the solutions, instead of random ones").repeated(),
    option::exclude.saying("solutions that don't count"),
    option::timeout,
    option::jobs.saying("threads; 0: as many as the machine has; the puzzles don't depend on it")};

}  // namespace

const Command command_entries::generate{
    .name = "generate",
    .section = Section::make,
    .summary = "make new puzzles, each with one solution",
    .description = "Make puzzles with one solution. INPUT: a board with rules, whose givens hold.",
    .example = "sudoku-sat generate --rules anti-knight -n 2 --seed 1",
    .positional = {"[INPUT]"},
    .groups = {{input,
                board,
                {"Generation", generate_options},
                board_output,
                pictures,
                terminal_pictures}}};

}  // namespace sudoku_sat
