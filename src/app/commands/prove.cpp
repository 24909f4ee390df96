// prove: a certificate for a claim about a puzzle.
#include "app/options.hpp"
#include "registry.hpp"
#include "sudoku_sat/parts.hpp"

namespace sudoku_sat {

using namespace app;

namespace {

Choices claims() { return {"unsat", "unique", "impossible:", "fewest"}; }

constexpr Option claim_options[] = {
    text("claim", "CLAIM",
         "unsat, unique, impossible:r1c2=5, or fewest: no puzzle with this solution has fewer "
         "givens",
         claims)
        .usually("unsat where there is no solution, else unique")
        .everywhere()};

constexpr Option prove_encoding_options[] = {option::encoding.usually("extended"), option::amo};

constexpr Option proof_options[] = {
    flag("trim", "keep only the lemmas that the proof needs").everywhere(),
    flag("lrat", "write the proof as LRAT too, where the linked CaDiCaL can (1.5.3 can't)")
        .without("cubes cube-file"),
    option::timeout.saying("for all of it")};

constexpr Option cube_options[] = {
    number("cubes", "N", "prove the claim in at least so many parts of the search")
        .between(1, max_cubes)
        .without("cube-file"),
    text("cube-file", "FILE",
         "the parts are these cubes of the formula's literals: lines 'a 1 -2 0'"),
    flag("in-parts", "a certificate in parts, which can be verified one by one")
        .with("cubes cube-file"),
    option::jobs.with("cubes cube-file")};

constexpr Option prove_output_options[] = {option::output_directory};

}  // namespace

const Command command_entries::prove{
    .name = "prove",
    .section = Section::prove,
    .summary = "write a certificate for a claim about a puzzle",
    .description =
        "Write a certificate for a claim about a puzzle, which `verify` can check "
        "without a solver.",
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
