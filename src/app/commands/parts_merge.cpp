// parts merge: the results of the parts, as one process would have written them.
#include "app/options.hpp"
#include "registry.hpp"

namespace sudoku_sat {

using namespace app;

namespace {

constexpr Option merging_options[] = {
    flag("any", "accept any solution found so far instead of waiting for the first part's"),
    flag("joined", "join proofs into one that any DRAT checker accepts")};

constexpr Option merge_output_options[] = {option::output.saying(
    "write to FILE (for a family or proofs: a new directory), completely or not at all")};

}  // namespace

const Command command_entries::parts_merge{
    .name = "parts merge",
    .summary = "merge the results of all parts",
    .description = "Merge the results of all parts into what one process would have written.",
    .example = "sudoku-sat parts merge parts/manifest.json -o solutions.txt",
    .positional = {"MANIFEST", 1, 1},
    .groups = {{{"Merging", merging_options}, {"Output", merge_output_options}}},
    .aliases = "merge"};

}  // namespace sudoku_sat
