// The table of rules, made of registry.def. Those that are texts are read when the table is first
// asked for.
#include <algorithm>
#include <vector>

#include "registry.hpp"
#include "rules/written/texts.hpp"
#include "rules/written/written_rule.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat {

using namespace rule;

namespace {

const Rule* rule_on_by_default(std::string_view name) {
  for (const Rule* rule : {&rule_entries::rows, &rule_entries::columns, &rule_entries::boxes}) {
    if (rule->name == name) return rule;
  }
  throw std::logic_error("no rule on by default is called " + std::string(name));
}

using WrittenRules = std::vector<std::unique_ptr<WrittenRule>>;

const WrittenRules& written_rules() {
  static const WrittenRules all = [] {
    WrittenRules rules;
    for (const RuleFile& file : rule_files()) {
      for (auto& rule : read_rules(file.text, std::string(file.name), rule_on_by_default)) {
        rules.push_back(std::move(rule));
      }
    }
    return rules;
  }();
  return all;
}

/// "anti_knight" is called "anti-knight".
const Rule* written_rule(std::string name) {
  std::replace(name.begin(), name.end(), '_', '-');
  for (const auto& rule : written_rules()) {
    if (rule->name == name) return rule.get();
  }
  throw std::logic_error("no text has the rule " + name);
}

}  // namespace

std::span<const Rule* const> rules() {
#define REGISTER(name) &rule_entries::name,
#define WRITTEN(name) written_rule(#name),
  static const std::vector<const Rule*> table{
#include "registry.def"
  };
#undef REGISTER
  return table;
}

const Rule* find_rule(std::string_view name) { return find_in(rules(), name); }

const Rule& rule_named(std::string_view name) { return find_by_name(rules(), "rule", name); }

}  // namespace sudoku_sat
