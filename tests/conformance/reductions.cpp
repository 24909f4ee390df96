// Every encoding with every reduction through files: dimacs, another program that solves, decode.
#include <algorithm>

#include "cli/helpers.hpp"
#include "conformance/own_command.hpp"
#include "sudoku_sat/encoding.hpp"
#include "sudoku_sat/solver.hpp"
#include "support/fixtures.hpp"
#include "support/inputs.hpp"

using namespace sudoku_sat;
using namespace sudoku_sat::support;

namespace {

/// The first program of these that is installed; none: the tests have nothing to say.
const SolverEntry* other_program() {
  for (const std::string_view name : {"minisat", "picosat", "cryptominisat", "cadical"}) {
    for (const SolverEntry& entry : solver_entries()) {
      if (entry.name.starts_with(name) && !entry.command.empty() && installed(entry)) return &entry;
    }
  }
  WARN("no solver is installed that is a program of its own");
  return nullptr;
}

RunResult round_trip(const SolverEntry& entry, const std::string& options) {
  return shell("\"$SUDOKU_SAT\" dimacs -q --names --show " + options + " -o x.cnf; " +
               own_command(entry) + "; \"$SUDOKU_SAT\" decode -f line x.cnf answer");
}

/// Calls visit(options) for each encoding with every second reduction, as dimacs and solve take
/// them; the next encoding has the others.
template <class Visit>
void for_each_reduced(Visit&& visit) {
  std::size_t round = 0;
  for (const Encoding& encoding : encodings()) {
    ++round;
    for (std::size_t i = 0; i < reductions().size(); ++i) {
      if (!in_turn(i % 2, 2, round)) continue;
      const Reduction* const reduction = reductions()[i];
      DYNAMIC_SECTION(encoding.name << " after " << reduction->name) {
        visit("-e " + std::string(encoding.name) + " --reduce " + std::string(reduction->name));
      }
    }
  }
}

}  // namespace

TEST_CASE("every encoding and reduction comes back from another program as the solution",
          "[long][solvers]") {
  const SolverEntry* entry = other_program();
  if (entry == nullptr) return;
  for_each_reduced([&](const std::string& options) {
    for (const auto& known : known_puzzles()) {
      // One of them is enough for most: three processes each, and seconds where nothing is removed.
      if (!options.ends_with("givens") && known.puzzle != inkala) continue;
      CAPTURE(known.name);
      const RunResult result = round_trip(*entry, options + " -p " + std::string(known.puzzle));
      INFO(result);
      CHECK(result.status == 0);
      CHECK(result.out == std::string(known.solution) + "\n");
    }
  });
}

TEST_CASE(
    "every encoding and reduction, with the methods in turn, solves a puzzle in another program",
    "[long][solvers]") {
  const SolverEntry* entry = other_program();
  if (entry == nullptr) return;
  // With every second cell given beside the puzzle's givens all of them are quick.
  std::string puzzle(inkala);
  for (std::size_t cell = 0; cell < puzzle.size(); cell += 2) puzzle[cell] = inkala_solution[cell];
  const std::span<const AmoMethod* const> methods = amo_methods();
  std::size_t turn = 0;
  // All methods with all encodings and reductions, in the process: encoding_solutions.cpp.
  for (const Encoding& encoding : encodings()) {
    for (const Reduction* reduction : reductions()) {
      const AmoMethod& method = *methods[turn++ % methods.size()];
      const RunResult result =
          run({"solve", "-f", "line", "-s", std::string(entry->name), "-e",
               std::string(encoding.name), "--reduce", std::string(reduction->name), "--amo",
               std::string(method.name), "-p", puzzle});
      INFO(encoding.name << " after " << reduction->name << ", " << method.name << ": " << result);
      CHECK(result.out == std::string(inkala_solution) + "\n");
    }
  }
}

TEST_CASE("every encoding and reduction comes back where hardly anything is open, or nothing",
          "[solvers]") {
  const SolverEntry* entry = other_program();
  if (entry == nullptr) return;
  for_each_reduced([&](const std::string& options) {
    const RunResult result = round_trip(*entry, options + " -p 1243342143122.34");
    INFO(result);
    CHECK(result.status == 0);
    CHECK(result.out == "1243342143122134\n");
    CHECK(round_trip(*entry, options + " --empty --size 1").out == "1\n");
  });
}

TEST_CASE("every encoding and reduction comes back as unsatisfiable from another program",
          "[long][solvers]") {
  const SolverEntry* entry = other_program();
  if (entry == nullptr) return;
  for_each_reduced([&](const std::string& options) {
    // The givens alone do not show it.
    const RunResult result = round_trip(*entry, options + " -p 1.....24........");
    INFO(result);
    CHECK(result.status == 20);
    CHECK(result.out == "unsatisfiable\n");
  });
}

TEST_CASE("every encoding and reduction lists all solutions through another program",
          "[long][solvers]") {
  const SolverEntry* entry = other_program();
  if (entry == nullptr) return;
  // A process for each solution.
  std::size_t round = 0;
  for (const Encoding& encoding : encodings()) {
    ++round;
    for (std::size_t i = 0; i < reductions().size(); ++i) {
      if (!in_turn(i, reductions().size(), round)) continue;
      const Reduction* const reduction = reductions()[i];
      DYNAMIC_SECTION(encoding.name << " after " << reduction->name) {
        const RunResult result = run(
            {"solve", "-s", std::string(entry->name), "-e", std::string(encoding.name), "--reduce",
             std::string(reduction->name), "-n", "0", "-f", "line", "-p", "2.....2...1....."});
        INFO(result);
        CHECK(result.status == 0);
        CHECK(lines_of(result.out).size() == 12);
      }
    }
  }
}
