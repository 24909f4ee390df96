// man: pages of the manual, one or all.
#include "app/options.hpp"
#include "registry.hpp"

namespace sudoku_sat {

using namespace app;

namespace {

constexpr Option page_options[] = {
    flag("all", "write all pages into the new directory -o").with("output").without("INPUT")};

}  // namespace

const Command command_entries::man{.name = "man",
                                   .summary = "write manual pages",
                                   .description =
                                       "Write the manual page of a command or of the program. To "
                                       "read it: sudoku-sat man solve | man -l -",
                                   .example = "sudoku-sat man --all -o man1",
                                   .positional = {"[COMMAND]", 0, 2},
                                   .groups = {{{"Pages", page_options}, output_file}},
                                   .hidden = true};

}  // namespace sudoku_sat
