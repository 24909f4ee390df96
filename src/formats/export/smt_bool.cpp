// A Boolean for each value of each cell, as in a formula in CNF; sums are clauses too.
#include <fmt/format.h>

#include "registry.hpp"
#include "smt.hpp"

namespace sudoku_sat::format {

namespace {

class BooleanCells : public SmtDialect {
 public:
  using SmtDialect::SmtDialect;

  std::string_view logic() const override { return "QF_UF"; }

  std::string declaration(Cell cell) const override {
    std::string text;
    std::string all;
    std::string pairs;
    for (int value = 1; value <= size(); ++value) {
      text += fmt::format("(declare-const {} Bool)\n", holds(cell, value));
      all += " " + holds(cell, value);
      for (int other = 1; other < value; ++other) pairs += not_both(cell, other, cell, value);
    }
    return text + fmt::format("(assert (or{}))\n", all) + pairs;
  }

  std::string holds(Cell cell, int value) const override {
    return fmt::format("{}_{}", name(cell), value);
  }

  std::string different(const AllDifferent& constraint) const override {
    const std::vector<Cell>& cells = constraint.cells;
    std::string text;
    for (int value = 1; value <= size(); ++value) {
      std::string all;
      for (std::size_t i = 0; i < cells.size(); ++i) {
        all += " " + holds(cells[i], value);
        for (std::size_t j = 0; j < i; ++j) text += not_both(cells[j], value, cells[i], value);
      }
      if (board().is_unit(constraint)) text += fmt::format("(assert (or{}))\n", all);
    }
    return text;
  }

  std::vector<std::string> terms(Cell cell) const override {
    std::vector<std::string> terms;
    for (int value = 1; value <= size(); ++value) terms.push_back(holds(cell, value));
    return terms;
  }

  Value value_of(Cell, std::size_t term, std::string_view value) const override {
    return static_cast<Value>(value == "true" ? term + 1 : 0);
  }

 private:
  std::string not_both(Cell first, int value, Cell second, int other) const {
    return fmt::format("(assert (or (not {}) (not {})))\n", holds(first, value),
                       holds(second, other));
  }
};

}  // namespace

}  // namespace sudoku_sat::format

namespace sudoku_sat {

const ExportLanguage language_entries::smt_bool{
    .name = "smt-bool",
    .summary = "SMT-LIB: a Boolean for each value of each cell",
    .comment = "; ",
    .write = format::write_smt_as<format::BooleanCells>,
    .read = format::read_smt_as<format::BooleanCells>,
};

}  // namespace sudoku_sat
