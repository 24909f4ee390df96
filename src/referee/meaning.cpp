// What each kind of node of the language means.
#include <algorithm>
#include <stdexcept>

#include "language.hpp"

namespace sudoku_sat::referee {

namespace {

constexpr int deepest = 100;

Value variable_value(long long variable) { return {Value::Kind::variable, variable}; }

bool same_thing(const Value& a, const Value& b) {
  if (a.kind != b.kind) return false;
  if (a.kind != Value::Kind::list) return a.number == b.number && a.text == b.text;
  return std::ranges::equal(*a.items, *b.items, same_thing);
}

bool compares(long long a, const std::string& sign, long long b) {
  if (sign == "=") return a == b;
  if (sign == "!=") return a != b;
  if (sign == "<") return a < b;
  if (sign == "<=") return a <= b;
  return sign == ">" ? a > b : a >= b;
}

int depth_of(const Names* names) { return names == nullptr ? 0 : names->depth; }

const Value* find_name(const Names* names, const std::string& word) {
  for (; names != nullptr; names = names->outer) {
    for (std::size_t i = names->values.size(); i-- > 0;)
      if ((*names->words)[i] == word) return &names->values[i];
  }
  return nullptr;
}

// The variable of a thing; all of them without one.
Value element(Run& run, const VariableArray& array, const Node& node, const Names* names) {
  if (node.children.empty()) {
    if (array.single) return variable_value(array.first);
    Values all;
    for (int i = 0; i < array.count; ++i) all.push_back(variable_value(array.first + i));
    return list_value(std::move(all));
  }
  if (array.single || node.children.size() != 1)
    throw NotUnderstood("'" + node.text + "' has another number of arguments");
  const long long before = run.reads();
  Value thing = run.value(node.children[0], names);
  if (array.things[0].kind == Value::Kind::number) thing = number_value(run.number(thing));
  run.chosen_since(before);
  const auto found = std::ranges::find_if(
      array.things, [&](const Value& other) { return same_thing(thing, other); });
  if (found != array.things.end())
    return variable_value(array.first + (found - array.things.begin()));
  run.missing("there is no such '" + node.text + "'", run.reads() != before);
}

}  // namespace

Value number_value(long long number) { return {Value::Kind::number, number}; }
Value truth_value(bool truth) { return {Value::Kind::truth, truth ? 1 : 0}; }
Value cell_value(Cell cell) { return {Value::Kind::cell, cell}; }
Value list_value(Values items) {
  return {Value::Kind::list, 0, std::make_shared<const Values>(std::move(items))};
}

Value cell_list(const std::vector<Cell>& cells) {
  Values result;
  for (const Cell cell : cells) result.push_back(cell_value(cell));
  return list_value(std::move(result));
}

Value lists_of_cells(const std::vector<std::vector<Cell>>& lists) {
  Values result;
  for (const std::vector<Cell>& cells : lists) result.push_back(cell_list(cells));
  return list_value(std::move(result));
}

Values items_of(const Value& value) {
  return value.kind == Value::Kind::list ? *value.items : Values{value};
}

Values flat(const Values& values) {
  if (std::ranges::none_of(values, [](const Value& value) { return value.items != nullptr; }))
    return values;
  Values result;
  for (const Value& value : values)
    std::ranges::copy(value.items == nullptr ? Values{value} : flat(*value.items),
                      std::back_inserter(result));
  return result;
}

Value Run::value(const Node& node, const Names* names) {
  ++program.evaluated;
  const long long before = reads_;
  Value result = node.meaning(*this, node, names);
  if (result.open) ++reads_;
  result.open = reads_ != before;
  return result;
}

const Value& Run::constant(const Value& value) const {
  for (const Value& item : flat({value})) {
    if (value.open || item.kind == Value::Kind::cell || item.kind == Value::Kind::variable)
      throw NotUnderstood("cells decide what must be known before");
  }
  return value;
}

Value Run::constant(const Node& node, const Names* names) { return constant(value(node, names)); }

std::optional<long long> Run::known(long long variable) {
  ++reads_;
  if (noted_ != nullptr) noted_->variables.insert(static_cast<int>(variable));
  return assignment_[variable];
}

void Run::look_at(const Value& value) {
  if (noted_ == nullptr) return;
  for (const Value& item : flat({value})) {
    if (item.kind == Value::Kind::cell) noted_->cells.insert(static_cast<Cell>(item.number));
    if (item.kind == Value::Kind::variable) known(item.number);
  }
}

long long Run::number(const Value& value) {
  if (value.kind == Value::Kind::number) return value.number;
  if (value.kind == Value::Kind::cell) {
    ++reads_;
    if (noted_ != nullptr) noted_->cells.insert(static_cast<Cell>(value.number));
    if (grid_.empty()) throw NotUnderstood("a cell has no number here");
    const int number = grid_[value.number];
    // Whoever asks a statement fills the cells that it names.
    if (number == no_value) throw std::logic_error("a statement looks at a cell it does not name");
    return number;
  }
  if (value.kind != Value::Kind::variable || program.is_truth[value.number])
    throw NotUnderstood("expected a number");
  if (const auto found = known(value.number)) return *found;
  throw Unknown{static_cast<int>(value.number)};
}

Numbers Run::numbers(const Values& values) {
  Numbers result;
  for (const Value& value : flat(values)) result.push_back(number(value));
  return result;
}

std::optional<bool> Run::known_truth(const Value& value) {
  if (value.kind == Value::Kind::truth) return value.number != 0;
  if (value.kind == Value::Kind::unknown) return std::nullopt;
  if (value.kind != Value::Kind::variable || !program.is_truth[value.number])
    throw NotUnderstood("a truth is expected");
  const std::optional<long long> found = known(value.number);
  return found ? std::optional<bool>(*found != 0) : std::nullopt;
}

bool Run::truth(const Value& value) {
  if (const std::optional<bool> found = known_truth(value)) return *found;
  throw Unknown{static_cast<int>(value.number)};
}

bool Run::is_unknown(const Value& value) const {
  return value.kind == Value::Kind::variable && !assignment_[value.number];
}

void Run::missing(const std::string& what, bool decided_by_values) {
  if (!decided_by_values) throw NotUnderstood(what);
  chosen_since(-1);
  throw Undefined{};
}

void Run::chosen_since(long long reads) {
  if (noted_ == nullptr || reads_ == reads) return;
  noted_->chosen = true;
  for (std::size_t i = 0; i < program.ranges.size(); ++i)
    noted_->variables.insert(static_cast<int>(i));
}

std::vector<Names> Run::things(const Node& each, const Names* names) {
  const Value list = value(each.children[0], names);
  const Values single{list};
  std::vector<Names> result;
  for (const Value& item : list.kind == Value::Kind::list ? *list.items : single) {
    Names own{&each.words, each.words.size() == 1 ? Values{item} : items_of(item), names,
              depth_of(names)};
    if (own.values.size() != each.words.size())
      throw NotUnderstood("a list has things of another size");
    for (Value& bound : own.values) bound.open = bound.open || list.open;
    if (each.children.size() < 3 || truth(constant(each.children[1], &own)))
      result.push_back(std::move(own));
  }
  return result;
}

Names Run::arguments(const Line& definition, const Node& call, const Names* names) {
  if (call.children.size() != definition.parameters.size())
    throw NotUnderstood("'" + call.text + "' has another number of arguments");
  Names result{&definition.parameters, {}, names, depth_of(names) + 1};
  while (result.outer != nullptr && result.outer->outer != nullptr)
    result.outer = result.outer->outer;
  if (result.depth > deepest) throw NotUnderstood("'" + call.text + "' is defined by itself");
  for (const Node& child : call.children) result.values.push_back(value(child, names));
  return result;
}

Value literal(Run& run, const Node& node, const Names*) {
  Value result = node.value;
  if (result.kind == Value::Kind::cell || result.kind == Value::Kind::list) run.look_at_places();
  result.text = node.text;
  return result;
}

Value list(Run& run, const Node& node, const Names* names) {
  Values result;
  for (const Node& child : node.children) {
    const Value item = run.value(child, names);
    if (child.meaning == apply && child.text == "..")
      std::ranges::copy(*item.items, std::back_inserter(result));
    else
      result.push_back(item);
  }
  return list_value(std::move(result));
}

Value name(Run& run, const Node& node, const Names* names) {
  const Value* const bound = node.children.empty() ? find_name(names, node.text) : nullptr;
  if (bound != nullptr) {
    run.look_at_name(bound);
    return *bound;
  }
  const Program& program = run.program;
  if (const auto found = program.definitions.find(node.text); found != program.definitions.end()) {
    const Names own = run.arguments(*found->second, node, names);
    return run.value(found->second->body, &own);
  }
  if (const auto found = program.arrays.find(node.text); found != program.arrays.end())
    return element(run, found->second, node, names);
  return apply(run, node, names);
}

Value apply(Run& run, const Node& node, const Names* names) {
  if (node.function == nullptr) throw NotUnderstood("'" + node.text + "' is not known");
  const Function& function = *node.function;
  if (node.children.size() < function.least || node.children.size() > function.most)
    throw NotUnderstood("'" + node.text + "' has another number of arguments");
  try {
    Call call{run, names, run.reads()};
    for (const Node& child : node.children) call.arguments.push_back(run.value(child, names));
    Value result = function.apply(call);
    if ((function.traits & Function::selects) != 0) run.chosen_since(call.before);
    return result;
  } catch (const Undefined&) {
    if ((function.traits & Function::decides) == 0) throw;
    return truth_value(false);
  }
}

Value each(Run& run, const Node& node, const Names* names) {
  Values result;
  for (const Names& own : run.things(node, names))
    result.push_back(run.value(node.children.back(), &own));
  return list_value(std::move(result));
}

Value for_each(Run& run, const Node& node, const Names* names) {
  bool result = true;
  for (const Names& own : run.things(node, names)) {
    result = run.truth(node.children.back(), &own) && result;
    if (run.skips(!result)) break;
  }
  return truth_value(result);
}

Value compare(Run& run, const Node& node, const Names* names) try {
  bool result = true;
  Value left = run.value(node.children[0], names);
  for (std::size_t i = 0; i < node.words.size() && !run.skips(!result); ++i) {
    const Value right = run.value(node.children[i + 1], names);
    for (const Value& side : {left, right})
      if (run.is_unknown(side)) return {Value::Kind::unknown, side.number};
    const long long number = run.number(left);
    if (node.words[i] == "in" || node.words[i] == "not in") {
      const Numbers among = run.numbers({right});
      const bool found = std::ranges::find(among, number) != among.end();
      result = result && found == (node.words[i] == "in");
    } else {
      result = compares(number, node.words[i], run.number(right)) && result;
      left = right;
    }
  }
  return truth_value(result);
} catch (const Undefined&) {
  return truth_value(false);
}

Value logic(Run& run, const Node& node, const Names* names) {
  const std::string& word = node.text;
  const bool left = run.truth(node.children[0], names);
  const bool decided = word == "or" ? left : word != "iff" && !left;
  if (run.skips(decided)) return truth_value(word != "and");
  const Value right = run.value(node.children[1], names);
  const std::optional<bool> known = run.known_truth(right);
  if (!known) return {Value::Kind::unknown, right.number};
  if (decided) return truth_value(word != "and");
  return truth_value(word == "iff" ? left == *known : *known);
}

Value negation(Run& run, const Node& node, const Names* names) {
  const Value value = run.value(node.children[0], names);
  const std::optional<bool> known = run.known_truth(value);
  return known ? truth_value(!*known) : Value{Value::Kind::unknown, value.number};
}

Value choice(Run& run, const Node& node, const Names* names) {
  const long long before = run.reads();
  const bool condition = run.truth(node.children[0], names);
  if (node.children.size() == 2)
    return truth_value((run.skips(!condition) || run.truth(node.children[1], names)) || !condition);
  if (run.skips(true)) return run.value(node.children[condition ? 1 : 2], names);
  const Value branches[] = {run.value(node.children[2], names), run.value(node.children[1], names)};
  for (const Value& branch : branches) {
    run.look_at(branch);
    // What would be said of its items may look at other cells.
    if (branch.kind == Value::Kind::list && branch.items->empty()) run.chosen_since(before);
  }
  return branches[condition ? 1 : 0];
}

}  // namespace sudoku_sat::referee
