// list: encodings, rules and so on. Its answers are the rows of the list.
#include "app/options.hpp"
#include "registry.hpp"

namespace sudoku_sat {

using namespace app;

namespace {

constexpr Option what_options[] = {
    text("what", "LIST", "the name of the list").always().in_requests_alone()};

}  // namespace

const Command command_entries::list{
    .name = "list",
    .summary = "list encodings, rules, solvers, formats and more",
    .description =
        "List encodings, at-most-one methods (amo), reductions, rules, solvers, formats or "
        "techniques.",
    .example = "sudoku-sat list encodings --size 16",
    .positional = {"encodings|amo|reductions|rules|solvers|formats|techniques", 1, 1},
    .groups = {{{"List", what_options}, board_shape, table_output}}};

}  // namespace sudoku_sat
