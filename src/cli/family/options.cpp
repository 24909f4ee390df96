// The options of `family`, with their help.
#include "plan.hpp"

#include "cli/choices.hpp"
#include "sudoku_sat/instances.hpp"

namespace sudoku_sat::cli {

void add_family_options(CommandLine& line) {
  line.group("Boards");
  line.value("sizes", "LIST", "sizes of the boards, e.g. 25,36,49");
  line.value("open", "SHARES", "share of open cells: one, e.g. 0.56, or LEAST:MOST");
  line.value("count", "N", "boards of each size (default: 10)");
  line.value("seed", "S", "the same seed gives the same family (default: 1)");
  line.value(
      "range", "A:B",
      "only boards A to B-1, counted from 0 through all sizes; with --calibrate, only these sizes");
  line.value("grids", "NAME",
             "full grids: pattern, mixed, latin, jigsaw or drawn (default: mixed; with --rules "
             "drawn)",
             names_in(grid_kinds()));
  line.value("holes", "NAME",
             "which cells are open: random, balanced, minimal or few (default: random)",
             names_in(hole_kinds()));
  add_rules_option(line);
  line.flag("unsat", "change one given of each board so that there is no solution");
  line.group("Formulas");
  line.value("e,encoding", "LIST", "encodings of `list encodings` (default: extended)",
             names_in(encodings()));
  add_amo_option(line);
  add_reduce_option(line, "none");
  line.value("scramble", "SEED", "shuffle variables, clauses and literals as dimacs does");
  add_compress_option(line, "compression of the formulas");
  line.flag("boards", "write only boards, no formulas");
  line.group("Difficulty");
  line.value("calibrate", "LIST",
             "keep only boards that take each of these solvers a time within --window",
             names_in(solver_entries()));
  line.value("window", "LEAST,MOST",
             "nominal seconds, each with 2 million propagations (default: 60,3600)");
  line.value("tries", "N",
             "boards of each size to try (default: 10 for each wanted one, at least 100)");
  line.value("resume", "FILE",
             "record tried boards in FILE, so that an interrupted run can continue");
  line.group("Evidence");
  line.flag("proofs", "with --unsat: write a DRAT proof for each formula");
  line.value("budget", "SECONDS",
             "with --unsat: work to decide a formula, in the solver's own steps (default: 60, or "
             "the end of --window)");
  line.value("times", "LIST", "also measure these solvers (`installed`: all), in times.json",
             names_in(solver_entries(), {"installed"}));
  line.value("limit", "SECONDS", "time limit for each run of --times (default: 60)");
  line.group("Output");
  line.value("o,output", "DIR", "a new or empty directory, written completely or not at all");
  line.flag("pack", "with --range: write one file instead of a directory, for --from");
  line.values("from", "FILE", "assemble the family from these pack files, given in order");
  line.value("j,jobs", "N",
             "threads (default: 1; 0: all of the machine's); the files are the same");
  line.value("timeout", "SECONDS", "time limit for all of it");
}

}  // namespace sudoku_sat::cli
