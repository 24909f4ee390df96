// run-part: works on one part of a manifest.
#include "app/options.hpp"
#include "registry.hpp"

namespace sudoku_sat {

using namespace app;

namespace {

constexpr Option part_limit_options[] = {
    option::timeout.saying("time limit; the part then stays unfinished and can be continued")};

}  // namespace

const Command command_entries::run_part{
    .name = "run-part",
    .summary = "run one part",
    .description = "Run one part. Does nothing if the part is already done.",
    .example = "seq 2 | xargs -n 1 sudoku-sat run-part parts/manifest.json",
    .positional = {"MANIFEST PART", 2, 2},
    .groups = {{{"Limits", part_limit_options}}}};

}  // namespace sudoku_sat
