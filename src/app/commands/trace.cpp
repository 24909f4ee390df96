// trace: a solver to teach from, step by step.
#include "app/options.hpp"
#include "registry.hpp"

namespace sudoku_sat {

using namespace app;

namespace {

Choices trace_formats() { return {"text", "json", "html"}; }
Choices trace_modes() { return {"cdcl", "dpll", "backtracking", "units"}; }
Choices decision_orders() { return {"vsids", "fixed"}; }

constexpr Option trace_encoding_options[] = {option::encoding.usually("maple"), option::amo,
                                             option::reduce};

constexpr Option tracing_options[] = {
    choice("mode", "MODE",
           "cdcl (learns clauses, jumps back), dpll (unit propagation, the last decision is "
           "flipped), backtracking (decisions alone) or units (unit propagation alone, which may "
           "end without an answer)",
           trace_modes)
        .usually("cdcl")
        .everywhere(),
    choice("order", "ORDER",
           "what is decided next: vsids (what took part in conflicts lately; of cdcl alone) or "
           "fixed (the first open variable)",
           decision_orders)
        .usually("vsids"),
    text("decide", "CANDIDATES",
         "decide these first, in this order: \"r1c1=4 r5c5=7\"; with --mode units nothing else "
         "is decided, and what is known behind them is told")
        .everywhere(),
    flag("no-restarts", "never begin anew from level 0").with("mode=cdcl"),
    number("conflicts", "N", "end after so many conflicts; 0: no limit")
        .usually("10000")
        .usually_in_requests("1000")
        .everywhere(),
    number("steps", "N", "end after so many steps; 0: no limit")
        .usually("of html 3000000, else none")
        .usually_in_requests("20000")
        .everywhere(),
    option::timeout.saying("for all of it; the steps found so far are written")};

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
    .summary = "CDCL, DPLL or unit propagation on the formula, step by step",
    .description =
        "Solve a puzzle's formula with a small CDCL, DPLL or backtracking solver, or by "
        "unit propagation alone, and tell each of the steps.",
    .example = "sudoku-sat trace -f html -o trace.html puzzles/inkala-2012.txt",
    .positional = {"[INPUT]"},
    .groups = {{input,
                board,
                {"Encoding", trace_encoding_options},
                {"Solving", tracing_options},
                {"Output", trace_output_options}}}};

}  // namespace sudoku_sat
