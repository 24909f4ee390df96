// Puzzles made: ours are minimal (each given is needed), qqwing's not quite.
#include <fmt/format.h>

#include <string>

#include "bench.hpp"
#include "registry.hpp"

namespace sudoku_sat::bench {

namespace {

void measure(Bench& bench) {
  const std::string count = bench.settings().quick ? "200" : "1000";
  const Command ours = bench.program({"generate", "--minimal", "-n", count, "--seed", "1"});
  const Command qqwing{.words = {"qqwing", "--generate", count, "--one-line"}};
  const std::string name = count + " minimal puzzles";
  const bool compared = bench.is_installed("qqwing");
  if (!compared) bench.skip("qqwing", "it is not installed");
  Measurement row = compared ? bench.measure(name, ours, qqwing) : bench.measure(name, ours);
  set_rate(row, std::stod(count), "puzzles/s");
  bench.add(std::move(row));
}

}  // namespace

const Section section_entries::generate = {"generate", "minimal 9x9 puzzles made", false, measure};

}  // namespace sudoku_sat::bench
