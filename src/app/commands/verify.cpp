// verify: checks a certificate, without any solver.
#include "app/options.hpp"
#include "registry.hpp"

namespace sudoku_sat {

using namespace app;

namespace {

Choices verify_formats() { return {"text", "json"}; }

constexpr Option own_puzzle_options[] = {
    text("puzzle", "FILE", "check that the certificate is about the puzzle in FILE")};

constexpr Option own_board_options[] = {option::size, option::box, option::rules};

constexpr Option certificate_part_options[] = {
    list("only", "LIST", "check only these parts, e.g. 3,5-9, and write a receipt for each")
        .once("parts"),
    flag("receipts", "trust the receipts instead of checking the parts' proofs").without("only"),
    option::jobs};

constexpr Option verify_output_options[] = {
    choice("f,format", "FORMAT", "{}", verify_formats).usually("text"),
    text("lrat", "FILE", "also write the proof to FILE as LRAT, for verified checkers")
        .without("only receipts")};

}  // namespace

const Command command_entries::verify{
    .name = "verify",
    .section = Section::prove,
    .summary = "check a certificate, without any solver",
    .description =
        "Check a certificate of `prove`, without a solver: formula, solutions and proof.",
    .example = "sudoku-sat verify inkala --puzzle puzzles/inkala-2012.txt",
    .positional = {"DIR", 1, 1},
    .groups = {{{"Puzzle", own_puzzle_options},
                {"Board", own_board_options, "puzzle"},
                {"Parts", certificate_part_options},
                {"Output", verify_output_options}}}};

}  // namespace sudoku_sat
