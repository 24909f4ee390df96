// The clauses of every rule in every encoding, with every at-most-one method and reduction: none
// has a literal twice or a literal and its negation, which SAT competitions refuse; each variable
// exists; the counts of the problem line are right.
#include <algorithm>
#include <array>
#include <catch2/catch.hpp>
#include <cstdlib>
#include <filesystem>
#include <set>
#include <string_view>
#include <utility>

#include "sudoku_sat/formats.hpp"
#include "sudoku_sat/rule.hpp"
#include "support/fixtures.hpp"
#include "support/inputs.hpp"
#include "support/rule_cases.hpp"

using namespace sudoku_sat;

namespace {

/// Takes clauses, and keeps the first that is not as it should be.
class CleanSink {
 public:
  Var new_vars(std::size_t n) {
    const Var first = static_cast<Var>(variables_ + 1);
    variables_ += n;
    last_clause_.resize(variables_ + 1);
    return first;
  }

  void add(const ClauseBlock& block) {
    clauses_ += block.clauses;
    each_clause(block.literals, [&](std::span<const Lit> clause) {
      ++clause_;
      for (const Lit literal : clause) {
        if (!is_new(static_cast<std::size_t>(std::abs(literal))) && bad_.empty()) {
          bad_.assign(clause.begin(), clause.end());
        }
      }
    });
  }

  const std::vector<Lit>& bad() const { return bad_; }
  std::size_t variables() const { return variables_; }
  std::size_t clauses() const { return clauses_; }

 private:
  /// Whether there is this variable, and not yet in this clause.
  bool is_new(std::size_t variable) {
    return variable <= variables_ && std::exchange(last_clause_[variable], clause_) != clause_;
  }

  std::size_t variables_ = 0;
  std::size_t clauses_ = 0;
  std::size_t clause_ = 0;
  std::vector<std::size_t> last_clause_{0};  ///< in which each variable was found
  std::vector<Lit> bad_;
};

/// Of one formula.
void check_clean(const Puzzle& puzzle, const Formulation& formulation) {
  const auto variables = reduced_variables(puzzle, formulation, Limits());
  if (!variables) return;
  CleanSink sink;
  encode_puzzle(puzzle, *variables, formulation, sink);
  CHECK(sink.bad() == std::vector<Lit>());
  if (!variables->whole()) return;
  const Size rules = size_of(formulation, *puzzle.board);
  CHECK(sink.variables() == rules.variables);
  CHECK(sink.clauses() == rules.clauses + given_literals(puzzle, *variables).size());
}

/// In every encoding, as it is and with what unit propagation leaves of it.
void check_encodings(const Puzzle& puzzle, const std::vector<AtMostOne>& methods) {
  for (const Encoding& encoding : encodings()) {
    for (const AtMostOne& amo : methods) {
      for (const Reduction* reduction : reductions()) {
        if (reduction->name != "none" && reduction->name != "units") continue;
        CAPTURE(encoding.name, amo.name(), reduction->name);
        check_clean(puzzle, {.encoding = &encoding, .amo = amo, .reduction = reduction});
      }
    }
  }
}

}  // namespace

TEST_CASE("no rule, encoding or at-most-one method repeats a literal in a clause") {
  std::vector<AtMostOne> methods;
  for (const AmoMethod* method : amo_methods()) methods.emplace_back(*method);
  std::set<std::string_view> rules_seen;
  for (const support::RuleCase& rule_case : support::rule_cases()) {
    // At-most-one methods know nothing of rules: one board of each is enough for them.
    const bool first = rules_seen.insert(rule_case.rule).second && rule_case.size == 4;
    CAPTURE(rule_case.rule, rule_case.data);
    const std::vector<int> givens = support::givens_of(rule_case);
    const Puzzle puzzle{support::board_of(rule_case), Grid(givens.begin(), givens.end())};
    check_encodings(puzzle, first ? methods : std::vector<AtMostOne>(1));
  }
}

TEST_CASE("no puzzle of the examples repeats a literal in a clause", "[long]") {
  // What rules say is written by the value codes alone: an encoding of each is enough.
  const std::array<std::string_view, 3> names = {"extended", "binary", "order"};
  std::size_t round = 0;
  for (const auto& entry :
       std::filesystem::directory_iterator(support::source_path("puzzles/variants"))) {
    if (entry.path().extension() != ".txt") continue;
    CAPTURE(entry.path().filename().string());
    PuzzleReader reader(LineReader::open(entry.path().string()), {});
    ++round;
    while (const auto input = reader.next()) {
      REQUIRE(input->puzzle);
      for (std::size_t i = 0; i < names.size(); ++i) {
        if (!support::in_turn(i, names.size(), round)) continue;
        const Encoding& encoding = encoding_named(names[i]);
        CAPTURE(encoding.name);
        check_clean(*input->puzzle, {.encoding = &encoding});
      }
    }
  }
}

TEST_CASE("a clause of a formula has no literal twice, and none that always holds") {
  using Literal = ClauseConstraint::Literal;
  const Literal one{0, 1, true};
  const Literal other{0, 2, true};
  const Literal boolean{3, 0, true};
  ClauseConstraint formula{{"rule"}, {0}};
  formula.add(std::vector<Literal>{one, other, one, boolean});
  formula.add(std::vector<Literal>{one, boolean, -one});
  formula.add(std::vector<Literal>{-boolean});
  REQUIRE(formula.clauses() == 2);
  CHECK(std::ranges::equal(formula.clause(0), std::vector<Literal>{one, other, boolean}));
  CHECK(std::ranges::equal(formula.clause(1), std::vector<Literal>{-boolean}));
}
