// Encodings: how a board becomes clauses. An encoding is a value: a value code and a list of
// constraint families (definedness and uniqueness of cells and units, distinctness over peers).
// Encodings, at-most-one methods and reductions combine freely.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sudoku_sat/amo.hpp"
#include "sudoku_sat/reduction.hpp"
#include "sudoku_sat/variables.hpp"

namespace sudoku_sat {

/// What a family needs to know.
struct EncodingContext {
  const Board& board;
  const VariableMap& variables;
  AtMostOne amo = {};
};

/// The clauses that one family made of one rule: "row uniqueness", numbers from 1, none: last <
/// first.
struct FamilyRange {
  std::string name;
  std::uint64_t first;
  std::uint64_t last;
};

/// Where families write to: clauses, and the names of what comes next.
class FamilyStream : public ClauseStream {
 public:
  using ClauseStream::ClauseStream;

  /// Clauses from here on belong to `name`.
  void begin(std::string name);

  /// All names so far, with their clauses.
  std::vector<FamilyRange> ranges() const;

 private:
  std::vector<FamilyRange> begun_;
};

struct Encoding;

/// A constraint family. A descriptor in a file of its own, a line in registry.def.
struct Family {
  std::string_view name;
  std::string_view summary;
  std::string_view formula;  ///< number of clauses with the rows, columns, boxes of size N = R*C
  void (*emit)(const EncodingContext&, FamilyStream&);
  /// With pairwise, and where values of cells and constraints only have to differ, no open
  /// candidate has more clauses of this family than two for each other candidate of its cell and of
  /// its constraints, and one for each of these: so the formula is bounded without being counted.
  bool bounded_by_pairs = false;
  /// What emit adds on a board without reduction, auxiliary variables included, as the formula
  /// says.
  Size (*size)(const Encoding&, const Board&, const AtMostOne&);
};

std::span<const Family* const> families();

/// Those that belong to every encoding: what rules demand beyond different values. Nothing on a
/// board of rows, columns and boxes.
std::span<const Family* const> common_families();

struct Encoding {
  std::string_view name;
  std::string_view summary;
  std::string_view source;
  const ValueCode* code;  ///< the one that all its families are made for
  std::vector<const Family*> families;
};

std::span<const Encoding> encodings();

/// Whether each of its families is bounded so.
bool bounded_by_pairs(const Encoding& encoding);

/// Null where there is none of that name; throws UsageError, with the nearest name.
const Encoding* find_encoding(std::string_view name);
const Encoding& encoding_named(std::string_view name);

/// What auto encodes a board with where nothing else is known: extended.
const Encoding& default_encoding();

/// Variables (auxiliary ones included), clauses and literals of the board's rules, by the formulas
/// of the families; givens left out.
Size size_of(const Encoding& encoding, const Board& board, const AtMostOne& amo);

/// Writes the board's rules, without givens, to `sink`: new variables first (the sink must have
/// none before), then the clauses of family after family. Returns what lies where.
std::vector<FamilyRange> encode(const Encoding& encoding, const EncodingContext& context,
                                SinkRef sink);

/// The variables of what a reduction leaves of the puzzle; no value: it finds a contradiction.
/// Throws: Stopped at a limit.
std::optional<VariableMap> variables_after(const Reduction& reduction, const Puzzle& puzzle,
                                           const ValueCode& code, const Limits& limits = {});

/// One empty clause: the formula of a puzzle in which a reduction found a contradiction. Returns
/// what lies where.
std::vector<FamilyRange> encode_contradiction(SinkRef sink);

/// The literals of the givens, cell by cell; those that a reduction has decided have none.
/// Requires: none that the reduction has excluded.
std::vector<Lit> given_literals(const Puzzle& puzzle, const VariableMap& variables);

}  // namespace sudoku_sat
