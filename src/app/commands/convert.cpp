// convert: puzzles from any format to any other, pictures too, without solving.
#include "app/options.hpp"
#include "registry.hpp"

namespace sudoku_sat {

using namespace app;

namespace {

constexpr Option minimizing_options[] = {
    {.name = "minimize",
     .help = "leave out givens that follow from others, the last first, until none does"},
    {.name = "timeout",
     .argument = "SECONDS",
     .kind = Kind::seconds,
     .help = "for each puzzle",
     .needs = "minimize"}};

constexpr Option convert_output_options[] = {{.name = "format",
                                              .brief = 'f',
                                              .argument = "FORMAT",
                                              .kind = Kind::choice,
                                              .help = "{}",
                                              .usual = "grid for one puzzle, line for many",
                                              .usual_in_requests = "none",
                                              .choices = board_formats,
                                              .front = Front::both},
                                             option::output};

constexpr Option convert_picture_options[] = {
    {.name = "theme",
     .argument = "THEME",
     .kind = Kind::choice,
     .help = "light, dark or auto: what the reader's system is set to, in svg and html",
     .usual = "light; html: auto",
     .usual_in_requests = "light",
     .choices = themes,
     .front = Front::both},
    picture_options[1],
    {.name = "caption", .help = "title, author and the rules in words", .front = Front::requests},
    picture_options[2],
    picture_options[3]};

}  // namespace

const Command command_entries::convert{
    .name = "convert",
    .section = Section::make,
    .summary = "write puzzles in another format, pictures too",
    .description = "Write puzzles in another format, without solving them.",
    .example = "sudoku-sat convert -f svg -o inkala.svg puzzles/inkala-2012.txt",
    .positional = {"[INPUT...]"},
    .groups = {{input,
                board,
                {"Minimizing", minimizing_options},
                {"Output", convert_output_options},
                {"Pictures", convert_picture_options, option::pictures},
                terminal_pictures}}};

}  // namespace sudoku_sat
