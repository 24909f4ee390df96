// Binary clauses as implications: (a or b) says that b follows from not a, and a from not b. Most
// clauses of a Sudoku are binary.
#pragma once

#include <cstddef>
#include <span>
#include <utility>
#include <vector>

#include "assignment.hpp"
#include "lists.hpp"

namespace sudoku_sat {

class Implications {
 public:
  void add(Code first, Code second) { added_.emplace_back(first, second); }

  /// Takes in what was added. Requires: codes are below `codes`.
  void build(std::size_t codes) {
    implied_.append(codes, [this](const auto& take) {
      for (const auto& [first, second] : added_) {
        take(negation(first), second);
        take(negation(second), first);
      }
    });
    added_ = {};
  }

  /// What follows from the literal. Requires: build() since the last add().
  std::span<const Code> of(Code code) const { return implied_[code]; }

 private:
  std::vector<std::pair<Code, Code>> added_;
  Lists<Code> implied_;
};

}  // namespace sudoku_sat
