// Encodings: how a board becomes clauses. An encoding is a value: a list of constraint families
// (the rows of its table: definedness and uniqueness of cells and units, distinctness over peers).
// Families, encodings and at-most-one methods combine freely.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sudoku_sat/amo.hpp"
#include "sudoku_sat/variables.hpp"

namespace sudoku_sat {

/// What a family needs to know.
struct EncodingContext {
  const Board& board;
  const VariableMap& variables;
  const AmoMethod& amo;
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

/// A constraint family. A descriptor in a file of its own, a line in registry.def.
struct Family {
  std::string_view name;
  std::string_view summary;
  std::string_view formula;  ///< number of clauses with the rows, columns, boxes of size N = R*C
  void (*emit)(const EncodingContext&, FamilyStream&);
  /// What emit adds on a board without reduction, as the formula says, in closed form.
  Size (*size)(const Board&, const AmoMethod&);
};

std::span<const Family* const> families();

struct Encoding {
  std::string_view name;
  std::string_view summary;
  std::string_view source;
  std::vector<const Family*> families;
};

std::span<const Encoding> encodings();

/// Variables (auxiliary ones included), clauses and literals of the board's rules, by the formulas
/// of the families; givens left out.
Size size(const Encoding& encoding, const Board& board, const AmoMethod& amo);

/// Writes the board's rules, without givens, to `sink`: new variables first (the sink must have
/// none before), then the clauses of family after family. Returns what lies where.
std::vector<FamilyRange> encode(const Encoding& encoding, const EncodingContext& context,
                                SinkRef sink);

/// The literals of the givens, cell by cell; those that a reduction has decided have none.
std::vector<Lit> given_literals(const Puzzle& puzzle, const VariableMap& variables);

}  // namespace sudoku_sat
