// The files of a part while it is running.
//
// Plain POSIX, because the lock and the wait for the disk need the descriptor.
#pragma once

#include <condition_variable>
#include <mutex>
#include <thread>

#include "sudoku_sat/base.hpp"

namespace sudoku_sat::parts {

/// The result so far: a file that only one process at a time may write. It is locked as long as
/// this object lives.
class PartialFile : NotCopied {
 public:
  /// Throws: OutputError if it can't be made, or another process writes it.
  explicit PartialFile(const std::string& name);
  ~PartialFile();

  /// False on file systems without locks; then the user must not run a part twice at the same time.
  bool locked() const { return locked_; }

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
  bool locked_ = false;
};

/// As long as it lives, a file changes every minute, so that `parts status` sees that the part is
/// running.
class Heartbeat : NotCopied {
 public:
  explicit Heartbeat(const std::string& file);
  ~Heartbeat();

 private:
  void beat(const std::string& file);

  std::mutex mutex_;
  std::condition_variable changed_;
  bool ended_ = false;
  std::thread thread_;
};

/// A directory for files that are not needed after a part's run; the destructor removes it. The
/// constructor removes what a killed run has left there.
class ScrapDirectory : NotCopied {
 public:
  /// Requires: no other process works on the part. Throws: OutputError.
  explicit ScrapDirectory(const std::string& path);
  ~ScrapDirectory();

  std::string file(std::string_view name) const;

 private:
  std::string path_;
};

}  // namespace sudoku_sat::parts
