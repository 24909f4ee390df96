// rate: how much inference a puzzle needs, and how hard it is for people.
#include "app/options.hpp"
#include "registry.hpp"

namespace sudoku_sat {

using namespace app;

namespace {

constexpr Option rating_options[] = {
    number("seeds", "N",
           "show the median decisions and conflicts of CaDiCaL over N shuffled formulas")
        .usually("0")
        .up_to(1'000'000)
        .everywhere(),
    flag("backdoor",
         "show the smallest backdoor: cells that, once known, let unit propagation finish")
        .everywhere(),
    flag("core", "show the largest number of reasons that any step of `explain` needs")
        .everywhere(),
    option::timeout};

constexpr Option summary_options[] = {
    flag("summary", "show only the number of puzzles at each level")};

}  // namespace

const Command command_entries::rate{
    .name = "rate",
    .section = Section::make,
    .summary = "grade how hard a puzzle is",
    .description =
        "Grade how hard a puzzle is for people, for inference and for search. The grade, from easy "
        "to extreme, is that of the hardest technique it needs (see `list techniques`).",
    .example = "sudoku-sat rate --backdoor puzzles/named.txt",
    .positional = {"[INPUT...]"},
    .groups = {
        {input, board, {"Rating", rating_options}, {"Output", summary_options}, table_output}}};

}  // namespace sudoku_sat
