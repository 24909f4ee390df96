#include "proving.hpp"

#include <fmt/format.h>

#include <cstdio>

#include "base/whole_file.hpp"
#include "files.hpp"
#include "solvers/board_solver.hpp"
#include "sudoku_sat/dimacs.hpp"
#include "sudoku_sat/solver.hpp"

namespace sudoku_sat::certify {

namespace {

constexpr std::string_view empty_clause = "0\n";

void load(std::span<const Lit> clauses, Solver& solver, const Limits& limits) {
  constexpr std::size_t piece = std::size_t{1} << 20;
  while (!clauses.empty()) {
    const auto least =
        clauses.begin() + static_cast<std::ptrdiff_t>(std::min(piece, clauses.size()) - 1);
    const auto end = std::find(least, clauses.end(), 0) + 1;
    const std::span<const Lit> part(clauses.begin(), end);
    solver.add({part, static_cast<std::size_t>(std::count(part.begin(), part.end(), 0))});
    clauses = clauses.subspan(part.size());
    limits.check();
  }
}

}  // namespace

std::string ended_proof(std::string proof) {
  const std::size_t found = proof.starts_with(empty_clause) ? 0 : proof.find("\n0\n");
  if (found != proof.npos) {
    proof.resize(found == 0 ? empty_clause.size() : found + 1 + empty_clause.size());
    return proof;
  }
  if (!proof.empty() && !proof.ends_with('\n')) proof += '\n';
  return proof += empty_clause;
}

void write_description(const Certificate& certificate, const NewDirectory& directory) {
  base::write_whole(directory.file(puzzle_file), puzzle_json(certificate));
  base::write_whole(directory.file(claim_file), claim_json(certificate));
}

void write_formula(const Certificate& certificate, Output& out, const Limits& limits) {
  CountingSink counted;
  LimitedSink counting(counted, limits);
  encode_claim(certificate, counting);
  out.write(formula_head(certificate, counted.size()));
  DimacsWriter writer(out, counted.size().variables);
  LimitedSink writing(writer, limits);
  encode_claim(certificate, writing);
  out.commit();
}

void write_formula(const Certificate& certificate, const std::string& path, const Limits& limits) {
  Output out(path);
  write_formula(certificate, out, limits);
}

std::string refutation_of(const Certificate& certificate) {
  switch (certificate.claim.kind) {
    case Claim::Kind::unsat:
      return "there is a solution";
    case Claim::Kind::impossible:
      return fmt::format("there is a solution with {}={}",
                         certificate.puzzle.geometry().name(certificate.claim.cell),
                         certificate.claim.value);
    case Claim::Kind::candidates:
      return "there is a solution with further candidates";
    default:
      return "there is a second solution";
  }
}

std::string take_proof(const std::string& raw) {
  std::string proof = ended_proof(base::read_whole(raw, base::max_proof_bytes));
  std::remove(raw.c_str());
  return proof;
}

ProofReport accepted_from_solver(ProofReport report) {
  if (report.accepted) return report;
  throw SolverError(
      fmt::format("the solver's proof is wrong, line {}: {}", report.line, report.reason));
}

ProofReport trimmed(const ProofFormula& formula, std::span<const std::int32_t> further,
                    const std::string& proof, const Limits& limits) {
  return accepted_from_solver(check_proof(
      formula, proof, {.trim = true, .poll = [&] { limits.check(); }, .further = further}));
}

Verified verify_own(const NewDirectory& directory, const Limits& limits, bool lrat) {
  try {
    return verify_made(directory.path(), limits, lrat);
  } catch (const InputError& error) {
    throw SolverError(
        fmt::format("internal error: the new certificate is wrong: {}", error.what()));
  }
}

std::optional<Model> refute(const ClaimFormula& formula, const std::vector<Lit>& further,
                            const std::string& raw, const Limits& limits) {
  const std::unique_ptr<Solver> solver = make_proving_solver(raw);
  solver->new_vars(formula.size.variables);
  load(formula.formula.literals, *solver, limits);
  load(further, *solver, limits);
  if (!solvers::satisfiable(*solver, limits)) return std::nullopt;
  return solver->model(formula.size.variables);
}

RawFile::~RawFile() { std::remove(name.c_str()); }

}  // namespace sudoku_sat::certify
