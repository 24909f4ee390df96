// Numberings of variables by name or formula. Courses and programs number S[i,j,k] in every order;
// a formula alone says enough, and a few have names.
#include "numbering.hpp"

#include <algorithm>
#include <array>
#include <unordered_set>

#include "formats/text/symbols.hpp"
#include "formats/text/text_line.hpp"
#include "sinks.hpp"

namespace sudoku_sat {

using namespace format;

namespace {

constexpr std::string_view standard_formula = "(i-1)*N^2+(j-1)*N+k";

constexpr std::array<NamedNumbering, 8> named_numberings{{
    {"standard", standard_formula, "row by row, in each cell value by value: 1 to N^3"},
    {"value-major", "(k-1)*N^2+(i-1)*N+j", "a board for each value, row by row"},
    {"row-value", "(i-1)*N^2+(k-1)*N+j", "row by row, in each row value by value"},
    {"digits", "100*i+10*j+k", "the digits of row, column and value: 111 to 999"},
    {"digits-from-0", "100*(i-1)+10*(j-1)+k", "likewise, rows and columns from 0: 1 to 889"},
    {"plus-one", "(i-1)*N^2+(j-1)*N+k+1", "the standard one, but from 2 on"},
    {"column-major", "(j-1)*N^2+(i-1)*N+k", "column by column: fits the same clauses as standard"},
    {"box-major", "(b-1)*N^2+(p-1)*N+k", "box by box, in each box row by row"},
}};

/// Evaluates a formula by reading it: a board has few variables for what that costs.
class Formula {
 public:
  using Number = std::int64_t;

  Formula(std::string_view text, Number i, Number j, Number k, Number size)
      : text_(text), values_{i, j, k, size} {}

  Number value() {
    const Number value = sum();
    if (at_ < text_.size()) fail("expected + - * / % ^ or the end");
    return value;
  }

 private:
  // Large enough for every variable, small enough for products of two.
  static constexpr Number most = Number{1} << 31;

  [[noreturn]] void fail(std::string_view what) const {
    throw UsageError(fmt::format("--numbering {}: character {}: {}", text_, at_ + 1, what));
  }

  Number bounded(Number value) const {
    if (value < -most || value > most) fail("a number that is too large");
    return value;
  }

  bool take(char sign) {
    at_ = skip_blanks(text_, at_);
    if (at_ == text_.size() || text_[at_] != sign) return false;
    ++at_;
    return true;
  }

  Number sum() {
    Number value = product();
    while (true) {
      if (take('+')) {
        value = bounded(value + product());
      } else if (take('-')) {
        value = bounded(value - product());
      } else {
        return value;
      }
    }
  }

  Number product() {
    Number value = power();
    while (true) {
      if (take('*')) {
        value = bounded(value * power());
      } else if (take('/')) {
        value /= divisor();
      } else if (take('%')) {
        value %= divisor();
      } else {
        return value;
      }
    }
  }

  Number divisor() {
    const Number value = power();
    if (value == 0) fail("a division by 0");
    return value;
  }

  Number power() {
    const Number base = atom();
    if (!take('^')) return base;
    const Number exponent = atom();
    if (exponent < 0 || exponent > 31) fail("expected an exponent from 0 to 31");
    Number value = 1;
    for (Number i = 0; i < exponent; ++i) value = bounded(value * base);
    return value;
  }

  Number atom() {
    if (take('(')) {
      if (++depth_ > 100) fail("too many parentheses");
      const Number value = sum();
      if (!take(')')) fail("expected )");
      --depth_;
      return value;
    }
    if (take('-')) return -atom();
    at_ = skip_blanks(text_, at_);
    if (at_ < text_.size() && is_digit(text_[at_])) return number();
    if (take('b')) return in_boxes(true);
    if (take('p')) return in_boxes(false);
    // Rows, columns and values have these names in programs.
    constexpr std::string_view variables = "ijkNrcvn";
    const std::size_t name = at_ < text_.size() ? variables.find(text_[at_]) : variables.npos;
    if (name == variables.npos) fail("expected a number, i, j, k, N, b, p or (");
    ++at_;
    return values_[name % values_.size()];
  }

  /// The number of the cell's box, or that of the cell in its box.
  Number in_boxes(bool box) const {
    const auto [i, j, k, size] = values_;
    const Geometry board(static_cast<int>(size));
    const Number height = board.box_rows();
    const Number width = board.box_columns();
    return box ? (i - 1) / height * (size / width) + (j - 1) / width + 1
               : (i - 1) % height * width + (j - 1) % width + 1;
  }

  Number number() {
    Number value = 0;
    for (; at_ < text_.size() && is_digit(text_[at_]); ++at_) {
      value = bounded(value * 10 + (text_[at_] - '0'));
    }
    return value;
  }

  std::string_view text_;
  std::array<Number, 4> values_;
  std::size_t at_ = 0;
  int depth_ = 0;
};

}  // namespace

std::span<const NamedNumbering> numberings() { return named_numberings; }

Numbering::Numbering(std::string_view text) : text_(text) {
  const auto* const named = std::ranges::find(named_numberings, text, &NamedNumbering::name);
  const bool word =
      !text.empty() && std::ranges::all_of(text, [](char c) { return is_letter(c) || c == '-'; });
  if (named == named_numberings.end() && word && text.size() > 1) {
    find_by_name(named_numberings, "numbering", text);
  }
  formula_ = named == named_numberings.end() ? text : named->formula;
  Formula(formula_, 1, 1, 1, 9).value();
}

std::vector<Var> Numbering::numbers(int size) const {
  const std::string_view formula = formula_.empty() ? standard_formula : formula_;
  std::vector<Var> numbers;
  for (int i = 1; i <= size; ++i) {
    poll_limits();
    for (int j = 1; j <= size; ++j) {
      for (int k = 1; k <= size; ++k) {
        const std::int64_t number = Formula(formula, i, j, k, size).value();
        if (number < 1 || number > max_variable) {
          throw UsageError(
              fmt::format("--numbering {}: variable {} of r{}c{}={} is not from 1 to {}", text_,
                          number, i, j, k, max_variable));
        }
        numbers.push_back(static_cast<Var>(number));
      }
    }
  }
  std::vector<Var> sorted = numbers;
  std::ranges::sort(sorted);
  const auto twice = std::ranges::adjacent_find(sorted);
  if (twice != sorted.end()) {
    throw UsageError(fmt::format("--numbering {}: variable {} has two meanings on a {}x{} board",
                                 text_, *twice, size, size));
  }
  return numbers;
}

namespace format {

std::string_view formula_of(std::string_view numbering) {
  const auto* const named = std::ranges::find(named_numberings, numbering, &NamedNumbering::name);
  return named == named_numberings.end() ? numbering : named->formula;
}

std::optional<int> size_of_numbering(const Numbering& numbering, std::uint64_t variables) {
  constexpr int largest = 100;
  // Where variables are numbered backwards, smaller boards have the same largest one.
  std::optional<int> found;
  for (int size = 1; size <= largest; ++size) {
    std::vector<Var> numbers;
    try {
      numbers = numbering.numbers(size);
    } catch (const UsageError&) {
      // Digits of larger boards, for one, mean two variables.
      break;
    }
    const auto most = static_cast<std::uint64_t>(*std::ranges::max_element(numbers));
    if (most == variables) found = size;
    if (most > variables) break;
  }
  return found;
}

void refuse_numbered() {
  throw UsageError(
      "--numbering is for square boards in an encoding with the direct code, without --reduce and "
      "--scramble");
}

std::vector<Var> all_numbers(const Numbering& numbering, const Geometry& geometry,
                             std::uint64_t variables) {
  const bool square = geometry.single() && geometry.grid_rows() == geometry.size() &&
                      geometry.grid_columns() == geometry.size() && geometry.variables() == 0;
  if (!square) refuse_numbered();
  std::vector<Var> numbers = numbering.numbers(geometry.size());
  const Var most = *std::ranges::max_element(numbers);
  const std::uint64_t further = variables - std::min<std::uint64_t>(variables, numbers.size());
  if (static_cast<std::int64_t>(most) + static_cast<std::int64_t>(further) > max_variable) {
    throw UsageError(fmt::format("--numbering {}: there are no numbers left for {} more variables",
                                 numbering.text(), further));
  }
  for (std::uint64_t i = 1; i <= further; ++i) numbers.push_back(most + static_cast<Var>(i));
  return numbers;
}

void RenumberingSink::add(const ClauseBlock& block) {
  literals_.assign(block.literals.begin(), block.literals.end());
  for (Lit& literal : literals_) {
    if (literal != 0) literal = (*names_)(literal);
  }
  sink_.add({literals_, block.clauses});
}

void ClauseSample::add(const ClauseBlock& block) {
  constexpr std::size_t most = std::size_t{1} << 20;
  if (literals_.size() + block.literals.size() > most) return;
  literals_.insert(literals_.end(), block.literals.begin(), block.literals.end());
}

bool ClauseSample::has_only(const std::vector<Var>& numbers) const {
  const std::unordered_set<Var> known(numbers.begin(), numbers.end());
  return std::ranges::all_of(literals_, [&](Lit literal) {
    return literal == 0 || known.contains(literal < 0 ? -literal : literal);
  });
}

bool ClauseSample::fits(const std::vector<Var>& numbers, const Geometry& geometry,
                        std::size_t fewest) const {
  std::unordered_map<Var, std::size_t> standard;
  for (std::size_t i = 0; i < numbers.size(); ++i) standard[numbers[i]] = i;
  const auto size = static_cast<std::size_t>(geometry.size());
  struct Candidate {
    Cell cell;
    std::size_t value;
  };
  const auto meaning = [&](Lit literal) -> std::optional<Candidate> {
    const auto found = standard.find(literal < 0 ? -literal : literal);
    if (found == standard.end()) return std::nullopt;
    return Candidate{static_cast<Cell>(found->second / size), found->second % size};
  };
  const auto peers = [&](Cell a, Cell b) {
    return geometry.row(a) == geometry.row(b) || geometry.column(a) == geometry.column(b) ||
           geometry.box(a) == geometry.box(b);
  };
  std::size_t known = 0;
  bool fitting = true;
  each_clause(literals_, [&](std::span<const Lit> clause) {
    const bool pair = clause.size() == 2 && clause[0] < 0 && clause[1] < 0;
    const bool group = clause.size() == size &&
                       std::ranges::all_of(clause, [](Lit literal) { return literal > 0; });
    if (!fitting || (!pair && !group)) return;
    for (std::size_t i = 1; i < clause.size(); ++i) {
      const auto first = meaning(clause[0]);
      const auto other = meaning(clause[i]);
      const bool related = first && other &&
                           (first->cell == other->cell
                                ? first->value != other->value
                                : first->value == other->value && peers(first->cell, other->cell));
      fitting = fitting && related;
    }
    ++known;
  });
  return known >= fewest && fitting;
}

}  // namespace format

}  // namespace sudoku_sat
