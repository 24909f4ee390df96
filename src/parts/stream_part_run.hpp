// One part of a stream, worked on in stretches that take some seconds each: after each of them
// what has been found is on the disk, and a run that was interrupted goes on from there.
#pragma once

#include "partial_file.hpp"
#include "stream.hpp"

namespace sudoku_sat {

class StreamPartRun {
 public:
  /// `part`: from 1, without receipt. Throws: InputError where the input isn't what was split;
  /// OutputError.
  StreamPartRun(const PartsDirectory& parts, std::size_t part, const PartTools& tools);

  /// To the end of the part, to an interrupt or until the time is over. Throws: OutputError; what
  /// the command throws.
  PartEnd run();

 private:
  void check_input() const;
  void resume();
  int run_command(const ByteRange& bytes, const std::string& out) const;
  PartEnd cut_short(std::string_view why) const;
  /// Works on the input up to the byte `end`; false where an interrupt ended it.
  bool stretch(std::uint64_t end);
  void keep(std::uint64_t end, int status, double seconds);

  const PartsDirectory& parts_;
  std::size_t part_;
  const PartTools& tools_;
  Stream stream_;
  StreamPart range_;
  ByteRange bytes_;
  PartialFile file_;
  PartProgress progress_;
};

}  // namespace sudoku_sat
