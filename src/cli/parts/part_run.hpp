// One part of a manifest, worked on in stretches that take some seconds each: after each of them
// what has been found is on the disk, and a run that was interrupted goes on from there.
#pragma once

#include "cli/progress.hpp"
#include "partial_file.hpp"
#include "sudoku_sat/parts.hpp"

namespace sudoku_sat {

class PartRun {
 public:
  /// `part`: from 1, without receipt. Throws: InputError where the input isn't what was split;
  /// OutputError.
  PartRun(const PartsDirectory& parts, std::size_t part);

  /// To the end of the part or to an interrupt; the exit status, which says whether the part is
  /// done: schedulers run again what failed. Throws: OutputError; what the command throws.
  int run();

 private:
  void resume();
  /// Works on the input up to the byte `end`; false where an interrupt ended it.
  bool stretch(std::uint64_t end);
  void keep(std::uint64_t end, int status, double seconds);
  void finish();

  const PartsDirectory& parts_;
  std::size_t part_;
  ByteRange bytes_;
  PartialFile file_;
  PartProgress progress_;
  Progress bar_{"bytes"};
};

}  // namespace sudoku_sat
