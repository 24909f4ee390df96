// prove: a certificate for a claim about a puzzle.
#include "app/options.hpp"
#include "registry.hpp"
#include "sudoku_sat/cubes.hpp"

namespace sudoku_sat {

using namespace app;

namespace {

Choices claims() { return {"unsat", "unique", "impossible:", "fewest"}; }

constexpr Option claim_options[] = {
    {.name = "claim",
     .argument = "CLAIM",
     .kind = Kind::text,
     .help = "unsat, unique, impossible:r1c2=5, or fewest: no puzzle with this solution has fewer "
             "givens",
     .usual = "unsat where there is no solution, else unique",
     .choices = claims,
     .front = Front::both}};

constexpr Option prove_encoding_options[] = {with_usual(option::encoding, "extended"), option::amo};

constexpr Option proof_options[] = {
    {.name = "trim", .help = "keep only the lemmas that the proof needs", .front = Front::both},
    {.name = "lrat",
     .help = "write the proof as LRAT too, where the linked CaDiCaL can (1.5.3 can't)",
     .excludes = "cubes cube-file"},
    with_help(option::timeout, "for all of it")};

constexpr Option cube_options[] = {
    {.name = "cubes",
     .argument = "N",
     .kind = Kind::number,
     .help = "prove the claim in at least so many parts of the search",
     .least = 1,
     .most = max_cubes,
     .excludes = "cube-file"},
    {.name = "cube-file",
     .argument = "FILE",
     .kind = Kind::text,
     .help = "the parts are these cubes of the formula's literals: lines 'a 1 -2 0'"},
    {.name = "in-parts",
     .help = "a certificate in parts, which can be verified one by one",
     .needs = "cubes cube-file"},
    needing(option::jobs, "cubes cube-file")};

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
