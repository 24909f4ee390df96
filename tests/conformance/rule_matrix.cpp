// A sample of the rules' matrix (tools/matrix): random puzzles of every rule, counted, listed and
// checked by the program as by the referee, who knows the rules' meaning and no constraints.
#include <catch2/catch.hpp>
#include <set>

#include "matrix/run.hpp"
#include "matrix/shrink.hpp"
#include "sudoku_sat/rule.hpp"
#include "support/fixtures.hpp"
#include "support/inputs.hpp"

using namespace sudoku_sat;

namespace {

std::string told(const matrix::Difference& difference) {
  const matrix::Case small = matrix::shrunk(difference.puzzle, difference.turn);
  const matrix::Finding finding = matrix::compare(small, difference.turn);
  return finding.command + ": " + finding.program + ", the referee: " + finding.referee + "\n" +
         matrix::puzzle_file(small, referee::parse_puzzle(matrix::header_text(small)).board) +
         finding.sentence;
}

}  // namespace

TEST_CASE("every rule has a line in the matrix, and every line is of a rule") {
  std::set<std::string_view> in_matrix;
  for (const matrix::RuleForm& form : matrix::rule_forms()) {
    CAPTURE(form.rule);
    CHECK(in_matrix.insert(form.rule).second);
    CHECK(find_rule(form.rule) != nullptr);
  }
  for (const Rule* rule : rules()) {
    CAPTURE(rule->name);
    CHECK(in_matrix.contains(rule->name));
  }
}

TEST_CASE("random puzzles of every rule have as many solutions as the referee finds", "[long]") {
  matrix::RunOptions options;
  options.seed = 48;
  options.cases = support::soak() ? 16 : 1;
  options.on_difference = [](const matrix::Difference& difference) {
    FAIL_CHECK(difference.rule << " on " << difference.board << ": " << told(difference));
  };
  const matrix::Report report = matrix::run(options);
  CHECK(report.tallies.size() == rules().size() + 1);
}
