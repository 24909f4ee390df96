// Re-encoding: what is done with the exactly-one constraints that are found in the clauses, of any
// encoding and of any rule.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace sudoku_sat {

/// The order of an exactly-one constraint's literals in its chain of order variables.
enum class ChainOrder {
  board,    ///< row by row, in each cell by value
  value,    ///< by value, those of one value row by row
  aligned,  ///< one random order of the rows, of the columns and of the values for all chains
  random,   ///< each chain has a random order of its own
};

/// A step after the encoding. Of each clause of three or more literals that exclude each other (so
/// exactly one of them is true) the order variables "one of the first i literals is true" are added
/// as a chain, which replaces the clause and all clauses that say that two of its literals exclude
/// each other. The values of a cell exclude each other even if no clause says so. In a model,
/// the literals determine the order variables: there are as many models as before. (A. Sheng,
/// J. Reeves & M. Heule: Reencoding unique literal clauses, SAT 2025.)
struct Reencoding {
  bool order = false;  ///< false: none
  ChainOrder literals = ChainOrder::board;
  /// Of the orders that are random; no value: 1, or for a run on a scrambled formula, its seed.
  std::optional<std::uint64_t> seed = std::nullopt;

  /// Of two literals, each is the order variable of the other.
  static constexpr std::size_t shortest = 3;

  /// "none" or "order".
  std::string_view name() const { return order ? "order" : "none"; }
  /// "board", "random:3"; without a seed "random".
  std::string literal_order() const;
  /// Reads back literal_order(), for a re-encoding with order variables; no value for other texts.
  static std::optional<Reencoding> parse(std::string_view literal_order);

  bool operator==(const Reencoding&) const = default;
};

/// The names of the orders of literals.
std::span<const std::string_view> literal_orders();

/// The family of the clauses that a re-encoding adds.
inline constexpr const char* order_chains_family = "order chains";

}  // namespace sudoku_sat
