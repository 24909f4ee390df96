// Makes a board from rules: those that are on by default and those requested, in the order of the
// table.
#include <set>

#include "registry.hpp"
#include "sudoku_sat/io.hpp"
#include "sudoku_sat/rule.hpp"

namespace sudoku_sat {

using namespace rule;

namespace {

const RuleUse* find_use(const std::vector<RuleUse>& uses, const Rule* rule) {
  const auto found =
      std::find_if(uses.begin(), uses.end(), [&](const RuleUse& use) { return use.rule == rule; });
  return found == uses.end() ? nullptr : &*found;
}

/// The rules that are on by default and those requested, in the order of the table; then those that
/// are in no table.
std::vector<const Rule*> rules_in_order(const std::vector<RuleUse>& uses) {
  std::vector<const Rule*> order{&rule_entries::rows, &rule_entries::columns, &rule_entries::boxes};
  for (const RuleUse& use : uses) {
    if (std::find(order.begin(), order.end(), use.rule) == order.end()) order.push_back(use.rule);
  }
  std::stable_sort(order.begin(), order.end(), [](const Rule* one, const Rule* other) {
    return rank_of(*one) < rank_of(*other);
  });
  return order;
}

/// Whether a board has the rule without being asked for it.
bool on_unasked(const Rule& rule, const std::vector<RuleUse>& uses) {
  return rule.on_by_default && std::none_of(uses.begin(), uses.end(), [&](const RuleUse& use) {
           return use.rule->turns_off(&rule);
         });
}

void check(const RuleUse& use) {
  const std::string name(use.rule->name);
  if (use.rule->data == Rule::Data::none && !use.entries.empty()) {
    throw InputError(use.entries[0].position, "rule '" + name + "' takes no data");
  }
  if (use.rule->data == Rule::Data::required && use.entries.empty()) {
    throw InputError(use.position, "rule '" + name + "' needs its data, as in \"" + name + ": " +
                                       std::string(use.rule->example) + "\"");
  }
}

/// Throws: InputError if a rule relies on rows and columns, and these are off.
void check_lines(const std::vector<RuleUse>& uses) {
  for (const RuleUse& use : uses) {
    if (!use.rule->of_lines) continue;
    for (const char* lines : {"rows", "columns"}) {
      if (on_unasked(*find_rule(lines), uses) || find_use(uses, find_rule(lines))) continue;
      throw InputError(use.position,
                       "rule '" + std::string(use.rule->name) +
                           "' needs lines that hold each value once, but this board's " + lines +
                           " may hold values twice");
    }
  }
}

/// The board without boxes if another rule replaces them and they are not requested by name.
/// Throws: InputError if they are requested and the board can't have any.
Geometry with_boxes_as_asked(const Geometry& geometry, const std::vector<RuleUse>& uses) {
  const Rule* const boxes = find_rule("boxes");
  if (on_unasked(*boxes, uses)) return geometry;
  const RuleUse* const asked = find_use(uses, boxes);
  if (asked == nullptr) return geometry.has_regions() ? geometry : geometry.without_boxes();
  if (geometry.has_boxes()) return geometry;
  throw InputError(asked->position, "rule 'boxes': boxes of " +
                                        std::to_string(geometry.box_rows()) + "x" +
                                        std::to_string(geometry.box_columns()) +
                                        " are pieces of lines: this board can have none");
}

/// An all-different constraint within an earlier one adds nothing: the boxes that overlapping grids
/// share, knight's moves inside a box.
void drop_repeated(std::vector<AllDifferent>& constraints, std::size_t cells) {
  std::vector<std::vector<std::uint32_t>> kept_of(cells);
  std::vector<AllDifferent> kept;
  for (AllDifferent& constraint : constraints) {
    std::vector<std::uint32_t> common = kept_of[constraint.cells[0]];
    for (const Cell cell : constraint.cells) {
      poll_limits(1 + 4 * common.size());
      std::erase_if(common, [&](std::uint32_t number) {
        return !std::binary_search(kept_of[cell].begin(), kept_of[cell].end(), number);
      });
    }
    if (!common.empty()) continue;
    for (const Cell cell : constraint.cells) {
      kept_of[cell].push_back(static_cast<std::uint32_t>(kept.size()));
    }
    kept.push_back(std::move(constraint));
  }
  constraints = std::move(kept);
}

/// The board with a name for each digit of each variable, and the number that its first value is: a
/// variable of one digit is a number itself.
Geometry with_digits(const Geometry& geometry, const std::vector<Variable>& variables) {
  std::vector<std::string> names;
  std::vector<int> firsts;
  for (const Variable& variable : variables) {
    const bool several = variable.cells.size() > 1;
    for (std::size_t digit = 1; digit <= variable.cells.size(); ++digit) {
      names.push_back(several ? variable.name + "." + std::to_string(digit) : variable.name);
      firsts.push_back(several ? 0 : static_cast<int>(variable.least));
    }
  }
  return geometry.with_variables(std::move(names), std::move(firsts));
}

/// The texts of the rules, without those that are on by default and have no data.
std::vector<RuleText> texts_of(const std::vector<RuleUse>& uses) {
  std::vector<RuleText> texts;
  for (const Rule* rule : rules_in_order(uses)) {
    const RuleUse* use = find_use(uses, rule);
    if (use == nullptr || (on_unasked(*rule, uses) && use->entries.empty())) continue;
    RuleText& text = texts.emplace_back(RuleText{std::string(rule->name), {}});
    for (const RuleEntry& entry : use->entries) text.entries.push_back(entry.text);
  }
  return texts;
}

}  // namespace

int usual_size(const std::vector<RuleUse>& uses) {
  const auto use = std::find_if(uses.begin(), uses.end(),
                                [](const RuleUse& each) { return each.rule->name == "values"; });
  if (use == uses.end() || use->entries.size() != 1) return default_size;
  const std::string_view text = use->entries[0].text;
  const std::size_t dash = std::min(text.find('-'), text.size());
  const auto least = parse_number<int>(text.substr(0, dash));
  const auto most = parse_number<int>(text.substr(std::min(dash + 1, text.size())));
  const bool known = least && most && *least >= 0 && *most >= *least && *most < max_size;
  return known ? *most - *least + 1 : default_size;
}

std::shared_ptr<const Board> make_board(const Geometry& geometry) {
  return make_board(geometry, {});
}

std::shared_ptr<const Board> make_board(const Geometry& plain, const std::vector<RuleUse>& uses) {
  Geometry geometry = plain.with_variables({});
  for (const RuleUse& use : uses) check(use);
  check_lines(uses);
  for (const Rule* rule : rules_in_order(uses)) {
    const RuleUse* asked = rule->shape != nullptr ? find_use(uses, rule) : nullptr;
    if (asked != nullptr) geometry = rule->shape(geometry, *asked);
  }
  for (const RuleUse& use : uses) {
    if (use.rule->divide != nullptr) geometry = use.rule->divide(geometry, use);
  }
  geometry = with_boxes_as_asked(geometry, uses);
  Constraints constraints;
  for (const Rule* rule : rules_in_order(uses)) {
    const RuleUse* asked = find_use(uses, rule);
    if (asked == nullptr && !on_unasked(*rule, uses)) continue;
    const std::size_t marks = constraints.marks.size();
    rule->apply(geometry, asked != nullptr ? *asked : RuleUse{rule}, constraints);
    for (std::size_t i = marks; i < constraints.marks.size(); ++i) {
      constraints.marks[i].rule = rule->name;
    }
  }
  if (!constraints.variables.empty()) geometry = with_digits(geometry, constraints.variables);
  std::vector<RuleText> texts = texts_of(uses);
  const bool standard = texts.empty();
  if (!standard) drop_repeated(constraints.all_different, geometry.cells());
  return std::make_shared<const Board>(geometry, std::move(constraints), std::move(texts),
                                       standard);
}

}  // namespace sudoku_sat
