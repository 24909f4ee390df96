// Parses rules from an option or a line of a puzzle file: "anti-knight,cages=10: r1c1 r1c2; 3: r2c1
// r2c2".
#include <fmt/format.h>

#include "sudoku_sat/io.hpp"
#include "sudoku_sat/rule.hpp"

namespace sudoku_sat {

namespace {

const Rule& known_rule(std::string_view name, const Position& position) {
  if (const Rule* rule = find_rule(name)) return *rule;
  const std::string_view called = rule_called(name);
  if (!called.empty()) {
    throw InputError(position,
                     fmt::format("unknown rule '{}'; this program calls it {}", name, called));
  }
  const std::string_view near = nearest(name, rule_names());
  const std::string unknown = fmt::format("unknown rule '{}'", shown(name));
  throw InputError(position, near.empty() ? unknown + "; `list rules` shows all"
                                          : fmt::format("{}; did you mean {}?", unknown, near));
}

/// Removes the spaces around a text; returns how many were before it.
std::size_t trim(std::string_view& text) {
  const std::size_t spaces = std::min(text.find_first_not_of(" \t"), text.size());
  text.remove_prefix(spaces);
  text = text.substr(0, text.find_last_not_of(" \t") + 1);
  return spaces;
}

/// "anti-knight" or "cages=10: r1c1 r1c2".
RuleUse parse_use(std::string_view item, Position position) {
  position = position.after(trim(item));
  const std::size_t equals = std::min(item.find('='), item.size());
  std::string_view name = item.substr(0, equals);
  trim(name);
  if (name.empty()) throw InputError(position, "a rule's name is missing between the commas");
  RuleUse use{&known_rule(name, position), {}, position};
  if (equals < item.size()) {
    use.entries = split_entries(item.substr(equals + 1), position.after(equals + 1));
  }
  return use;
}

}  // namespace

std::vector<RuleEntry> split_entries(std::string_view text, const Position& position) {
  std::vector<RuleEntry> entries;
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find(';', begin), text.size());
    std::string_view entry = text.substr(begin, end - begin);
    const std::size_t spaces = trim(entry);
    if (!entry.empty()) entries.push_back({std::string(entry), position.after(begin + spaces)});
    begin = end + 1;
  }
  return entries;
}

namespace {

/// The place of the next comma outside brackets and quotation marks; otherwise the text's end.
std::size_t end_of_item(std::string_view text, std::size_t begin) {
  int open = 0;
  bool quoted = false;
  for (std::size_t i = begin; i < text.size(); ++i) {
    const char c = text[i];
    if (c == '"') quoted = !quoted;
    if (quoted) continue;
    if (c == '(' || c == '[' || c == '{') ++open;
    if (c == ')' || c == ']' || c == '}') open = std::max(open - 1, 0);
    if (c == ',' && open == 0) return i;
  }
  return text.size();
}

}  // namespace

std::vector<RuleUse> parse_rules(std::string_view text, const Position& position) {
  std::vector<RuleUse> uses;
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = end_of_item(text, begin);
    add_use(uses, parse_use(text.substr(begin, end - begin), position.after(begin)));
    begin = end + 1;
  }
  return uses;
}

std::vector<RuleUse> uses_of(const std::vector<RuleText>& texts) {
  std::vector<RuleUse> uses;
  for (const RuleText& text : texts) {
    RuleUse use{&rule_named(text.name)};
    for (const std::string& entry : text.entries) use.entries.push_back({entry});
    uses.push_back(std::move(use));
  }
  return uses;
}

void add_use(std::vector<RuleUse>& uses, RuleUse use) {
  for (RuleUse& earlier : uses) {
    if (earlier.rule != use.rule) continue;
    earlier.entries.insert(earlier.entries.end(), use.entries.begin(), use.entries.end());
    return;
  }
  uses.push_back(std::move(use));
}

}  // namespace sudoku_sat
