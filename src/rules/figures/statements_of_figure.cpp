// What a figure is made of gets names that its rule's meaning uses: line, groups, numbers, number.
#include "statements_of_figure.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace sudoku_sat {

namespace {

std::string list_of(const Geometry& geometry, const std::vector<Cell>& cells) {
  std::vector<std::string> names;
  for (const Cell cell : cells) names.push_back(geometry.name(cell));
  return fmt::format("[{}]", fmt::join(names, ", "));
}

template <class List>
void rename_from(List& list, std::size_t first, const ConstraintName& name) {
  for (std::size_t i = first; i < list.size(); ++i) static_cast<ConstraintName&>(list[i]) = name;
}

}  // namespace

std::vector<RuleEntry> lines_of(std::string_view text, const Position& position) {
  std::vector<RuleEntry> lines;
  for (std::string_view rest = text; !rest.empty();) {
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    lines.push_back({std::string(rest.substr(0, end)), position});
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  return lines;
}

language::Program statements_of(const FigureRule& rule, const Geometry& geometry,
                                const Figure& figure, const Position& position) {
  std::vector<std::string> groups;
  for (const auto& group : figure.groups) groups.push_back(list_of(geometry, group));
  std::vector<RuleEntry> entries;
  const auto let = [&](std::string_view name, const std::string& what) {
    entries.push_back({fmt::format("let {} = {}", name, what), position});
  };
  const bool counted_by_cell = rule.shape == Shape::counted && figure.groups.size() > 1;
  let("line", rule.shape == Shape::counted ? groups.back() : list_of(geometry, figure.cells));
  let("groups", fmt::format("[{}]", fmt::join(groups, ", ")));
  let("runs(n)", figure.closed ? "windows_of_loop(line, n)" : "windows(line, n)");
  let("numbers", fmt::format("[{}]", fmt::join(figure.numbers, ", ")));
  if (counted_by_cell) let("number", geometry.name(figure.groups[0][0]));
  if (!figure.numbers.empty()) let("number", std::to_string(figure.number()));
  const std::vector<RuleEntry> meaning = lines_of(rule.meaning, position);
  entries.insert(entries.end(), meaning.begin(), meaning.end());
  return language::parse_program(geometry, entries);
}

ConstraintCounts::ConstraintCounts(const Constraints& constraints)
    : all_different_(constraints.all_different.size()),
      allowed_(constraints.allowed.size()),
      relations_(constraints.relations.size()),
      sums_(constraints.sums.size()),
      sequences_(constraints.sequences.size()),
      formulas_(constraints.formulas.size()),
      checks_(constraints.checks.size()) {}

void ConstraintCounts::rename_later(Constraints& constraints, const ConstraintName& name) const {
  rename_from(constraints.all_different, all_different_, name);
  rename_from(constraints.allowed, allowed_, name);
  rename_from(constraints.relations, relations_, name);
  rename_from(constraints.sums, sums_, name);
  rename_from(constraints.sequences, sequences_, name);
  rename_from(constraints.formulas, formulas_, name);
  rename_from(constraints.checks, checks_, name);
}

}  // namespace sudoku_sat
