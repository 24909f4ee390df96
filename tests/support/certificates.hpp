// Certificates of small puzzles, and their claims judged by brute force.
#pragma once

#include <map>
#include <string>

#include "run.hpp"
#include "sudoku_sat/certificate.hpp"

namespace sudoku_sat::support {

/// A certificate in a directory of its own.
class Bundle {
 public:
  Bundle(const Puzzle& puzzle, const Claim& claim, const ProveOptions& options = {});

  std::string directory() const { return scratch_.file("bundle"); }
  const std::map<std::string, std::string>& files() const { return files_; }
  /// Puts another text into a file.
  void write(const std::string& name, const std::string& text) const;
  /// All files as they were.
  void restore() const;

 private:
  Scratch scratch_;
  std::map<std::string, std::string> files_;  ///< by name
};

/// "verified", or what verify_certificate() says is wrong.
std::string verdict(const Bundle& bundle);

/// Whether the claim is true, by brute force. For boards of rows, columns and boxes; `fewest` for
/// few givens on 4x4 only.
bool is_true(const Certificate& certificate);

}  // namespace sudoku_sat::support
