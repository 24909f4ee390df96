// Combines the entries of a rule: nothing is defined twice, and an entry uses only earlier
// definitions.
#include "syntax.hpp"

#include <fmt/format.h>

#include "sudoku_sat/io.hpp"

namespace sudoku_sat::rule::language {

namespace {

void add(Program& program, Declaration declaration) {
  declaration.earlier = program.definitions.size();
  program.declarations.push_back(std::move(declaration));
}

void add(Program& program, Definition definition) {
  definition.earlier = program.definitions.size();
  if (find_definition(program, definition.earlier, definition.name) != nullptr) {
    throw InputError(definition.entry.position,
                     fmt::format("{} is defined twice", definition.name));
  }
  for (auto next = definition.parameters.begin(); next != definition.parameters.end(); ++next) {
    if (std::find(definition.parameters.begin(), next, *next) == next) continue;
    throw InputError(definition.entry.position,
                     fmt::format("{} has two parameters called {}", definition.name, *next));
  }
  program.definition_of.emplace(definition.name, definition.earlier);
  program.definitions.push_back(std::move(definition));
}

/// Throws: InputError if it draws something that isn't defined.
void add(Program& program, Drawing drawing) {
  Definition& look = drawing.look;
  look.earlier = program.definitions.size();
  const Definition* drawn = find_definition(program, look.earlier, look.name);
  if (drawn == nullptr) {
    throw InputError(look.entry.position,
                     fmt::format("`draw {0}` must come after a line `let {0}`", look.name));
  }
  if (drawn->parameters.size() != look.parameters.size()) {
    throw InputError(look.entry.position,
                     fmt::format("{} is defined with {} parameter{} and drawn with {}", look.name,
                                 drawn->parameters.size(), drawn->parameters.size() == 1 ? "" : "s",
                                 look.parameters.size()));
  }
  if (find_drawing(program, look.name) != nullptr) {
    throw InputError(look.entry.position, fmt::format("{} is drawn twice", look.name));
  }
  program.drawings.push_back(std::move(drawing));
}

void add(Program& program, Statement statement) {
  statement.definitions = program.definitions.size();
  program.statements.push_back(std::move(statement));
}

}  // namespace

const Definition* find_definition(const Program& program, std::size_t count,
                                  const std::string& name) {
  const auto found = program.definition_of.find(name);
  const bool visible = found != program.definition_of.end() && found->second < count;
  return visible ? &program.definitions[found->second] : nullptr;
}

const Drawing* find_drawing(const Program& program, const std::string& name) {
  const auto found =
      std::find_if(program.drawings.begin(), program.drawings.end(),
                   [&](const Drawing& drawing) { return drawing.look.name == name; });
  return found == program.drawings.end() ? nullptr : &*found;
}

Program parse_program(const Geometry& geometry, const std::vector<RuleEntry>& entries,
                      Program program) {
  for (const RuleEntry& entry : entries) {
    std::visit([&](auto&& parsed) { add(program, std::forward<decltype(parsed)>(parsed)); },
               parse_entry(entry, geometry));
  }
  return program;
}

}  // namespace sudoku_sat::rule::language
