// Pairs of cells at an offset, however turned or mirrored: their values differ, as those of a
// knight's move (1 2) do, or they keep to any relation that the language can say of a and b.
#include <fmt/format.h>

#include "rules/figures/statements_of_figure.hpp"
#include "rules/language/compile.hpp"
#include "rules/parts/entry.hpp"
#include "rules/registry.hpp"

namespace sudoku_sat {

namespace {

/// What stands behind the colon, at its place; without one, that the values differ.
RuleEntry relation_of(const RuleEntry& entry) {
  const std::size_t colon = entry.text.find(':');
  if (colon == std::string::npos) return {"let holds(a, b) = a != b", entry.position};
  // The definition's beginning stands where the offset does, so that places in errors are right.
  const std::string begin = "let holds(a, b) = ";
  RuleEntry relation{begin + entry.text.substr(colon + 1), entry.position};
  if (relation.position.column != 0) relation.position.column += colon + 1 - begin.size();
  return relation;
}

void apply_leapers(const Geometry& geometry, const RuleUse& use, Constraints& out) {
  for_each_entry(geometry, use, [&](EntryReader& reader, int number) {
    const RuleEntry& entry = use.entries[static_cast<std::size_t>(number - 1)];
    const int one = reader.number(0, geometry.size() - 1);
    const int other = reader.number(0, geometry.size() - 1);
    if (one == 0 && other == 0)
      reader.fail("a cell is no step away from itself: 1 2 is a knight's move");
    if (!reader.at_end()) reader.expect(':', "1 2: a + b != 10");
    const ConstraintCounts before(out);
    const std::string all =
        fmt::format("for each (a, b) in apart({}, {}): holds(a, b)", one, other);
    language::add_statements(
        geometry, language::parse_program(geometry, {relation_of(entry), {all, entry.position}}),
        "leaper", out);
    before.rename_later(out, {"leaper", number, fmt::format("the leaper ({}, {})", one, other)});
  });
}

}  // namespace

const Rule rule_entries::leapers{
    .name = "leapers",
    .summary = "values of cells at an offset differ, or keep to what is said of a and b",
    .source = "Leaper Sudoku (fairy chess)",
    .data = Rule::Data::required,
    .example = "1 3; 1 1: abs(a - b) != 1",
    .apply = apply_leapers,
};

}  // namespace sudoku_sat
