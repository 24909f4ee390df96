// Work in parts: each part is run by a separate process, on any machine that sees the same files;
// the results are merged into what one process would have written. The manifest lists the parts;
// each finished part has a receipt beside its result, so that merging can prove that nothing is
// missing, duplicated, altered or foreign. The digests (XXH3, 128 bits) find accidents, not
// forgeries.
//
//     const Manifest manifest = split_stream({"puzzles.txt", "puzzles.txt", "/data/puzzles.txt"},
//                                            {{"solve", "-f", "line"}, "line"}, 8);
#pragma once

#include <atomic>

#include "sudoku_sat/certificate.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat {

// One puzzle split into cubes, parts of its search space: for counting, listing, solving or
// refuting it on several machines (cube and conquer; Heule, Kullmann, Wieringa, Biere, HVC 2011).

/// The literal of "cell holds value" (1..N).
inline Lit cell_literal(const Geometry& geometry, Cell cell, int value) {
  return static_cast<Lit>(cell) * geometry.size() + value;
}

/// The maximum number of cubes.
inline constexpr std::size_t max_cubes = 100'000;

/// How far a puzzle is split.
struct CubeOptions {
  /// While there are fewer, the cube with the most work is split. 0: use `depth`.
  std::size_t cubes = 0;
  /// How often each cube is split.
  unsigned depth = 0;
  std::size_t most = max_cubes + max_size;  ///< more are an error; the last split may add many
  /// Called occasionally with the number of cubes.
  std::function<void(std::size_t)> on_progress = {};
};

/// Cubes that cover all solutions.
struct CubeCover {
  /// In the order of the tree. No two share a solution, and each solution of the puzzle is in one.
  /// There may be a few more than requested, fewer if propagation decides the rest, and none if it
  /// refutes the puzzle. All literals are positive and belong to cells on a grid.
  std::vector<Cube> cubes;
  /// For each cube, an estimate of the work in it: the logarithm (to the base 2) of the number of
  /// leaves of its search tree, 0 if propagation finds its only solution. From 36x36 on it is based
  /// on the number of candidates left, so that only differences are meaningful.
  std::vector<double> work;
  /// Clauses that show that nothing is missing: each follows by unit propagation (RUP) from the
  /// rules in the extended encoding, the givens, the negations of all cubes and the clauses before
  /// it. The last one is empty. This holds on boards with only all-different constraints; on others
  /// single clauses may need more than unit propagation.
  std::vector<std::vector<Lit>> proof;
};

/// Splits the puzzle into cubes, the same ones on every machine. Memory grows only with the number
/// of cubes. Throws: UsageError if there would be more than options.most; Stopped at a limit.
CubeCover split_into_cubes(const Puzzle& puzzle, const CubeOptions& options,
                           const Limits& limits = {});

/// The puzzle with the cube's assumptions: additional givens, and excluded values. Requires:
/// literals of the puzzle's board that contradict neither each other nor a given.
Puzzle with_cube(const Puzzle& puzzle, std::span<const Lit> cube);

// Work of any kind in parts.

/// The command that works on each part.
struct PartCommand {
  std::vector<std::string> words;  ///< a command of the program with its options, without input
  std::string format;              ///< of its output: "line" or "json"
};

/// A part that was split again: the parts `first` to `last` replace it.
struct Replacement {
  std::size_t part = 0;
  std::size_t first = 0;
  std::size_t last = 0;
};

/// The parts of a piece of work. What depends on the kind of work is JSON (see PartKind).
struct Manifest {
  std::string version;  ///< of the program that made it
  std::string kind;     ///< of work: "stream", "range", "cubes", "proofs", "certificate"
  PartCommand command;
  std::string input;               ///< as the user named it, for messages
  std::string work;                ///< a JSON object: what was split
  std::vector<std::string> parts;  ///< a JSON object each; numbered from 1 for people
  std::vector<Replacement> replaced = {};
};

/// The maximum number of parts of a manifest.
inline constexpr std::uint64_t max_parts = 200'000;

/// A stream to split.
struct StreamInput {
  std::string file;    ///< a plain file
  std::string called;  ///< as the user named it
  /// As the manifest names it: a file beside it, or an absolute path.
  std::string recorded;
  std::optional<int> size = {};  ///< of its boards, if the command says it
};

/// Whether a stream can be split as it is. If not (it is compressed, or comes from a pipe),
/// copy_stream() makes a plain file of it. Throws: InputError if there is no such file.
bool can_be_cut(const std::string& input);
/// Copies `input`, a file or "-", to a plain file. Throws: InputError if it can't be read;
/// OutputError; Stopped once `interrupt`, which may be null, is true.
void copy_stream(const std::string& input, const std::string& file,
                 const std::atomic<bool>* interrupt);

/// Splits a file with a puzzle on each line into `parts` ranges of equal length, give or take a
/// byte; the first range also has everything up to the first puzzle. Reads only that far, and 8 KiB
/// of each part. If a line might be a row of a larger board, the command gets the size of the first
/// puzzle. Throws: InputError if the file is of another kind.
Manifest split_stream(const StreamInput& input, PartCommand command, std::uint64_t parts);

/// The work of a command that supports --range A:B.
struct RangeWork {
  std::uint64_t things = 0;        ///< how many --range counts: puzzles, boards, pieces
  std::vector<std::string> files;  ///< files that it reads, as its words name them
  std::string separator;           ///< between the results of two ranges
};

/// Splits numbered items into at most `parts` ranges of equal length, give or take an item. Reads
/// the files, for their digests. Throws: InputError if one can't be read.
Manifest split_range(const RangeWork& work, const PartCommand& command, std::uint64_t parts);

/// The purpose for which a puzzle was split.
enum class Purpose {
  solve,   ///< one solution
  list,    ///< all solutions, in the order of their values
  count,   ///< their number
  unsat,   ///< whether there is none
  unique,  ///< whether there is only one
};

/// "solve", "list", "count", "unsat", "unique".
std::string_view name(Purpose purpose);
/// Reads back name(); no value for anything else.
std::optional<Purpose> parse_purpose(std::string_view text);

/// Makes a part for each cube, or one for the whole puzzle if there is no cube. With `proofs`, each
/// part proves `unsat` or `unique`, whichever the purpose is, in that encoding. Throws: UsageError
/// if the puzzle can't be written down as a puzzle file.
Manifest split_puzzle(const Puzzle& puzzle, const std::string& input, const PartCommand& command,
                      Purpose purpose, const CubeCover& cubes,
                      const std::optional<Formulation>& proofs = {});

/// JSON with a part on each line. Its last field is a digest of the rest.
std::string to_text(const Manifest& manifest);

/// What is known about a finished part.
struct Receipt {
  std::size_t part = 0;       ///< from 1
  int status = 0;             ///< of the command, as the shell would see it
  std::uint64_t lines = 0;    ///< of the input; of a proof that was checked, its lemmas
  std::uint64_t items = 0;    ///< lines of the result; of a proof, the lemmas that it needs
  std::uint64_t bytes = 0;    ///< of the result
  std::string digest;         ///< of the result
  double seconds = 0;         ///< of work
  std::string solution = {};  ///< of a proof: the solution in its cube, as a line; empty: none
};

/// The progress of a part without a receipt. Results written so far are kept.
struct PartProgress {
  std::uint64_t end = 0;  ///< of a part that is a range: up to where it is done; of others 0
  Receipt so_far;         ///< without digest
};

class PartsDirectory;

/// The result of splitting unfinished parts again.
struct SplitAgain {
  Manifest manifest;
  /// Shows that the new parts cover those that they replace: like CubeCover::proof, but it ends
  /// with the negation of each replaced part's cube instead of the empty clause. It comes before
  /// the proof of what was split before.
  std::vector<std::vector<Lit>> proof;
};

/// The manifest with new parts that replace those begun and not finished, each split as `options`
/// say. Throws: InputError if there are none; UsageError if parts of this kind can't be split
/// again, or there would be too many; Stopped at a limit.
SplitAgain split_again(const PartsDirectory& parts, const CubeOptions& options,
                       const Limits& limits = {});

/// The name of the file beside the manifest with the proof that the cubes, or those from the part
/// `first` on, cover what was split.
std::string cover_name(std::size_t first = 0);

/// Writes the proof of a cover to a file as textual DRAT, completely or not at all. Throws:
/// OutputError.
void write_cover(const std::vector<std::vector<Lit>>& proof, const std::string& file);

/// A file of other work, or of another split.
class ForeignPart : public InputError {
 public:
  using InputError::InputError;
};

/// A part that another process is running.
class PartInUse : public OutputError {
 public:
  using OutputError::OutputError;
};

/// How thoroughly a result is compared with its receipt.
enum class DigestCheck {
  quick,  ///< its size; its digest only if it was changed after its receipt was written
  whole,  ///< its digest, always
};

/// The state of a finished part.
struct PartFinding {
  std::optional<Receipt> receipt = {};
  std::string fault = {};  ///< what is wrong; empty: nothing, or there is no receipt
  bool foreign = false;    ///< it belongs to other work
};

struct PartKind;  // how parts of a kind are run and put together; internal

/// A manifest's directory: where the parts' results are.
class PartsDirectory {
 public:
  /// Throws: InputError if the manifest can't be read, was altered, or is of another version.
  explicit PartsDirectory(const std::string& manifest_file);

  std::string path() const { return directory_.empty() ? "." : directory_; }
  const Manifest& manifest() const { return manifest_; }
  const PartKind& kind() const { return *kind_; }
  /// The number of parts.
  std::size_t size() const { return manifest_.parts.size(); }
  /// The part of this number, from 1, as JSON.
  const std::string& part(std::size_t part) const { return manifest_.parts[part - 1]; }
  /// The parts that replaced this one; null: none.
  const Replacement* replacement(std::size_t part) const;

  /// Names of files. The result of an unfinished part is in partial().
  std::string result(std::size_t part) const;
  /// The result of an unfinished part.
  std::string partial(std::size_t part) const { return name(part, "partial"); }
  /// Its receipt.
  std::string receipt_file(std::size_t part) const { return name(part, "json"); }
  /// The error message of a failed run.
  std::string failure(std::size_t part) const { return name(part, "error"); }
  /// A directory for files needed only while the part is running.
  std::string scrap(std::size_t part) const { return name(part, "scrap"); }
  /// A file about all parts; an absolute path stays as it is.
  std::string file(std::string_view name) const;
  const std::string& manifest_file() const { return file_; }

  /// The receipt of a part; no value if there is none. Throws: ForeignPart; InputError if it is
  /// damaged or belongs to another part.
  std::optional<Receipt> receipt(std::size_t part) const;
  /// The progress of a part; no value if there is none or it is damaged.
  std::optional<PartProgress> progress(std::size_t part) const;
  /// The state of a part; does not throw if something is wrong with it.
  PartFinding finding(std::size_t part, DigestCheck check) const;

  /// Throws: OutputError.
  void write(const PartProgress& progress) const;
  /// Makes a file, usually partial(), the part's result unless it already is, and writes the
  /// receipt, with size and digest. Throws: OutputError; InputError if the file can't be read.
  void finish(Receipt receipt, const std::string& file) const;

  /// Marks a finished part as not done, so that it is run again.
  void discard(std::size_t part) const;
  /// Forces the next quick check to be thorough.
  void distrust(std::size_t part) const;

 private:
  std::string name(std::size_t part, std::string_view kind) const;
  std::string fault_of(const Receipt& receipt, DigestCheck check) const;

  std::string file_;
  std::string directory_;
  Manifest manifest_;
  const PartKind* kind_;
  std::string digest_;  ///< of what all parts have in common
};

/// What running a part needs from the program.
struct PartTools {
  /// Runs a command, given as its name and arguments; returns its exit status.
  std::function<int(const std::vector<std::string>&)> run_command;
  const std::atomic<bool>* interrupt = nullptr;  ///< may be null
  std::optional<double> seconds = {};            ///< time limit, after which it is unfinished
  /// Called with the work done and the total work.
  std::function<void(std::uint64_t, std::uint64_t)> on_progress = {};

  bool interrupted() const { return interrupt != nullptr && interrupt->load(); }
};

/// The result of running a part.
struct PartEnd {
  bool finished = true;  ///< if not, it has to be run again
  std::string message = {};
};

/// Removes files left by killed runs of parts that are done or replaced, if no process is running
/// them. Ignores errors.
void remove_leftovers(const PartsDirectory& parts);

/// Runs a part that has no receipt; its result appears completely or not at all. Throws: InputError
/// if the input isn't what was split; OutputError; what the command throws.
PartEnd run_part(const PartsDirectory& parts, std::size_t part, const PartTools& tools);

/// How many parts are needed: once the answer has been found, those with higher numbers are not.
std::size_t needed_parts(const PartsDirectory& parts);

/// How much of a part without a receipt is done, from 0 to 1.
double share_done(const PartsDirectory& parts, const PartProgress& progress);

/// An estimate of the work in a part, made when the work was split: a logarithm to the base 2, in a
/// unit of its own; 0 if nothing is known about differences between parts.
double estimated_work(const PartsDirectory& parts, std::size_t part);

/// Combines two exit statuses as if both had happened in one run.
int more_serious(int first, int second);

/// Options for merging.
struct MergeOptions {
  /// Called with the number of parts read, up to twice their number.
  std::function<void(std::size_t)> step = [](std::size_t) {};
  /// Accept the first solution found so far, whatever earlier parts may find.
  bool any = false;
};

/// Throws: UsageError if the output of a merge would replace a file that the parts read or consist
/// of.
void check_merge_output(const PartsDirectory& directory, const std::string& output);

/// Writes what one process would have written, and returns its exit status. Reads the results
/// twice: nothing is written before all of them were found intact. Throws: InputError that names
/// the parts that are missing, duplicated, altered or foreign; OutputError.
int merge_parts(const PartsDirectory& directory, Output& out, const MergeOptions& options = {});

/// Whether the parts write proofs, which merge_proofs() merges instead of merge_parts().
bool has_proofs(const Manifest& manifest);

/// Writes the certificate of what the parts have proved, in parts or joined, to a new directory,
/// which appears completely or not at all. Keeps only one proof at a time in memory, unless joined
/// proofs are verified. Throws: InputError as merge_parts(); FalseClaim, also if not all parts have
/// been run; as join_proofs().
Certificate merge_proofs(const PartsDirectory& directory, const std::string& certificate,
                         bool joined, const MergeOptions& options = {}, const Limits& limits = {});

/// Writes a certificate in parts, with their proofs, which are compressed but not checked here.
/// Throws: as join_proofs().
void write_in_parts(const ProvedCubes& parts, const std::string& directory,
                    const Limits& limits = {});

/// Options for proving a claim by cubes.
struct CubeProofOptions {
  Formulation formulation = {};
  bool in_parts = false;                     ///< the form of the certificate
  unsigned threads = 1;                      ///< the certificate doesn't depend on it
  std::vector<std::vector<Lit>> cover = {};  ///< as in ProvedCubes
  /// Called occasionally with the number of parts that are done.
  std::function<void(std::size_t)> progress = [](std::size_t) {};
};

/// Proves a claim by cubes on this machine; without cubes, in one piece. Without a claim, proves
/// that there is no solution, or only one. Throws: as prove() and CubeProver; UsageError for a
/// certificate with more than max_parts.
Verified prove_by_cubes(const Puzzle& puzzle, const std::optional<Claim>& claim,
                        const std::vector<Cube>& cubes, const CubeProofOptions& options,
                        const std::string& directory, const Limits& limits = {});

/// Whether the directory contains a certificate in parts, or other work in parts.
bool is_in_parts(const std::string& directory);

/// Which parts of a certificate are checked.
struct PartsCheck {
  /// Only these parts, numbered from 1; each correct one gets a receipt. Empty: all parts, and that
  /// they cover the whole claim.
  std::vector<std::size_t> parts = {};
  /// Parts are not checked, but each needs a receipt for its present proof.
  bool receipts = false;
  bool by_rules = true;  ///< if all parts are checked: see Verified::formula
  unsigned threads = 1;
  std::function<void(std::size_t)> progress = [](std::size_t) {};  ///< as in CubeProofOptions
};

/// Checks a certificate in parts, as verify_certificate() checks one with a single proof; keeps one
/// part for each thread in memory. A receipt states that this version of the program has checked
/// that a proof with certain bytes refutes the formula of this claim and a certain cube; anyone who
/// can write to the directory can forge it. Throws: as verify_certificate(), for the first faulty
/// part; UsageError for a part that doesn't exist; OutputError if a receipt can't be written.
Verified verify_in_parts(const std::string& directory, const PartsCheck& check,
                         const Limits& limits = {},
                         const std::optional<Puzzle>& own = std::nullopt);

/// Reads all results once to check that each is intact, for results that something else combines.
/// Returns the exit status of the whole run. Throws: InputError, as above.
int check_parts(const PartsDirectory& directory, const std::function<void(std::size_t)>& step);

}  // namespace sudoku_sat
