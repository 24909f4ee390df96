// export: the puzzle for solvers other than SAT solvers.
#include "sudoku_sat/export.hpp"
#include "app/options.hpp"
#include "registry.hpp"

namespace sudoku_sat {

using namespace app;

namespace {

Choices languages() { return names_in(export_languages()); }

constexpr Option export_encoding_options[] = {
    option::encoding.usually("auto").with("format=wcnf"), option::amo.with("format=wcnf"),
    option::reencode.with("format=wcnf"), option::literal_order};

constexpr Option export_output_options[] = {
    choice("f,format", "FORMAT", "the language: {}", languages).always().everywhere(),
    option::output};

constexpr Option export_solving_options[] = {
    seconds("timeout", "SECONDS", "time limit for each puzzle").in_requests_alone()};

}  // namespace

const Command command_entries::export_{
    .name = "export",
    .section = Section::sat,
    .summary = "write the puzzle for solvers other than SAT solvers",
    .description = "Write the puzzle in the language of another kind of solver.",
    .example = "sudoku-sat export -f opb puzzles/inkala-2012.txt > inkala.opb",
    .positional = {"[INPUT]"},
    .groups = {{input,
                board,
                {"Encoding", export_encoding_options},
                {"Solving", export_solving_options},
                {"Output", export_output_options}}}};

}  // namespace sudoku_sat
