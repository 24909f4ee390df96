// parts: work in parts, a noun whose commands have their own files.
#include "registry.hpp"

namespace sudoku_sat {

using namespace app;

const Command command_entries::parts{
    .name = "parts",
    .summary = "divide long work among processes or machines",
    .description =
        "Divide long work among processes or machines that share a directory. The merged result is "
        "what one process would have written.",
    .example = "sudoku-sat parts split --empty --size 4 --cubes 4 --for count -o cubes",
    .positional = {"split|run|merge|status", 0, 0}};

}  // namespace sudoku_sat
