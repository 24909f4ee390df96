// A certificate in parts holds if the formula has no model where none of the cubes holds, which the
// cover proves, and none if one of them does, which its part proves. Any proofs of that will do:
// how they were found doesn't matter, nor whether the cubes overlap. The formula is made once; each
// thread holds the clauses and the lemmas of one proof.
//
// A receipt is JSON beside the proof. It names by digests what was checked; the digests find
// accidents, and whoever wants to forge a receipt can.
#include <fmt/format.h>

#include <filesystem>
#include <mutex>

#include "base/json_fields.hpp"
#include "base/whole_file.hpp"
#include "files.hpp"
#include "proving.hpp"

namespace sudoku_sat {

using namespace certify;

namespace {

/// Throws: InputError unless the file is as `prove` writes it.
std::vector<Cube> read_certified_cubes(const std::string& file, const Size& size) {
  std::vector<Cube> cubes = read_cubes(file);
  for (std::size_t i = 0; i < cubes.size(); ++i) {
    if (largest_variable(cubes[i]) <= static_cast<Var>(size.variables)) continue;
    throw InputError({file, i + 1}, fmt::format("variable {} is none of this formula, which has {}",
                                                largest_variable(cubes[i]), size.variables));
  }
  base::require_regular_file(file);
  if (base::read_whole(file, base::max_proof_bytes) != to_text(cubes)) {
    throw InputError({file}, "not the text that `prove` writes for these cubes");
  }
  return cubes;
}

/// That a proof was checked, and was right.
struct ProofReceipt {
  std::size_t part = 0;      ///< from 1
  std::string certificate;   ///< digest of puzzle, claim and cubes
  std::string proof;         ///< digest of the proof's file
  std::uint64_t lemmas = 0;  ///< of ProofReport
  std::uint64_t core_lemmas = 0;
};

std::string receipt_file(const std::string& directory, std::size_t part) {
  return path_in(directory, part_name(part - 1) + ".receipt.json");
}

std::string text_of_receipt(const ProofReceipt& receipt) {
  base::Json json{
      {"version", version},     {"part", receipt.part},     {"certificate", receipt.certificate},
      {"proof", receipt.proof}, {"lemmas", receipt.lemmas}, {"core_lemmas", receipt.core_lemmas}};
  json["digest"] = base::digest_of(json.dump());
  return json.dump(2) + '\n';
}

/// Throws: OutputError.
void write_receipt(const std::string& directory, const ProofReceipt& receipt) {
  base::write_whole(receipt_file(directory, receipt.part), text_of_receipt(receipt));
}

/// The receipt of a part (from 1), which has to be for this certificate and the proof that is
/// there. Throws: InputError if there is none, or it is for something else.
ProofReceipt read_receipt(const std::string& directory, std::size_t part,
                          const std::string& certificate) {
  const std::string file = receipt_file(directory, part);
  if (!std::filesystem::exists(file)) {
    throw InputError({file}, fmt::format("part {} has no receipt: --only {} writes it where the "
                                         "proof is right",
                                         part, part));
  }
  const std::string text = base::read_whole(file, base::max_json_bytes);
  const base::Json json = base::parse_json(text, file);
  base::JsonObject object(json, {file});
  if (object.text("version") != version) {
    object.place("version").fail(fmt::format("this is version {}", version));
  }
  ProofReceipt receipt{static_cast<std::size_t>(object.count("part")), object.text("certificate"),
                       object.text("proof"), object.count("lemmas"), object.count("core_lemmas")};
  object.text("digest");
  object.end();
  if (text != text_of_receipt(receipt)) throw InputError({file}, "the receipt was altered");
  if (receipt.part != part) object.place("part").fail("this is the receipt of another part");
  if (receipt.certificate != certificate) {
    object.place("certificate").fail("this is the receipt of another certificate");
  }
  const std::string proof = part_proof(directory, part - 1);
  if (receipt.proof != base::digest_of_file(proof)) {
    throw InputError({proof}, "not the proof that its receipt is for");
  }
  return receipt;
}

class PartsVerifier {
 public:
  PartsVerifier(const std::string& directory, const Certificate& certificate, const Limits& limits)
      : directory_(directory),
        formula_(formula_of(certificate, limits)),
        cubes_(read_certified_cubes(path_in(directory, cubes_file), formula_.size)),
        digest_(base::digest_of(puzzle_json(certificate) + claim_json(certificate) +
                                to_text(cubes_))) {}

  std::size_t size() const { return cubes_.size(); }

  /// Checks a part, from 1, by its proof.
  ProofReport check_part(std::size_t part, const Limits& limits) const {
    return checked(part_proof(directory_, part - 1), as_units(cubes_[part - 1]), limits);
  }

  /// That its receipt is for what is there.
  ProofReport trust_receipt(std::size_t part) const {
    const ProofReceipt receipt = read_receipt(directory_, part, digest_);
    return {.lemmas = receipt.lemmas, .core_lemmas = receipt.core_lemmas};
  }

  void write_receipt_of(std::size_t part, const ProofReport& report) const {
    write_receipt(directory_,
                  {part, digest_, base::digest_of_file(part_proof(directory_, part - 1)),
                   report.lemmas, report.core_lemmas});
  }

  ProofReport check_cover(const Limits& limits) const {
    return checked(path_in(directory_, cover_file), none_of(cubes_), limits);
  }

 private:
  ProofReport checked(const std::string& file, const std::vector<Lit>& further,
                      const Limits& limits) const {
    return accepted(check_proof(formula_.formula, base::read_plain(file, base::max_proof_bytes),
                                {.poll = [&] { limits.check(); }, .further = further}),
                    file);
  }

  const std::string& directory_;
  ClaimFormula formula_;
  std::vector<Cube> cubes_;
  std::string digest_;
};

/// The figures of several proofs.
class ProofTotals {
 public:
  void add(const ProofReport& report) {
    const std::lock_guard lock(mutex_);
    sum_.lemmas += report.lemmas;
    sum_.core_lemmas += report.core_lemmas;
    sum_.rat_lemmas += report.rat_lemmas;
    sum_.deletions += report.deletions;
  }
  ProofReport total() const { return sum_; }

 private:
  std::mutex mutex_;
  ProofReport sum_{.accepted = true};
};

/// Throws: UsageError for a part that there isn't.
void require_parts(const std::vector<std::size_t>& parts, std::size_t size) {
  for (const std::size_t part : parts) {
    if (part >= 1 && part <= size) continue;
    throw UsageError(fmt::format("there is no part {}, only 1 to {}", part, size));
  }
}

}  // namespace

Verified verify_in_parts(const std::string& directory, const PartsCheck& check,
                         const Limits& limits, const std::optional<Puzzle>& own) {
  Verified verified;
  verified.certificate = read_checked(directory, own);
  const PartsVerifier verifier = [&] {
    const PhaseTimer timer(verified.formula_seconds, Timing::wall);
    return PartsVerifier(directory, verified.certificate, limits);
  }();
  require_parts(check.parts, verifier.size());
  const bool whole = check.parts.empty();
  const PhaseTimer timer(verified.proof_seconds, Timing::wall);
  ProofTotals sum;
  verified.all_parts = verifier.size();
  verified.parts = whole ? verifier.size() : check.parts.size();
  // What takes little time comes first.
  if (whole) {
    verified.model_clauses =
        check_model(verified.certificate, path_in(directory, claim_file), limits);
    sum.add(verifier.check_cover(limits));
  }
  const auto job = [&](std::size_t number, const Limits& inner) {
    const std::size_t part = whole ? number + 1 : check.parts[number];
    const ProofReport report =
        check.receipts ? verifier.trust_receipt(part) : verifier.check_part(part, inner);
    if (!whole) verifier.write_receipt_of(part, report);
    sum.add(report);
  };
  for_each_part(verified.parts, check.threads, limits, OnFailure::finish, check.progress, job);
  verified.proof = sum.total();
  return verified;
}

}  // namespace sudoku_sat
