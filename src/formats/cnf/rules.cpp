// Rules are written by their names in the registry, with their data, and made into a board again,
// so that a file that another program has solved can be decoded without its puzzle.
#include "rules.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "comments.hpp"
#include "sudoku_sat/io.hpp"
#include "sudoku_sat/rule.hpp"

namespace sudoku_sat {

namespace {

const Rule& named(std::string_view name, const Position& position) {
  if (const Rule* rule = find_rule(name)) return *rule;
  throw InputError(position, fmt::format("rules: '{}' is not known to this version", shown(name)));
}

}  // namespace

std::string rule_names(const Board& board) {
  const auto asked = [&](const Rule* rule) {
    return std::any_of(board.rules().begin(), board.rules().end(),
                       [&](const RuleText& text) { return text.name == rule->name; });
  };
  const auto replaced = [&](const Rule* rule) {
    return std::any_of(rules().begin(), rules().end(),
                       [&](const Rule* other) { return other->turns_off(rule) && asked(other); });
  };
  std::string names;
  for (const Rule* rule : rules()) {
    if (!asked(rule) && (!rule->on_by_default || replaced(rule))) continue;
    if (!names.empty()) names += ' ';
    names += rule->name;
  }
  return names;
}

std::string data_lines(const Board& board) {
  std::string text;
  for (const RuleText& rule : board.rules()) {
    for (const std::string& entry : rule.entries) {
      text += comment_text(data_key, fmt::format("{} {}", rule.name, entry));
    }
  }
  return text;
}

std::shared_ptr<const Board> board_of_header(const Geometry& geometry, std::string_view names,
                                             const Position& names_position,
                                             const std::vector<DataLine>& data) {
  std::vector<RuleUse> uses;
  std::string_view rest = names;
  for (std::string_view name = take_word(rest); !name.empty(); name = take_word(rest)) {
    add_use(uses, {&named(name, names_position), {}, names_position});
  }
  for (const DataLine& line : data) {
    std::string_view entry = line.value;
    const Rule& rule = named(take_word(entry), line.position);
    entry.remove_prefix(std::min<std::size_t>(entry.find_first_not_of(' '), entry.size()));
    add_use(uses, {&rule, {{std::string(entry), line.position}}, line.position});
  }
  std::shared_ptr<const Board> board = make_board(geometry, uses);
  if (rule_names(*board) == names) return board;
  throw InputError(names_position, fmt::format("rules '{}' don't go together: '{}' do",
                                               shown(names, 200), rule_names(*board)));
}

}  // namespace sudoku_sat
