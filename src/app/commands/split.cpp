// split: work in parts, which run-part works on and merge puts together.
#include "app/options.hpp"
#include "registry.hpp"
#include "sudoku_sat/parts.hpp"

namespace sudoku_sat {

using namespace app;

namespace {

Choices purposes() { return {"solve", "list", "count", "unsat", "unique"}; }

constexpr std::string_view cutting = "cubes depth";

constexpr Option splitting_options[] = {
    choice("for", "PURPOSE",
           "solve, list, count, unsat or unique; of a stream instead of a command behind --",
           purposes)
        .usually("solve"),
    text("again", "MANIFEST", "cut the parts that were begun and not finished once more")
        .without("parts for proofs files output puzzle empty INPUT"),
    number("parts", "N", "the number of parts of a stream, or of what a command makes")
        .between(1, max_parts)
        .without("cubes depth"),
    number("cubes", "N", "one puzzle: the number of cubes, or some more")
        .between(1, max_cubes)
        .without("depth"),
    number("depth", "D", "one puzzle: how often each cube is cut").between(1, 10'000)};

constexpr Option split_proof_options[] = {
    flag("proofs", "for unsat or unique: each part proves it, merge writes the certificate")
        .with("for=unsat for=unique")};

constexpr Option export_options[] = {
    list("files", "LIST",
         "the cubes as files too: icnf (cubes.icnf, incremental), cnf (a formula of each), "
         "puzzle (a puzzle file of each)"),
    option::encoding.saying("of the formulas, of `list encodings`")
        .usually("extended")
        .with("files"),
    option::amo.with("files"),
    option::reduce.saying("of cnf: what is removed before encoding, {}").with("files"),
    option::compress.with("files")};

constexpr Option split_output_options[] = {
    text("o,output", "DIR", "a new or empty directory, written whole or not at all")};

}  // namespace

const Command command_entries::split{
    .name = "split",
    .summary = "a stream or a puzzle in parts, for clusters",
    .description =
        "Cut a stream, one puzzle, or what a command makes, into parts, which run-part "
        "works on anywhere.",
    .example = "sudoku-sat split --parts 2 -o parts puzzles/named.txt -- solve --unique",
    .positional = {"[INPUT] [-- COMMAND OPTIONS]", 0, 1},
    .groups = {{{"Parts", splitting_options},
                {"Parts", split_proof_options, cutting},
                {"Input", input_options, cutting},
                {"Board", board_options, cutting},
                {"Export", export_options, cutting},
                {"Output", split_output_options}}},
    .needs = "parts cubes depth again",
    .command_behind = true};

}  // namespace sudoku_sat
