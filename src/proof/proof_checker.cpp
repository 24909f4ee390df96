// From text to report: reads the proof, checks it, and marks what it depends on.
#include "sudoku_sat/proof_checker.hpp"

#include "checker.hpp"
#include "core.hpp"
#include "lrat.hpp"
#include "poll.hpp"
#include "proof_steps.hpp"

namespace sudoku_sat {

namespace {

void check(const ProofFormula& formula, std::string_view text, const ProofOptions& options,
           ProofReport& report) {
  proof::Poll poll(options.poll);
  const proof::ProofSteps proof(text, poll);
  proof::Checker checker(formula, options.further, proof, poll, report);
  checker.run();
  const proof::Core core(checker);
  report.core_clauses = core.formula_clauses();
  report.core_lemmas = core.lemmas() + 1;
  const bool with_rat = report.rat_lemmas > 0;
  if (options.trim) report.trimmed = core.trimmed(proof, with_rat);
  if (options.lrat && checker.antecedents().complete()) {
    report.lrat = lrat_of(checker, core, proof, formula, options.further, with_rat);
  }
}

}  // namespace

ProofReport check_proof(const ProofFormula& formula, std::string_view proof,
                        const ProofOptions& options) {
  ProofReport report;
  try {
    check(formula, proof, options, report);
    report.accepted = true;
  } catch (const proof::Refused& refused) {
    report.reason = refused.what();
    report.line = refused.line();
  }
  return report;
}

}  // namespace sudoku_sat
