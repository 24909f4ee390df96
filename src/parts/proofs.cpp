// Proved cubes, and the certificate of all of them. A part's result is its proof, of the claim's
// formula and the cube; if the claim is false, the solutions that show it. A solution that the
// claim allows is in the receipt. None of this is trusted: solutions are checked by the rules here,
// proofs when the certificate is verified, because a joined proof is checked as a whole and one in
// parts can be checked on many machines.
#include <fmt/format.h>

#include <filesystem>
#include <system_error>

#include "base/exit_status.hpp"
#include "base/whole_file.hpp"
#include "cubes.hpp"
#include "sudoku_sat/certificate.hpp"
#include "sudoku_sat/formats.hpp"

namespace sudoku_sat {

using namespace parts;

namespace {

using Entry = Results::Entry;

void write_solutions(const Geometry& geometry, const std::vector<Grid>& grids,
                     const std::string& file) {
  std::string lines;
  for (const Grid& grid : grids) lines += to_line(geometry, grid) + '\n';
  base::write_whole(file, lines);
}

/// Appends the clauses of a file that write_cover() has written; none if there is no such file;
/// then others are computed.
void append_cover(const std::string& file, std::vector<std::vector<Lit>>& cover) {
  std::error_code error;
  if (!std::filesystem::exists(file, error)) return;
  LineReader lines = LineReader::open(file);
  std::string_view line;
  while (lines.next(line)) {
    std::vector<Lit>& clause = cover.emplace_back();
    std::string_view word = take_word(line);
    for (; word != "0"; word = take_word(line)) {
      const std::optional<Lit> literal = parse_number<Lit>(word);
      if (!literal) throw InputError(lines.position(), "altered: no clause");
      clause.push_back(*literal);
    }
  }
}

class ProofMerge {
 public:
  ProofMerge(const PartsDirectory& parts, Results& results)
      : parts_(parts),
        results_(results),
        work_(cube_work(parts.manifest(), parts.manifest_file())),
        solutions_(work_.puzzle) {}

  Certificate run(const std::string& directory, bool joined, const Limits& limits) {
    for (const Entry& entry : results_.entries()) reject_if_false(entry);
    const std::vector<Grid> solutions = solutions_of_receipts();
    results_.require_all();
    const CubeProver prover(work_.puzzle, claim_of(work_.purpose), work_.formulation, limits);
    ProvedCubes proved{.certificate = prover.proved(solutions), .cubes = {}, .proof = {}};
    for (const Entry& entry : results_.entries()) {
      proved.cubes.push_back(cube_of_part(parts_, entry.part, work_.puzzle));
    }
    proved.proof = [this](std::size_t i) {
      results_.next();
      return parts_.result(results_.entries()[i].part);
    };
    proved.cover = cover();
    if (joined) {
      join_proofs(proved, directory, limits);
    } else {
      write_in_parts(proved, directory, limits);
    }
    return proved.certificate;
  }

 private:
  [[noreturn]] void reject(const std::string& why) const {
    throw FalseClaim(fmt::format("{}: the claim is false: {}", parts_.manifest().input, why));
  }

  /// Throws: FalseClaim if the part has found solutions that the claim excludes.
  void reject_if_false(const Entry& entry) {
    const bool unique = work_.purpose == Purpose::unique;
    const int refuted = unique ? base::ExitStatus::several : base::ExitStatus::done;
    if (!entry.whole() || entry.receipt->status != refuted) return;
    const std::string file = parts_.result(entry.part);
    LineReader lines = LineReader::open(file);
    std::string_view line;
    std::vector<Grid> found;
    while (lines.next(line)) found.push_back(solutions_.read(line, file));
    const bool as_told =
        unique ? found.size() == 2 && !same(found[0], found[1]) : found.size() == 1;
    if (!as_told) throw InputError({file}, "not the solutions that its receipt names");
    reject(fmt::format("part {} has {}, in {}", entry.part, unique ? "two solutions" : "a solution",
                       file));
  }

  /// The solutions that parts have found. Throws: FalseClaim if there are two.
  std::vector<Grid> solutions_of_receipts() {
    std::vector<Grid> solutions;
    std::size_t first = 0;
    for (const Entry& entry : results_.entries()) {
      if (!entry.whole() || entry.receipt->status != base::ExitStatus::done) continue;
      const std::string file = parts_.receipt_file(entry.part);
      solutions.push_back(solutions_.read(entry.receipt->solution, file));
      if (solutions.size() == 1) first = entry.part;
      if (same(solutions.back(), solutions.front())) continue;
      reject(fmt::format("parts {} and {} have a solution each, in {} and {}", first, entry.part,
                         parts_.receipt_file(first), file));
    }
    return solutions;
  }

  bool same(const Grid& one, const Grid& other) const {
    return same_grid(work_.puzzle.geometry(), one, other);
  }

  /// The last split comes first. One file has the clauses of all parts that were split at one time.
  std::vector<std::vector<Lit>> cover() const {
    std::vector<std::vector<Lit>> clauses;
    const std::vector<Replacement>& replaced = parts_.manifest().replaced;
    for (auto one = replaced.rbegin(); one != replaced.rend(); ++one) {
      append_cover(parts_.file(cover_name(one->first)), clauses);
    }
    append_cover(parts_.file(cover_name()), clauses);
    return clauses;
  }

  const PartsDirectory& parts_;
  Results& results_;
  CubeWork work_;
  SolutionReader solutions_;
};

}  // namespace

namespace parts {

std::optional<Claim> claim_of(Purpose purpose) {
  if (purpose == Purpose::unsat) return Claim{.kind = Claim::Kind::unsat};
  return std::nullopt;
}

Receipt prove_cube(const PartsDirectory& parts, std::size_t part, const PartTools& tools,
                   const std::string& out) {
  const CubeWork work = cube_work(parts.manifest(), parts.manifest_file());
  const Geometry& geometry = work.puzzle.geometry();
  const Cube cube = cube_of_part(parts, part, work.puzzle);
  const Limits limits(tools.seconds, tools.interrupt);
  Receipt receipt;
  try {
    const CubeProver prover(work.puzzle, claim_of(work.purpose), work.formulation, limits);
    const CubeProof proof = prover.prove(cube, out, limits);
    receipt.status = proof.solution ? base::ExitStatus::done : base::ExitStatus::unsolvable;
    if (proof.solution) receipt.solution = to_line(geometry, *proof.solution);
  } catch (const Stopped&) {
    receipt.status = base::ExitStatus::undecided;
  } catch (const FalseClaim& error) {
    write_solutions(geometry, error.solutions(), out);
    receipt.status =
        error.solutions().size() > 1 ? base::ExitStatus::several : base::ExitStatus::done;
  }
  return receipt;
}

}  // namespace parts

Certificate merge_proofs(const PartsDirectory& parts, const std::string& certificate, bool joined,
                         const MergeOptions& options, const Limits& limits) {
  Results results(parts, options);
  return ProofMerge(parts, results).run(certificate, joined, limits);
}

}  // namespace sudoku_sat
