// completion: a script that makes a shell complete this program's command lines.
#include "app/options.hpp"
#include "registry.hpp"

namespace sudoku_sat {

using namespace app;

namespace {

constexpr Option script_options[] = {
    flag("all", "write all scripts into the new directory -o, each where its shell looks for it")
        .with("output")
        .without("INPUT")};

}  // namespace

const Command command_entries::completion{
    .name = "completion",
    .summary = "write completion for bash, zsh or fish",
    .description =
        "Write a script that lets a shell complete commands, options, values and files. In bash: "
        "source <(sudoku-sat completion bash).",
    .example = "sudoku-sat completion bash > sudoku-sat.bash",
    .positional = {"bash|zsh|fish", 0, 1},
    .groups = {{{"Scripts", script_options}, output_file}},
    .hidden = true};

}  // namespace sudoku_sat
