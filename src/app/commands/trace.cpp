// trace: a solver to teach from, step by step.
#include "app/options.hpp"
#include "registry.hpp"

namespace sudoku_sat {

using namespace app;

namespace {

Choices trace_formats() { return {"text", "json", "html"}; }
Choices trace_modes() { return {"cdcl", "dpll", "backtracking", "units"}; }
Choices decision_orders() { return {"vsids", "fixed"}; }

constexpr Option trace_encoding_options[] = {with_usual(option::encoding, "maple"), option::amo,
                                             option::reduce};

constexpr Option tracing_options[] = {
    {.name = "mode",
     .argument = "MODE",
     .kind = Kind::choice,
     .help = "cdcl (learns clauses, jumps back), dpll (unit propagation, the last decision is "
             "flipped), backtracking (decisions alone) or units (unit propagation alone, which may "
             "end without an answer)",
     .usual = "cdcl",
     .choices = trace_modes,
     .front = Front::both},
    {.name = "order",
     .argument = "ORDER",
     .kind = Kind::choice,
     .help = "what is decided next: vsids (what took part in conflicts lately; of cdcl alone) or "
             "fixed (the first open variable)",
     .usual = "vsids",
     .choices = decision_orders},
    {.name = "decide",
     .argument = "CANDIDATES",
     .kind = Kind::text,
     .help = "decide these first, in this order: \"r1c1=4 r5c5=7\"; with --mode units nothing else "
             "is decided, and what is known behind them is told",
     .front = Front::both},
    {.name = "no-restarts", .help = "never begin anew from level 0", .needs = "mode=cdcl"},
    {.name = "conflicts",
     .argument = "N",
     .kind = Kind::number,
     .help = "end after so many conflicts; 0: no limit",
     .usual = "10000",
     .usual_in_requests = "1000",
     .front = Front::both},
    {.name = "steps",
     .argument = "N",
     .kind = Kind::number,
     .help = "end after so many steps; 0: no limit",
     .usual = "of html 3000000, else none",
     .usual_in_requests = "20000",
     .front = Front::both},
    with_help(option::timeout, "for all of it; the steps found so far are written")};

constexpr Option trace_output_options[] = {
    {.name = "format",
     .brief = 'f',
     .argument = "FORMAT",
     .kind = Kind::choice,
     .help = "text (a line for each step), json (an event for each step) or html (a page that "
             "replays them)",
     .usual = "text",
     .choices = trace_formats},
    option::output,
    needing(with_usual(option::theme, "auto"), "format=html")};

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
