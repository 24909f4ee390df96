// Options that several commands share, and groups of them, with the same help everywhere.
#pragma once

#include "choices.hpp"
#include "command.hpp"
#include "sudoku_sat/rule.hpp"

namespace sudoku_sat::app {

namespace option {

// Of the input and its board.
inline constexpr Option puzzle =
    text("p,puzzle", "TEXT", "a puzzle, instead of INPUT; can be repeated").repeated();
inline constexpr Option empty = flag("empty", "an empty board, instead of INPUT").everywhere();
inline constexpr Option bytes = text("bytes", "A:B[:L]",
                                     "read only the lines of INPUT that start at bytes A to B-1, "
                                     "after L other lines (used by parts run)")
                                    .rarely();
inline constexpr Option ignore_unknown =
    flag("ignore-unknown",
         "skip rules of other programs that this program doesn't have, with a warning")
        .everywhere();
inline constexpr Option entries = choice("entries", "WHAT",
                                         "digits that a player has entered in another program: "
                                         "ignore them, with a warning, or take them as givens",
                                         entry_choices)
                                      .usually("ignore")
                                      .everywhere();
inline constexpr Option size =
    option_of(Kind::size, "size", "N",
              "number of values, or rows x columns such as 8x6, if the input doesn't say")
        .usually("9")
        .everywhere();
inline constexpr Option box =
    text("box", "RxC", "rows x columns of a box").usually("the squarest, R <= C").everywhere();
inline constexpr Option symbols = text("symbols", "LIST",
                                       "the symbols for the values, in order, e.g. 0-F or "
                                       "ABCDEFGHI")
                                      .usually("1-9A-Z")
                                      .everywhere();
inline constexpr Option rules =
    list("rules", "LIST",
         "additional rules from `list rules`, e.g. anti-knight,cages=10: r1c1 r1c2", rule_names)
        .everywhere();

// Of formulas.
inline constexpr Option encoding =
    text("e,encoding", "NAME",
         "an encoding, see `list encodings`, or auto: extended for killers, otherwise what `solve` "
         "would choose for the puzzle",
         encoding_names_and_auto)
        .everywhere();
inline constexpr Option amo =
    text("amo", "NAME",
         "at-most-one method, see `list amo`; some take a group size, e.g. commander:3", amo_names)
        .usually("pairwise")
        .everywhere();
inline constexpr Option reduce = text("reduce", "NAME",
                                      "what to remove before encoding: {}; units is short for "
                                      "unit-propagation",
                                      reduction_names)
                                     .usually("none")
                                     .everywhere();
inline constexpr Option reencode =
    choice(
        "reencode", "HOW",
        "a step after the encoding: none; order: give order variables to exactly-one constraints "
        "found in the clauses; or bva: add variables where that saves clauses",
        reencodings)
        .usually("none")
        .everywhere();
inline constexpr Option literal_order =
    text("literal-order", "ORDER",
         "with order: the order of a constraint's literals: {}; the last two can have a seed, as "
         "random:3",
         literal_order_names)
        .usually("board")
        .with("reencode=order")
        .everywhere();
/// Of commands that write or measure several formulas of a puzzle.
inline constexpr Option reencode_list =
    list("reencode", "LIST",
         "steps after the encoding, each a formula of its own: none; order: order variables for "
         "exactly-one constraints found in the clauses; bva: bounded variable addition",
         reencodings)
        .usually("none")
        .everywhere();
inline constexpr Option literal_order_list =
    list("literal-order", "LIST",
         "with order: the orders of a constraint's literals: {}; the last two can have a seed, as "
         "random:3",
         literal_order_names)
        .usually("board")
        .with("reencode")
        .everywhere();
inline constexpr Option compress =
    choice("compress", "FORMAT", "compress the formulas: {}", compressions);
inline constexpr Option scramble =
    number("scramble", "SEED", "shuffle variables, clauses and literals as dimacs does");

inline constexpr Option numbering = text(
    "numbering", "FORMULA",
    "number the variables S[i,j,k] by a formula of i, j, k and N, such as 100*i+10*j+k, or by a "
    "name: {}",
    numbering_names);

/// For commands that write or show a formula.
inline constexpr Option reduce_formula = reduce.usually("none; with -e auto unit-propagation");

// Of work.
inline constexpr Option timeout =
    seconds("timeout", "SECONDS", "time limit for each puzzle").everywhere();
inline constexpr Option jobs =
    number("j,jobs", "N", "number of threads, or 0 for one per processor").usually("1").up_to(1024);
inline constexpr Option exclude =
    text("exclude", "FILE", "ignore the solutions in FILE; can be repeated")
        .saying_in_requests("ignore these solutions, for example one in each line")
        .repeated()
        .everywhere();
inline constexpr Option range = text("range", "A:B", "").without("from").rarely();

// Of the output.
inline constexpr Option board_format =
    choice("f,format", "FORMAT", "{}", board_formats).usually("grid for one puzzle, line for many");
inline constexpr Option table_format =
    choice("f,format", "FORMAT", "{}", table_formats).usually("table");
inline constexpr Option output = text(
    "o,output", "FILE", "write to FILE, completely or not at all; .gz, .xz or .zst: compressed");
inline constexpr Option output_directory =
    text("o,output", "DIR", "a new or empty directory, written completely or not at all").always();
inline constexpr Option theme =
    choice("theme", "THEME",
           "light, dark or auto (follows the reader's system; svg and html "
           "only)",
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
    option::theme, flag("no-caption", "omit title, author and the rules in words"),
    choice("page", "PAPER", "all puzzles on pages of this size, followed by the solutions: {}",
           paper_names),
    number("per-page", "N", "puzzles per page")
        .usually("as many as are readable")
        .between(1, 100)
        .with("page")};
inline constexpr Group pictures{"Pictures", picture_options, option::pictures};

inline constexpr Option terminal_picture_options[] = {
    flag("picture",
         "draw a picture in the terminal if it can show one, otherwise in box-drawing characters")
        .without("format output page"),
    text("graphics", "HOW",
         "what --picture uses: kitty, iterm, sixel, none or auto: what the terminal is known to "
         "show")
        .usually("auto")
        .with("picture")};
inline constexpr Group terminal_pictures{"Pictures", terminal_picture_options};

inline constexpr Option encoding_and_solver_options[] = {
    option::encoding
        .saying("an encoding, see `list encodings`, or auto: sums for killers, otherwise extended, "
                "triads or distinct, by size and open cells, after unit propagation")
        .usually("auto"),
    option::amo, option::reduce.usually("none if -e names an encoding, otherwise unit-propagation"),
    option::reencode, option::literal_order};
inline constexpr Group solving_encoding{"Encoding", encoding_and_solver_options};

inline constexpr Option solver_options[] = {
    text("s,solver", "NAME|COMMAND",
         "a solver, see `list solvers`, or a command line with {cnf} and optionally {out} and "
         "{proof}",
         solver_names)
        .usually("the built-in CaDiCaL")
        .everywhere(),
    flag("distrust",
         "verify an external solver's \"unsatisfiable\" by its DRAT proof, or by solving again "
         "with the built-in solver if it writes none")
        .once("check")
        .with("solver"),
    text("set", "NAME=VALUE",
         "an option of the built-in CaDiCaL, e.g. phase=0; can be repeated; large boards then use "
         "one solver instead of a portfolio")
        .repeated()
        .everywhere(),
    flag("stats", "print times, memory and solver statistics to standard error")
        .saying_in_requests("add `statistics` of the solver to each answer")
        .everywhere()};
inline constexpr Group solver{"Solver", solver_options};

inline constexpr Option unique_options[] = {
    flag("unique", "prove that there is no second solution; exit status 40 if there is")
        .everywhere(),
    option::timeout};
inline constexpr Group uniqueness{"Solving", unique_options};

namespace option {
inline constexpr Option expected =
    flag("expected",
         "compare with the solution that the input gives for each puzzle, in a table's column or a "
         "field of JSON; exit status 1 if one is wrong or missing");
}  // namespace option

inline constexpr Option counting_options[] = {
    number("limit", "N", "stop above N solutions")
        .usually("none")
        .between(1, max_limit)
        .everywhere(),
    option::exclude,
    flag("variables", "count solutions that differ only in extra variables separately")
        .everywhere(),
    option::jobs, option::timeout};

}  // namespace sudoku_sat::app
