// The result of a part while it is worked on.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace sudoku_sat {

/// A file that one process at a time may write: it is locked as long as this lives.
class PartialFile {
 public:
  /// Throws: OutputError where it can't be made, or another process writes it.
  explicit PartialFile(const std::string& name);
  PartialFile(const PartialFile&) = delete;
  PartialFile& operator=(const PartialFile&) = delete;
  ~PartialFile();

  // These throw OutputError.
  std::uint64_t size() const;
  void cut(std::uint64_t bytes);
  void append(std::string_view text);
  /// Returns when everything is on the disk.
  void sync();

 private:
  [[noreturn]] void fail() const;

  std::string name_;
  int descriptor_;
};

/// A temporary file, which goes with this.
struct ScrapFile {
  std::string name;

  ~ScrapFile();
};

}  // namespace sudoku_sat
