// parts: work in parts, a noun with a command for each step.
#include "sudoku_sat/parts.hpp"
#include "app/options.hpp"
#include "registry.hpp"

namespace sudoku_sat {

using namespace app;

namespace {

Choices purposes() { return {"solve", "list", "count", "unsat", "unique"}; }

constexpr std::string_view cutting = "cubes depth";

constexpr Option splitting_options[] = {
    choice("for", "PURPOSE",
           "solve, list, count, unsat or unique; for a stream, short for a command after --",
           purposes)
        .usually("solve"),
    text("again", "MANIFEST", "split the unfinished parts again")
        .without("parts for proofs files output puzzle empty INPUT"),
    number("parts", "N", "number of parts of a stream or of a command's work")
        .between(1, max_parts)
        .without("cubes depth"),
    number("cubes", "N", "split one puzzle into at least N cubes")
        .between(1, max_cubes)
        .without("depth"),
    number("depth", "D", "split one puzzle; each cube is split D times").between(1, 10'000)};

constexpr Option split_proof_options[] = {
    flag("proofs",
         "for unsat or unique: each part writes a proof, parts merge writes the certificate")
        .with("for=unsat for=unique")};

constexpr Option export_options[] = {
    list("files", "LIST",
         "also write the cubes as files: icnf (cubes.icnf, incremental), cnf (a formula for each), "
         "puzzle (a puzzle file for each)"),
    option::encoding.saying("encoding of the formulas, see `list encodings`")
        .usually("auto")
        .with("files"),
    option::amo.with("files"),
    option::reencode.with("files"),
    option::literal_order,
    option::reduce.saying("what to remove before encoding cnf files: {}").with("files"),
    option::compress.with("files")};

constexpr Option split_output_options[] = {
    text("o,output", "DIR", "a new or empty directory, written completely or not at all")};

constexpr Option part_limit_options[] = {
    option::timeout.saying("time limit; the part then stays unfinished and can be continued")};

constexpr Option merging_options[] = {
    flag("any", "accept any solution found so far instead of waiting for the first part's"),
    flag("joined", "join proofs into one that any DRAT checker accepts")};

constexpr Option merge_output_options[] = {option::output.saying(
    "write to FILE (for a family or proofs: a new directory), completely or not at all")};

}  // namespace

const Command command_entries::parts{
    .name = "parts",
    .summary = "divide long work among processes or machines",
    .description =
        "Divide long work among processes or machines that share a directory. The merged result is "
        "what one process would have written.",
    .example = "sudoku-sat parts split --empty --size 4 --cubes 4 --for count -o cubes",
    .positional = {"split|run|merge|status", 0, 0}};

const Command command_entries::parts_split{
    .name = "parts split",
    .summary = "split work into parts",
    .description =
        "Split a stream, a puzzle, or the work of a command into parts that `parts run` can "
        "process "
        "on any machine.",
    .example = "sudoku-sat parts split --parts 2 -o parts puzzles/named.txt -- solve --unique",
    .positional = {"[INPUT] [-- COMMAND OPTIONS]", 0, 1},
    .groups = {{{"Parts", splitting_options},
                {"Parts", split_proof_options, cutting},
                {"Input", input_options, cutting},
                {"Board", board_options, cutting},
                {"Export", export_options, cutting},
                {"Output", split_output_options}}},
    .needs = "parts cubes depth again",
    .aliases = "split",
    .command_behind = true};

const Command command_entries::parts_run{
    .name = "parts run",
    .summary = "run one part",
    .description = "Run one part. Does nothing if the part is already done.",
    .example = "seq 2 | xargs -n 1 sudoku-sat parts run parts/manifest.json",
    .positional = {"MANIFEST PART", 2, 2},
    .groups = {{{"Limits", part_limit_options}}},
    .aliases = "run-part"};

const Command command_entries::parts_merge{
    .name = "parts merge",
    .summary = "merge the results of all parts",
    .description = "Merge the results of all parts into what one process would have written.",
    .example = "sudoku-sat parts merge parts/manifest.json -o solutions.txt",
    .positional = {"MANIFEST", 1, 1},
    .groups = {{{"Merging", merging_options}, {"Output", merge_output_options}}},
    .aliases = "merge"};

const Command command_entries::parts_status{
    .name = "parts status",
    .summary = "show the progress of the parts",
    .description = "Show the progress of the parts.",
    .example = "sudoku-sat parts status parts/manifest.json",
    .positional = {"MANIFEST", 1, 1},
    .groups = {{table_output}},
    .aliases = "status"};

}  // namespace sudoku_sat
