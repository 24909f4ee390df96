// family: a benchmark family, its instances and all that is said of them.
#include "app/options.hpp"
#include "registry.hpp"

namespace sudoku_sat {

using namespace app;

namespace {

constexpr std::uint64_t max_count = 1'000'000;

constexpr Option family_board_options[] = {
    {.name = "sizes",
     .argument = "LIST",
     .kind = Kind::list,
     .help = "of the boards, as in 25,36,49",
     .required = true},
    {.name = "open",
     .argument = "SHARES",
     .kind = Kind::text,
     .help = "of the cells that are open: one, as in 0.56, or LEAST:MOST"},
    {.name = "count",
     .argument = "N",
     .kind = Kind::number,
     .help = "boards of each size",
     .usual = "10",
     .least = 1,
     .most = max_count},
    {.name = "seed",
     .argument = "S",
     .kind = Kind::number,
     .help = "the same family for the same seed",
     .usual = "1"},
    with_help(option::range,
              "only boards A to B - 1, from 0, size by size; with --calibrate only these sizes"),
    {.name = "grids",
     .argument = "NAME",
     .kind = Kind::text,
     .help = "full grids: pattern, mixed, latin, jigsaw or drawn",
     .usual = "mixed; with --rules drawn",
     .choices = grid_kind_names},
    {.name = "holes",
     .argument = "NAME",
     .kind = Kind::text,
     .help = "which cells are open: random, balanced, minimal or few",
     .usual = "random",
     .choices = hole_kind_names},
    option::rules,
    {.name = "unsat", .help = "one given of each board is changed so that there is no solution"}};

constexpr Option family_formula_options[] = {
    {.name = "encoding",
     .brief = 'e',
     .argument = "LIST",
     .kind = Kind::list,
     .help = "encodings of `list encodings`",
     .usual = "extended",
     .choices = encoding_names},
    option::amo,
    option::reduce,
    {.name = "scramble",
     .argument = "SEED",
     .kind = Kind::number,
     .help = "variables, clauses and literals shuffled, as by dimacs",
     .excludes = "proofs calibrate times"},
    option::compress,
    {.name = "boards",
     .help = "only the boards, no formulas",
     .excludes = "encoding amo reduce compress scramble unsat calibrate times"}};

constexpr Option difficulty_options[] = {
    {.name = "calibrate",
     .argument = "LIST",
     .kind = Kind::list,
     .help = "only boards that each of these solvers takes --window for",
     .choices = solver_names},
    {.name = "window",
     .argument = "LEAST,MOST",
     .kind = Kind::list,
     .help = "seconds of a machine that propagates 2 million literals in each",
     .usual = "60,3600",
     .needs = "calibrate"},
    {.name = "tries",
     .argument = "N",
     .kind = Kind::number,
     .help = "boards of each size to try",
     .usual = "10 for each wanted, at least 100",
     .least = 1,
     .most = max_count,
     .needs = "calibrate"},
    {.name = "resume",
     .argument = "FILE",
     .kind = Kind::text,
     .help = "keep what was tried in FILE; an interrupted run goes on there",
     .needs = "calibrate"}};

constexpr Option evidence_options[] = {
    {.name = "proofs", .help = "a DRAT proof for each formula", .needs = "unsat"},
    {.name = "budget",
     .argument = "SECONDS",
     .kind = Kind::seconds,
     .help = "work to decide a formula, in the solver's own steps",
     .usual = "60, or the end of --window",
     .needs = "unsat"},
    {.name = "times",
     .argument = "LIST",
     .kind = Kind::list,
     .help = "measure these solvers too, or `installed`, in times.json",
     .choices = solver_names_and_installed},
    {.name = "limit",
     .argument = "SECONDS",
     .kind = Kind::seconds,
     .help = "for each run of --times",
     .usual = "60",
     .needs = "times"}};

constexpr Option family_output_options[] = {
    option::output_directory,
    {.name = "pack",
     .help = "with --range: one file instead of a directory, for --from",
     .needs = "range",
     .hidden = true},
    {.name = "from",
     .argument = "FILE",
     .kind = Kind::text,
     .help = "the family of such files, whose boards are all there is, in their order",
     .repeatable = true,
     .hidden = true},
    with_help(option::jobs, "threads; 0: as many as there are; the files are the same"),
    with_help(option::timeout, "for all of it")};

}  // namespace

const Command command_entries::family{
    .name = "family",
    .section = Section::sat,
    .summary = "make a benchmark family for solvers",
    .description =
        "Make a benchmark family: formulas of boards with open cells, and what is expected.",
    .example = "sudoku-sat family --sizes 16 --open 0.40:0.55 --count 5 --seed 1 -o family",
    .groups = {{{"Boards", family_board_options},
                {"Formulas", family_formula_options},
                {"Difficulty", difficulty_options},
                {"Evidence", evidence_options},
                {"Output", family_output_options}}}};

}  // namespace sudoku_sat
