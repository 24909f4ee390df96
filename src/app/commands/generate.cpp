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
    {.name = "count",
     .brief = 'n',
     .argument = "COUNT",
     .kind = Kind::number,
     .help = "so many puzzles",
     .usual = "1, or one for each grid of --solution",
     .least = 1},
    {.name = "seed",
     .argument = "S",
     .kind = Kind::number,
     .help = "the same puzzles for the same seed",
     .usual = "another one each time"},
    needing(with_help(option::range,
                      "of these puzzles only those numbered A to B - 1, the first one is 0"),
            "seed"),
    {.name = "minimal",
     .help = "no given can be dropped (default; with --techniques or a grade below extreme only "
             "where it is asked for: else none without which the puzzle is not harder)",
     .excludes = "clues fewest"},
    {.name = "clues",
     .argument = "K",
     .kind = Kind::number,
     .help = "exactly K givens",
     .most = std::uint64_t{max_size} * max_size,
     .excludes = "fewest"},
    {.name = "fewest",
     .help = "the fewest givens that any puzzle with the same solution has, proved",
     .excludes = "rating techniques"},
    {.name = "symmetry",
     .argument = "NAME",
     .kind = Kind::text,
     .help = "of the givens' cells: {}",
     .usual = "none",
     .choices = symmetry_names},
    {.name = "rating",
     .argument = "NAME",
     .kind = Kind::text,
     .help = "how hard it is for people: easy, medium, hard, very-hard or extreme (as `rate` "
             "tells); or what a solver needs: up (unit propagation), fl (failed literals), search "
             "(more)",
     .choices = rating_names,
     .excludes = "techniques"},
    {.name = "techniques",
     .argument = "LIST",
     .kind = Kind::list,
     .help = "these of `list techniques` are enough, as in naked-single,hidden-single",
     .choices = technique_names},
    {.name = "attempts",
     .argument = "N",
     .kind = Kind::number,
     .help = "give a puzzle up after so many",
     .usual = "2000 with --techniques or a grade below extreme, else 100000",
     .least = 1},
    {.name = "solution",
     .argument = "FILE",
     .kind = Kind::text,
     .help = "the solutions, instead of random ones",
     .repeatable = true},
    with_help(option::exclude, "solutions that don't count"),
    option::timeout,
    with_help(option::jobs,
              "threads; 0: as many as the machine has; the puzzles don't depend on it")};

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
