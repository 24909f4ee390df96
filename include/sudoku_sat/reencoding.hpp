// Re-encoding: a step after any encoding, which looks at nothing but its clauses: order variables
// for the exactly-one constraints among them, or variables for what many clauses have in common.
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

/// A step after the encoding: none, order or bva.
///
/// Order: of each clause of three or more literals that exclude each other (so
/// exactly one of them is true) the order variables "one of the first i literals is true" are added
/// as a chain, which replaces the clause and all clauses that say that two of its literals exclude
/// each other. The values of a cell exclude each other even if no clause says so. In a model,
/// the literals determine the order variables: there are as many models as before. (A. Sheng,
/// J. Reeves & M. Heule: Reencoding unique literal clauses, SAT 2025.)
///
/// Bounded variable addition: clauses that combine each of some literals with each of some rests
/// get a variable that says "not all of these literals are true", as long as that takes fewer
/// clauses. It keeps all clauses in memory. The literals determine the variable: as many models as
/// before. (N. Manthey, M. Heule & A. Biere: Automated reencoding of Boolean formulas, HVC 2012; of
/// several literals that save as much, the one as A. Haberlandt, H. Green & M. Heule choose it:
/// Effective auxiliary variables via structured reencoding, SAT 2023.)
struct Reencoding {
  bool order = false;
  bool variable_addition = false;  ///< not beside order
  ChainOrder literals = ChainOrder::board;
  /// Of the orders that are random; no value: 1, or for a run on a scrambled formula, its seed.
  std::optional<std::uint64_t> seed = std::nullopt;

  /// Of two literals, each is the order variable of the other.
  static constexpr std::size_t shortest = 3;

  bool any() const { return order || variable_addition; }
  /// "none", "order" or "bva".
  std::string_view name() const { return order ? "order" : variable_addition ? "bva" : "none"; }
  /// "board", "random:3"; without a seed "random". Empty without order variables.
  std::string literal_order() const;
  /// Reads back literal_order(), for a re-encoding with order variables; no value for other texts.
  static std::optional<Reencoding> parse(std::string_view literal_order);

  bool operator==(const Reencoding&) const = default;
};

/// The names of the orders of literals.
std::span<const std::string_view> literal_orders();

/// The families of the clauses that a re-encoding adds.
inline constexpr const char* order_chains_family = "order chains";
inline constexpr const char* variable_addition_family = "variable addition";

}  // namespace sudoku_sat
