// The table of rules, made of registry.def. Those that are texts are read when somebody first asks
// for them by name: a puzzle of the usual rules reads none.
#include "registry.hpp"

#include <algorithm>
#include <cctype>
#include <deque>
#include <mutex>
#include <vector>

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

const std::vector<TextOfRule>& texts() {
  static const std::vector<TextOfRule> all = [] {
    std::vector<TextOfRule> texts;
    for (const RuleFile& file : rule_files()) {
      const std::vector<TextOfRule> of_file = texts_of_rules(file);
      texts.insert(texts.end(), of_file.begin(), of_file.end());
    }
    return texts;
  }();
  return all;
}

const TextOfRule& text_of(std::string_view name) {
  for (const TextOfRule& text : texts()) {
    if (text.name == name) return text;
  }
  throw std::logic_error("no text has the rule " + std::string(name));
}

/// A rule of the table.
class Entry {
 public:
  explicit Entry(const Rule& rule) : name_(rule.name), rule_(&rule) {}
  /// One that is a text: "anti_knight" is called "anti-knight".
  explicit Entry(const char* word) : own_name_(word) {
    std::replace(own_name_.begin(), own_name_.end(), '_', '-');
    name_ = own_name_;
  }

  std::string_view name() const { return name_; }
  const Rule& rule() const {
    std::call_once(once_, [this] {
      if (rule_ != nullptr) return;
      written_ = read_rule(text_of(name_), rule_on_by_default);
      rule_ = written_.get();
    });
    return *rule_;
  }

 private:
  std::string own_name_;
  std::string_view name_;
  mutable std::once_flag once_;
  mutable std::unique_ptr<WrittenRule> written_;
  mutable const Rule* rule_ = nullptr;
};

const std::deque<Entry>& entries() {
  static const std::deque<Entry> table = [] {
    std::deque<Entry> all;
#define REGISTER(name) all.emplace_back(rule_entries::name);
#define WRITTEN(name) all.emplace_back(#name);
#include "registry.def"
#undef REGISTER
    return all;
  }();
  return table;
}

}  // namespace

std::size_t rule::rank_of(const Rule& rule) {
  const std::deque<Entry>& all = entries();
  const auto found = std::find_if(all.begin(), all.end(), [&](const Entry& entry) {
    return entry.name() == rule.name && &entry.rule() == &rule;
  });
  return static_cast<std::size_t>(found - all.begin());
}

std::span<const Rule* const> rules() {
  static const std::vector<const Rule*> table = [] {
    std::vector<const Rule*> all;
    for (const Entry& entry : entries()) all.push_back(&entry.rule());
    return all;
  }();
  return table;
}

std::vector<std::string_view> rule_names() {
  std::vector<std::string_view> names;
  for (const Entry& entry : entries()) names.push_back(entry.name());
  return names;
}

const Rule* find_rule(std::string_view name) {
  for (const Entry& entry : entries()) {
    if (entry.name() == name) return &entry.rule();
  }
  return nullptr;
}

/// What players call rules that have another name here. Only a hint is made of it: a puzzle file
/// has one name for each rule.
std::string_view rule_called(std::string_view nickname) {
  std::string small(nickname);
  for (char& letter : small) letter = static_cast<char>(std::tolower(letter));
  for (const TextOfRule& text : texts()) {
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
