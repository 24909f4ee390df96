#include "told_singles.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <functional>
#include <map>

#include "rules/registry.hpp"

namespace sudoku_sat::propagation {

namespace {

/// "row 5"; of two cells that see each other in another way, "r4c6 (anti-knight)".
std::string source(const TechniqueState& state, std::uint32_t number, Cell cell) {
  const AllDifferent& constraint = state.board().all_different()[number];
  const auto cells = state.board().cells_of(number);
  if (constraint.number != 0 || cells.size() != 2) return constraint.name();
  return fmt::format("{} ({})", state.board().geometry().name(cells[cells[0] == cell ? 1 : 0]),
                     constraint.name());
}

/// Something that rules out candidates, and the words for those that no earlier cause rules out.
struct Cause {
  std::vector<std::uint32_t> out = {};
  std::function<std::string(const std::vector<std::uint32_t>& out)> tell = {};
};

/// Takes as few causes as a greedy choice needs. Erases from `rest` what they rule out, and returns
/// their words.
std::vector<std::string> tell_causes(std::vector<Cause> causes, std::vector<std::uint32_t>& rest) {
  std::vector<std::string> parts;
  while (true) {
    const auto most = std::max_element(
        causes.begin(), causes.end(),
        [](const Cause& a, const Cause& b) { return a.out.size() < b.out.size(); });
    if (most == causes.end() || most->out.empty()) return parts;
    const std::vector<std::uint32_t> out = most->out;
    parts.push_back(most->tell(out));
    const auto is_out = [&](std::uint32_t one) {
      return std::find(out.begin(), out.end(), one) != out.end();
    };
    for (Cause& cause : causes) std::erase_if(cause.out, is_out);
    std::erase_if(rest, is_out);
  }
}

bool allows(const Allowed& rule, std::uint32_t value) {
  return std::binary_search(rule.values.begin(), rule.values.end(), static_cast<Value>(value));
}

/// Of a variable, without what it can't be by itself: of a Boolean 0 and 1 are left.
std::vector<Value> allowed_values(const Allowed& rule, const Board& board) {
  std::vector<Value> values = rule.values;
  const Variable* const variable = variable_at(board, rule.cell);
  if (variable != nullptr && variable->cells.size() == 1) {
    std::erase_if(values, [&](Value one) { return one > variable->most - variable->least + 1; });
  }
  return values;
}

/// As they are written in the cell.
template <class Values>
std::string values_text(const Geometry& geometry, Cell cell, const Values& values,
                        std::string_view last = "and") {
  std::vector<std::string> names;
  for (const auto value : values) {
    names.push_back(std::to_string(geometry.number_in(cell, static_cast<Value>(value))));
  }
  return base::listed(names, last);
}

/// "r1c5 is 6 (the rank 23 at the top of column 5): each digit begins four of the numbers."
std::string tell_rule(const Allowed& rule, Value value, const Geometry& geometry) {
  std::string_view name = rule.rule;
  name.remove_prefix(name.rfind(' ') + 1);
  const std::string_view saying = rule::in_short(name);
  return fmt::format("{} is {} ({}){}{}.", geometry.name(rule.cell),
                     geometry.number_in(rule.cell, value), rule.name(), saying.empty() ? "" : ": ",
                     saying);
}

/// What the values on the board, and the rules about the cell alone, leave out there.
std::vector<Cause> causes_at(const TechniqueState& state, Cell cell,
                             const std::vector<std::uint32_t>& rest) {
  const Geometry& geometry = state.board().geometry();
  std::vector<Cause> causes;
  for (const std::uint32_t number : state.board().constraints_of(cell)) {
    Cause& cause = causes.emplace_back();
    for (const Cell other : state.board().cells_of(number)) {
      if (state.candidates().decided(other) != 0) {
        cause.out.push_back(state.candidates().decided(other));
      }
    }
    std::sort(cause.out.begin(), cause.out.end());
    cause.tell = [&state, &geometry, number, cell](const auto& values) {
      return fmt::format("{} has {}", source(state, number, cell),
                         values_text(geometry, cell, values));
    };
  }
  for (const Allowed& rule : state.board().allowed()) {
    if (rule.cell != cell) continue;
    Cause& cause = causes.emplace_back();
    const std::vector<Value> left = allowed_values(rule, state.board());
    std::copy_if(rest.begin(), rest.end(), std::back_inserter(cause.out), [&](std::uint32_t value) {
      return std::find(left.begin(), left.end(), value) == left.end();
    });
    cause.tell = [&rule, left, &geometry](const auto&) {
      return fmt::format("it is {} ({})", values_text(geometry, rule.cell, left, "or"),
                         rule.name());
    };
  }
  return causes;
}

/// "Only 1 fits r5c4: row 5 has 2, 3 and 6, and column 4 has 4 and 5." Or that a rule about the
/// cell alone leaves nothing else.
std::string tell_only_value(const TechniqueState& state, Cell cell, Value value) {
  const Geometry& geometry = state.board().geometry();
  std::vector<std::uint32_t> rest;
  for (int other = 1; other <= state.size(); ++other) {
    if (other != value) rest.push_back(static_cast<std::uint32_t>(other));
  }
  for (const Allowed& rule : state.board().allowed()) {
    if (rule.cell != cell) continue;
    const std::vector<Value> left = allowed_values(rule, state.board());
    if (left.size() == 1) return tell_rule(rule, left[0], geometry);
  }
  std::vector<std::string> parts = tell_causes(causes_at(state, cell, rest), rest);
  std::string why = base::listed(parts);
  if (!rest.empty()) {
    why += fmt::format("{}{} {} already excluded", why.empty() ? "" : ", and ",
                       values_text(geometry, cell, rest), rest.size() == 1 ? "is" : "are");
  }
  return fmt::format("Only {} fits {}: {}.", geometry.number_in(cell, value), geometry.name(cell),
                     why);
}

/// The values on the board that rule out the open cells, then the rules that are about one cell.
std::vector<Cause> causes_in(const TechniqueState& state, const UnitPlace& place,
                             const std::vector<std::uint32_t>& open, std::vector<Cell>& holders) {
  std::vector<Cause> causes;
  for (Cell holder = 0; holder < state.candidates().cells(); ++holder) {
    if (state.candidates().decided(holder) != place.value) continue;
    holders.push_back(holder);
    std::copy_if(open.begin(), open.end(), std::back_inserter(causes.emplace_back().out),
                 [&](std::uint32_t other) { return state.sight().sees(holder, other); });
  }
  std::map<std::string, Cause> by_label;
  for (const Allowed& rule : state.board().allowed()) {
    const bool here = std::binary_search(open.begin(), open.end(), rule.cell);
    if (here && !allows(rule, place.value)) by_label[rule.name()].out.push_back(rule.cell);
  }
  for (auto& [label, cause] : by_label) {
    std::sort(cause.out.begin(), cause.out.end());
    cause.tell = [&state, label = label, value = place.value](const auto& cells) {
      const Words words(state.board());
      return fmt::format("{} can't be {} ({})", words.cells({cells.begin(), cells.end()}),
                         words.value(value), label);
    };
    causes.push_back(std::move(cause));
  }
  return causes;
}

/// "In box 2 the 4 can only be in r1c5: the 4s in r2c9 and r7c6 rule out the other open cells."
std::string tell_only_place(const TechniqueState& state, const UnitPlace& place, Cell cell,
                            const Words& words) {
  std::vector<std::uint32_t> open;
  for (const Cell other : state.board().cells_of(place.unit)) {
    if (other != cell && state.open(other)) open.push_back(other);
  }
  std::sort(open.begin(), open.end());
  const std::string value = words.value(place.value);
  std::vector<Cell> holders;
  std::vector<Cause> all = causes_in(state, place, open, holders);
  std::vector<Cell> causes;
  std::vector<Cell> ruled_out;
  for (std::size_t i = 0; i < holders.size(); ++i) {
    all[i].tell = [&causes, &ruled_out, holder = holders[i]](const auto& cells) {
      causes.push_back(holder);
      ruled_out.insert(ruled_out.end(), cells.begin(), cells.end());
      return std::string();
    };
  }
  std::vector<std::string> parts = tell_causes(all, open);
  std::erase(parts, "");
  const bool by_rules = !parts.empty();
  std::sort(causes.begin(), causes.end());
  std::sort(ruled_out.begin(), ruled_out.end());
  if (!causes.empty()) {
    const bool others = open.empty() && !by_rules;
    parts.insert(parts.begin(),
                 fmt::format("the {}{} in {} rule{} out {}", value, causes.size() == 1 ? "" : "s",
                             words.cells(causes), causes.size() == 1 ? "s" : "",
                             others ? "the other open cells" : words.cells(ruled_out)));
  }
  if (!open.empty()) {
    parts.push_back(fmt::format("{} is already excluded from {}", value,
                                words.cells({open.begin(), open.end()})));
  }
  return fmt::format("In {} the {} can only be in {}: {}.", words.unit(place.unit), value,
                     words.cell(cell), fmt::join(parts, by_rules ? "; " : ", and "));
}

}  // namespace

Finding last_of(const TechniqueState& state, std::uint32_t unit, Cell cell) {
  const Value value = state.candidates().first(cell);
  Finding found{.exclusions = {}, .values = {{cell, value}}};
  found.reasons.push_back({Reason::Kind::value, cell});
  for (int other = 1; other <= state.size(); ++other) {
    if (other == value) continue;
    found.reasons.push_back({Reason::Kind::once, unit, static_cast<Value>(other)});
  }
  found.tell = [unit, cell, value](const Words& words, const std::string&) {
    return fmt::format("{} is the last open cell of {}, where only {} is missing.",
                       words.cell(cell), words.unit(unit), words.value(value));
  };
  return found;
}

Finding only_value(const TechniqueState& state, Cell cell) {
  const Value value = state.candidates().first(cell);
  Finding found{.exclusions = {}, .cells = {cell}, .values = {{cell, value}}};
  found.tell = [&state, cell, value](const Words&, const std::string&) {
    return tell_only_value(state, cell, value);
  };
  return found;
}

Finding only_place(const TechniqueState& state, const UnitPlace& place, Cell cell) {
  Finding found{.exclusions = {}, .places = {place}, .values = {{cell, place.value}}};
  found.tell = [&state, place, cell](const Words& words, const std::string&) {
    return tell_only_place(state, place, cell, words);
  };
  return found;
}

}  // namespace sudoku_sat::propagation
