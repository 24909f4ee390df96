// Clauses in words, for the comments before them: "row uniqueness: row 5 has 7 only once: r5c1 is
// not 7 or r5c2 is not 7".
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "sudoku_sat/dimacs.hpp"
#include "sudoku_sat/encoding.hpp"
#include "sudoku_sat/scramble.hpp"

namespace sudoku_sat {

/// Where a clause comes from.
struct ClauseOrigin {
  std::string family;
  std::string topic;  ///< empty: its cells say it
};

/// Puts clauses into words.
class ClauseWords {
 public:
  /// `variables`: null where there are none. Takes some bytes for each cell.
  ClauseWords(const Board& board, const VariableMap* variables);

  /// The comment, of at most longest_comment bytes, with its line end.
  std::string comment(const ClauseOrigin& origin, std::span<const Lit> clause) const;

 private:
  std::optional<Cell> cell_of(Lit literal) const;
  std::string literal_text(Lit literal) const;
  std::string pair_text(std::span<const Lit> clause) const;

  const Board& board_;
  const VariableMap* variables_;
  std::vector<Cell> cells_;   ///< those with variables
  std::vector<Var> befores_;  ///< the number of variables before each of them
};

/// A clause sink that writes each clause below its comment.
class AnnotatingSink : public ClauseNotes {
 public:
  AnnotatingSink(const ClauseWords& words, Output& out, DimacsWriter& writer)
      : words_(words), out_(out), writer_(writer) {}

  Var new_vars(std::size_t n) { return writer_.new_vars(n); }
  void add(const ClauseBlock& block);

  void family(const std::string& name) override { origin_ = {name, {}}; }
  void topic(const std::string& text) override { origin_.topic = text; }

 private:
  const ClauseWords& words_;
  Output& out_;
  DimacsWriter& writer_;
  ClauseOrigin origin_;
};

/// Remembers where the clauses of a formula come from that is kept to be scrambled.
class OriginList : public ClauseNotes {
 public:
  explicit OriginList(const ScrambledFormula& formula) : formula_(formula) {}

  void family(const std::string& name) override;
  void topic(const std::string& text) override;

  /// The origin of the clause that begins there among all literals.
  const ClauseOrigin& of(std::size_t begin) const;

 private:
  void put(ClauseOrigin origin);

  const ScrambledFormula& formula_;
  std::vector<std::size_t> begins_;
  std::vector<ClauseOrigin> origins_;
};

}  // namespace sudoku_sat
