// dimacs: the puzzle's CNF for other solvers.
#include "app/options.hpp"
#include "registry.hpp"

namespace sudoku_sat {

using namespace app;

namespace {

Choices givens_forms() { return {"units", "assume", "none"}; }

constexpr Option request_timeout[] = {
    seconds("timeout", "SECONDS", "time limit for each puzzle").in_requests_alone()};

constexpr Option dimacs_encoding_options[] = {
    option::encoding.usually("maple"),
    option::amo,
    option::reduce_formula,
    option::reencode,
    option::literal_order,
    choice("givens", "FORM",
           "how to write the givens: units (unit clauses), assume (an incremental file with a line "
           "of assumptions for each puzzle) or none (rules only)",
           givens_forms)
        .usually("units")
        .everywhere(),
    flag("exclude-solution",
         "solve the puzzle and add a clause that excludes the solution: a model is then a second "
         "solution")
        .everywhere()};

constexpr Option dimacs_output_options[] = {
    flag("names", "add a comment for each variable").everywhere(),
    flag("annotate",
         "add a comment before each clause: its family, its meaning, its literals. Not for "
         "checking binary proofs: drat-trim reads such comments as empty clauses")
        .everywhere(),
    flag("show",
         "add the line `c p show ... 0` with the cells' variables, so that model counters count "
         "grids")
        .everywhere(),
    option::scramble
        .saying("shuffle variables, clauses and literals by SEED; decode undoes it. "
                "Keeps all clauses in memory (4 bytes per literal, 12 per clause)")
        .everywhere(),
    option::numbering.without("scramble").everywhere(),
    text("split", "DIR",
         "write one file per puzzle into a new or empty directory, completely or not at all")
        .without("output"),
    option::compress.saying("compress the files of --split: {}").with("split"),
    text("certified", "DIR",
         "write the formula into a new or empty directory with what `verify` needs to check that "
         "its models are the puzzle's solutions")
        .without("output split exclude-solution names annotate show scramble numbering"),
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
