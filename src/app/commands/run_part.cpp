// run-part: works on one part of a manifest.
#include "app/options.hpp"
#include "registry.hpp"

namespace sudoku_sat {

using namespace app;

namespace {

constexpr Option part_limit_options[] = {
    option::timeout.saying("after which the part is left unfinished")};

}  // namespace

const Command command_entries::run_part{
    .name = "run-part",
    .summary = "work on one part of what was split",
    .description = "Work on one part; a second time there is nothing to do.",
    .example = "seq 2 | xargs -n 1 sudoku-sat run-part parts/manifest.json",
    .positional = {"MANIFEST PART", 2, 2},
    .groups = {{{"Limits", part_limit_options}}}};

}  // namespace sudoku_sat
