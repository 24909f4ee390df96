// merge: the results of the parts, as one process would have written them.
#include "app/options.hpp"
#include "registry.hpp"

namespace sudoku_sat {

using namespace app;

namespace {

constexpr Option merging_options[] = {
    flag("any", "of a puzzle split for one solution, take any that has been found"),
    flag("joined", "of proofs: one proof, which other checkers of DRAT take too")};

constexpr Option merge_output_options[] = {option::output.saying(
    "write to FILE, of a family or proofs to a new directory, whole or not at all")};

}  // namespace

const Command command_entries::merge{
    .name = "merge",
    .summary = "the parts' results put together",
    .description = "Put the results of all parts together: what one process would have written.",
    .example = "sudoku-sat merge parts/manifest.json -o solutions.txt",
    .positional = {"MANIFEST", 1, 1},
    .groups = {{{"Merging", merging_options}, {"Output", merge_output_options}}}};

}  // namespace sudoku_sat
