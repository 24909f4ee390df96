// What CaDiCaL writes after the empty clause is left out; where the formula itself has the empty
// clause, the proof is that clause alone.
#include "proving.hpp"

#include <fmt/format.h>

#include <cstdio>

#include "base/whole_file.hpp"
#include "files.hpp"
#include "formula.hpp"
#include "sudoku_sat/dimacs.hpp"

namespace sudoku_sat {

namespace {

constexpr std::string_view empty_clause = "0\n";

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

void write_file(const std::string& path, std::string_view text) {
  Output out(path);
  out.write(text);
  out.commit();
}

void write_description(const Certificate& certificate, const NewDirectory& directory) {
  write_file(directory.file(puzzle_file), puzzle_json(certificate));
  write_file(directory.file(claim_file), claim_json(certificate));
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
    default:
      return "there is a second solution";
  }
}

std::string take_proof(const std::string& raw) {
  std::string proof = ended_proof(read_whole(raw, most_proof_bytes));
  std::remove(raw.c_str());
  return proof;
}

ProofReport trimmed(const ProofFormula& formula, std::span<const std::int32_t> further,
                    const std::string& proof, const Limits& limits) {
  ProofReport report = check_proof(
      formula, proof, {.trim = true, .poll = [&] { limits.check(); }, .further = further});
  if (!report.accepted) {
    throw SolverError(
        fmt::format("the solver's proof is wrong, line {}: {}", report.line, report.reason));
  }
  return report;
}

Verified verify_own(const NewDirectory& directory, const Limits& limits) {
  try {
    return verify_certificate(directory.path(), limits);
  } catch (const InputError& error) {
    throw SolverError(fmt::format("the certificate that was made is wrong: {}", error.what()));
  }
}

}  // namespace sudoku_sat
