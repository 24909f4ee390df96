// Joins many proofs into one. Each lemma of a part gets "or not the cube"; clauses of the formula
// that the part deletes stay, because other parts need them; at its end its lemmas are deleted
// except for the last one, the negation of the cube. The cover follows. Only a part's lemmas that
// are not deleted yet are kept in memory.
#include <fmt/format.h>

#include <map>

#include "base/sorted.hpp"
#include "base/whole_file.hpp"
#include "files.hpp"
#include "proving.hpp"

namespace sudoku_sat {

using namespace certify;

namespace {

struct TextStep {
  bool deletion = false;
  Cube clause;  ///< sorted, each literal once
};

/// No value for a line without a step.
std::optional<TextStep> step_of(std::string_view line, const Position& position) {
  if (line.empty() || line.starts_with('c')) return std::nullopt;
  TextStep step;
  std::string_view word = take_word(line);
  step.deletion = word == "d";
  if (step.deletion) word = take_word(line);
  while (word != "0") {
    const auto literal = parse_number<Lit>(word);
    if (!literal) throw InputError(position, "not a line of a textual proof");
    step.clause.push_back(*literal);
    word = take_word(line);
  }
  base::sort_once(step.clause);
  return step;
}

/// Writes the proof of one part so that it holds without the cube.
class WeakenedPart {
 public:
  WeakenedPart(const Cube& cube, Output& out) : cube_(cube), out_(out) {}

  /// The bytes written. Throws: InputError if the file is not a textual proof; OutputError;
  /// Stopped.
  std::uint64_t write(const std::string& file, const Limits& limits) {
    constexpr std::size_t between_polls = 4096;
    LineReader lines = LineReader::open(file);
    std::string_view line;
    for (std::size_t count = 1; lines.next(line); ++count) {
      if (count % between_polls == 0) limits.check();
      const auto step = step_of(line, lines.position());
      if (!step || says_the_cube(step->clause)) continue;
      if (!step->deletion && step->clause.empty()) {
        finish();
        return bytes_;
      }
      if (step->deletion) {
        remove(step->clause);
      } else {
        put("", step->clause);
        ++lemmas_[step->clause];
      }
    }
    throw InputError({file}, "the proof ends without the empty clause");
  }

 private:
  /// Whether the cube implies the clause, which would be a tautology with "or not the cube".
  bool says_the_cube(const Cube& clause) const {
    return std::any_of(cube_.begin(), cube_.end(), [&](Lit literal) {
      return std::binary_search(clause.begin(), clause.end(), literal);
    });
  }

  void remove(const Cube& clause) {
    const auto found = lemmas_.find(clause);
    if (found == lemmas_.end()) return;
    put("d ", clause);
    if (--found->second == 0) lemmas_.erase(found);
  }

  void put(std::string_view before, const Cube& clause) {
    line_.assign(before);
    for (const Lit literal : clause) (line_ += std::to_string(literal)) += ' ';
    for (const Lit literal : cube_) {
      if (std::binary_search(clause.begin(), clause.end(), -literal)) continue;
      (line_ += std::to_string(-literal)) += ' ';
    }
    line_ += "0\n";
    out_.write(line_);
    bytes_ += line_.size();
  }

  void finish() {
    put("", {});
    // A lemma that was added twice is present twice.
    for (const auto& [clause, times] : lemmas_) {
      for (std::size_t i = 0; i < times; ++i) put("d ", clause);
    }
  }

  const Cube& cube_;
  Output& out_;
  std::map<Cube, std::size_t> lemmas_;  ///< how often each is present
  std::string line_;
  std::uint64_t bytes_ = 0;
};

/// Throws: SolverError.
void require_room_for_check(std::uint64_t bytes, std::size_t parts, std::size_t of) {
  if (bytes <= base::max_proof_bytes) return;
  throw SolverError(
      fmt::format("{} of {} parts joined have {} MB, but `verify` accepts at most {}; a "
                  "certificate in parts can be verified",
                  parts, of, bytes >> 20, base::max_proof_bytes >> 20));
}

/// Throws: InputError that names a part if one is wrong; SolverError.
Verified verified_whole(const ProvedCubes& parts, const NewDirectory& made, const Limits& limits) {
  try {
    return verify_own(made, limits);
  } catch (const SolverError&) {
    // The first part whose proof is wrong is named, which takes as long again.
    const CubeChecker checker(parts.certificate, limits);
    for (std::size_t i = 0; i < parts.cubes.size(); ++i) {
      checker.check_part(parts.cubes[i], parts.proof(i), limits);
    }
    throw;
  }
}

}  // namespace

Verified join_proofs(const ProvedCubes& parts, const std::string& directory, const Limits& limits) {
  NewDirectory made(directory);
  write_description(parts.certificate, made);
  write_formula(parts.certificate, made.file(formula_file), limits);
  Output out(made.file(proof_file));
  const std::size_t size = parts.cubes.size();
  std::uint64_t bytes = 0;
  for (std::size_t i = 0; i < size; ++i) {
    bytes += WeakenedPart(parts.cubes[i], out).write(parts.proof(i), limits);
    require_room_for_check(bytes, i + 1, size);
  }
  const std::string cover = prove_cover(parts, made.file("cover.raw"), limits);
  require_room_for_check(bytes + cover.size(), size, size);
  out.write(cover);
  out.commit();
  Verified verified = verified_whole(parts, made, limits);
  made.commit();
  return verified;
}

}  // namespace sudoku_sat
