// course: exercises on SAT and Sudoku for students, and the checks of their answers.
#include "app/options.hpp"
#include "registry.hpp"

namespace sudoku_sat {

using namespace app;

namespace {

constexpr Option course_options[] = {
    text("check", "N", "check the answer to exercise N in DIR (all: every answer)"),
    seconds("timeout", "SECONDS", "time limit for each check").usually("60").with("check")};

}  // namespace

const Command command_entries::course{
    .name = "course",
    .section = Section::sat,
    .summary = "write exercises on SAT and check the answers",
    .description = "Write exercises on SAT and Sudoku, or check the answers to them.",
    .example = "sudoku-sat course exercises",
    .positional = {"DIR", 1, 1},
    .groups = {{{"Course", course_options}}}};

}  // namespace sudoku_sat
