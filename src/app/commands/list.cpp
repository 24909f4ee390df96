// list: what there is. Its answers are the rows of the list.
#include "app/options.hpp"
#include "registry.hpp"

namespace sudoku_sat {

using namespace app;

namespace {

constexpr Option what_options[] = {
    text("what", "LIST", "the list's name, which is an argument of the command")
        .always()
        .in_requests_alone()};

}  // namespace

const Command command_entries::list{
    .name = "list",
    .summary = "what there is: encodings, rules, solvers, formats and more",
    .description =
        "What there is: encodings, amo, reductions, rules, solvers, formats, techniques.",
    .example = "sudoku-sat list encodings --size 16",
    .positional = {"encodings|amo|reductions|rules|solvers|formats|techniques", 1, 1},
    .groups = {{{"List", what_options}, board_shape, table_output}}};

}  // namespace sudoku_sat
