// What no other rule says: statements in the puzzle files' own language (rules/language).
#include "rules/language/compile.hpp"
#include "rules/language/propose.hpp"

#include "registry.hpp"

namespace sudoku_sat {

using namespace rule;

namespace {

void apply(const Geometry& geometry, const RuleUse& use, Constraints& out) {
  language::StatementAdder(geometry, out)
      .add(language::parse_program(geometry, use.entries), "statement");
}

std::vector<std::string> propose(const Rule&, const Geometry& geometry, const Grid& solution,
                                 Random& random) {
  return language::propose_statements(geometry, solution, random);
}

}  // namespace

const Rule rule_entries::rule{
    .name = "rule",
    .summary = "any statement in the language of puzzle files",
    .source = "this program",
    .data = Rule::Data::required,
    .stated = true,
    .example = "r1c1 + r1c2 = 10; let near(a, b) = abs(a - b) <= 4; near(r5c5, r6c6)",
    .apply = apply,
    .propose = propose,
};

}  // namespace sudoku_sat
