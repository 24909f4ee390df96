// rate: how much inference a puzzle needs, and how hard it is for people.
#include "app/options.hpp"
#include "registry.hpp"

namespace sudoku_sat {

using namespace app;

namespace {

constexpr Option rating_options[] = {
    number("seeds", "N", "decisions and conflicts of CaDiCaL, medians over N shuffled formulas")
        .usually("0")
        .up_to(1'000'000)
        .everywhere(),
    flag("backdoor", "the fewest cells that leave the rest to unit propagation, once known")
        .everywhere(),
    flag("core", "of an explanation, the most reasons that a step needs").everywhere(),
    option::timeout};

constexpr Option summary_options[] = {
    flag("summary", "only how many puzzles there are at each level")};

}  // namespace

const Command command_entries::rate{
    .name = "rate",
    .section = Section::make,
    .summary = "how hard a puzzle is: grade, inference, search",
    .description =
        "How hard a puzzle is for people, for inference and for search. The grade, easy to "
        "extreme,\nis that of the hardest technique that it needs: see `list techniques`.",
    .example = "sudoku-sat rate --backdoor puzzles/named.txt",
    .positional = {"[INPUT...]"},
    .groups = {
        {input, board, {"Rating", rating_options}, {"Output", summary_options}, table_output}}};

}  // namespace sudoku_sat
