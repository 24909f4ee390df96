// trace: a teaching solver, step by step.
#include "app/options.hpp"
#include "registry.hpp"

namespace sudoku_sat {

using namespace app;

namespace {

Choices trace_formats() { return {"text", "json", "html"}; }
Choices trace_modes() { return {"cdcl", "dpll", "backtracking", "units"}; }
Choices decision_orders() { return {"vsids", "fixed"}; }

constexpr Option trace_encoding_options[] = {option::encoding.usually("maple"), option::amo,
                                             option::reduce_formula, option::reencode,
                                             option::literal_order};

constexpr Option tracing_options[] = {
    choice(
        "mode", "MODE",
        "cdcl (learns clauses, backjumps), dpll (unit propagation; flips the last decision), "
        "backtracking (decisions only) or units (unit propagation only; may end without an answer)",
        trace_modes)
        .usually("cdcl")
        .everywhere(),
    choice("order", "ORDER",
           "decision order: vsids (variables of recent conflicts; cdcl only) or fixed (the first "
           "open variable)",
           decision_orders)
        .usually("vsids")
        .everywhere(),
    text("decide", "CANDIDATES",
         "make these decisions first, in this order: \"r1c1=4 r5c5=7\"; with --mode units no "
         "others, and what follows is shown")
        .everywhere(),
    flag("no-restarts", "never restart").with("mode=cdcl").everywhere(),
    number("conflicts", "N", "stop after N conflicts; 0: no limit")
        .usually("10000")
        .usually_in_requests("1000")
        .everywhere(),
    number("steps", "N", "stop after N steps; 0: no limit")
        .usually("html: 3000000, otherwise none")
        .usually_in_requests("20000")
        .everywhere(),
    option::timeout.saying("time limit; the steps found so far are written")};

constexpr Option trace_output_options[] = {
    choice("f,format", "FORMAT",
           "text (a line for each step), json (an event for each step) or html (a page that "
           "replays them)",
           trace_formats)
        .usually("text"),
    option::output, option::theme.usually("auto").with("format=html")};

}  // namespace

const Command command_entries::trace{
    .name = "trace",
    .section = Section::sat,
    .summary = "run CDCL, DPLL or unit propagation step by step",
    .description =
        "Run a small CDCL, DPLL or backtracking solver, or unit propagation only, on a puzzle's "
        "formula, and show every step.",
    .example = "sudoku-sat trace -f html -o trace.html puzzles/inkala-2012.txt",
    .positional = {"[INPUT]"},
    .groups = {{input,
                board,
                {"Encoding", trace_encoding_options},
                {"Solving", tracing_options},
                {"Output", trace_output_options}}}};

}  // namespace sudoku_sat
