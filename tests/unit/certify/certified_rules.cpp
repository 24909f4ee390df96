// The formula of each rule on a 4x4 board, in an encoding of its own (with SUDOKU_SAT_SOAK on
// larger boards, too, in all of them), is held against the referee in both directions. None may be
// refused; what is left open is counted, and with SUDOKU_SAT_SOAK told.
#include <catch2/catch.hpp>

#include "base/joined.hpp"
#include "certify/files.hpp"
#include "sudoku_sat/io.hpp"
#include "support/inputs.hpp"
#include "support/rule_cases.hpp"

using namespace sudoku_sat;
using namespace sudoku_sat::support;

namespace {

Certificate formula_certificate(const RuleCase& rule_case, const Encoding& encoding) {
  const std::vector<int> givens = givens_of(rule_case);
  const std::shared_ptr<const Board> board = board_of(rule_case);
  Puzzle puzzle{board, Grid(board->geometry().cells(), 0)};
  for (std::size_t cell = 0; cell < givens.size(); ++cell) {
    puzzle.givens[cell] = static_cast<Value>(givens[cell]);
  }
  return {puzzle, {.kind = Claim::Kind::formula}, {.encoding = &encoding}, {}};
}

Certificate certificate_of_example(const std::string& rule) {
  const std::string file = source_path(fmt::format("puzzles/variants/{}.txt", rule));
  return {parse_puzzle(read_file(file)), {.kind = Claim::Kind::unsat}, {}, {}};
}

FormulaCheck check_of_example(const std::string& rule) {
  const Certificate certificate = certificate_of_example(rule);
  return certify::check_by_rules(certificate, certify::formula_of(certificate, {}),
                                 {"claim", "formula"}, {});
}

}  // namespace

TEST_CASE("the formula of each rule says what the referee says", "[certificate]") {
  std::size_t round = 0, tried = 0, certified = 0;
  for (const RuleCase& rule_case : rule_cases()) {
    if (rule_case.size > 4 && !soak()) continue;
    for (std::size_t i = 0; i < encodings().size(); ++i) {
      if (!in_turn(i, encodings().size(), round)) continue;
      const Certificate certificate = formula_certificate(rule_case, encodings()[i]);
      const ClaimFormula formula = certify::formula_of(certificate, {});
      CAPTURE(rule_case.rule, rule_case.data, encodings()[i].name);
      FormulaCheck check;
      CHECK_NOTHROW(check =
                        certify::check_by_rules(certificate, formula, {"claim", "formula"}, {}));
      ++tried;
      certified += check.trusted.empty() ? 1 : 0;
      if (soak() && !check.trusted.empty()) {
        WARN(rule_case.rule << " (" << rule_case.data << "), " << encodings()[i].name << ": "
                            << base::joined(check.trusted, ", "));
      }
    }
    ++round;
  }
  CAPTURE(certified, tried);
  CHECK(certified * 5 > tried * 4);
}

TEST_CASE("to hold a formula against the rules ends at its limit, whatever clauses share",
          "[certificate]") {
  // To join the groups of this one took longer than anybody waited.
  const auto certificate = certificate_of_example("schrodinger-cells");
  const ClaimFormula formula = certify::formula_of(certificate, {});
  CHECK_THROWS_AS(certify::check_by_rules(certificate, formula, {"claim", "formula"}, Limits(0.3)),
                  Stopped);
}

TEST_CASE("all clauses of clues beside a 9x9 board are held against the rules", "[certificate]") {
  std::vector<std::string> rules{"skyscrapers", "numbered-rooms"};
  if (soak()) rules.insert(rules.end(), {"sandwich", "hidden-skyscrapers", "x-sums"});
  for (const std::string& rule : rules) {
    CAPTURE(rule);
    CHECK(base::joined(check_of_example(rule).trusted, ", ") == "");
  }
}
