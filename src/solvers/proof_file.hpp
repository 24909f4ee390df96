// The file that a solver's proof goes to.
#pragma once

#include <cstdio>
#include <string>

namespace sudoku_sat {

/// Open for writing as long as it lives.
class ProofFile {
 public:
  /// Throws: SolverError where it can't be written.
  explicit ProofFile(const std::string& path);
  ProofFile(const ProofFile&) = delete;
  ProofFile& operator=(const ProofFile&) = delete;
  ~ProofFile();

  std::FILE* stream() const { return stream_; }
  const char* name() const { return path_.c_str(); }

  /// Hands all that was written to the system. Throws: SolverError where some of it was lost.
  void flush();

 private:
  [[noreturn]] void fail(int error) const;

  std::string path_;
  std::FILE* stream_;
};

}  // namespace sudoku_sat
