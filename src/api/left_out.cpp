#include "left_out.hpp"

namespace sudoku_sat::api {

namespace {

constexpr LeftOut options[] = {
    {"puzzle", "a request has its puzzles in the field `puzzle`"},
    {"format output split certified compress page per-page no-caption theme picture graphics step "
     "step-files summary matrix resume",
     "an answer is JSON, and writes no file; `convert` has pictures in `document`"},
    {"jobs", "a request is answered on one thread"},
    {"distrust solvers", "a request starts no other program"},
    {"bytes range from", "used by `parts run`, which works on files"},
    {"core", "every answer of `solve` has it"},
    {"cubes cube-file in-parts lrat", "the certificate in an answer has one proof, as text"},
    {"quiet verbose color progress help version", "for people at a terminal"}};

constexpr LeftOut commands[] = {{"decode verify", "for files of other programs, and directories"},
                                {"family course parts", "write directories, and may run for days"},
                                {"serve completion man", "for people at a terminal"}};

}  // namespace

std::span<const LeftOut> left_out_options() { return options; }
std::span<const LeftOut> left_out_commands() { return commands; }

}  // namespace sudoku_sat::api
