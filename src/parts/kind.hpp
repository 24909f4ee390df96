// A kind of work in parts: the manifest's fields besides those that all have, how one part is run,
// and how the results are merged. Files, receipts, digests and the messages about missing or wrong
// parts are the same for all kinds.
//
// Results are checked before anything is written, and all wrong ones are named, so that they can be
// run again together.
#pragma once

#include "base/json.hpp"

#include "base/json_fields.hpp"
#include "sudoku_sat/parts.hpp"

namespace sudoku_sat::parts {

/// The name of a manifest in its directory.
inline constexpr std::string_view manifest_name = "manifest.json";

/// The receipts of all parts that count, without those that were split again; each result is
/// compared with its receipt.
class Results {
 public:
  /// The options must outlive it.
  Results(const PartsDirectory& parts, const MergeOptions& options);

  struct Entry : PartFinding {
    std::size_t part = 0;

    bool whole() const { return receipt && fault.empty(); }
  };
  /// In the order of the parts.
  const std::vector<Entry>& entries() const { return entries_; }

  /// Throws: InputError that names the missing and wrong ones among the first `count` entries.
  /// `remark` is added to the message.
  void require(std::size_t count, const std::string& remark = "") const;
  void require_all() const { require(entries_.size()); }

  /// Call it for each result that is read again.
  void next() { options_.step(++steps_); }
  const MergeOptions& options() const { return options_; }

 private:
  const MergeOptions& options_;
  std::size_t steps_ = 0;
  std::string input_;
  std::vector<Entry> entries_;
};

}  // namespace sudoku_sat::parts

namespace sudoku_sat {

/// A kind: a descriptor in a file of its own and a line in registry.def.
struct PartKind {
  std::string_view name;               ///< as the manifest has it
  std::string_view result = "result";  ///< the ending of names of results
  bool lasting = false;                ///< whether manifests of other versions can be read

  /// Throws: InputError at `file` if the work isn't what this kind writes. Parts are read when they
  /// are run.
  void (*check)(const Manifest& manifest, const std::string& file);
  /// See run_part().
  PartEnd (*run)(const PartsDirectory& parts, std::size_t part, const PartTools& tools);
  /// See needed_parts(); null: all are.
  std::size_t (*needed)(const PartsDirectory& parts) = nullptr;
  /// See estimated_work(); null: it is 0.
  double (*work)(const PartsDirectory& parts, std::size_t part) = nullptr;
  /// The files that the parts read; null: none. Throws: as `check`.
  std::vector<std::string> (*inputs)(const PartsDirectory& parts) = nullptr;
  /// See merge_parts(); null: they are not merged like this.
  int (*merge)(const PartsDirectory& parts, parts::Results& results, Output& out) = nullptr;
  /// Splits unfinished parts again (split_again()). Null: this kind has no such split.
  SplitAgain (*again)(const PartsDirectory& parts, const CubeOptions& options,
                      const Limits& limits) = nullptr;
};

// The manifest as text, and the fields that kinds write to it and read from it.

namespace parts {

/// Reads back what to_text() writes. Throws: InputError at `file` for anything else.
Manifest read_manifest(const std::string& text, const std::string& file);

/// Digest of what all parts of a manifest have in common, however often they are split again, and
/// of this version.
std::string common_digest(const Manifest& manifest);

/// Throws: Error for bytes that aren't UTF-8, which names of files may have: a manifest can't hold
/// them.
std::string strict_json(const base::Json& json);

/// A manifest of the kind, without parts. Throws: as strict_json().
Manifest manifest_of(const PartKind& kind, PartCommand command, const std::string& input,
                     const base::Json& work);

/// Adds `parts` ranges of the numbers from 0 to `end` - 1, equally long, give or take one; the
/// longer ones come first, and the first one also has everything before `first`. `rest`: further
/// fields of a range.
void add_ranges(Manifest& manifest, std::uint64_t first, std::uint64_t end, std::uint64_t parts,
                const std::function<base::Json(std::uint64_t begin, std::uint64_t end)>& rest = {});

/// The fields of a manifest's work, or those of a part after its number. Throws: InputError.
class KindFields : NotCopied {
 public:
  KindFields(const Manifest& manifest, const std::string& file);
  KindFields(const PartsDirectory& parts, std::size_t part);

  base::JsonObject* operator->() { return &object_; }
  bool has(std::string_view field) const { return json_.contains(field); }

 private:
  base::Json json_;
  base::JsonObject object_;
};

/// The fields "begin" and "end" of a part.
ByteRange read_range(KindFields& part);

/// Null if no kind of this version has that name.
const PartKind* find_kind(std::string_view name);

}  // namespace parts

}  // namespace sudoku_sat
