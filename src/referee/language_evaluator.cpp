// The value of each kind of node.
#include "language_evaluator.hpp"

#include <algorithm>
#include <utility>

namespace sudoku_sat::referee::language {
namespace {

constexpr int deepest = 100;
constexpr long long longest_range = 1'000'000;

/// The number below `a` / `b`: -1 / 2 is -1.
long long floor_division(long long a, long long b) {
  if (b == 0) throw NotUnderstood("a division by 0");
  return a / b - (a % b != 0 && (a < 0) != (b < 0) ? 1 : 0);
}

long long calculated(long long a, const std::string& sign, long long b) {
  long long result = 0;
  bool over = false;
  if (sign == "+") over = __builtin_add_overflow(a, b, &result);
  if (sign == "-") over = __builtin_sub_overflow(a, b, &result);
  if (sign == "*") over = __builtin_mul_overflow(a, b, &result);
  if (sign == "/") result = floor_division(a, b);
  if (sign == "mod") result = a - b * floor_division(a, b);
  if (over) throw NotUnderstood("a number is too large");
  return result;
}

bool compares(long long a, const std::string& sign, long long b) {
  if (sign == "=") return a == b;
  if (sign == "!=") return a != b;
  if (sign == "<") return a < b;
  if (sign == "<=") return a <= b;
  if (sign == ">") return a > b;
  return a >= b;
}

bool same_thing(const Value& a, const Value& b) {
  if (a.kind != b.kind) return false;
  if (a.kind != Value::Kind::list) return a.number == b.number && a.text == b.text;
  return std::equal(a.items->begin(), a.items->end(), b.items->begin(), b.items->end(), same_thing);
}

Value variable_value(int variable) { return {Value::Kind::variable, variable, {}, {}}; }

Value variables_of(const VariableArray& array) {
  if (array.single) return variable_value(array.first);
  Values result;
  for (int i = 0; i < array.count; ++i) result.push_back(variable_value(array.first + i));
  return list_value(std::move(result));
}

/// Bindings for as long as it lives, besides those that are there.
class Bound {
 public:
  Bound(std::vector<Binding>& all, std::vector<Binding> more) : all_(all), size_(all.size()) {
    for (Binding& binding : more) all_.push_back(std::move(binding));
  }
  ~Bound() { all_.erase(all_.begin() + static_cast<std::ptrdiff_t>(size_), all_.end()); }
  Bound(const Bound&) = delete;
  Bound& operator=(const Bound&) = delete;

 private:
  std::vector<Binding>& all_;
  std::size_t size_;
};

/// The bindings of a definition's body instead of those that are there.
class Body {
 public:
  Body(std::vector<Binding>& all, std::vector<Binding> own, int& depth)
      : all_(all), before_(std::exchange(all, std::move(own))), depth_(depth) {
    ++depth_;
  }
  ~Body() {
    all_ = std::move(before_);
    --depth_;
  }
  Body(const Body&) = delete;
  Body& operator=(const Body&) = delete;

 private:
  std::vector<Binding>& all_;
  std::vector<Binding> before_;
  int& depth_;
};

}  // namespace

void Evaluation::chosen_since(long long reads) {
  if (noted_ != nullptr && reads_ != reads) noted_->chosen = true;
}

Value Evaluation::constant(const Node& node) {
  const long long before = reads_;
  Value value = evaluate(node);
  Values flat;
  flatten(value, flat);
  for (Value& item : flat)
    if (item.kind == Value::Kind::cell || item.kind == Value::Kind::variable) ++reads_;
  if (reads_ != before) throw NotUnderstood("cells decide what must be known before");
  return value;
}

Value Evaluation::evaluate(const Node& node) {
  switch (node.kind) {
    case Node::Kind::number:
      return number_value(node.number);
    case Node::Kind::text:
      return {Value::Kind::text, 0, node.text, {}};
    case Node::Kind::cells:
    case Node::Kind::list:
      return list(node);
    case Node::Kind::range:
      return range(node);
    case Node::Kind::name:
      return named(node.text);
    case Node::Kind::call:
      return call(node);
    case Node::Kind::each:
      return list_value(through(node));
    case Node::Kind::for_each:
      return truth_value(for_each(node));
    case Node::Kind::index:
      return index(node);
    case Node::Kind::negative:
      return number_value(calculated(0, "-", number(evaluate(node.children[0]))));
    case Node::Kind::arithmetic:
      return arithmetic(node);
    case Node::Kind::compare:
      return truth_value(compare(node));
    case Node::Kind::logic:
      return truth_value(logic(node));
    case Node::Kind::negation:
      return truth_value(!truth(node.children[0]));
    case Node::Kind::choice:
      return choice(node);
    case Node::Kind::quantity:
      return truth_value(quantity(node));
  }
  throw NotUnderstood("a sentence of no known kind");
}

Value Evaluation::list(const Node& node) {
  if (node.single) return cell_value(node.cells[0]);
  Values result;
  for (const Cell cell : node.cells) result.push_back(cell_value(cell));
  for (const Node& child : node.children) {
    const Value item = evaluate(child);
    if (child.kind == Node::Kind::range)
      result.insert(result.end(), item.items->begin(), item.items->end());
    else
      result.push_back(item);
  }
  return list_value(std::move(result));
}

Value Evaluation::range(const Node& node) {
  const long long before = reads_;
  const long long first = number(evaluate(node.children[0]));
  const long long last = number(evaluate(node.children[1]));
  chosen_since(before);
  if (last - first >= longest_range) throw NotUnderstood("a range is too long");
  Values result;
  for (long long value = first; value <= last; ++value) result.push_back(number_value(value));
  return list_value(std::move(result));
}

Value Evaluation::index(const Node& node) {
  const Values items = items_of(evaluate(node.children[0]));
  const long long before = reads_;
  const Value place = evaluate(node.children[1]);
  asked_at_ = before;
  const std::size_t at = position(place, items.size());
  chosen_since(before);
  return items[at - 1];
}

Value Evaluation::arithmetic(const Node& node) {
  const long long left = number(evaluate(node.children[0]));
  const bool divides = node.text == "/" || node.text == "mod";
  const Node& right = node.children[1];
  return number_value(
      calculated(left, node.text, number(divides ? constant(right) : evaluate(right))));
}

bool Evaluation::compare(const Node& node) try {
  bool result = true;
  long long left = number(evaluate(node.children[0]));
  for (std::size_t i = 0; i < node.words.size() && !short_cut(!result); ++i) {
    const Value right = evaluate(node.children[i + 1]);
    if (node.words[i] == "in" || node.words[i] == "not in") {
      const std::vector<long long> among = numbers({right});
      const bool found = std::ranges::find(among, left) != among.end();
      result = result && found == (node.words[i] == "in");
    } else {
      const long long next = number(right);
      result = result && compares(left, node.words[i], next);
      left = next;
    }
  }
  return result;
} catch (const Undefined&) {
  return false;
}

bool Evaluation::logic(const Node& node) {
  const bool left = truth(node.children[0]);
  if (short_cut(!left) && node.text == "and") return false;
  if (short_cut(left) && node.text == "or") return true;
  if (short_cut(!left) && node.text == "implies") return true;
  const bool right = truth(node.children[1]);
  if (node.text == "and") return left && right;
  if (node.text == "or") return left || right;
  return node.text == "iff" ? left == right : !left || right;
}

Value Evaluation::choice(const Node& node) {
  const long long before = reads_;
  const bool condition = truth(node.children[0]);
  if (node.children.size() == 2)
    return truth_value((short_cut(!condition) || truth(node.children[1])) || !condition);
  if (noted_ == nullptr) return evaluate(node.children[condition ? 1 : 2]);
  const Value branches[] = {evaluate(node.children[2]), evaluate(node.children[1])};
  for (const Value& branch : branches)
    if (branch.kind != Value::Kind::number && branch.kind != Value::Kind::truth)
      chosen_since(before);
  return branches[condition ? 1 : 0];
}

bool Evaluation::quantity(const Node& node) {
  const long long wanted = number(evaluate(node.children[0]));
  Values truths;
  flatten(evaluate(node.children[1]), truths);
  long long count = 0, open = 0;
  std::optional<int> first_open;
  for (const Value& value : truths) {
    const std::optional<bool> known = known_truth(value);
    count += known.value_or(false) ? 1 : 0;
    open += known ? 0 : 1;
    if (!known && !first_open) first_open = static_cast<int>(value.number);
  }
  if (node.text != "least" && count > wanted) return false;
  if (node.text != "most" && count + open < wanted) return false;
  if (first_open) throw Unknown{*first_open};
  return true;
}

bool Evaluation::for_each(const Node& node) {
  bool result = true;
  for (std::vector<Binding>& bindings : bindings_of(node)) {
    const Bound bound(bindings_, std::move(bindings));
    result = truth(node.children.back()) && result;
    if (short_cut(!result)) break;
  }
  return result;
}

Values Evaluation::through(const Node& each) {
  Values result;
  for (std::vector<Binding>& bindings : bindings_of(each)) {
    const Bound bound(bindings_, std::move(bindings));
    result.push_back(evaluate(each.children.back()));
  }
  return result;
}

std::vector<std::vector<Binding>> Evaluation::bindings_of(const Node& each) {
  const long long before = reads_;
  const Value list = evaluate(each.children[0]);
  const bool open = reads_ != before;
  std::vector<std::vector<Binding>> result;
  for (const Value& item : items_of(list)) {
    const Values parts = each.words.size() == 1 ? Values{item} : items_of(item);
    if (parts.size() != each.words.size()) throw NotUnderstood("a list has things of another size");
    std::vector<Binding> bindings;
    for (std::size_t i = 0; i < parts.size(); ++i)
      bindings.push_back({each.words[i], parts[i], open});
    if (each.children.size() == 3) {
      const Bound bound(bindings_, std::vector<Binding>(bindings));
      if (!truth(constant(each.children[1]))) continue;
    }
    result.push_back(std::move(bindings));
  }
  return result;
}

Value Evaluation::named(const std::string& name) {
  for (auto binding = bindings_.rbegin(); binding != bindings_.rend(); ++binding) {
    if (binding->name != name) continue;
    if (binding->open) ++reads_;
    return binding->value;
  }
  if (const Line* defined = definition(name)) {
    if (!defined->parameters.empty())
      throw NotUnderstood("'" + name + "' is used without its arguments");
    return body_of(*defined, {});
  }
  if (const auto array = scope_.arrays.find(name); array != scope_.arrays.end())
    return variables_of(array->second);
  const Function* function = find_function(name);
  if (function == nullptr) throw NotUnderstood("'" + name + "' is not known");
  if (function->least > 0) throw NotUnderstood("'" + name + "' is used without its arguments");
  return function->apply(*this, {});
}

const Line* Evaluation::definition(const std::string& name) const {
  const auto found = scope_.definitions.find(name);
  return found == scope_.definitions.end() ? nullptr : &found->second;
}

Value Evaluation::call(const Node& node) {
  if (const Line* defined = definition(node.text))
    return body_of(*defined, arguments_of(*defined, node));
  if (const auto array = scope_.arrays.find(node.text); array != scope_.arrays.end())
    return element(array->second, node);
  const Function* function = find_function(node.text);
  if (function == nullptr) throw NotUnderstood("there is no function '" + node.text + "'");
  if (node.children.size() < function->least || node.children.size() > function->most)
    throw NotUnderstood("'" + node.text + "' has another number of arguments");
  return apply(*function, node);
}

std::vector<Binding> Evaluation::arguments_of(const Line& definition, const Node& call) {
  if (call.children.size() != definition.parameters.size())
    throw NotUnderstood("'" + call.text + "' has another number of arguments");
  std::vector<Binding> result;
  for (std::size_t i = 0; i < call.children.size(); ++i) {
    const long long before = reads_;
    Value value = evaluate(call.children[i]);
    result.push_back({definition.parameters[i], std::move(value), reads_ != before});
  }
  return result;
}

Value Evaluation::body_of(const Line& definition, std::vector<Binding> bindings) {
  const Body body(bindings_, std::move(bindings), depth_);
  if (depth_ > deepest) throw NotUnderstood("'" + definition.name + "' is defined by itself");
  return evaluate(definition.body[0]);
}

Value Evaluation::element(const VariableArray& array, const Node& call) {
  if (array.single || call.children.size() != 1)
    throw NotUnderstood("'" + call.text + "' has another number of arguments");
  const long long before = reads_;
  Value thing = evaluate(call.children[0]);
  if (array.things[0].kind == Value::Kind::number) thing = number_value(number(thing));
  const auto found = std::ranges::find_if(
      array.things, [&](const Value& other) { return same_thing(thing, other); });
  chosen_since(before);
  if (noted_ != nullptr && reads_ != before)
    for (int i = 0; i < array.count; ++i) noted_->variables.insert(array.first + i);
  if (found != array.things.end())
    return variable_value(array.first + static_cast<int>(found - array.things.begin()));
  missing("there is no such '" + call.text + "'", reads_ != before);
}

Value Evaluation::apply(const Function& function, const Node& call) try {
  const long long before = reads_;
  Values arguments;
  for (const Node& child : call.children) arguments.push_back(evaluate(child));
  asked_at_ = before;
  Value result = function.apply(*this, arguments);
  if (function.selects) chosen_since(before);
  return result;
} catch (const Undefined&) {
  if (!function.decides) throw;
  return truth_value(false);
}

}  // namespace sudoku_sat::referee::language
