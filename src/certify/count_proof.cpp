// How many solutions there are: the formula is compiled to a graph whose models are counted by sums
// and products (dnnf), and a checker compares the graph with the clauses. That the models are the
// puzzle's solutions is found by the rules (rules_check.cpp): the formula asks no more than they
// do, and no less.
#include "count_proof.hpp"

#include <fmt/format.h>

#include "base/whole_file.hpp"
#include "certify/dnnf/compiler.hpp"
#include "proving.hpp"
#include "sudoku_sat/count_checker.hpp"

namespace sudoku_sat::certify {

namespace {

/// The variables of the grid's cells come first.
std::size_t counted_variables(const Certificate& certificate) {
  const Geometry& geometry = certificate.puzzle.geometry();
  return geometry.grid_cells() * static_cast<std::size_t>(geometry.size());
}

CountReport counted(const Certificate& certificate, const ClaimFormula& formula,
                    std::string_view nnf, std::string_view lemmas, const Limits& limits) {
  return check_count({formula.formula.literals, static_cast<std::size_t>(formula.size.variables),
                      counted_variables(certificate), nnf, lemmas},
                     [&] { limits.check(); });
}

}  // namespace

CountTexts prove_count(Certificate& certificate, const ClaimFormula& formula,
                       const Limits& limits) {
  const LimitsScope scope(limits);
  dnnf::Compiled made =
      dnnf::compile(formula.formula.literals, static_cast<Var>(formula.size.variables),
                    static_cast<Var>(counted_variables(certificate)), limits);
  const CountReport report = counted(certificate, formula, made.nnf, made.lemmas, limits);
  if (!report.accepted) {
    throw SolverError(
        fmt::format("internal error: the graph is wrong, line {}: {}", report.line, report.reason));
  }
  std::string& claimed = certificate.claim.count;
  if (!claimed.empty() && claimed != report.models) {
    throw FalseClaim(fmt::format("the number of solutions is {}", report.models));
  }
  claimed = report.models;
  return {std::move(made.nnf), std::move(made.lemmas), report.lemmas, report.nodes};
}

Verified write_count(Certificate& certificate, const NewDirectory& directory,
                     const Limits& limits) {
  const CountTexts made = prove_count(certificate, formula_of(certificate, limits), limits);
  base::write_whole(directory.file(count_file), made.graph);
  base::write_whole(directory.file(proof_file), made.lemmas);
  write_description(certificate, directory);
  write_formula(certificate, directory.file(formula_file), limits);
  Verified verified;
  verified.certificate = certificate;
  verified.proof.accepted = true;
  verified.proof.lemmas = made.lemma_count;
  verified.count_nodes = made.nodes;
  return verified;
}

void check_count_files(Verified& verified, const ClaimFormula& formula,
                       const std::string& directory, const Limits& limits) {
  const PhaseTimer timer(verified.proof_seconds, Timing::wall);
  const Certificate& certificate = verified.certificate;
  if (counted_variables(certificate) > formula.size.variables) {
    throw InputError({path_in(directory, formula_file)},
                     "there is no variable for each value of a cell");
  }
  const std::string file = path_in(directory, count_file);
  const std::string lemmas = path_in(directory, proof_file);
  const std::string nnf = base::read_whole(file, base::max_proof_bytes);
  const CountReport report =
      counted(certificate, formula, nnf, base::read_whole(lemmas, base::max_proof_bytes), limits);
  if (!report.accepted) {
    throw InputError({report.in_lemmas ? lemmas : file, static_cast<std::size_t>(report.line)},
                     report.reason);
  }
  if (report.models != certificate.claim.count) {
    throw InputError(
        {path_in(directory, claim_file)},
        fmt::format("the formula has {} models, not {}", report.models, certificate.claim.count));
  }
  verified.proof.accepted = true;
  verified.proof.lemmas = report.lemmas;
  verified.count_nodes = report.nodes;
}

}  // namespace sudoku_sat::certify
