// A DRAT proof in memory: its lemmas and deletions one after the other, with their line numbers.
// All of it is read before anything is checked, so that the number of literals, which bounds the
// memory for variables, is known.
//
// The steps, and the textual form: one lemma or deletion on each line, as solvers write them.
// Numbers may be separated by spaces, tabs and carriage returns, which makes Windows line ends
// harmless.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "poll.hpp"

namespace sudoku_sat::proof {

/// The proof is malformed or proves nothing: why, and on which line (0: on none).
class Refused : public std::runtime_error {
 public:
  Refused(const std::string& reason, std::uint64_t line)
      : std::runtime_error(reason), line_(line) {}
  std::uint64_t line() const { return line_; }

 private:
  std::uint64_t line_;
};

struct Step {
  std::size_t begin = 0;   ///< where its literals begin
  std::uint64_t line = 0;  ///< of a binary proof the number of the step, from 1
  bool deletion = false;
};

/// Whether a proof is in the binary form. No text begins with a, and none has a byte 0.
bool is_binary(std::string_view proof);

class ProofSteps {
 public:
  /// Of a textual or binary proof. Throws: Refused for a malformed line or step; what the poll
  /// throws.
  ProofSteps(std::string_view proof, Poll& poll);

  const std::vector<Step>& steps() const { return steps_; }
  const std::vector<std::int32_t>& literals() const { return literals_; }
  /// The literals of the step with this index, in the order of the file, without the 0.
  std::span<const std::int32_t> literals(std::size_t step) const;

  /// The largest variable; 0 if there is none. Throws: Refused for one above `known`, the
  /// variables of the formula, plus the number of literals.
  std::uint32_t largest_variable(std::uint32_t known) const;

 private:
  void read_binary(std::string_view rest, Poll& poll);
  void read_text(std::string_view text, Poll& poll);
  void read_line(std::string_view line, std::uint64_t number);
  void read_literals(std::string_view rest, std::uint64_t line);

  std::vector<std::int32_t> literals_;
  std::vector<Step> steps_;
};

}  // namespace sudoku_sat::proof
