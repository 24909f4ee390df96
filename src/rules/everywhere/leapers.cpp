// Pairs of cells at an offset, however turned or mirrored: their values differ, as those of a
// knight's move (1 2) do, or they keep to any relation that the language can say of a and b.
#include <fmt/format.h>

#include <algorithm>

#include "rules/language/compile.hpp"
#include "rules/parts/entry.hpp"
#include "rules/registry.hpp"

namespace sudoku_sat {

using namespace rule;

namespace {

/// What stands behind the colon, at its place; without one, that the values differ.
language::Statement relation_of(const RuleEntry& entry, const Geometry& geometry) {
  const std::size_t colon = std::min(entry.text.find(':'), entry.text.size());
  const bool told = colon < entry.text.size();
  const RuleEntry relation{told ? entry.text.substr(colon + 1) : "a != b",
                           position_in(entry, told ? colon + 1 : 0)};
  language::ParsedEntry parsed = language::parse_entry(relation, geometry);
  if (auto* statement = std::get_if<language::Statement>(&parsed)) return std::move(*statement);
  throw InputError(relation.position, "a relation of a and b should stand here, as in \"a < b\"");
}

/// "for each (a, b) in apart(one, other): holds(a, b)" with what these are.
language::Program program_of(const Geometry& geometry, const RuleEntry& entry, int one, int other) {
  std::vector<RuleEntry> lines;
  for (const char* line : {"let holds(a, b) = a != b", "let one = 0", "let other = 0",
                           "for each (a, b) in apart(one, other): holds(a, b)"}) {
    lines.push_back({line, entry.position});
  }
  language::Program program = language::parse_program(geometry, lines);
  language::Statement relation = relation_of(entry, geometry);
  program.definitions[0].body = std::move(relation.tree);
  program.definitions[0].entry = std::move(relation.entry);
  program.definitions[1].body.number = one;
  program.definitions[2].body.number = other;
  return program;
}

void apply_leapers(const Geometry& geometry, const RuleUse& use, Constraints& out) {
  language::StatementAdder adder(geometry, out);
  for_each_entry(geometry, use, [&](EntryReader& reader, int number) {
    const RuleEntry& entry = use.entries[static_cast<std::size_t>(number - 1)];
    const int one = reader.number(0, geometry.size() - 1);
    const int other = reader.number(0, geometry.size() - 1);
    if (one == 0 && other == 0)
      reader.fail("a cell is no step away from itself: 1 2 is a knight's move");
    if (!reader.at_end()) reader.expect(':', "1 2: a + b != 10");
    adder.add(program_of(geometry, entry, one, other),
              {"leaper", number, fmt::format("the leaper ({}, {})", one, other)},
              language::Verified::by_statements);
  });
}

}  // namespace

const Rule rule_entries::leapers{
    .name = "leapers",
    .summary = "values of cells at an offset differ, or satisfy a relation of a and b",
    .source = "Leaper Sudoku (fairy chess)",
    .data = Rule::Data::required,
    .example = "1 3; 1 1: abs(a - b) != 1",
    .apply = apply_leapers,
};

}  // namespace sudoku_sat
