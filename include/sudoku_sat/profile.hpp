// What a formula is made of, apart from what it says: lengths of clauses, repeated ones, bytes.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "sudoku_sat/clause_sink.hpp"

namespace sudoku_sat {

struct FormulaProfile {
  std::uint64_t variables = 0;
  std::uint64_t clauses = 0;
  std::uint64_t units = 0;
  std::uint64_t binary = 0;
  std::uint64_t ternary = 0;
  std::uint64_t longer = 0;  ///< the empty clause, if there is one, is in none of these four
  std::uint64_t literals = 0;
  std::uint64_t bytes = 0;  ///< of the DIMACS file without comments
  /// Clauses that stand there already, with their literals in any order; no value where there are
  /// more than ProfileSink::most_compared clauses.
  std::optional<std::uint64_t> duplicates;

  bool operator==(const FormulaProfile&) const = default;
};

/// A clause sink that draws up a profile. Takes 16 bytes a clause until there are too many.
class ProfileSink {
 public:
  static constexpr std::uint64_t most_compared = 16'000'000;

  Var new_vars(std::size_t n);
  void add(const ClauseBlock& block);

  FormulaProfile profile() const;

 private:
  /// 128 bits of each clause, the same for every order of its literals. Two different clauses with
  /// the same are as unlikely as a fault of the memory.
  struct Fingerprint {
    std::uint64_t first = 0;
    std::uint64_t second = 0;
    auto operator<=>(const Fingerprint&) const = default;
  };

  static Fingerprint fingerprint_of(std::span<const Lit> clause);
  void add_clause(std::span<const Lit> clause);

  FormulaProfile profile_;
  std::vector<Fingerprint> seen_;
};

}  // namespace sudoku_sat
