// Options that several commands have, and the groups of them, with the same help everywhere.
#pragma once

#include "choices.hpp"
#include "command.hpp"
#include "sudoku_sat/rule.hpp"

namespace sudoku_sat::app {

namespace option {

// Of the input and its board.
inline constexpr Option puzzle =
    text("p,puzzle", "TEXT", "a puzzle, instead of INPUT; may be repeated").repeated();
inline constexpr Option empty =
    flag("empty", "the board without givens, instead of INPUT").everywhere();
inline constexpr Option bytes =
    text("bytes", "A:B[:L]",
         "of INPUT, a puzzle a line, only the lines that begin at bytes A "
         "to B - 1, with L lines before")
        .rarely();
inline constexpr Option ignore_unknown =
    flag("ignore-unknown",
         "leave out rules that other programs have and this one doesn't, with a warning");
inline constexpr Option entries =
    choice("entries", "WHAT",
           "digits entered into another program's puzzle: ignore them, "
           "with a warning, or take them as givens",
           entry_choices)
        .usually("ignore")
        .everywhere();
inline constexpr Option size =
    option_of(Kind::size, "size", "N",
              "number of values, or rows x columns as in 8x6, where the input "
              "does not tell")
        .usually("9")
        .everywhere();
inline constexpr Option box =
    text("box", "RxC", "rows x columns of a box").usually("the squarest, R <= C").everywhere();
inline constexpr Option symbols = text("symbols", "LIST",
                                       "the symbols that stand for the values, in order: 0-F, "
                                       "ABCDEFGHI")
                                      .usually("1-9A-Z")
                                      .everywhere();
inline constexpr Option rules = list("rules", "LIST",
                                     "rules of `list rules` besides those of the input: "
                                     "anti-knight,cages=10: r1c1 r1c2",
                                     rule_names)
                                    .everywhere();

// Of formulas.
inline constexpr Option encoding =
    text("e,encoding", "NAME", "an encoding of `list encodings`", encoding_names).everywhere();
inline constexpr Option amo = text("amo", "NAME",
                                   "an at-most-one method of `list amo`, with its group size if it "
                                   "has one, as in commander:3",
                                   amo_names)
                                  .usually("pairwise")
                                  .everywhere();
inline constexpr Option reduce = text("reduce", "NAME",
                                      "what is removed before encoding: {}; units is short for "
                                      "unit-propagation",
                                      reduction_names)
                                     .usually("none")
                                     .everywhere();
inline constexpr Option compress =
    choice("compress", "FORMAT", "of the formulas: {}", compressions);
inline constexpr Option scramble =
    number("scramble", "SEED", "variables, clauses and literals shuffled, as by dimacs");

// Of work.
inline constexpr Option timeout = seconds("timeout", "SECONDS", "for each puzzle").everywhere();
inline constexpr Option jobs =
    number("j,jobs", "N", "threads; 0: as many as the machine has").usually("1").up_to(1024);
inline constexpr Option exclude =
    text("exclude", "FILE", "solutions that don't count; may be repeated").repeated();
inline constexpr Option range = text("range", "A:B", "").without("from").rarely();

// Of the output.
inline constexpr Option board_format =
    choice("f,format", "FORMAT", "{}", board_formats).usually("grid for one puzzle, line for many");
inline constexpr Option table_format =
    choice("f,format", "FORMAT", "{}", table_formats).usually("table");
inline constexpr Option output = text("o,output", "FILE",
                                      "write to FILE, whole or not at all; .gz, .xz or .zst at its "
                                      "end: compressed");
inline constexpr Option output_directory =
    text("o,output", "DIR", "a new or empty directory, written whole or not at all").always();
inline constexpr Option theme =
    choice("theme", "THEME",
           "light, dark or auto: what the reader's system is set to, in svg "
           "and html",
           themes)
        .usually("light; html: auto");

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
    option::theme, flag("no-caption", "without title, author and the rules in words"),
    choice("page", "PAPER", "all puzzles on pages of this size, solutions behind them: {}",
           paper_names),
    number("per-page", "N", "puzzles on a page")
        .usually("what can be read well")
        .between(1, 100)
        .with("page")};
inline constexpr Group pictures{"Pictures", picture_options, option::pictures};

inline constexpr Option terminal_picture_options[] = {
    flag("picture",
         "a picture in the terminal, if it shows pictures; else a grid with what the rules draw")
        .without("format output page"),
    text("graphics", "HOW",
         "what --picture uses: kitty, iterm, sixel, none or auto: what the terminal is known to "
         "show")
        .usually("auto")
        .with("picture")};
inline constexpr Group terminal_pictures{"Pictures", terminal_picture_options};

inline constexpr Option encoding_and_solver_options[] = {
    text("e,encoding", "NAME", "an encoding of `list encodings`", encoding_names_and_auto)
        .usually(
            "auto: extended, triads or distinct, by size and open cells, after unit propagation")
        .everywhere(),
    option::amo, option::reduce.usually("none where an encoding is named, else what auto chooses")};
inline constexpr Group solving_encoding{"Encoding", encoding_and_solver_options};

inline constexpr Option solver_options[] = {
    text("s,solver", "NAME|COMMAND",
         "a solver of `list solvers`, or a command line with {cnf} and perhaps {out} and "
         "{proof}",
         solver_names)
        .usually("CaDiCaL in the process")
        .everywhere(),
    flag("check",
         "take \"unsatisfiable\" from another solver only with its DRAT proof; where it writes "
         "none, solve once more in the process")
        .with("solver"),
    text("set", "NAME=VALUE",
         "an option of CaDiCaL in the process, as in phase=0; may be repeated; large boards "
         "then get one solver instead of a portfolio")
        .repeated(),
    flag("stats", "times, memory and the solver's figures on standard error")};
inline constexpr Group solver{"Solver", solver_options};

inline constexpr Option unique_options[] = {
    flag("unique", "prove that there is no second solution; exit status 40 where there is one")
        .everywhere(),
    option::timeout};
inline constexpr Group uniqueness{"Solving", unique_options};

inline constexpr Option counting_options[] = {
    number("limit", "N", "stop above N solutions")
        .usually("none")
        .between(1, max_limit)
        .everywhere(),
    option::exclude,
    flag("variables", "solutions that differ in variables beside the grid alone are several"),
    option::jobs, option::timeout};

}  // namespace sudoku_sat::app
