// explain: the solution derived step by step, or why a cell has its value, or not another one.
#include "app/options.hpp"
#include "registry.hpp"

namespace sudoku_sat {

using namespace app;

namespace {

Choices explain_formats() { return picture_formats({"text", "json"}); }

constexpr std::string_view drawn_steps = "format=svg format=png format=pdf format=tex";

constexpr Option question_options[] = {
    text("cell", "CELL", "explain the value of r4c5: only the steps that lead to it")
        .without("why-not")
        .everywhere(),
    text("why-not", "CELL=VALUE", "explain why r4c5 can't be 3: only the steps that rule it out")
        .everywhere(),
    option::timeout.saying("time limit for each puzzle; the steps found so far are written")};

constexpr Option explain_output_options[] = {
    choice("f,format", "FORMAT",
           "text, json, svg, png, pdf or tex (pictures of all steps) or html (a page to click "
           "through)",
           explain_formats)
        .usually("text"),
    option::output};

constexpr Option explain_theme_options[] = {option::theme};

constexpr Option step_options[] = {
    choice("page", "PAPER", "use pages of this size: {}", paper_names)
        .usually("pdf: a4; otherwise one page as large as needed"),
    number("step", "K", "only the picture of step K").between(1, 1'000'000).without("step-files"),
    flag("step-files", "write one file per step into the new directory -o: step-001.svg ...")
        .once("split")};

}  // namespace

const Command command_entries::explain{
    .name = "explain",
    .section = Section::solve,
    .summary = "explain the solution step by step",
    .description = "Derive the solution step by step, with as few reasons per step as possible.",
    .example = "sudoku-sat explain -f html -o steps.html puzzles/generated/board-6.txt",
    .positional = {"[INPUT...]"},
    .groups = {{input,
                board,
                {"Explaining", question_options},
                {"Output", explain_output_options},
                {"Pictures", explain_theme_options, option::pictures},
                {"Pictures", step_options, drawn_steps}}}};

}  // namespace sudoku_sat
