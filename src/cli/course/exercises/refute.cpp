// A refutation that others can check: a DRAT proof (Wetzler, Heule & Hunt, SAT 2014).
#include <fmt/format.h>

#include "registry.hpp"
#include "sudoku_sat/proof_checker.hpp"

namespace sudoku_sat {

using namespace cli;

namespace {

constexpr std::string_view refute_puzzle = "4...\n2...\n..2.\n.4..\n";

MemorySink refute_formula() {
  return puzzle_clauses(refute_puzzle, {Reason::Kind::value, Reason::Kind::once});
}

std::string check_refute(const CourseAnswer& answer, const Limits& limits) {
  const MemorySink clauses = refute_formula();
  const auto literals = clauses.block().literals;
  const ProofReport report = check_proof({{literals.begin(), literals.end()}}, answer.proof,
                                         {.poll = [&limits] { limits.check(); }});
  if (report.accepted) return {};
  if (report.line == 0) return report.reason;
  return fmt::format("line {} of the proof: {}", report.line, report.reason);
}

}  // namespace

const Exercise exercise_entries::refute{
    .name = "refute",
    .title = "Refute it by resolution",
    .task =
        R"(The puzzle of puzzle.txt has no solution; formula.cnf has its clauses. Hand in a proof in answer.drat: one
clause per line, ended by 0. Each must follow by unit propagation from formula.cnf and the lines before it (as every
resolvent does), up to the empty clause, 0. DRAT allows a little more (lemmas that keep the formula satisfiable if it
was), and so does the check.
)",
    .puzzle = refute_puzzle,
    .formula = refute_formula,
    .wants_proof = true,
    .begin = "clauses.append([])  # the empty clause\n",
    .check = check_refute};

}  // namespace sudoku_sat
