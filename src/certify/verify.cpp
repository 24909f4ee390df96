// Checks a certificate without any solver: only the rules judge the solutions and the formula, and
// the proof checker checks its refutation. Where the rules leave clauses open, the encoder makes
// the formula again, and the file is compared line by line with what it should be, comments too:
// its text is fixed, so any change is noticed.
#include <fmt/format.h>

#include <filesystem>

#include "base/compression.hpp"
#include "base/whole_file.hpp"
#include "count_proof.hpp"
#include "files.hpp"
#include "sudoku_sat/certificate.hpp"
#include "sudoku_sat/dimacs.hpp"

namespace sudoku_sat {

using namespace certify;

namespace {

[[noreturn]] void fail_at(const std::string& file, std::string_view field,
                          const std::string& what) {
  throw InputError({fmt::format("{}: field '{}'", file, field)}, what);
}

/// The solutions that a claim is based on.
void check_solutions(const Certificate& certificate, const std::string& file) {
  const Claim& claim = certificate.claim;
  const Geometry& geometry = certificate.puzzle.geometry();
  if (!claim.solution.empty()) {
    if (const auto wrong = verify(certificate.puzzle, claim.solution)) {
      fail_at(file, "solution", "not a solution of the puzzle: " + to_string(*wrong, geometry));
    }
  }
  const std::vector<Cell> needed = certificate.puzzle.given_cells();
  if (claim.kind == Claim::Kind::minimal && claim.others.size() != needed.size()) {
    fail_at(file, "others", fmt::format("expected {}, one for each given", needed.size()));
  }
  for (std::size_t i = 0; i < claim.others.size(); ++i) {
    const std::string field = fmt::format("others[{}]", i);
    Puzzle about = certificate.puzzle;
    if (claim.kind == Claim::Kind::fewest) about.givens.assign(about.givens.size(), 0);
    if (claim.kind == Claim::Kind::minimal) about.givens[needed[i]] = 0;
    if (const auto wrong = verify(about, claim.others[i])) {
      fail_at(file, field,
              fmt::format("not a solution of the {}: {}",
                          claim.kind == Claim::Kind::fewest    ? "board"
                          : claim.kind == Claim::Kind::minimal ? "puzzle without this given"
                                                               : "puzzle",
                          to_string(*wrong, geometry)));
    }
    if (claim.others[i] == claim.solution) fail_at(file, field, "this is the solution itself");
  }
}

/// Compares the lines of a file, one after the other, with what they should be.
class LineComparison {
 public:
  explicit LineComparison(const std::string& file) : lines_(LineReader::open(file)) {}

  void expect(std::string_view wanted) {
    bytes_ += wanted.size() + 1;
    std::string_view line;
    if (!lines_.next(line)) {
      throw InputError(lines_.position(),
                       fmt::format("the file ends here, but '{}' should follow", shown(wanted)));
    }
    if (line == wanted) return;
    const auto differ = std::mismatch(line.begin(), line.end(), wanted.begin(), wanted.end());
    const auto at = static_cast<std::size_t>(differ.first - line.begin());
    // The message quotes from the beginning of the word that differs.
    const std::size_t word = at == 0 ? 0 : line.substr(0, at).rfind(' ') + 1;
    throw InputError(lines_.position(word + 1),
                     fmt::format("expected '{}', got '{}'", shown(wanted.substr(word)),
                                 shown(line.substr(word))));
  }

  void expect_end() {
    std::string_view line;
    if (!lines_.next(line)) return;
    throw InputError(lines_.position(),
                     fmt::format("the file should end before this line, '{}'", shown(line)));
  }

  /// The bytes of all lines expected so far, line ends included.
  std::uint64_t bytes() const { return bytes_; }

 private:
  LineReader lines_;
  std::uint64_t bytes_ = 0;
};

/// Throws: InputError, Stopped.
void compare_formula(const ClaimFormula& wanted, const Certificate& certificate,
                     const std::string& file, const Limits& limits) {
  constexpr std::size_t between_polls = 4096;
  LineComparison lines(file);
  const std::string head = formula_head(certificate, wanted.size);
  for (std::size_t begin = 0; begin < head.size();) {
    const std::size_t end = head.find('\n', begin);
    lines.expect(std::string_view(head).substr(begin, end - begin));
    begin = end + 1;
  }
  std::string line;
  std::size_t clauses = 0;
  for (const Lit literal : wanted.formula.literals) {
    if (literal != 0) {
      (line += std::to_string(literal)) += ' ';
      continue;
    }
    line += '0';
    lines.expect(line);
    line.clear();
    if (++clauses % between_polls == 0) limits.check();
  }
  lines.expect_end();
  // LineReader accepts line ends of more than one kind.
  const std::uint64_t bytes = std::filesystem::file_size(file);
  if (bytes == lines.bytes()) return;
  throw InputError(
      {file}, fmt::format("{} bytes instead of {}: lines don't end as `prove` ends them", bytes,
                          lines.bytes()));
}

/// The proof, which may have been compressed since.
std::string path_of_proof(const std::string& directory) {
  const std::string plain = path_in(directory, proof_file);
  for (const base::CompressionFormat* const format : base::compression_formats()) {
    const std::string compressed = plain + std::string(format->ending);
    if (!std::filesystem::exists(plain) && std::filesystem::exists(compressed)) return compressed;
  }
  return plain;
}

}  // namespace

namespace certify {

Certificate read_checked(const std::string& directory, const std::optional<Puzzle>& own) {
  Certificate certificate = read_certificate(directory);
  const std::string differ = own ? difference(certificate.puzzle, *own) : std::string();
  if (!differ.empty()) {
    throw InputError({path_in(directory, puzzle_file)}, "this is another puzzle: " + differ);
  }
  check_solutions(certificate, path_in(directory, claim_file));
  return certificate;
}

ProofReport accepted(ProofReport report, const std::string& file) {
  if (report.accepted) return report;
  throw InputError({file, static_cast<std::size_t>(report.line)}, report.reason);
}

std::uint64_t check_model(const Certificate& certificate, const std::string& file,
                          const Limits& limits) {
  const Grid& solution = certificate.claim.solution;
  if (solution.empty()) return 0;
  MemorySink formula;
  LimitedSink limited(formula, limits);
  const VariableMap variables = variables_of(certificate);
  encode_puzzle(certificate.puzzle, variables, certificate.formulation, limited);
  std::vector<Lit> literals;
  for (Cell cell = 0; cell < solution.size(); ++cell) {
    variables.append_literals(cell, solution[cell], literals);
  }
  if (extend_to_model(formula, literals, limits)) return formula.size().clauses;
  throw InputError({file},
                   "the solution cannot be extended to a model of these clauses, even without the "
                   "clause that excludes it");
}

}  // namespace certify

namespace {

/// Holds the formula's file against the rules, and only where these leave clauses open, or without
/// `by_rules`, against what the encoder makes. Throws: InputError, SolverError, Stopped.
ClaimFormula checked_formula(const std::string& directory, bool by_rules, Verified& verified,
                             const Limits& limits) {
  const PhaseTimer timer(verified.formula_seconds, Timing::wall);
  const Certificate& certificate = verified.certificate;
  const std::string file = path_in(directory, formula_file);
  const CheckedFiles files{path_in(directory, claim_file), file};
  base::require_regular_file(file);
  if (by_rules && rules_can_be_checked(certificate)) {
    ClaimFormula formula = read_formula(certificate, file, limits);
    verified.formula = check_by_rules(certificate, formula, files, limits);
    if (verified.formula.trusted.empty()) return formula;
  }
  ClaimFormula formula = formula_of(certificate, limits);
  compare_formula(formula, certificate, file, limits);
  if (by_rules && verified.formula.trusted.empty()) {
    verified.formula = check_by_rules(certificate, formula, files, limits);
  }
  verified.formula.rebuilt = true;
  limits.check();
  verified.model_clauses = check_model(certificate, file, limits);
  return formula;
}

Verified verify_files(const std::string& directory, const Limits& limits,
                      const std::optional<Puzzle>& own, bool lrat, bool by_rules) {
  Verified verified;
  verified.certificate = read_checked(directory, own);
  const Claim::Kind kind = verified.certificate.claim.kind;
  if (lrat && (kind == Claim::Kind::formula || kind == Claim::Kind::count)) {
    throw UsageError(fmt::format("--lrat: {} is a certificate without a refutation", directory));
  }
  if (needs_direct_code(verified.certificate.claim) && !has_direct_code(verified.certificate)) {
    fail_at(path_in(directory, puzzle_file), "encoding",
            "it has no variable for each value of a cell");
  }
  const ClaimFormula formula = checked_formula(directory, by_rules, verified, limits);
  limits.check();
  if (kind == Claim::Kind::formula) return verified;
  if (kind == Claim::Kind::count) {
    check_count_files(verified, formula, directory, limits);
    return verified;
  }
  const PhaseTimer timer(verified.proof_seconds, Timing::wall);
  const std::string proof = path_of_proof(directory);
  verified.proof =
      accepted(check_proof(formula.formula, base::read_plain(proof, base::max_proof_bytes),
                           {.lrat = lrat, .poll = [&] { limits.check(); }}),
               proof);
  if (lrat && verified.proof.lrat.empty()) {
    throw SolverError(
        "the proof is right, but its lemmas use too many clauses to write them all down as LRAT");
  }
  return verified;
}

}  // namespace

Verified certify::verify_made(const std::string& directory, const Limits& limits, bool lrat) {
  return verify_files(directory, limits, std::nullopt, lrat, false);
}

Verified verify_certificate(const std::string& directory, const Limits& limits,
                            const std::optional<Puzzle>& own, bool lrat) {
  return verify_files(directory, limits, own, lrat, true);
}

CubeChecker::CubeChecker(const std::string& directory, const std::optional<Puzzle>& own,
                         const Limits& limits)
    : CubeChecker(read_checked(directory, own), limits) {}

CubeChecker::CubeChecker(const Certificate& certificate, const Limits& limits)
    : certificate_(certificate), formula_(formula_of(certificate, limits)) {}

std::uint64_t CubeChecker::check_model(const std::string& file, const Limits& limits) const {
  return certify::check_model(certificate_, file, limits);
}

FormulaCheck CubeChecker::check_formula(const std::string& file, const Limits& limits) const {
  FormulaCheck check = check_by_rules(certificate_, formula_, {file, file}, limits);
  check.rebuilt = true;
  return check;
}

ProofReport CubeChecker::check_part(const Cube& cube, const std::string& file,
                                    const Limits& limits) const {
  return check(as_units(cube), file, limits);
}

ProofReport CubeChecker::check_cover(const std::vector<Cube>& cubes, const std::string& file,
                                     const Limits& limits) const {
  return check(none_of(cubes), file, limits);
}

ProofReport CubeChecker::check(const std::vector<Lit>& further, const std::string& file,
                               const Limits& limits) const {
  if (const Var largest = largest_variable(further);
      largest > static_cast<Var>(formula_.size.variables)) {
    throw InputError({file}, fmt::format("a cube has variable {}, the formula has {}", largest,
                                         formula_.size.variables));
  }
  return accepted(check_proof(formula_.formula, base::read_plain(file, base::max_proof_bytes),
                              {.poll = [&] { limits.check(); }, .further = further}),
                  file);
}

}  // namespace sudoku_sat
