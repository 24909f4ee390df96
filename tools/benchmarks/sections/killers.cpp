// Killers proved unique: by the search for boards with sums, which `auto` takes, against a solver
// on a formula. Both are this program, so that the ratio is that of the two ways.
#include <fmt/format.h>

#include <string>

#include "bench.hpp"
#include "registry.hpp"

namespace sudoku_sat::bench {

namespace {

void measure(Bench& bench) {
  const std::string count = bench.settings().quick ? "10" : "50";
  const std::string file = bench.file("killers.txt");
  bench.prepare(bench.program(
      {"generate", "--rules", "cages", "--minimal", "-n", count, "--seed", "1", "-q", "-o", file}));
  const Command search = bench.program({"solve", "--unique", "-q", "-j", "1", "-f", "line", file});
  const Command formula =
      bench.program({"solve", "--unique", "-q", "-j", "1", "-f", "line", "-e", "extended", file});
  Measurement row = bench.measure(fmt::format("{} minimal killers", count), search, formula);
  set_rate(row, std::stod(count), "puzzles/s");
  bench.add(std::move(row));
}

}  // namespace

const Section section_entries::killers = {
    "killers", "killers proved unique, compared with a solver on a formula", false, measure};

}  // namespace sudoku_sat::bench
