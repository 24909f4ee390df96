// family: a benchmark family, its instances and all that is said of them.
#include "app/options.hpp"
#include "registry.hpp"

namespace sudoku_sat {

using namespace app;

namespace {

constexpr std::uint64_t max_count = 1'000'000;

constexpr Option family_board_options[] = {
    list("sizes", "LIST", "of the boards, as in 25,36,49").always(),
    text("open", "SHARES", "of the cells that are open: one, as in 0.56, or LEAST:MOST"),
    number("count", "N", "boards of each size").usually("10").between(1, max_count),
    number("seed", "S", "the same family for the same seed").usually("1"),
    option::range.saying(
        "only boards A to B - 1, from 0, size by size; with --calibrate only these sizes"),
    text("grids", "NAME", "full grids: pattern, mixed, latin, jigsaw or drawn", grid_kind_names)
        .usually("mixed; with --rules drawn"),
    text("holes", "NAME", "which cells are open: random, balanced, minimal or few", hole_kind_names)
        .usually("random"),
    option::rules,
    flag("unsat", "one given of each board is changed so that there is no solution")};

constexpr Option family_formula_options[] = {
    list("e,encoding", "LIST", "encodings of `list encodings`", encoding_names).usually("extended"),
    option::amo,
    option::reduce,
    number("scramble", "SEED", "variables, clauses and literals shuffled, as by dimacs")
        .without("proofs calibrate times"),
    option::compress,
    flag("boards", "only the boards, no formulas")
        .without("encoding amo reduce compress scramble unsat calibrate times")};

constexpr Option difficulty_options[] = {
    list("calibrate", "LIST", "only boards that each of these solvers takes --window for",
         solver_names),
    list("window", "LEAST,MOST", "seconds of a machine that propagates 2 million literals in each")
        .usually("60,3600")
        .with("calibrate"),
    number("tries", "N", "boards of each size to try")
        .usually("10 for each wanted, at least 100")
        .between(1, max_count)
        .with("calibrate"),
    text("resume", "FILE", "keep what was tried in FILE; an interrupted run goes on there")
        .with("calibrate")};

constexpr Option evidence_options[] = {
    flag("proofs", "a DRAT proof for each formula").with("unsat"),
    seconds("budget", "SECONDS", "work to decide a formula, in the solver's own steps")
        .usually("60, or the end of --window")
        .with("unsat"),
    list("times", "LIST", "measure these solvers too, or `installed`, in times.json",
         solver_names_and_installed),
    seconds("limit", "SECONDS", "for each run of --times").usually("60").with("times")};

constexpr Option family_output_options[] = {
    option::output_directory,
    flag("pack", "with --range: one file instead of a directory, for --from")
        .with("range")
        .rarely(),
    text("from", "FILE", "the family of such files, whose boards are all there is, in their order")
        .repeated()
        .rarely(),
    option::jobs.saying("threads; 0: as many as there are; the files are the same"),
    option::timeout.saying("for all of it")};

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
