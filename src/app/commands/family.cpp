// family: a benchmark family, its instances and their descriptions.
#include "app/options.hpp"
#include "registry.hpp"

namespace sudoku_sat {

using namespace app;

namespace {

constexpr std::uint64_t max_count = 1'000'000;

constexpr Option family_board_options[] = {
    list("sizes", "LIST", "sizes of the boards, e.g. 25,36,49").always(),
    text("open", "SHARES", "share of open cells, e.g. 0.56, or a range LEAST:MOST"),
    number("count", "N", "number of boards of each size").usually("10").between(1, max_count),
    number("seed", "S", "random seed; the same seed gives the same family").usually("1"),
    option::range.saying("only boards A to B-1, counted from 0 through all sizes; with "
                         "--calibrate, only these sizes"),
    text("grids", "NAME", "full grids: pattern, mixed, latin, jigsaw or drawn", grid_kind_names)
        .usually("mixed; with --rules drawn"),
    text("holes", "NAME", "which cells are open: random, balanced, minimal or few", hole_kind_names)
        .usually("random"),
    option::rules,
    flag("unsat", "change one given of each board so that there is no solution")};

constexpr Option family_formula_options[] = {
    list("e,encodings", "LIST",
         "encodings, see `list encodings`; auto: extended for killers, otherwise what "
         "`solve` would choose",
         encoding_names_and_auto)
        .usually("maple")
        .once("encoding"),
    option::amo,
    option::reduce_formula,
    option::reencode_list,
    option::literal_order_list,
    number("scramble", "SEED", "shuffle variables, clauses and literals as dimacs does")
        .without("proofs calibrate times"),
    option::compress,
    flag("no-formulas", "write only boards")
        .once("boards")
        .without("encodings amo reduce reencode compress scramble unsat calibrate times")};

constexpr Option difficulty_options[] = {
    list("calibrate", "LIST",
         "keep only boards that take each of these solvers a time within --window", solver_names),
    list("window", "LEAST,MOST",
         "in seconds of a machine that propagates 2 million literals per second")
        .usually("60,3600")
        .with("calibrate"),
    number("tries", "N", "boards of each size to try")
        .usually("10 per wanted board, at least 100")
        .between(1, max_count)
        .with("calibrate"),
    text("resume", "FILE", "record tried boards in FILE, so that an interrupted run can continue")
        .with("calibrate")};

constexpr Option evidence_options[] = {
    flag("proofs", "write a DRAT proof for each formula").with("unsat"),
    seconds("budget", "SECONDS", "limit for deciding a formula, counted in the solver's own steps")
        .usually("60, or the end of --window")
        .with("unsat"),
    list("times", "LIST",
         "also measure these solvers (`installed`: all of them) and write times.json",
         solver_names_and_installed),
    seconds("run-timeout", "SECONDS", "time limit for each run of --times")
        .usually("60")
        .with("times")
        .once("limit")};

constexpr Option family_output_options[] = {
    option::output_directory,
    flag("pack", "with --range: write one file instead of a directory, for --from")
        .with("range")
        .rarely(),
    text("from", "FILE", "assemble the family from these pack files, given in order")
        .repeated()
        .rarely(),
    option::jobs.saying(
        "number of threads, or 0 for one per processor; the files do not depend on it"),
    option::timeout.saying("time limit for the whole run")};

}  // namespace

const Command command_entries::family{
    .name = "family",
    .section = Section::sat,
    .summary = "make a benchmark family for solvers",
    .description =
        "Make a benchmark family: boards with open cells, their formulas and the expected results.",
    .example = "sudoku-sat family --sizes 16 --open 0.40:0.55 --count 5 --seed 1 -o family",
    .groups = {{{"Boards", family_board_options},
                {"Formulas", family_formula_options},
                {"Difficulty", difficulty_options},
                {"Evidence", evidence_options},
                {"Output", family_output_options}}}};

}  // namespace sudoku_sat
