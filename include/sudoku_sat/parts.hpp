// Work in parts: a stream of puzzles is cut into ranges of bytes, each of which is worked on by a
// process of its own, on any machine that sees the same files; their results are put together to
// what one process would have written. The manifest says what the parts are; each finished part has
// a receipt beside its result, so that merging can prove that nothing is missing, doubled, altered
// or foreign. The digests (XXH3, 128 bits) find accidents, not forgeries.
//
//     const Manifest manifest = split_stream("puzzles.txt", {"solve", "-f", "line"}, 8);
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "sudoku_sat/base.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat {

/// A part of a stream: the lines that begin in a range of bytes.
struct StreamPart {
  ByteRange bytes;
  std::string edges;  ///< digest of its first and last 4 KiB
};

struct Manifest {
  std::string version;               ///< of the program that made it
  std::vector<std::string> command;  ///< that works on each part, with its options, without input
  std::string input;                 ///< as the user called it, for messages
  std::string file;                  ///< its whole path
  std::uint64_t bytes = 0;           ///< of the input
  std::vector<StreamPart> parts;     ///< numbered from 1 for people
};

/// The most parts that a manifest has room for.
inline constexpr std::uint64_t most_parts = 100'000;

/// Cuts a file with a puzzle on each line into `parts` ranges, equally long but for a byte and the
/// first puzzle, which is in the first one. Reads up to that puzzle, and 8 KiB of each part. Fewer
/// parts where there are fewer bytes. Throws: InputError where `input` is no such file.
Manifest split_stream(const std::string& input, const std::vector<std::string>& command,
                      std::uint64_t parts);

/// JSON, of which the last field is a digest of the rest.
std::string to_text(const Manifest& manifest);

/// What is known of a finished part.
struct Receipt {
  std::size_t part = 0;     ///< from 1
  int status = 0;           ///< of the command, as the shell would see it
  std::uint64_t lines = 0;  ///< of the input
  std::uint64_t items = 0;  ///< lines of the result
  std::uint64_t bytes = 0;  ///< of the result
  std::string digest;       ///< of the result
  double seconds = 0;       ///< of work
};

/// How far a part that has no receipt is; what is written is worth keeping.
struct PartProgress {
  std::uint64_t end = 0;  ///< the byte of the input up to which it is done
  Receipt so_far;         ///< without digest
};

/// A manifest's directory: where the parts' results are.
class PartsDirectory {
 public:
  /// Throws: InputError where the manifest can't be read, was altered, or is of another version.
  explicit PartsDirectory(const std::string& manifest_file);

  const Manifest& manifest() const { return manifest_; }
  /// The size of the manifest's parts; the part numbered `part`, from 1.
  std::size_t size() const { return manifest_.parts.size(); }
  const StreamPart& part(std::size_t part) const { return manifest_.parts[part - 1]; }

  /// Names of files. The result of a part that isn't finished stands in partial().
  std::string result(std::size_t part) const { return name(part, "result"); }
  std::string partial(std::size_t part) const { return name(part, "partial"); }
  std::string failure(std::size_t part) const { return name(part, "error"); }

  /// No value where there is none. Throws: InputError where it is damaged, belongs to another
  /// part or to another manifest.
  std::optional<Receipt> receipt(std::size_t part) const;
  std::optional<PartProgress> progress(std::size_t part) const;

  /// These throw OutputError. finish() turns the partial result into the result and writes the
  /// receipt, with the digest.
  void write(const PartProgress& progress) const;
  void finish(Receipt receipt) const;

  /// Throws: InputError where the input isn't what was split.
  void check_input(std::size_t part) const;

 private:
  std::string name(std::size_t part, std::string_view kind) const;

  std::string directory_;
  Manifest manifest_;
  std::string digest_;
};

/// Lines of a result as one process would have written them: in JSON the index of the puzzle and
/// the line number in the reason why it is none count from the part's beginning.
class Renumbering {
 public:
  /// `merged`: whether the input is called as the user called it, or as the parts know it.
  Renumbering(const Manifest& manifest, bool merged);

  /// Appends `text`, whole lines before which there are `items` others, from `lines` lines of the
  /// input. Lines that are no JSON are left as they are.
  void append(std::string_view text, std::uint64_t items, std::uint64_t lines,
              std::string& out) const;

 private:
  std::string place_;  ///< how a reason with a line number begins
  std::string input_;  ///< what stands there instead
  bool json_;
};

/// Whether the command's output is one JSON object a line.
bool writes_json(const Manifest& manifest);

/// Of two exit statuses the one that a run has in which both things happened.
int more_serious(int first, int second);

/// Writes what one process would have written; the status that it would have had. Results are read
/// twice: nothing is written before each of them has been found whole. `step` is called with the
/// number of parts read, up to twice their number. Throws: InputError that names the parts that are
/// missing, doubled, altered or foreign; OutputError.
int merge_parts(const PartsDirectory& directory, Output& out,
                const std::function<void(std::size_t)>& step);

}  // namespace sudoku_sat
