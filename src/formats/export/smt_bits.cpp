// A cell is a bit-vector with one bit for each value, of which one is set (D. Yurichev, SAT/SMT by
// Example: "Simple sudoku in SMT"). The cells of a unit hold all values if their "or" has all bits,
// or if their sum has: N powers of two can't have another sum without fewer bits, even modulo 2^N.
// Fewer cells are `distinct`. Sums add the values' numbers, which a cell's bits choose, in
// bit-vectors that are wide enough for all partial sums.
#include <fmt/format.h>

#include <algorithm>

#include "registry.hpp"
#include "smt.hpp"

namespace sudoku_sat::format {

namespace {

/// The bits that two's complement needs for every sum of the board.
int bits_of_sums(const Board& board) {
  std::int64_t most = 1;
  for (const Sum& sum : board.constraints().sums) {
    std::int64_t total = std::abs(std::int64_t{sum.total});
    for (std::size_t i = 0; i < sum.cells.size(); ++i) {
      const std::int64_t factor = std::abs(std::int64_t{sum.coefficient(i)});
      total += factor * (board.size() + std::abs(board.geometry().offset()));
    }
    most = std::max(most, total);
  }
  int bits = 2;
  while ((std::int64_t{1} << (bits - 1)) <= most) ++bits;
  return bits;
}

class BitCells : public SmtDialect {
 public:
  BitCells(const Board& board, std::string_view operation)
      : SmtDialect(board), operation_(operation), sum_bits_(bits_of_sums(board)) {}

  std::string_view logic() const override { return "QF_BV"; }

  std::string prelude() const override {
    const std::string type = fmt::format("((x (_ BitVec {})))", size());
    std::string text = fmt::format(
        "(define-fun one-bit {} Bool (and (distinct x (_ bv0 {})) (= (bvand x (bvsub x (_ bv1 "
        "{}))) (_ bv0 {}))))\n",
        type, size(), size(), size());
    for (int value = 1; value <= size(); ++value) {
      text += fmt::format("(define-fun is{} {} Bool (= ((_ extract {} {}) x) #b1))\n", value, type,
                          value - 1, value - 1);
    }
    if (board().constraints().sums.empty()) return text;
    std::string number = constant(size() + board().geometry().offset());
    for (int value = size() - 1; value > 0; --value) {
      number = fmt::format("(ite (is{} x) {} {})", value,
                           constant(value + board().geometry().offset()), number);
    }
    return text + fmt::format("(define-fun number {} (_ BitVec {}) {})\n", type, sum_bits_, number);
  }

  std::string declaration(Cell cell) const override {
    return fmt::format("(declare-const {} (_ BitVec {}))\n(assert (one-bit {}))\n", name(cell),
                       size(), name(cell));
  }

  std::string holds(Cell cell, int value) const override {
    return fmt::format("(is{} {})", value, name(cell));
  }

  std::string different(const AllDifferent& constraint) const override {
    const std::vector<Cell>& cells = constraint.cells;
    if (cells.size() < 2) return {};
    if (!board().is_unit(constraint)) return fmt::format("(assert (distinct {}))\n", names(cells));
    return fmt::format("(assert (= ({} {}) (bvnot (_ bv0 {}))))\n", operation_, names(cells),
                       size());
  }

  std::string sum(const Sum& sum) const override {
    std::string terms;
    for (std::size_t i = 0; i < sum.cells.size(); ++i) {
      const std::string number = fmt::format("(number {})", name(sum.cells[i]));
      const int factor = sum.coefficient(i);
      terms += factor == 1 ? " " + number : fmt::format(" (bvmul {} {})", constant(factor), number);
    }
    const std::string_view add = sum.cells.size() == 1 ? "bvor" : "bvadd";
    if (sum.cells.size() == 1) terms += " " + constant(0);
    return fmt::format("(= ({}{}) {})", add, terms, constant(sum.total));
  }

  Value value_of(Cell, std::size_t, std::string_view value) const override {
    const auto n = static_cast<std::size_t>(size());
    if (value.starts_with("#x")) return value_of_hexadecimal(value.substr(2));
    if (!value.starts_with("#b") || value.size() != n + 2) return 0;
    const std::size_t bit = value.find('1');
    if (bit == value.npos || bit != value.rfind('1')) return 0;
    return static_cast<Value>(n + 2 - bit);
  }

 private:
  /// z3 writes vectors of a multiple of four bits so.
  Value value_of_hexadecimal(std::string_view digits) const {
    const std::size_t place = digits.find_first_not_of('0');
    constexpr std::string_view powers = "1248";
    if (place == digits.npos || digits.find_last_not_of('0') != place) return 0;
    const std::size_t power = powers.find(digits[place]);
    if (power == powers.npos || 4 * digits.size() != static_cast<std::size_t>(size())) return 0;
    return static_cast<Value>(4 * (digits.size() - 1 - place) + power + 1);
  }

  std::string constant(std::int64_t number) const {
    const std::string positive = fmt::format("(_ bv{} {})", std::abs(number), sum_bits_);
    return number < 0 ? fmt::format("(bvneg {})", positive) : positive;
  }

  std::string_view operation_;
  int sum_bits_;
};

class OrCells : public BitCells {
 public:
  explicit OrCells(const Board& board) : BitCells(board, "bvor") {}
};

class SumCells : public BitCells {
 public:
  explicit SumCells(const Board& board) : BitCells(board, "bvadd") {}
};

}  // namespace

}  // namespace sudoku_sat::format

namespace sudoku_sat {

const ExportLanguage language_entries::smt_or{
    .name = "smt-or",
    .summary = "SMT-LIB: a bit-vector for each cell; the or of a unit has all bits",
    .comment = "; ",
    .write = format::write_smt_as<format::OrCells>,
    .read = format::read_smt_as<format::OrCells>,
};

const ExportLanguage language_entries::smt_sum{
    .name = "smt-sum",
    .summary = "SMT-LIB: a bit-vector for each cell; the sum of a unit has all bits",
    .comment = "; ",
    .write = format::write_smt_as<format::SumCells>,
    .read = format::read_smt_as<format::SumCells>,
};

}  // namespace sudoku_sat
