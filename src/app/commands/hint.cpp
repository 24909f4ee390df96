// hint: the next step, as much of it as is asked for.
#include "app/options.hpp"
#include "registry.hpp"

namespace sudoku_sat {

using namespace app;

namespace {

Choices tellings() { return {"where", "what", "why"}; }

Choices hint_formats() { return {"text", "json"}; }

constexpr Option hint_options[] = {
    choice("tell", "HOW_MUCH", "where to look, what to look for, or the whole step and why: {}",
           tellings)
        .usually("why")
        .everywhere(),
    flag("state",
         "start from what a player has: from the digits entered in INPUT and its pencil marks, "
         "after a check of both")
        .without("entries")
        .everywhere(),
    text("filled", "FILE",
         "the same from a grid in FILE: the puzzle as it is filled in by now, with or without "
         "marks")
        .saying_in_requests("the same from this grid: the puzzle as it is filled in by now, with "
                            "or without marks")
        .without("entries")
        .everywhere(),
    option::timeout.saying("time limit for each puzzle")};

constexpr Option hint_output_options[] = {
    choice("f,format", "FORMAT", "text or json", hint_formats).usually("text"), option::output};

}  // namespace

const Command command_entries::hint{
    .name = "hint",
    .section = Section::solve,
    .summary = "show the next step, or only where to look for it",
    .description = "Show the next step of a puzzle: where to look, what to look for, or all of it.",
    .example = "sudoku-sat hint --tell where puzzles/inkala-2012.txt",
    .positional = {"[INPUT...]"},
    .groups = {{input, board, {"Hint", hint_options}, {"Output", hint_output_options}}}};

}  // namespace sudoku_sat
