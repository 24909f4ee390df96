// A cell is an integer, the number that its value is written as (a cell of a variable as if it were
// on the grid), and all-different constraints are `distinct`: the shortest script.
#include <fmt/format.h>

#include "registry.hpp"
#include "smt.hpp"

namespace sudoku_sat::format {

namespace {

class IntegerCells : public SmtDialect {
 public:
  using SmtDialect::SmtDialect;

  std::string_view logic() const override { return "QF_LIA"; }

  std::string declaration(Cell cell) const override {
    const Geometry& geometry = board().geometry();
    return fmt::format("(declare-const {} Int)\n(assert (<= {} {} {}))\n", name(cell),
                       smt_number(geometry.least()), name(cell), smt_number(geometry.most()));
  }

  std::string holds(Cell cell, int value) const override {
    const int number = board().geometry().number(static_cast<Value>(value));
    return fmt::format("(= {} {})", name(cell), smt_number(number));
  }

  std::string different(const AllDifferent& constraint) const override {
    if (constraint.cells.size() < 2) return {};
    return fmt::format("(assert (distinct {}))\n", names(constraint.cells));
  }

  std::string sum(const Sum& sum) const override {
    std::string terms;
    for (std::size_t i = 0; i < sum.cells.size(); ++i) {
      const std::string cell = name(sum.cells[i]);
      const int factor = sum.coefficient(i);
      terms += factor == 1 ? " " + cell : fmt::format(" (* {} {})", smt_number(factor), cell);
    }
    return fmt::format("(= (+ 0{}) {})", terms, smt_number(sum.total));
  }

  Value value_of(Cell, std::size_t, std::string_view value) const override {
    const bool negative = value.starts_with("- ");
    const auto number = parse_number<std::int64_t>(negative ? value.substr(2) : value);
    if (!number) return 0;
    const auto first = board().geometry().least();
    const std::int64_t place = (negative ? -*number : *number) - first + 1;
    return static_cast<Value>(place < 1 || place > size() ? 0 : place);
  }
};

}  // namespace

}  // namespace sudoku_sat::format

namespace sudoku_sat {

const ExportLanguage language_entries::smt_int{
    .name = "smt-int",
    .summary = "SMT-LIB: an integer for each cell, and distinct",
    .comment = "; ",
    .write = format::write_smt_as<format::IntegerCells>,
    .read = format::read_smt_as<format::IntegerCells>,
};

}  // namespace sudoku_sat
