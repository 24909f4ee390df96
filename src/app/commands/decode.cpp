// decode: another solver's answer to a CNF file back into a grid.
#include "app/options.hpp"
#include "registry.hpp"

namespace sudoku_sat {

using namespace app;

namespace {

constexpr Option formula_options[] = {option::numbering.saying(
    "how the variables of a formula from elsewhere are numbered: a formula "
    "of i, j, k and N, such as 100*i+10*j+k, or {}")};

}  // namespace

const Command command_entries::decode{
    .name = "decode",
    .section = Section::sat,
    .summary = "decode and verify another solver's answer",
    .description =
        "Turn another solver's answer to a file of dimacs or export into a grid, and check it.",
    .example = "minisat inkala.cnf answer.txt; sudoku-sat decode inkala.cnf answer.txt",
    .positional = {"CNF [ANSWER]", 1, 2},
    .groups = {
        {board_shape, {"Formula", formula_options}, board_output, pictures, terminal_pictures}}};

}  // namespace sudoku_sat
