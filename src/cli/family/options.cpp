// The options of `family`, with their help.
#include "plan.hpp"

#include "cli/choices.hpp"
#include "sudoku_sat/instances.hpp"

namespace sudoku_sat::cli {

void add_family_options(CommandLine& line) {
  line.group("Boards");
  line.value("sizes", "LIST", "of the boards, as in 25,36,49");
  line.value("open", "SHARES", "of the cells that are open: one, as in 0.56, or LEAST:MOST");
  line.value("count", "N", "boards of each size (default: 10)");
  line.value("seed", "S", "the same family for the same seed (default: 1)");
  line.value("range", "A:B",
             "only boards A to B - 1, from 0, size by size; with --calibrate only these sizes");
  line.value("grids", "NAME",
             "full grids: pattern, mixed, latin, jigsaw or drawn (default: mixed; with --rules "
             "drawn)",
             names_in(grid_kinds()));
  line.value("holes", "NAME",
             "which cells are open: random, balanced, minimal or few (default: random)",
             names_in(hole_kinds()));
  add_rules_option(line);
  line.flag("unsat", "one given of each board is changed so that there is no solution");
  line.group("Formulas");
  line.value("e,encoding", "LIST", "encodings of `list encodings` (default: extended)",
             names_in(encodings()));
  add_amo_option(line);
  add_reduce_option(line, "none");
  line.value("scramble", "SEED", "variables, clauses and literals shuffled, as by dimacs");
  add_compress_option(line, "of the formulas");
  line.flag("boards", "only the boards, no formulas");
  line.group("Difficulty");
  line.value("calibrate", "LIST", "only boards that each of these solvers takes --window for",
             names_in(solver_entries()));
  line.value("window", "LEAST,MOST",
             "seconds of a machine that propagates 2 million literals in each (default: 60,3600)");
  line.value("tries", "N",
             "boards of each size to try (default: 10 for each wanted, at least 100)");
  line.value("resume", "FILE", "keep what was tried in FILE; an interrupted run goes on there");
  line.group("Evidence");
  line.flag("proofs", "with --unsat: a DRAT proof for each formula");
  line.value("budget", "SECONDS",
             "with --unsat: work to decide a formula, in the solver's own steps (default: 60, or "
             "the end of --window)");
  line.value("times", "LIST", "measure these solvers too, or `installed`, in times.json",
             names_in(solver_entries(), {"installed"}));
  line.value("limit", "SECONDS", "for each run of --times (default: 60)");
  line.group("Output");
  line.value("o,output", "DIR", "a new or empty directory, written whole or not at all");
  line.flag("pack", "with --range: one file instead of a directory, for --from");
  line.values("from", "FILE",
              "the family of such files, whose boards are all there is, in their order");
  line.value("j,jobs", "N",
             "threads (default: 1; 0: as many as there are); the files are the same");
  line.value("timeout", "SECONDS", "for all of it");
}

}  // namespace sudoku_sat::cli
