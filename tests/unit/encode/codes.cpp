// Value codes: the assignments that each leaves, counted one by one.
#include "sudoku_sat/encoding.hpp"

#include <catch2/catch.hpp>
#include <cstdlib>
#include <numeric>
#include <set>

#include "support/fixtures.hpp"

using namespace sudoku_sat;

namespace {

/// The variables of all the cells before.
constexpr Var variables_before = 10;

/// Whether the literal is true where bit i of the assignment is variable variables_before + 1 + i.
bool is_true(Lit literal, unsigned assignment) {
  const int bit = std::abs(literal) - variables_before - 1;
  return ((assignment >> bit & 1U) != 0) == (literal > 0);
}

support::Cnf validity(const ValueCode& code, const CodedCell& cell) {
  MemorySink sink;
  sink.new_vars(static_cast<std::size_t>(variables_before) + code.variables(cell));
  ClauseStream out(sink);
  code.emit_valid(cell, out);
  out.flush();
  return support::to_cnf(sink);
}

/// The candidates that the assignment says.
std::vector<Value> said(const ValueCode& code, const CodedCell& cell, unsigned assignment) {
  std::vector<Value> values;
  for (std::size_t index = 0; index < cell.candidates.size(); ++index) {
    std::vector<Lit> literals;
    code.append_literals(cell, index, literals);
    const bool all = std::all_of(literals.begin(), literals.end(),
                                 [&](Lit literal) { return is_true(literal, assignment); });
    if (all) values.push_back(cell.candidates[index]);
  }
  return values;
}

/// The assignments that the code's clauses allow.
std::vector<unsigned> allowed(const ValueCode& code, const CodedCell& cell) {
  const support::Cnf cnf = validity(code, cell);
  std::vector<unsigned> assignments;
  for (unsigned assignment = 0; assignment < 1U << code.variables(cell); ++assignment) {
    const bool model = std::all_of(cnf.clauses.begin(), cnf.clauses.end(), [&](const auto& clause) {
      return std::any_of(clause.begin(), clause.end(),
                         [&](Lit literal) { return is_true(literal, assignment); });
    });
    if (model) assignments.push_back(assignment);
  }
  return assignments;
}

/// Each candidate is said by exactly one allowed assignment that says nothing else; but under the
/// direct code, where that is left to the encoding's families, no assignment says anything else.
void check_cell(const ValueCode& code, const CodedCell& cell) {
  std::multiset<Value> found;
  for (const unsigned assignment : allowed(code, cell)) {
    const std::vector<Value> values = said(code, cell, assignment);
    if (&code != &direct_code()) CHECK(values.size() == 1);
    if (values.size() == 1) found.insert(values[0]);
  }
  CHECK(found == std::multiset<Value>(cell.candidates.begin(), cell.candidates.end()));
}

/// The literals are of the cell's own variables, no variable twice.
void check_variables(const ValueCode& code, const CodedCell& cell) {
  const auto last = variables_before + static_cast<Var>(code.variables(cell));
  for (std::size_t index = 0; index < cell.candidates.size(); ++index) {
    std::vector<Lit> literals;
    code.append_literals(cell, index, literals);
    std::set<Var> variables;
    for (const Lit literal : literals) {
      CHECK(std::abs(literal) > variables_before);
      CHECK(std::abs(literal) <= last);
      CHECK(variables.insert(std::abs(literal)).second);
    }
  }
  for (const auto& clause : validity(code, cell).clauses) {
    for (const Lit literal : clause)
      CHECK((std::abs(literal) > variables_before && std::abs(literal) <= last));
  }
}

std::vector<Value> values_up_to(int n) {
  std::vector<Value> values(static_cast<std::size_t>(n));
  std::iota(values.begin(), values.end(), Value{1});
  return values;
}

/// The sets of one to five values up to `n`.
std::vector<std::vector<Value>> candidate_sets(int n) {
  std::vector<std::vector<Value>> sets;
  for (unsigned mask = 1; mask < 1U << n; ++mask) {
    std::vector<Value> values;
    for (int value = 1; value <= n; ++value) {
      if ((mask >> (value - 1) & 1U) != 0) values.push_back(static_cast<Value>(value));
    }
    if (values.size() <= 5) sets.push_back(values);
  }
  return sets;
}

std::vector<std::string> names_of(const ValueCode& code, const CodedCell& cell) {
  std::vector<std::string> result;
  for (std::size_t number = 1; number <= code.variables(cell); ++number) {
    result.push_back(code.variable_name(cell, 2, 3, number));
  }
  return result;
}

using Names = std::vector<std::string>;

}  // namespace

TEST_CASE("each candidate of a narrowed cell has one code, and nothing else has one") {
  for (const ValueCode* code : value_codes()) {
    DYNAMIC_SECTION(code->name) {
      for (const auto& values : candidate_sets(6)) {
        CAPTURE(values);
        check_cell(*code, {values, false, variables_before});
        check_variables(*code, {values, false, variables_before});
      }
    }
  }
}

TEST_CASE("candidates that are far apart have codes as well") {
  for (const ValueCode* code : value_codes()) {
    DYNAMIC_SECTION(code->name) {
      for (const std::vector<Value>& values :
           {std::vector<Value>{1290}, {1, 1290}, {255, 256}, {511, 512, 1023}, {3, 64, 65, 700}}) {
        CAPTURE(values);
        check_cell(*code, {values, false, variables_before});
        check_variables(*code, {values, false, variables_before});
      }
    }
  }
}

TEST_CASE(
    "each value of a whole cell has one code, and the validity clauses have the size of the "
    "formula") {
  for (const ValueCode* code : value_codes()) {
    DYNAMIC_SECTION(code->name) {
      for (int n = 1; n <= 9; ++n) {
        CAPTURE(n);
        const std::vector<Value> values = values_up_to(n);
        const CodedCell cell{values, true, variables_before};
        check_cell(*code, cell);
        check_variables(*code, cell);
        const support::Cnf cnf = validity(*code, cell);
        Size size{.clauses = cnf.clauses.size()};
        for (const auto& clause : cnf.clauses) size.literals += clause.size();
        CHECK(code->valid_size(static_cast<std::uint64_t>(n)) == size);
      }
    }
  }
}

TEST_CASE("the direct code has a variable for each candidate, in their order") {
  const ValueCode& code = support::value_code("direct");
  CHECK(&code == &direct_code());
  const std::vector<Value> some{2, 5, 7};
  CHECK(names_of(code, {some, false, variables_before}) ==
        Names{"S[2,3,2]", "S[2,3,5]", "S[2,3,7]"});
  CHECK(said(code, {some, false, variables_before}, 0b010) == std::vector<Value>{5});
}

TEST_CASE("the binary code has the digits in which candidates differ, the lowest first") {
  const ValueCode& code = support::value_code("binary");
  const std::vector<Value> nine = values_up_to(9);
  const CodedCell whole{nine, true, variables_before};
  CHECK(names_of(code, whole) == Names{"x(2,3,0)", "x(2,3,1)", "x(2,3,2)", "x(2,3,3)"});
  for (unsigned value = 1; value <= 9; ++value) {
    CHECK(said(code, whole, value) == std::vector{static_cast<Value>(value)});
  }
  CHECK(said(code, whole, 0).empty());
  CHECK(said(code, whole, 10).empty());
  const std::vector<Value> some{2, 3, 6, 7};
  const CodedCell narrowed{some, false, variables_before};
  CHECK(names_of(code, narrowed) == Names{"x(2,3,0)", "x(2,3,2)"});
  CHECK(said(code, narrowed, 0b10) == std::vector<Value>{6});
  CHECK(validity(code, narrowed).clauses.empty());
}

TEST_CASE("the binary code has ceil(log2(N+1)) digits in a whole cell") {
  const ValueCode& code = support::value_code("binary");
  for (const auto& [n, digits] : {std::pair(1, 1U),
                                  {2, 2},
                                  {3, 2},
                                  {4, 3},
                                  {7, 3},
                                  {8, 4},
                                  {9, 4},
                                  {15, 4},
                                  {16, 5},
                                  {1290, 11}}) {
    CAPTURE(n);
    const std::vector<Value> values = values_up_to(n);
    CHECK(code.variables({values, true, variables_before}) == digits);
  }
}

TEST_CASE("the order code says at most: true from the value on") {
  const ValueCode& code = support::value_code("order");
  const std::vector<Value> four = values_up_to(4);
  const CodedCell whole{four, true, variables_before};
  CHECK(names_of(code, whole) == Names{"O[2,3,1]", "O[2,3,2]", "O[2,3,3]"});
  CHECK(said(code, whole, 0b111) == std::vector<Value>{1});
  CHECK(said(code, whole, 0b110) == std::vector<Value>{2});
  CHECK(said(code, whole, 0b000) == std::vector<Value>{4});
  const std::vector<Value> some{3, 8, 9};
  CHECK(names_of(code, {some, false, variables_before}) == Names{"O[2,3,3]", "O[2,3,8]"});
  const std::vector<Value> one{3};
  CHECK(code.variables({one, false, variables_before}) == 0);
}

TEST_CASE("every code puts what its variables say of a cell into words") {
  const std::vector<Value> some{3, 8, 9};
  const CodedCell cell{some, false, variables_before};
  const auto statements = [&](const std::string& name, bool holds) {
    const ValueCode& code = support::value_code(name);
    Names said;
    for (std::size_t number = 1; number <= code.variables(cell); ++number) {
      said.push_back(code.statement(cell, "r2c3", number, holds));
    }
    return said;
  };
  CHECK(statements("direct", true) == Names{"r2c3=3", "r2c3=8", "r2c3=9"});
  CHECK(statements("direct", false) == Names{"r2c3≠3", "r2c3≠8", "r2c3≠9"});
  CHECK(statements("order", true) == Names{"r2c3≤3", "r2c3≤8"});
  CHECK(statements("order", false) == Names{"r2c3>3", "r2c3>8"});
  // 0011, 1000 and 1001
  CHECK(statements("binary", true) ==
        Names{"bit 0 of r2c3 is 1", "bit 1 of r2c3 is 1", "bit 3 of r2c3 is 1"});
  CHECK(statements("binary", false) ==
        Names{"bit 0 of r2c3 is 0", "bit 1 of r2c3 is 0", "bit 3 of r2c3 is 0"});
}

TEST_CASE("variables of values from 0 are called by what is written") {
  const std::vector<Value> values{1, 2, 3};
  const CodedCell cell{values, true, 0, -1};
  CHECK(names_of(support::value_code("direct"), cell) == Names{"S[2,3,0]", "S[2,3,1]", "S[2,3,2]"});
  CHECK(names_of(support::value_code("order"), cell) == Names{"O[2,3,0]", "O[2,3,1]"});
  CHECK(support::value_code("binary").statement(cell, "r2c3", 2, true) == "bit 1 of r2c3 + 1 is 1");
}

TEST_CASE("every code says how its variables are numbered") {
  CHECK(support::value_code("direct").numbering(9, 0) ==
        "S[i,j,k], row i column j holds k: variable (i-1)*81 + (j-1)*9 + k");
  CHECK(support::value_code("binary").numbering(9, 0) ==
        "x(r,c,b), bit b of the value of row r column c: variable ((r-1)*9 + c-1)*4 + b + 1");
  CHECK(support::value_code("order").numbering(9, 0) ==
        "O[i,j,k], row i column j holds at most k: variable ((i-1)*9 + j-1)*8 + k");
  CHECK(support::value_code("direct").numbering(9, -1) ==
        "S[i,j,k], row i column j holds k: variable (i-1)*81 + (j-1)*9 + k + 1");
  CHECK(support::value_code("binary").numbering(9, -1) ==
        "x(r,c,b), bit b of the value + 1 of row r column c: variable ((r-1)*9 + c-1)*4 + b + 1");
  CHECK(support::value_code("order").numbering(9, -1) ==
        "O[i,j,k], row i column j holds at most k: variable ((i-1)*9 + j-1)*8 + k + 1");
}
