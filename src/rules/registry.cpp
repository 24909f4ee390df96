// The table of rules, made from registry.def. Rules that are texts are read when first requested by
// name: a puzzle with the usual rules reads none.
#include "registry.hpp"

#include <cctype>
#include <mutex>
#include <vector>

#include "base/words.hpp"
#include "rules/written/texts.hpp"
#include "rules/written/written_rule.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat {

using namespace rule;

namespace {

const Rule* rule_on_by_default(std::string_view name) { return find_in(rule_entries::table, name); }

std::size_t number_of(const TextOfRule& text) {
  return static_cast<std::size_t>(&text - rule_texts().data());
}

/// It is read when first requested.
const WrittenRule& rule_of(const TextOfRule& text) {
  struct Entry {
    std::once_flag once;
    std::unique_ptr<WrittenRule> rule;
  };
  static std::vector<Entry> entries(rule_texts().size());
  Entry& entry = entries[number_of(text)];
  std::call_once(entry.once, [&] { entry.rule = read_rule(text, rule_on_by_default); });
  return *entry.rule;
}

}  // namespace

std::string_view rule::in_short(std::string_view constraints) {
  for (const TextOfRule& text : rule_texts()) {
    const WrittenRule& rule = rule_of(text);
    std::string_view name = rule.constraints.empty() ? rule.name : rule.constraints;
    if (rule.constraints.empty() && name == std::string(constraints) + "s") name.remove_suffix(1);
    if (name == constraints) return rule.in_short;
  }
  return {};
}

RuleUse rule::proposed_use(const Rule& rule, const Geometry& geometry, const Grid& solution,
                           Random& random) {
  Grid numbers = solution;
  for (Value& number : numbers) number = static_cast<Value>(geometry.number(number));
  RuleUse use{&rule};
  const Position place{std::string(rule.name)};
  for (std::string& text : rule.propose(rule, geometry, numbers, random)) {
    use.entries.push_back({std::move(text), place});
  }
  return use;
}

std::size_t rule::rank_of(const Rule& rule) {
  const auto& first = rule_entries::table;
  const auto found = std::find(std::begin(first), std::end(first), &rule);
  const auto rank = static_cast<std::size_t>(found - std::begin(first));
  if (found != std::end(first)) return rank;
  const bool known = find_rule(rule.name) == &rule;
  return rank + (known ? number_of(*find_in(rule_texts(), rule.name)) : rule_texts().size());
}

std::span<const Rule* const> rules() {
  static const std::vector<const Rule*> table = [] {
    std::vector<const Rule*> all;
    for (const std::string_view name : rule_names()) all.push_back(find_rule(name));
    return all;
  }();
  return table;
}

std::vector<std::string_view> rule_names() {
  std::vector<std::string_view> names;
  for (const Rule* rule : rule_entries::table) names.push_back(rule->name);
  for (const TextOfRule& text : rule_texts()) names.push_back(text.name);
  return names;
}

const Rule* find_rule(std::string_view name) {
  if (const Rule* const rule = rule_on_by_default(name)) return rule;
  const TextOfRule* const text = find_in(rule_texts(), name);
  return text != nullptr ? &rule_of(*text) : nullptr;
}

/// Players' names for rules that have another name here, only used in hints: a puzzle file has one
/// name for each rule.
std::string_view rule_called(std::string_view nickname) {
  const std::string small = base::in_small_letters(nickname);
  for (const TextOfRule& text : rule_texts()) {
    constexpr std::string_view field = "\ncalled: ";
    const std::size_t at = text.text.find(field);
    if (at == text.text.npos) continue;
    std::string_view rest = text.text.substr(at + field.size());
    rest = rest.substr(0, rest.find('\n'));
    const std::vector<std::string_view> words = parts_listed(rest);
    if (std::find(words.begin(), words.end(), small) != words.end()) return text.name;
  }
  return {};
}

const Rule& rule_named(std::string_view name) {
  const Rule* const found = find_rule(name);
  return found != nullptr ? *found : find_by_name(rules(), "rule", name);
}

}  // namespace sudoku_sat
