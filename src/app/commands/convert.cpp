// convert: puzzles from any format to any other, pictures too, without solving.
#include "app/options.hpp"
#include "registry.hpp"

namespace sudoku_sat {

using namespace app;

namespace {

constexpr Option changing_options[] = {
    flag("minimize", "remove redundant givens, the last ones first, until none is left")
        .everywhere(),
    seconds("timeout", "SECONDS", "time limit for each puzzle").with("minimize").everywhere(),
    flag("canonical",
         "write the canonical (minlex) form: the least puzzle among its images under the "
         "symmetries of Sudoku; plain 9x9 or 4x4 puzzles only")
        .everywhere(),
    flag("same",
         "instead of each puzzle, write the number of the first one that is the same up to these "
         "symmetries")
        .without("minimize canonical")
        .everywhere()};

constexpr Option convert_output_options[] = {choice("f,format", "FORMAT", "{}", board_formats)
                                                 .usually("grid for one puzzle, line for many")
                                                 .usually_in_requests("none")
                                                 .everywhere(),
                                             option::output};

constexpr Option convert_picture_options[] = {
    choice("theme", "THEME", "light, dark or auto (follows the reader's system; svg and html only)",
           themes)
        .usually("light; html: auto")
        .usually_in_requests("light")
        .everywhere(),
    picture_options[1],
    flag("caption", "include title, author and the rules in words").in_requests_alone(),
    picture_options[2], picture_options[3]};

}  // namespace

const Command command_entries::convert{
    .name = "convert",
    .section = Section::make,
    .summary = "convert puzzles to another format",
    .description = "Write puzzles in another format, without solving them.",
    .example = "sudoku-sat convert -f svg -o inkala.svg puzzles/inkala-2012.txt",
    .positional = {"[INPUT...]"},
    .groups = {{input,
                board,
                {"Changes", changing_options},
                {"Output", convert_output_options},
                {"Pictures", convert_picture_options, option::pictures},
                terminal_pictures}}};

}  // namespace sudoku_sat
