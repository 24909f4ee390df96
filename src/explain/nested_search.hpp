// Which candidates an argument with arguments inside refutes. See nested_search.cpp.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "formula/propagator.hpp"
#include "sudoku_sat/encoding.hpp"

namespace sudoku_sat {

class NestedSearch {
 public:
  /// Of a board of `size` values with so many cells.
  NestedSearch(const ReasonedClauses& clauses, int size, std::size_t cells);

  /// A candidate, and those that have to be refuted, one after the other, to refute it.
  struct Found {
    Lit literal;
    std::vector<Lit> refuted;
  };

  /// Those that take the fewest, at most `count`, from facts that contradict nothing. Throws:
  /// Stopped.
  std::vector<Found> find(std::span<const Lit> facts, std::size_t count, const Limits& limits);

 private:
  std::vector<Lit> open_candidates() const;
  std::optional<std::vector<Lit>> refute(Lit literal, std::size_t most, const Limits& limits);
  bool holds_with(Lit literal, const Limits& limits);

  Propagator propagator_;
  Lit size_;
  std::size_t cells_;
  std::uint64_t work_ = 0;  ///< literals made true since the search began
};

}  // namespace sudoku_sat
