// Rules of the program that are written in the language. A file's entries below their name are in
// the language too, and come after them.
#include "compile.hpp"
#include "rules/parts/entry.hpp"

namespace sudoku_sat::rule::language {

namespace {

Program program_of(const Geometry& geometry, const RuleUse& use, std::span<const Written> lines) {
  std::vector<RuleEntry> entries;
  for (const Written& line : lines) entries.push_back({line.text, use.position});
  entries.insert(entries.end(), use.entries.begin(), use.entries.end());
  Program program = parse_program(geometry, entries);
  std::size_t next = 0;
  for (const Written& line : lines) {
    if (line.text.starts_with("var ") || line.text.starts_with("let ") ||
        line.text.starts_with("draw "))
      continue;
    program.statements[next++].label = line.label;
  }
  return program;
}

}  // namespace

void add_written(const Geometry& geometry, const RuleUse& use, std::span<const Written> lines,
                 Constraints& out, const ConstraintName* name) {
  const Program program = program_of(geometry, use, lines);
  try {
    StatementAdder adder(geometry, out);
    if (name != nullptr) return adder.add(program, {*name});
    adder.add(program, {{std::string(use.rule->name), 0}, true});
  } catch (const InputError& error) {
    // The rule's own statements can't hold, so the board doesn't suit it.
    if (error.position() == use.position) reject_rule(use, error.detail());
    throw;
  }
}

}  // namespace sudoku_sat::rule::language
