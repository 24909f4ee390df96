// KNF: clauses and cardinality constraints "k BOUND LITERALS 0", of whose literals at least BOUND
// are true, for solvers with both. Cells and units are such constraints, everything else clauses of
// the families that every encoding has. "At most one" of n literals is "at least n - 1" of their
// negations.
//
// J. Reeves, M. Heule, R. Bryant: From Clauses to Klauses, CAV 2024.
#include <fmt/format.h>

#include "common_clauses.hpp"
#include "registry.hpp"

namespace sudoku_sat::format {

namespace {

class KnfWriter {
 public:
  KnfWriter(const ExportTask& task, Output* out)
      : puzzle_(task.puzzle), board_(*task.puzzle.board), text_(task, out) {}

  void write() {
    const int size = board_.size();
    for (Cell cell = 0; cell < board_.cells(); ++cell) {
      for (int value = 1; value <= size; ++value) literals_.push_back(variable(cell, value));
      write_choice(true);
    }
    for (const AllDifferent& constraint : board_.all_different()) {
      for (int value = 1; value <= size; ++value) {
        for (const Cell cell : constraint.cells) literals_.push_back(variable(cell, value));
        write_choice(board_.is_unit(constraint));
      }
    }
    emit_common_clauses(board_, Sums::as_clauses, *this);
    for (Cell cell = 0; cell < puzzle_.givens.size(); ++cell) {
      const Value given = puzzle_.givens[cell];
      if (given != 0) add_line("", std::array{variable(cell, given)});
    }
    text_.report();
  }

  Var new_vars(std::size_t n) { return take_variables(variables_, n); }
  void add(const ClauseBlock& block) {
    each_clause(block.literals, [&](std::span<const Lit> clause) { add_line("", clause); });
  }

  std::uint64_t variables() const { return variables_; }
  std::uint64_t constraints() const { return text_.count(); }

 private:
  Var variable(Cell cell, int value) const { return variable_of(board_.geometry(), cell, value); }

  /// Exactly one of the collected literals, or at most one.
  void write_choice(bool exactly) {
    if (exactly) add_line("", literals_);
    const std::size_t bound = literals_.size() - 1;
    for (Lit& literal : literals_) literal = -literal;
    // With a bound of 1 it is a clause.
    if (bound > 0) add_line(bound == 1 ? "" : fmt::format("k {} ", bound), literals_);
    literals_.clear();
  }

  void add_line(std::string_view begin, std::span<const Lit> literals) {
    line_ = begin;
    if (!text_.counts_only()) append_literals(literals, line_);
    text_.add(line_ += "0\n");
  }

  const Puzzle& puzzle_;
  const Board& board_;
  ConstraintText text_;
  std::uint64_t variables_ = 0;
  std::vector<Lit> literals_;
  std::string line_;
};

void write_knf(const ExportTask& task, Output& out) {
  KnfWriter counting(task, nullptr);
  counting.write();
  out.write(task.header);
  out.write(fmt::format("p knf {} {}\n", counting.variables(), counting.constraints()));
  KnfWriter(task, &out).write();
}

}  // namespace

}  // namespace sudoku_sat::format

namespace sudoku_sat {

const ExportLanguage language_entries::knf{
    .name = "knf",
    .summary = "clauses and cardinality constraints: cells and units as such",
    .comment = "c ",
    .write = format::write_knf,
    .read = format::read_literals,
};

}  // namespace sudoku_sat
