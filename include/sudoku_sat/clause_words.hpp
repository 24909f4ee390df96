// Clauses in words: "row uniqueness: row 5 has 7 only once: r5c1 is not 7 or r5c2 is not 7", and
// what literals say of the grid: "r5c1≠7".
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "sudoku_sat/encoding.hpp"

namespace sudoku_sat {

/// Where a clause comes from.
struct ClauseOrigin {
  std::string family;  ///< "row uniqueness"
  std::string topic;   ///< empty: its cells say it
};

/// Puts clauses into words.
class ClauseWords {
 public:
  /// `variables`: null where there are none. Takes some bytes for each cell.
  ClauseWords(const Board& board, const VariableMap* variables);

  /// "r1c1=4", "r1c1≠4", or what else the value code says of a cell; "a731" and "¬a731" of an
  /// auxiliary variable.
  std::string statement(Lit literal) const;
  /// The cell that the literal says something of; none for an auxiliary variable.
  std::optional<Cell> cell_of(Lit literal) const;

  /// What the clause is about, beside its family: the topic, or two cells that differ; may be
  /// empty.
  std::string about(const ClauseOrigin& origin, std::span<const Lit> clause) const;

  /// The comment, of at most longest_comment bytes, with its line end.
  std::string comment(const ClauseOrigin& origin, std::span<const Lit> clause) const;

 private:
  std::string literal_text(Lit literal) const;
  std::string pair_text(std::span<const Lit> clause) const;

  const Board& board_;
  const VariableMap* variables_;
  std::vector<Cell> cells_;   ///< those with variables
  std::vector<Var> befores_;  ///< the number of variables before each of them
};

/// Remembers where the clauses of a formula come from that is kept in memory.
class OriginList : public ClauseNotes {
 public:
  /// `size`: of what is kept so far; it must outlive this.
  explicit OriginList(const Size& size) : size_(size) {}

  void family(const std::string& name) override;
  void topic(const std::string& text) override;

  /// The origin of the clause that begins there among all literals, each clause ended by 0.
  const ClauseOrigin& of(std::size_t begin) const;

 private:
  void put(ClauseOrigin origin);

  const Size& size_;
  std::vector<std::size_t> begins_;
  std::vector<ClauseOrigin> origins_;
};

}  // namespace sudoku_sat
