// split: work in parts, which run-part works on and merge puts together.
#include "app/options.hpp"
#include "registry.hpp"
#include "sudoku_sat/cubes.hpp"
#include "sudoku_sat/parts.hpp"

namespace sudoku_sat {

using namespace app;

namespace {

Choices purposes() { return {"solve", "list", "count", "unsat", "unique"}; }

constexpr std::string_view cutting = "cubes depth";

constexpr Option splitting_options[] = {
    {.name = "for",
     .argument = "PURPOSE",
     .kind = Kind::choice,
     .help = "solve, list, count, unsat or unique; of a stream instead of a command behind --",
     .usual = "solve",
     .choices = purposes},
    {.name = "again",
     .argument = "MANIFEST",
     .kind = Kind::text,
     .help = "cut the parts that were begun and not finished once more",
     .excludes = "parts for proofs files output puzzle empty INPUT"},
    {.name = "parts",
     .argument = "N",
     .kind = Kind::number,
     .help = "the number of parts of a stream, or of what a command makes",
     .least = 1,
     .most = max_parts,
     .excludes = "cubes depth"},
    {.name = "cubes",
     .argument = "N",
     .kind = Kind::number,
     .help = "one puzzle: the number of cubes, or some more",
     .least = 1,
     .most = max_cubes,
     .excludes = "depth"},
    {.name = "depth",
     .argument = "D",
     .kind = Kind::number,
     .help = "one puzzle: how often each cube is cut",
     .least = 1,
     .most = 10'000}};

constexpr Option split_proof_options[] = {
    {.name = "proofs",
     .help = "for unsat or unique: each part proves it, merge writes the certificate",
     .needs = "for=unsat for=unique"}};

constexpr Option export_options[] = {
    {.name = "files",
     .argument = "LIST",
     .kind = Kind::list,
     .help = "the cubes as files too: icnf (cubes.icnf, incremental), cnf (a formula of each), "
             "puzzle (a puzzle file of each)"},
    needing(
        with_usual(with_help(option::encoding, "of the formulas, of `list encodings`"), "extended"),
        "files"),
    needing(option::amo, "files"),
    needing(with_help(option::reduce, "of cnf: what is removed before encoding, {}"), "files"),
    needing(option::compress, "files")};

constexpr Option split_output_options[] = {
    {.name = "output",
     .brief = 'o',
     .argument = "DIR",
     .kind = Kind::text,
     .help = "a new or empty directory, written whole or not at all"}};

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
