// parts status: how far the parts of a manifest are.
#include "app/options.hpp"
#include "registry.hpp"

namespace sudoku_sat {

using namespace app;

const Command command_entries::parts_status{
    .name = "parts status",
    .summary = "show the progress of the parts",
    .description = "Show the progress of the parts.",
    .example = "sudoku-sat parts status parts/manifest.json",
    .positional = {"MANIFEST", 1, 1},
    .groups = {{table_output}},
    .aliases = "status"};

}  // namespace sudoku_sat
