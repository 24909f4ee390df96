// SMT-LIB scripts: what the dialects, each of which has a type of its own for cells, have in
// common.
#pragma once

#include "language.hpp"

namespace sudoku_sat::format {

/// How cells are declared, and what is said of them.
class SmtDialect {
 public:
  explicit SmtDialect(const Board& board) : board_(board) {}
  SmtDialect(const SmtDialect&) = delete;
  SmtDialect& operator=(const SmtDialect&) = delete;
  virtual ~SmtDialect() = default;

  virtual std::string_view logic() const = 0;
  /// Definitions before the cells.
  virtual std::string prelude() const { return {}; }
  /// The declaration of the cell, and that it holds a value.
  virtual std::string declaration(Cell cell) const = 0;
  /// The term "the cell holds the value".
  virtual std::string holds(Cell cell, int value) const = 0;
  /// Assertions that the cells hold different values, and all of them if they are a unit.
  virtual std::string different(const AllDifferent& constraint) const = 0;
  /// The term of a sum; empty: sums become clauses.
  virtual std::string sum(const Sum&) const { return {}; }
  /// The terms from whose values the cell is read.
  virtual std::vector<std::string> terms(Cell cell) const { return {name(cell)}; }
  /// The value of the cell (0: none) if its term number `term` has that value: "#b0010", "(- 3)".
  virtual Value value_of(Cell cell, std::size_t term, std::string_view value) const = 0;

 protected:
  const Board& board() const { return board_; }
  int size() const { return board_.size(); }
  /// "r1c2"; for a cell of a variable "v1", because its name can be a word of the language.
  std::string name(Cell cell) const;
  /// "r1c1 r1c2 r1c3"
  std::string names(std::span<const Cell> cells) const;

 private:
  const Board& board_;
};

/// A number as a term: "5", "(- 5)".
std::string smt_number(std::int64_t number);

void write_smt(const ExportTask& task, const SmtDialect& dialect, Output& out);
AnswerText read_smt(LineReader& answer, const CnfPuzzle& puzzle, const SmtDialect& dialect);

/// The same as functions of a Language.
template <class Dialect>
void write_smt_as(const ExportTask& task, Output& out) {
  write_smt(task, Dialect(*task.puzzle.board), out);
}
template <class Dialect>
AnswerText read_smt_as(LineReader& answer, const CnfPuzzle& puzzle, std::uint64_t) {
  return read_smt(answer, puzzle, Dialect(*puzzle.puzzle.board));
}

}  // namespace sudoku_sat::format
