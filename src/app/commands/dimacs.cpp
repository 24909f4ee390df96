// dimacs: the puzzle's CNF for other solvers.
#include "app/options.hpp"
#include "registry.hpp"

namespace sudoku_sat {

using namespace app;

namespace {

Choices givens_forms() { return {"units", "assume", "none"}; }

constexpr Option request_timeout[] = {
    seconds("timeout", "SECONDS", "for each puzzle").in_requests_alone()};

constexpr Option dimacs_encoding_options[] = {
    option::encoding.usually("maple"), option::amo, option::reduce,
    choice("givens", "FORM",
           "units: a unit clause each; assume: incremental file, a line of assumptions for each "
           "puzzle of one board; none: rules only",
           givens_forms)
        .usually("units"),
    flag("exclude-solution",
         "also a clause that excludes a solution: a model is another one, and there is none "
         "where the solution is unique")};

constexpr Option dimacs_output_options[] = {
    flag("names", "a comment for each variable").everywhere(),
    flag("annotate",
         "a comment before each clause: its family, what it says, its literals. For reading "
         "and solving, not for checking binary proofs: drat-trim takes comments between "
         "clauses for empty clauses"),
    flag("show",
         "the line `c p show ... 0`, before the problem line, that makes model counters count "
         "grids: the variables of the cells, not auxiliary ones nor those of rules"),
    option::scramble.saying(
        "variables, clauses and literals in an order drawn from SEED, which decode undoes; "
        "all clauses are kept in memory, 4 bytes for each literal and 12 for each clause"),
    text("split", "DIR",
         "a file for each puzzle in a new or empty directory, written whole or not at all; "
         "their names sort as the puzzles come")
        .without("output"),
    option::compress.saying("of the files of --split: {}").with("split"),
    option::output};

}  // namespace

const Command command_entries::dimacs{
    .name = "dimacs",
    .section = Section::sat,
    .summary = "write the puzzle's CNF for other solvers",
    .description = "Write the puzzle's CNF in DIMACS format, for other solvers.",
    .example = "sudoku-sat dimacs -e extended puzzles/inkala-2012.txt > inkala.cnf",
    .positional = {"[INPUT]"},
    .groups = {{input,
                board,
                {"Encoding", dimacs_encoding_options},
                {"Solving", request_timeout},
                {"Output", dimacs_output_options}}}};

}  // namespace sudoku_sat
