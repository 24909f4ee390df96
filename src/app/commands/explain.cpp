// explain: the solution derived step by step, or why a cell has its value, or not another one.
#include "app/options.hpp"
#include "registry.hpp"

namespace sudoku_sat {

using namespace app;

namespace {

Choices explain_formats() { return picture_formats({"text", "json"}); }

constexpr std::string_view drawn_steps = "format=svg format=png format=pdf format=tex";

constexpr Option question_options[] = {
    {.name = "cell",
     .argument = "CELL",
     .kind = Kind::text,
     .help = "why r4c5 has its value: only the steps that it rests on",
     .excludes = "why-not",
     .front = Front::both},
    {.name = "why-not",
     .argument = "CELL=VALUE",
     .kind = Kind::text,
     .help = "why it is not r4c5=3: only the steps that this rests on",
     .front = Front::both},
    with_help(option::timeout, "for each puzzle; the steps found so far are written")};

constexpr Option explain_output_options[] = {
    {.name = "format",
     .brief = 'f',
     .argument = "FORMAT",
     .kind = Kind::choice,
     .help = "text, json, svg, png, pdf or tex (pictures of all steps) or html (a page to click "
             "through)",
     .usual = "text",
     .choices = explain_formats},
    option::output};

constexpr Option explain_theme_options[] = {option::theme};

constexpr Option step_options[] = {
    {.name = "page",
     .argument = "PAPER",
     .kind = Kind::choice,
     .help = "on pages of this size: {}",
     .usual = "of pdf: a4; else one page as large as it gets",
     .choices = paper_names},
    {.name = "step",
     .argument = "K",
     .kind = Kind::number,
     .help = "the picture of step K alone",
     .least = 1,
     .most = 1'000'000,
     .excludes = "split"},
    {.name = "split", .help = "a file for each step in the new directory -o: step-001.svg ..."}};

}  // namespace

const Command command_entries::explain{
    .name = "explain",
    .section = Section::solve,
    .summary = "derive the solution step by step, each step from few reasons",
    .description = "Derive the solution step by step, each step from a smallest set of reasons.",
    .example = "sudoku-sat explain -f html -o steps.html puzzles/generated/board-6.txt",
    .positional = {"[INPUT...]"},
    .groups = {{input,
                board,
                {"Explaining", question_options},
                {"Output", explain_output_options},
                {"Pictures", explain_theme_options, option::pictures},
                {"Pictures", step_options, drawn_steps}}}};

}  // namespace sudoku_sat
