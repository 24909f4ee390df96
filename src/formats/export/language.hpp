// What the languages have in common.
#pragma once

#include <string>
#include <string_view>

#include "sudoku_sat/export.hpp"

namespace sudoku_sat::format {

/// A puzzle on its way into a file.
struct ExportTask {
  const Puzzle& puzzle;
  const ExportOptions& options;
  std::string header;  ///< the comments from which decode makes the grid, with line ends
};

/// Passes text on to a file and counts its constraints. Without an output it only counts.
class ConstraintText {
 public:
  ConstraintText(const ExportTask& task, Output* out) : options_(task.options), out_(out) {}

  /// One constraint, with its line end.
  void add(std::string_view text) {
    poll_limits(text.size() + 1);
    ++count_;
    if (out_ == nullptr) return;
    out_->write(text);
    if (count_ % between_reports == 0) report();
  }
  void report() const {
    if (out_ != nullptr && options_.on_constraints) options_.on_constraints(count_);
  }
  std::uint64_t count() const { return count_; }
  bool counts_only() const { return out_ == nullptr; }

 private:
  static constexpr std::uint64_t between_reports = 1024;
  const ExportOptions& options_;
  Output* out_;
  std::uint64_t count_ = 0;
};

/// In the direct code.
inline Var variable_of(const Geometry& geometry, Cell cell, int value) {
  return static_cast<Var>(std::int64_t{cell} * geometry.size() + value);
}

/// "1 -2 3 "
inline void append_literals(std::span<const Lit> literals, std::string& line) {
  for (const Lit literal : literals) {
    line += std::to_string(literal);
    line += ' ';
  }
}

/// Reads an answer of literals, as SAT solvers print it: the last model, because solvers that
/// optimize print better and better ones.
AnswerText read_literals(LineReader& answer, const CnfPuzzle& puzzle, std::uint64_t variables);

}  // namespace sudoku_sat::format
