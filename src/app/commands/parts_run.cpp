// parts run: works on one part of a manifest.
#include "app/options.hpp"
#include "registry.hpp"

namespace sudoku_sat {

using namespace app;

namespace {

constexpr Option part_limit_options[] = {
    option::timeout.saying("time limit; the part then stays unfinished and can be continued")};

}  // namespace

const Command command_entries::parts_run{
    .name = "parts run",
    .summary = "run one part",
    .description = "Run one part. Does nothing if the part is already done.",
    .example = "seq 2 | xargs -n 1 sudoku-sat parts run parts/manifest.json",
    .positional = {"MANIFEST PART", 2, 2},
    .groups = {{{"Limits", part_limit_options}}},
    .aliases = "run-part"};

}  // namespace sudoku_sat
