// The functions of the rule language, but for those of the board.
#include <algorithm>
#include <cstdlib>
#include <limits>
#include <numeric>
#include <utility>

#include "language_evaluator.hpp"

namespace sudoku_sat::referee::language {
namespace {

constexpr std::size_t any_number = std::numeric_limits<std::size_t>::max();

// Numbers

Value absolute(Evaluation& evaluation, const Values& values) {
  return number_value(std::llabs(evaluation.number(values[0])));
}

std::vector<long long> some_numbers(Evaluation& evaluation, const Values& values) {
  std::vector<long long> numbers = evaluation.numbers(values);
  if (!numbers.empty()) return numbers;
  evaluation.missing("nothing has no least or greatest number", evaluation.asked_of_values());
}

Value least(Evaluation& evaluation, const Values& values) {
  const std::vector<long long> numbers = some_numbers(evaluation, values);
  return number_value(*std::min_element(numbers.begin(), numbers.end()));
}

Value greatest(Evaluation& evaluation, const Values& values) {
  const std::vector<long long> numbers = some_numbers(evaluation, values);
  return number_value(*std::max_element(numbers.begin(), numbers.end()));
}

Value sum(Evaluation& evaluation, const Values& values) {
  const std::vector<long long> numbers = evaluation.numbers(values);
  return number_value(std::accumulate(numbers.begin(), numbers.end(), 0LL));
}

Value product(Evaluation& evaluation, const Values& values) {
  long long result = 1;
  for (const long long number : evaluation.numbers(values))
    if (__builtin_mul_overflow(result, number, &result))
      throw NotUnderstood("a product is too large");
  return number_value(result);
}

std::set<long long> number_set(Evaluation& evaluation, const Values& values) {
  const std::vector<long long> numbers = evaluation.numbers(values);
  return {numbers.begin(), numbers.end()};
}

Value distinct(Evaluation& evaluation, const Values& values) {
  return number_value(static_cast<long long>(number_set(evaluation, values).size()));
}

// Truths

std::pair<long long, long long> true_of_all(Evaluation& evaluation, const Values& values) {
  Values truths;
  for (const Value& value : values) flatten(value, truths);
  long long count = 0;
  for (const Value& value : truths) count += evaluation.truth(value) ? 1 : 0;
  return {count, static_cast<long long>(truths.size())};
}

Value count(Evaluation& evaluation, const Values& values) {
  return number_value(true_of_all(evaluation, values).first);
}

Value all(Evaluation& evaluation, const Values& values) {
  const auto [holding, size] = true_of_all(evaluation, values);
  return truth_value(holding == size);
}

Value any(Evaluation& evaluation, const Values& values) {
  return truth_value(true_of_all(evaluation, values).first > 0);
}

Value none(Evaluation& evaluation, const Values& values) {
  return truth_value(true_of_all(evaluation, values).first == 0);
}

/// Whether each number fits to those before it: the first one that doesn't decides, whatever comes
/// after it.
template <class Fits>
Value in_turn(Evaluation& evaluation, const Values& values, Fits fits) {
  Values flat;
  for (const Value& value : values) flatten(value, flat);
  bool result = true;
  for (const Value& value : flat) {
    result = fits(evaluation.number(value)) && result;
    if (evaluation.short_cut(!result)) break;
  }
  return truth_value(result);
}

Value all_different(Evaluation& evaluation, const Values& values) {
  std::set<long long> seen;
  return in_turn(evaluation, values, [&](long long number) { return seen.insert(number).second; });
}

Value all_equal(Evaluation& evaluation, const Values& values) {
  std::set<long long> seen;
  return in_turn(evaluation, values, [&](long long number) {
    seen.insert(number);
    return seen.size() == 1;
  });
}

Value increasing(Evaluation& evaluation, const Values& values) {
  std::optional<long long> before;
  return in_turn(evaluation, values, [&](long long number) {
    const bool fits = !before || *before < number;
    before = number;
    return fits;
  });
}

Value same_values(Evaluation& evaluation, const Values& values) {
  std::vector<long long> left = evaluation.numbers({values[0]});
  std::vector<long long> right = evaluation.numbers({values[1]});
  std::sort(left.begin(), left.end());
  std::sort(right.begin(), right.end());
  return truth_value(left == right);
}

Value in_order(Evaluation& evaluation, const Values& values) {
  long long highest = 0;
  return in_turn(evaluation, values, [&](long long number) {
    const bool fits = number <= highest + 1;
    highest = std::max(highest, number);
    return fits;
  });
}

Value match(Evaluation& evaluation, const Values& values, bool loop) {
  if (values[1].kind != Value::Kind::text) throw NotUnderstood("a pattern stands in quotes");
  return truth_value(matches(evaluation, evaluation.numbers({values[0]}), values[1].text, loop));
}

Value match_line(Evaluation& evaluation, const Values& values) {
  return match(evaluation, values, false);
}

Value match_loop(Evaluation& evaluation, const Values& values) {
  return match(evaluation, values, true);
}

// Parts of lists

Value size(Evaluation&, const Values& values) {
  return number_value(static_cast<long long>(items_of(values[0]).size()));
}

/// How many of `items` the second argument asks for; none is a number too.
std::ptrdiff_t part_size(Evaluation& evaluation, const Values& values, const Values& items) {
  const long long wanted = evaluation.number(values[1]);
  return wanted == 0 ? 0
                     : static_cast<std::ptrdiff_t>(evaluation.position(values[1], items.size()));
}

Value first(Evaluation& evaluation, const Values& values) {
  const Values items = items_of(values[0]);
  return list_value(Values(items.begin(), items.begin() + part_size(evaluation, values, items)));
}

Value last(Evaluation& evaluation, const Values& values) {
  const Values items = items_of(values[0]);
  return list_value(Values(items.end() - part_size(evaluation, values, items), items.end()));
}

Value reverse(Evaluation&, const Values& values) {
  const Values items = items_of(values[0]);
  return list_value(Values(items.rbegin(), items.rend()));
}

Value join(Evaluation&, const Values& values) {
  Values result;
  for (const Value& value : values)
    for (const Value& item : items_of(value)) result.push_back(item);
  return list_value(std::move(result));
}

/// `list(x in LIST: A)` is the list alone; `list(A, B)` what stands there.
Value list(Evaluation&, const Values& values) {
  return values.size() == 1 && values[0].kind == Value::Kind::list ? values[0] : list_value(values);
}

Value windows_of(const Values& items, std::size_t width, bool loop) {
  Values result;
  const std::size_t count = items.size();
  const std::size_t starts = width > count ? 0 : loop ? count : count - width + 1;
  for (std::size_t start = 0; start < starts; ++start) {
    Values window;
    for (std::size_t i = 0; i < width; ++i) window.push_back(items[(start + i) % count]);
    result.push_back(list_value(std::move(window)));
  }
  return list_value(std::move(result));
}

std::size_t width_of(Evaluation& evaluation, const Values& values) {
  const long long width = evaluation.number(values[1]);
  if (width < 1) throw NotUnderstood("a window is of one thing or more");
  return static_cast<std::size_t>(width);
}

Value windows(Evaluation& evaluation, const Values& values) {
  return windows_of(items_of(values[0]), width_of(evaluation, values), false);
}

Value windows_of_loop(Evaluation& evaluation, const Values& values) {
  return windows_of(items_of(values[0]), width_of(evaluation, values), true);
}

Value consecutive(Evaluation&, const Values& values) {
  return windows_of(items_of(values[0]), 2, false);
}

Value consecutive_of_loop(Evaluation&, const Values& values) {
  return windows_of(items_of(values[0]), 2, true);
}

Value pairs(Evaluation&, const Values& values) {
  const Values items = items_of(values[0]);
  Values result;
  for (std::size_t i = 0; i < items.size(); ++i)
    for (std::size_t j = i + 1; j < items.size(); ++j)
      result.push_back(list_value({items[i], items[j]}));
  return list_value(std::move(result));
}

const std::map<std::string, Function>& table() {
  static const std::map<std::string, Function> functions{
      {"abs", {1, 1, false, false, absolute}},
      {"min", {1, any_number, false, false, least}},
      {"max", {1, any_number, false, false, greatest}},
      {"sum", {1, any_number, false, false, sum}},
      {"product", {1, any_number, false, false, product}},
      {"distinct", {1, any_number, false, false, distinct}},
      {"count", {1, any_number, false, false, count}},
      {"all", {1, any_number, false, true, all}},
      {"any", {1, any_number, false, true, any}},
      {"none", {1, any_number, false, true, none}},
      {"all_different", {1, any_number, false, true, all_different}},
      {"all_equal", {1, any_number, false, true, all_equal}},
      {"increasing", {1, any_number, false, true, increasing}},
      {"same_values", {2, 2, false, true, same_values}},
      {"in_order", {1, any_number, false, true, in_order}},
      {"matches", {2, 2, false, true, match_line}},
      {"matches_loop", {2, 2, false, true, match_loop}},
      {"size", {1, 1, false, false, size}},
      {"first", {2, 2, true, false, first}},
      {"last", {2, 2, true, false, last}},
      {"reverse", {1, 1, false, false, reverse}},
      {"join", {1, any_number, false, false, join}},
      {"list", {1, any_number, false, false, list}},
      {"consecutive", {1, 1, false, false, consecutive}},
      {"consecutive_of_loop", {1, 1, false, false, consecutive_of_loop}},
      {"windows", {2, 2, true, false, windows}},
      {"windows_of_loop", {2, 2, true, false, windows_of_loop}},
      {"pairs", {1, 1, false, false, pairs}},
  };
  return functions;
}

}  // namespace

const Function* find_function(const std::string& name) {
  for (const auto* functions : {&table(), &board_functions()})
    if (const auto found = functions->find(name); found != functions->end()) return &found->second;
  return nullptr;
}

}  // namespace sudoku_sat::referee::language
