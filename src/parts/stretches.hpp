// Runs one part in stretches that take some seconds each: after each stretch the results so far are
// on the disk, and an interrupted run continues from there.
//
// The length of a stretch follows from the times of those before. Only the result is fixed; the
// cuts do not matter.
#pragma once

#include "partial_file.hpp"
#include "sudoku_sat/parts.hpp"

namespace sudoku_sat::parts {

/// The units that stretches count: bytes of a stream, numbered things.
struct StretchPlan {
  std::uint64_t begin = 0;
  std::uint64_t end = 0;
  std::uint64_t first_length = 1;
  std::uint64_t longest = 1;
  std::string_view unit;  ///< for messages: "bytes"
};

/// The run of a part; kinds override what is done with a stretch.
class PartInStretches : NotCopied {
 public:
  virtual ~PartInStretches() = default;

  /// Runs to the end of the part, to an interrupt or to the time limit. Throws: InputError if the
  /// input isn't what was split; OutputError; what the command throws.
  PartEnd run();

 protected:
  /// `part`: from 1, without receipt. Throws: OutputError.
  PartInStretches(const PartsDirectory& parts, std::size_t part, const PartTools& tools,
                  const StretchPlan& plan);

  /// Throws: InputError if the input isn't what was split.
  virtual void check_input() const = 0;
  /// Options that make the command work only on this stretch.
  virtual std::vector<std::string> options(std::uint64_t begin, std::uint64_t end) const = 0;
  /// The arguments after the options.
  virtual std::vector<std::string> inputs() const { return {}; }
  /// Appends what the command wrote about a stretch, which may be no file at all.
  virtual void take(const std::string& file, std::uint64_t begin, std::uint64_t end) = 0;

  /// Appends to the result.
  void append(std::string_view text);
  const PartsDirectory& parts() const { return parts_; }
  /// What is known so far; take() may add lines and items.
  Receipt& so_far() { return progress_.so_far; }
  const Receipt& so_far() const { return progress_.so_far; }

 private:
  void resume();
  PartEnd cut_short(std::string_view why) const;
  /// Works up to `end`; false if an interrupt ended it.
  bool stretch(std::uint64_t end);

  const PartsDirectory& parts_;
  std::size_t part_;
  const PartTools& tools_;
  StretchPlan plan_;
  PartialFile file_;
  ScrapDirectory scrap_;
  PartProgress progress_;
};

}  // namespace sudoku_sat::parts
