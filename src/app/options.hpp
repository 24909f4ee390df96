// Options that several commands have, and the groups of them, with the same help everywhere.
#pragma once

#include "choices.hpp"
#include "command.hpp"
#include "sudoku_sat/rule.hpp"

namespace sudoku_sat::app {

namespace option {

// Of the input and its board.
inline constexpr Option puzzle{.name = "puzzle",
                               .brief = 'p',
                               .argument = "TEXT",
                               .kind = Kind::text,
                               .help = "a puzzle, instead of INPUT; may be repeated",
                               .repeatable = true};
inline constexpr Option empty{
    .name = "empty", .help = "the board without givens, instead of INPUT", .front = Front::both};
inline constexpr Option bytes{.name = "bytes",
                              .argument = "A:B[:L]",
                              .kind = Kind::text,
                              .help =
                                  "of INPUT, a puzzle a line, only the lines that begin at bytes A "
                                  "to B - 1, with L lines before",
                              .hidden = true};
inline constexpr Option ignore_unknown{
    .name = "ignore-unknown",
    .help = "leave out rules that other programs have and this one doesn't, with a warning"};
inline constexpr Option entries{.name = "entries",
                                .argument = "WHAT",
                                .kind = Kind::choice,
                                .help =
                                    "digits entered into another program's puzzle: ignore them, "
                                    "with a warning, or take them as givens",
                                .usual = "ignore",
                                .choices = entry_choices,
                                .front = Front::both};
inline constexpr Option size{.name = "size",
                             .argument = "N",
                             .kind = Kind::size,
                             .help =
                                 "number of values, or rows x columns as in 8x6, where the input "
                                 "does not tell",
                             .usual = "9",
                             .front = Front::both};
inline constexpr Option box{.name = "box",
                            .argument = "RxC",
                            .kind = Kind::text,
                            .help = "rows x columns of a box",
                            .usual = "the squarest, R <= C",
                            .front = Front::both};
inline constexpr Option symbols{.name = "symbols",
                                .argument = "LIST",
                                .kind = Kind::text,
                                .help =
                                    "the symbols that stand for the values, in order: 0-F, "
                                    "ABCDEFGHI",
                                .usual = "1-9A-Z",
                                .front = Front::both};
inline constexpr Option rules{.name = "rules",
                              .argument = "LIST",
                              .kind = Kind::list,
                              .help =
                                  "rules of `list rules` besides those of the input: "
                                  "anti-knight,cages=10: r1c1 r1c2",
                              .choices = rule_names,
                              .front = Front::both};

// Of formulas.
inline constexpr Option encoding{.name = "encoding",
                                 .brief = 'e',
                                 .argument = "NAME",
                                 .kind = Kind::text,
                                 .help = "an encoding of `list encodings`",
                                 .choices = encoding_names,
                                 .front = Front::both};
inline constexpr Option amo{.name = "amo",
                            .argument = "NAME",
                            .kind = Kind::text,
                            .help =
                                "an at-most-one method of `list amo`, with its group size if it "
                                "has one, as in commander:3",
                            .usual = "pairwise",
                            .choices = amo_names,
                            .front = Front::both};
inline constexpr Option reduce{.name = "reduce",
                               .argument = "NAME",
                               .kind = Kind::text,
                               .help =
                                   "what is removed before encoding: {}; unit-propagation is units "
                                   "by its long name",
                               .usual = "none",
                               .choices = reduction_names,
                               .front = Front::both};
inline constexpr Option compress{.name = "compress",
                                 .argument = "FORMAT",
                                 .kind = Kind::choice,
                                 .help = "of the formulas: {}",
                                 .choices = compressions};
inline constexpr Option scramble{.name = "scramble",
                                 .argument = "SEED",
                                 .kind = Kind::number,
                                 .help = "variables, clauses and literals shuffled, as by dimacs"};

// Of work.
inline constexpr Option timeout{.name = "timeout",
                                .argument = "SECONDS",
                                .kind = Kind::seconds,
                                .help = "for each puzzle",
                                .front = Front::both};
inline constexpr Option jobs{.name = "jobs",
                             .brief = 'j',
                             .argument = "N",
                             .kind = Kind::number,
                             .help = "threads; 0: as many as the machine has",
                             .usual = "1",
                             .most = 1024};
inline constexpr Option exclude{.name = "exclude",
                                .argument = "FILE",
                                .kind = Kind::text,
                                .help = "solutions that don't count; may be repeated",
                                .repeatable = true};
inline constexpr Option range{
    .name = "range", .argument = "A:B", .kind = Kind::text, .excludes = "from", .hidden = true};

// Of the output.
inline constexpr Option board_format{.name = "format",
                                     .brief = 'f',
                                     .argument = "FORMAT",
                                     .kind = Kind::choice,
                                     .help = "{}",
                                     .usual = "grid for one puzzle, line for many",
                                     .choices = board_formats};
inline constexpr Option table_format{.name = "format",
                                     .brief = 'f',
                                     .argument = "FORMAT",
                                     .kind = Kind::choice,
                                     .help = "{}",
                                     .usual = "table",
                                     .choices = table_formats};
inline constexpr Option output{.name = "output",
                               .brief = 'o',
                               .argument = "FILE",
                               .kind = Kind::text,
                               .help =
                                   "write to FILE, whole or not at all; .gz, .xz or .zst at its "
                                   "end: compressed"};
inline constexpr Option output_directory{
    .name = "output",
    .brief = 'o',
    .argument = "DIR",
    .kind = Kind::text,
    .help = "a new or empty directory, written whole or not at all",
    .required = true};
inline constexpr Option theme{.name = "theme",
                              .argument = "THEME",
                              .kind = Kind::choice,
                              .help =
                                  "light, dark or auto: what the reader's system is set to, in svg "
                                  "and html",
                              .usual = "light; html: auto",
                              .choices = themes};

/// What options of pictures need.
inline constexpr std::string_view pictures =
    "format=svg format=png format=pdf format=tex format=html picture";

}  // namespace option

inline constexpr Option input_options[] = {option::puzzle, option::empty, option::bytes,
                                           option::ignore_unknown, option::entries};
inline constexpr Group input{"Input", input_options};

inline constexpr Option board_options[] = {option::size, option::box, option::symbols,
                                           option::rules};
inline constexpr Group board{"Board", board_options};

inline constexpr Option board_shape_options[] = {option::size, option::box};
inline constexpr Group board_shape{"Board", board_shape_options};

inline constexpr Option output_file_options[] = {option::output};
inline constexpr Group output_file{"Output", output_file_options};

inline constexpr Option board_output_options[] = {option::board_format, option::output};
inline constexpr Group board_output{"Output", board_output_options};

inline constexpr Option table_output_options[] = {option::table_format, option::output};
inline constexpr Group table_output{"Output", table_output_options};

inline constexpr Option picture_options[] = {
    option::theme,
    {.name = "no-caption", .help = "without title, author and the rules in words"},
    {.name = "page",
     .argument = "PAPER",
     .kind = Kind::choice,
     .help = "all puzzles on pages of this size, solutions behind them: {}",
     .choices = paper_names},
    {.name = "per-page",
     .argument = "N",
     .kind = Kind::number,
     .help = "puzzles on a page",
     .usual = "what can be read well",
     .least = 1,
     .most = 100,
     .needs = "page"}};
inline constexpr Group pictures{"Pictures", picture_options, option::pictures};

inline constexpr Option terminal_picture_options[] = {
    {.name = "picture",
     .help =
         "a picture in the terminal, if it shows pictures; else a grid with what the rules draw",
     .excludes = "format output page"},
    {.name = "graphics",
     .argument = "HOW",
     .kind = Kind::text,
     .help =
         "what --picture uses: kitty, iterm, sixel, none or auto: what the terminal is known to "
         "show",
     .usual = "auto",
     .needs = "picture"}};
inline constexpr Group terminal_pictures{"Pictures", terminal_picture_options};

inline constexpr Option encoding_and_solver_options[] = {
    {.name = "encoding",
     .brief = 'e',
     .argument = "NAME",
     .kind = Kind::text,
     .help = "an encoding of `list encodings`",
     .usual = "auto: extended, triads or distinct, by size and open cells, after unit propagation",
     .choices = encoding_names_and_auto,
     .front = Front::both},
    option::amo,
    with_usual(option::reduce, "none where an encoding is named, else what auto chooses")};
inline constexpr Group solving_encoding{"Encoding", encoding_and_solver_options};

inline constexpr Option solver_options[] = {
    {.name = "solver",
     .brief = 's',
     .argument = "NAME|COMMAND",
     .kind = Kind::text,
     .help = "a solver of `list solvers`, or a command line with {cnf} and perhaps {out} and "
             "{proof}",
     .usual = "CaDiCaL in the process",
     .choices = solver_names,
     .front = Front::both},
    {.name = "check",
     .help = "take \"unsatisfiable\" from another solver only with its DRAT proof; where it writes "
             "none, solve once more in the process",
     .needs = "solver"},
    {.name = "set",
     .argument = "NAME=VALUE",
     .kind = Kind::text,
     .help = "an option of CaDiCaL in the process, as in phase=0; may be repeated; large boards "
             "then get one solver instead of a portfolio",
     .repeatable = true},
    {.name = "stats", .help = "times, memory and the solver's figures on standard error"}};
inline constexpr Group solver{"Solver", solver_options};

inline constexpr Option unique_options[] = {
    {.name = "unique",
     .help = "prove that there is no second solution; exit status 40 where there is one",
     .front = Front::both},
    option::timeout};
inline constexpr Group uniqueness{"Solving", unique_options};

inline constexpr Option counting_options[] = {
    {.name = "limit",
     .argument = "N",
     .kind = Kind::number,
     .help = "stop above N solutions",
     .usual = "none",
     .least = 1,
     .most = max_limit,
     .front = Front::both},
    option::exclude,
    {.name = "variables",
     .help = "solutions that differ in variables beside the grid alone are several"},
    option::jobs,
    option::timeout};

}  // namespace sudoku_sat::app
