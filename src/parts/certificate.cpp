// kind: a certificate in parts, whose parts are proofs to be checked. A part's result, the proof,
// exists from the beginning; its receipt states that it was checked, and how many lemmas it has.
//
// The claim holds if the formula has no model outside the cubes, which the cover proves, and none
// inside any cube, which its part proves. Any such proofs will do: how they were found doesn't
// matter, nor whether the cubes overlap. So a receipt is about the formula, one cube and its proof,
// not about the other cubes: the cover shows that together they are the whole search, and is
// checked even if there are receipts.
#include <fmt/format.h>

#include <chrono>
#include <filesystem>
#include <limits>
#include <mutex>

#include "base/elapsed.hpp"
#include "base/threads.hpp"
#include "base/whole_file.hpp"
#include "cubes.hpp"
#include "registry.hpp"

namespace sudoku_sat {

using namespace parts;

namespace {

std::string file_in(const std::string& directory, std::string_view name) {
  return (std::filesystem::path(directory) / name).string();
}

/// Digest of what a directory claims.
std::string digest_of_claim(const std::string& directory) {
  std::string text;
  for (const std::string_view name : {"puzzle.json", "claim.json"}) {
    text += base::read_whole(file_in(directory, name), base::max_json_bytes);
  }
  return base::digest_of(text);
}

/// Throws: InputError if the manifest isn't that of a certificate or belongs to another claim.
CubeChecker checker_of(const PartsDirectory& parts, const std::optional<Puzzle>& own,
                       const Limits& limits) {
  const std::string& file = parts.manifest_file();
  if (&parts.kind() != &part_entries::certificate) {
    throw InputError({file}, "not a certificate: `parts merge` makes one of parts with proofs");
  }
  CubeChecker checker(parts.path(), own, limits);
  if (KindFields(parts.manifest(), file)->text("claim") == digest_of_claim(parts.path())) {
    return checker;
  }
  throw InputError({file}, "belongs to another puzzle.json or claim.json");
}

Cube cube_of(const PartsDirectory& parts, std::size_t part) {
  constexpr Lit most = std::numeric_limits<Lit>::max();
  return cube_of_part(parts, part, -most, most);
}

void fill(const ProvedCubes& proved, const NewDirectory& made, const Limits& limits) {
  write_cover_of(proved, made, limits);
  Manifest manifest = manifest_of(part_entries::certificate, {{"verify"}, ""}, "",
                                  {{"claim", digest_of_claim(made.path())}});
  for (const Cube& cube : proved.cubes) {
    manifest.parts.push_back(
        strict_json({{"part", manifest.parts.size() + 1}, {"cube", text_of(cube)}}));
  }
  base::write_whole(made.file(manifest_name), to_text(manifest));
  const PartsDirectory parts(made.file(manifest_name));
  for (std::size_t i = 0; i < proved.cubes.size(); ++i) {
    base::write_whole(parts.result(i + 1),
                      base::read_plain(proved.proof(i), base::max_proof_bytes));
    limits.check();
  }
}

/// Checks a part's proof and writes its receipt, if that is wanted.
ProofReport check_proof_of(const PartsDirectory& parts, std::size_t part,
                           const CubeChecker& checker, const Limits& limits, bool noted) {
  const auto begin = Limits::Clock::now();
  const std::string proof = parts.result(part);
  ProofReport report = checker.check_part(cube_of(parts, part), proof, limits);
  if (!noted) return report;
  parts.finish({.part = part,
                .lines = report.lemmas,
                .items = report.core_lemmas,
                .digest = {},
                .seconds = base::seconds_since(begin)},
               proof);
  return report;
}

void check_work(const Manifest& manifest, const std::string& file) {
  KindFields work(manifest, file);
  work->text("claim");
  work->end();
  if (!manifest.replaced.empty()) throw InputError({file}, "proofs can't be split again");
}

PartEnd run_check(const PartsDirectory& parts, std::size_t part, const PartTools& tools) {
  const Limits limits(tools.seconds, tools.interrupt);
  check_proof_of(parts, part, checker_of(parts, {}, limits), limits, true);
  return {};
}

/// The figures of several proofs.
struct Total {
  std::mutex mutex = {};
  ProofReport sum{.accepted = true};

  void add(const ProofReport& report) {
    const std::lock_guard lock(mutex);
    sum.lemmas += report.lemmas;
    sum.core_lemmas += report.core_lemmas;
    sum.rat_lemmas += report.rat_lemmas;
    sum.deletions += report.deletions;
  }
};

/// Adds the figures of all parts' receipts.
void add_receipts(const PartsDirectory& parts, const PartsCheck& check, const Limits& limits,
                  Total& total) {
  MergeOptions options;
  options.step = [&](std::size_t done) {
    limits.check();
    check.progress(done);
  };
  const Results results(parts, options);
  results.require(parts.size(), "; `verify --only` checks parts and writes their receipts");
  for (const Results::Entry& entry : results.entries()) {
    total.add({.lemmas = entry.receipt->lines, .core_lemmas = entry.receipt->items});
  }
}

/// Throws: UsageError for a part that doesn't exist.
void require_parts(const std::vector<std::size_t>& parts, std::size_t size) {
  for (const std::size_t part : parts) {
    if (part >= 1 && part <= size) continue;
    throw UsageError(fmt::format("there is no part {}, only 1 to {}", part, size));
  }
}

std::vector<Cube> cubes_of(const PartsDirectory& parts) {
  std::vector<Cube> cubes;
  for (std::size_t part = 1; part <= parts.size(); ++part) cubes.push_back(cube_of(parts, part));
  return cubes;
}

}  // namespace

void write_in_parts(const ProvedCubes& proved, const std::string& directory, const Limits& limits) {
  NewDirectory made(directory);
  fill(proved, made, limits);
  made.commit();
}

// The proofs are first written beside the certificate, on a disk that has room for them.
Verified prove_by_cubes(const Puzzle& puzzle, const std::optional<Claim>& claim,
                        const std::vector<Cube>& cubes, const CubeProofOptions& options,
                        const std::string& directory, const Limits& limits) {
  if (options.in_parts && cubes.size() > max_parts) {
    throw UsageError(fmt::format("a certificate has at most {} parts", max_parts));
  }
  const NewDirectory scratch(directory);
  const CubeProver prover(puzzle, claim, options.formulation, limits);
  ProvedCubes proved{.certificate = {}, .cubes = cubes, .proof = {}, .cover = options.cover};
  if (cubes.empty()) proved.cubes.emplace_back();
  proved.proof = [&](std::size_t part) { return scratch.file(fmt::format("{}.drat.zst", part)); };
  std::mutex mutex;
  std::vector<Grid> solutions;
  const auto job = [&](std::size_t part, const Limits& inner) {
    const CubeProof made = prover.prove(proved.cubes[part], proved.proof(part), inner);
    if (!made.solution) return;
    const std::lock_guard lock(mutex);
    solutions.push_back(*made.solution);
    // Two of them make the claim false, whatever the other parts find.
    prover.proved(solutions);
  };
  base::run_jobs(proved.cubes.size(), options.threads, limits, base::OnFailure::end,
                 options.progress, job);
  proved.certificate = prover.proved(solutions);
  if (!options.in_parts) return join_proofs(proved, directory, limits);
  NewDirectory made(directory);
  fill(proved, made, limits);
  const PartsCheck check{
      .by_rules = false, .threads = options.threads, .progress = options.progress};
  Verified verified = verify_in_parts(made.path(), check, limits);
  made.commit();
  return verified;
}

bool is_in_parts(const std::string& directory) {
  // Older versions wrote the cubes as a file of their own.
  return std::filesystem::exists(file_in(directory, manifest_name)) ||
         std::filesystem::exists(file_in(directory, "cubes.icnf"));
}

Verified verify_in_parts(const std::string& directory, const PartsCheck& check,
                         const Limits& limits, const std::optional<Puzzle>& own) {
  const std::string manifest = file_in(directory, manifest_name);
  if (!std::filesystem::exists(manifest)) {
    throw InputError({directory},
                     "not a certificate in parts of this version: `prove` has to make it again");
  }
  const PartsDirectory parts(manifest);
  Verified verified;
  const CubeChecker checker = [&] {
    const PhaseTimer timer(verified.formula_seconds, Timing::wall);
    return checker_of(parts, own, limits);
  }();
  verified.certificate = checker.certificate();
  const bool whole = check.parts.empty();
  require_parts(check.parts, parts.size());
  const PhaseTimer timer(verified.proof_seconds, Timing::wall);
  verified.all_parts = parts.size();
  verified.parts = whole ? parts.size() : check.parts.size();
  Total total;
  // Quick checks come first.
  if (whole) {
    const std::string claim = file_in(directory, "claim.json");
    if (check.by_rules) verified.formula = checker.check_formula(claim, limits);
    verified.model_clauses = checker.check_model(claim, limits);
    total.add(checker.check_cover(cubes_of(parts), parts.file(cover_name()), limits));
  }
  if (check.receipts) {
    add_receipts(parts, check, limits, total);
  } else {
    const auto job = [&](std::size_t number, const Limits& inner) {
      const std::size_t part = whole ? number + 1 : check.parts[number];
      total.add(check_proof_of(parts, part, checker, inner, !whole));
    };
    base::run_jobs(verified.parts, check.threads, limits, base::OnFailure::finish, check.progress,
                   job);
  }
  verified.proof = total.sum;
  return verified;
}

const PartKind part_entries::certificate{.name = "certificate",
                                         .result = "drat.zst",
                                         .lasting = true,
                                         .check = check_work,
                                         .run = run_check};

}  // namespace sudoku_sat
