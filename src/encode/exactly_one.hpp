// The exactly-one constraints among the clauses of an encoding: clauses of three or more literals
// that exclude each other in pairs. They are looked for in the clauses themselves, so that it does
// not matter which family or which rule wrote them.
#pragma once

#include <unordered_map>

#include "sudoku_sat/encoding.hpp"

namespace sudoku_sat::encoding {

class ExactlyOnes {
 public:
  /// Encodes the board three times to find them; keeps only clauses that may be one.
  ExactlyOnes(const Encoding& encoding, const EncodingContext& context);

  std::size_t size() const { return clauses_.size(); }
  const std::vector<Lit>& operator[](std::size_t i) const { return clauses_[i]; }

  /// Whether the clause is one of them, or says that two literals of one of them exclude each
  /// other.
  bool covers(std::span<const Lit> clause) const;
  /// Whether one of them has all these literals.
  bool covers_all(std::span<const Lit> literals) const;

 private:
  std::vector<std::uint32_t> containing(std::span<const Lit> literals) const;

  std::vector<std::vector<Lit>> clauses_;  ///< in the order of the encoding, each once
  /// By literal, the numbers of the clauses that contain it, ascending.
  std::unordered_map<Lit, std::vector<std::uint32_t>> of_;
};

}  // namespace sudoku_sat::encoding
