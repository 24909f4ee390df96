// prove: a certificate for a claim about a puzzle.
#include "app/options.hpp"
#include "registry.hpp"
#include "sudoku_sat/parts.hpp"

namespace sudoku_sat {

using namespace app;

namespace {

Choices claims() {
  return {"unsat", "unique", "impossible:", "minimal", "candidates", "fewest", "count"};
}

constexpr Option claim_options[] = {
    text("claim", "CLAIM",
         "unsat, unique, impossible:r1c2=5, minimal (every given is needed), candidates (the "
         "values of each cell in all solutions), count (how many solutions) or count=N, fewest (no "
         "puzzle with this solution has fewer givens) or fewest=N",
         claims)
        .usually("unsat if there is no solution, otherwise unique")
        .everywhere()};

constexpr Option prove_encoding_options[] = {
    option::encoding
        .saying("an encoding, see `list encodings`, or auto: sums for killers, otherwise what "
                "`solve` would choose")
        .usually("auto"),
    option::amo, option::reencode, option::literal_order};

constexpr Option proof_options[] = {
    flag("trim", "keep only the lemmas that the proof needs (smaller, slower)").everywhere(),
    flag("lrat", "also write the proof as LRAT, for verified checkers").without("cubes cube-file"),
    option::timeout.saying("time limit for the whole run")};

constexpr Option cube_options[] = {
    number("cubes", "N", "split the search into at least N cubes and prove each")
        .between(1, max_cubes)
        .without("cube-file"),
    text("cube-file", "FILE",
         "use the cubes in FILE: lines 'a 1 -2 0' with literals of the formula"),
    flag("in-parts", "write a certificate in parts, which can be verified one by one")
        .with("cubes cube-file"),
    option::jobs.with("cubes cube-file")};

constexpr Option prove_output_options[] = {option::output_directory};

}  // namespace

const Command command_entries::prove{
    .name = "prove",
    .section = Section::prove,
    .summary = "write a certificate for a claim about a puzzle",
    .description =
        "Write a certificate for a claim about a puzzle. `verify` checks it without a solver.",
    .example = "sudoku-sat prove --claim unique puzzles/inkala-2012.txt -o inkala",
    .positional = {"[INPUT]"},
    .groups = {{input,
                board,
                {"Claim", claim_options},
                {"Encoding", prove_encoding_options},
                {"Proof", proof_options},
                {"Cubes", cube_options},
                {"Output", prove_output_options}}}};

}  // namespace sudoku_sat
