// WCNF: the rules as hard clauses, the givens as soft ones of weight 1, for MaxSAT solvers. What an
// optimum gives up is a smallest set of givens without which the puzzle has a solution. A given
// that is several literals in the encoding's value code gets a variable that implies them.
//
// The form "p wcnf VARIABLES CLAUSES TOP" with the weight first, TOP for hard clauses (MaxSAT
// Evaluations up to 2021), which more solvers read than the one without a problem line.
#include <fmt/format.h>

#include "registry.hpp"

namespace sudoku_sat::format {

namespace {

class WcnfWriter {
 public:
  WcnfWriter(const ExportTask& task, Output* out)
      : task_(task),
        top_(task.puzzle.given_count() + 1),
        hard_(fmt::format("{} ", top_)),
        text_(task, out) {}

  void write() {
    const Formulation& formulation = task_.options.formulation;
    const VariableMap map(task_.puzzle.geometry(), *chosen_encoding(formulation).code);
    encode_rules(*task_.puzzle.board, map, formulation, *this);
    std::vector<Lit> literals;
    for (Cell cell = 0; cell < task_.puzzle.givens.size(); ++cell) {
      if (task_.puzzle.givens[cell] == 0) continue;
      literals.clear();
      map.append_literals(cell, task_.puzzle.givens[cell], literals);
      if (!literals.empty()) add_line("1 ", std::array{conjunction(literals)});
    }
    text_.report();
  }

  Var new_vars(std::size_t n) { return take_variables(variables_, n); }
  void add(const ClauseBlock& block) {
    each_clause(block.literals, [&](std::span<const Lit> clause) { add_line(hard_, clause); });
  }

  /// "p wcnf 729 12009 24"
  std::string problem() const {
    return fmt::format("p wcnf {} {} {}\n", variables_, text_.count(), top_);
  }

 private:
  Lit conjunction(std::span<const Lit> literals) {
    if (literals.size() == 1) return literals[0];
    const Lit all = new_vars(1);
    for (const Lit literal : literals) add_line(hard_, std::array{-all, literal});
    return all;
  }

  void add_line(std::string_view weight, std::span<const Lit> literals) {
    line_ = weight;
    if (!text_.counts_only()) append_literals(literals, line_);
    text_.add(line_ += "0\n");
  }

  const ExportTask& task_;
  std::size_t top_;
  std::string hard_;  ///< "24 "
  ConstraintText text_;
  std::uint64_t variables_ = 0;
  std::string line_;
};

void write_wcnf(const ExportTask& task, Output& out) {
  WcnfWriter counting(task, nullptr);
  counting.write();
  out.write(task.header);
  out.write(counting.problem());
  WcnfWriter(task, &out).write();
}

}  // namespace

}  // namespace sudoku_sat::format

namespace sudoku_sat {

const ExportLanguage language_entries::wcnf{
    .name = "wcnf",
    .summary = "weighted clauses: an optimum gives up as few givens as possible",
    .comment = "c ",
    .encoded = true,
    .soft_givens = true,
    .write = format::write_wcnf,
    .read = format::read_literals,
};

}  // namespace sudoku_sat
