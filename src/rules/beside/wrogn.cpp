// Some of the clues are wrong, and it is known how many: a truth for each clue, "it is false", and
// the number of these.
#include <fmt/format.h>

#include "rules/language/compile.hpp"
#include "sudoku_sat/io.hpp"

#include "rules/registry.hpp"

namespace sudoku_sat {

using namespace rule;

namespace {

void apply_wrogn(const Geometry& geometry, const RuleUse& use, Constraints& out) {
  const RuleEntry& amount = use.entries[0];
  const std::size_t clues = use.entries.size() - 1;
  const auto wrong = parse_number<std::size_t>(amount.text);
  if (!wrong || *wrong > clues || clues == 0) {
    throw InputError(
        amount.position,
        fmt::format("how many of the {} clues are wrong should stand here, 0 to {}, and "
                    "then the clues, as in \"{}\"",
                    clues, clues, use.rule->example));
  }
  RuleUse all{use.rule, {{fmt::format("var wrong of 1..{}", clues), use.position}}, use.position};
  for (std::size_t i = 1; i <= clues; ++i) {
    const RuleEntry& clue = use.entries[i];
    all.entries.push_back({fmt::format("wrong[{}] iff not ({})", i, clue.text), clue.position});
  }
  all.entries.push_back({fmt::format("exactly {} of wrong", *wrong), amount.position});
  language::add_written(geometry, all, {}, out);
}

}  // namespace

const Rule rule_entries::wrogn{
    .name = "wrogn",
    .summary = "exactly the given number of its statements are false",
    .source = "Wrogn Sudoku",
    .data = Rule::Data::required,
    .stated = true,
    .example = "1; r1c1 + r1c2 = 10; r5c5 > r5c6; max(r7c1 r7c2) < 4",
    .apply = apply_wrogn,
};

}  // namespace sudoku_sat
