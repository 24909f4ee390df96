// The functions of the rule language, but for those of the board.
#include <algorithm>
#include <cstdlib>
#include <limits>
#include <numeric>

#include "language_evaluator.hpp"

namespace sudoku_sat::referee::language {
namespace {

using Numbers = std::vector<long long>;

constexpr std::size_t any_number = std::numeric_limits<std::size_t>::max();

Values flat(const Values& values) {
  Values result;
  for (const Value& value : values) flatten(value, result);
  return result;
}

// Numbers

Function of_numbers(long long (*result)(const Numbers&)) {
  return {1, any_number, false, false, [=](Evaluation& evaluation, const Values& values) {
            return number_value(result(evaluation.numbers(values)));
          }};
}

/// Of numbers that have to be there.
Function of_some_numbers(long long (*result)(const Numbers&)) {
  return {1, any_number, false, false, [=](Evaluation& evaluation, const Values& values) {
            const Numbers numbers = evaluation.numbers(values);
            if (!numbers.empty()) return number_value(result(numbers));
            evaluation.missing("nothing has no least or greatest number",
                               evaluation.asked_of_values());
          }};
}

long long sum(const Numbers& numbers) {
  return std::accumulate(numbers.begin(), numbers.end(), 0LL);
}

long long product(const Numbers& numbers) {
  long long result = 1;
  for (const long long number : numbers) {
    if (__builtin_mul_overflow(result, number, &result))
      throw NotUnderstood("a product is too large");
  }
  return result;
}

long long distinct(const Numbers& numbers) {
  return std::ssize(std::set<long long>(numbers.begin(), numbers.end()));
}

// Truths

long long count_true(Evaluation& evaluation, const Values& truths) {
  long long count = 0;
  for (const Value& value : truths) count += evaluation.truth(value) ? 1 : 0;
  return count;
}

/// How many of all truths hold says whether the function does.
Function of_truths(bool (*holds)(long long count, long long all)) {
  return {1, any_number, false, true, [=](Evaluation& evaluation, const Values& values) {
            const Values truths = flat(values);
            return truth_value(holds(count_true(evaluation, truths), std::ssize(truths)));
          }};
}

Value count(Evaluation& evaluation, const Values& values) {
  return number_value(count_true(evaluation, flat(values)));
}

/// Whether each number fits to those before it: the first one that doesn't decides, whatever comes
/// after it.
Function in_turn(bool (*fits)(const Numbers& before, long long number)) {
  return {1, any_number, false, true, [=](Evaluation& evaluation, const Values& values) {
            Numbers before;
            bool result = true;
            for (const Value& value : flat(values)) {
              const long long number = evaluation.number(value);
              result = fits(before, number) && result;
              if (evaluation.short_cut(!result)) break;
              before.push_back(number);
            }
            return truth_value(result);
          }};
}

bool is_new(const Numbers& before, long long number) {
  return std::ranges::find(before, number) == before.end();
}

/// At most one more than the greatest before it.
bool in_order(const Numbers& before, long long number) {
  return number <= 1 || std::ranges::any_of(before, [=](long long n) { return number <= n + 1; });
}

Value same_values(Evaluation& evaluation, const Values& values) {
  Numbers left = evaluation.numbers({values[0]});
  Numbers right = evaluation.numbers({values[1]});
  std::ranges::sort(left);
  std::ranges::sort(right);
  return truth_value(left == right);
}

Function matching(bool loop) {
  return {2, 2, false, true, [=](Evaluation& evaluation, const Values& values) {
            if (values[1].kind != Value::Kind::text)
              throw NotUnderstood("a pattern stands in quotes");
            const Numbers line = evaluation.numbers({values[0]});
            return truth_value(matches(evaluation, line, values[1].text, loop));
          }};
}

// Parts of lists

/// A list made of the items of one.
Function of_items(Values (*result)(const Values& items)) {
  return {1, 1, false, false, [=](Evaluation&, const Values& values) {
            return list_value(result(items_of(values[0])));
          }};
}

/// As many items from one end as the second argument asks for; none is a number too.
Function end_of_list(bool first) {
  return {2, 2, true, false, [=](Evaluation& evaluation, const Values& values) {
            const Values items = items_of(values[0]);
            const bool none = evaluation.number(values[1]) == 0;
            const auto size = none ? 0 : evaluation.position(values[1], items.size());
            const auto begin = first ? items.begin() : items.end() - std::ptrdiff_t(size);
            return list_value(Values(begin, begin + std::ptrdiff_t(size)));
          }};
}

Value size(Evaluation&, const Values& values) {
  return number_value(std::ssize(items_of(values[0])));
}

Value join(Evaluation&, const Values& values) {
  Values result;
  for (const Value& value : values) std::ranges::copy(items_of(value), std::back_inserter(result));
  return list_value(std::move(result));
}

/// `list(x in LIST: A)` is the list alone; `list(A, B)` what stands there.
Value list(Evaluation&, const Values& values) {
  return values.size() == 1 && values[0].kind == Value::Kind::list ? values[0] : list_value(values);
}

Values windows_of(const Values& items, std::size_t width, bool loop) {
  Values result;
  const std::size_t count = items.size();
  const std::size_t starts = width > count ? 0 : loop ? count : count - width + 1;
  for (std::size_t start = 0; start < starts; ++start) {
    Values window;
    for (std::size_t i = 0; i < width; ++i) window.push_back(items[(start + i) % count]);
    result.push_back(list_value(std::move(window)));
  }
  return result;
}

Function windows(bool loop) {
  return {
      2, 2, true, false, [=](Evaluation& evaluation, const Values& values) {
        const long long width = evaluation.number(values[1]);
        if (width < 1) throw NotUnderstood("a window is of one thing or more");
        return list_value(windows_of(items_of(values[0]), static_cast<std::size_t>(width), loop));
      }};
}

Values pairs(const Values& items) {
  Values result;
  for (std::size_t i = 0; i < items.size(); ++i) {
    for (std::size_t j = i + 1; j < items.size(); ++j)
      result.push_back(list_value({items[i], items[j]}));
  }
  return result;
}

std::map<std::string, Function> all_functions() {
  std::map<std::string, Function> functions{
      {"abs",
       {1, 1, false, false,
        [](Evaluation& evaluation, const Values& values) {
          return number_value(std::llabs(evaluation.number(values[0])));
        }}},
      {"min", of_some_numbers([](const Numbers& n) { return *std::ranges::min_element(n); })},
      {"max", of_some_numbers([](const Numbers& n) { return *std::ranges::max_element(n); })},
      {"sum", of_numbers(sum)},
      {"product", of_numbers(product)},
      {"distinct", of_numbers(distinct)},
      {"count", {1, any_number, false, false, count}},
      {"all", of_truths([](long long holding, long long all) { return holding == all; })},
      {"any", of_truths([](long long holding, long long) { return holding > 0; })},
      {"none", of_truths([](long long holding, long long) { return holding == 0; })},
      {"all_different", in_turn(is_new)},
      {"all_equal", in_turn([](const Numbers& n, long long x) { return n.empty() || n[0] == x; })},
      {"increasing",
       in_turn([](const Numbers& n, long long x) { return n.empty() || n.back() < x; })},
      {"in_order", in_turn(in_order)},
      {"same_values", {2, 2, false, true, same_values}},
      {"matches", matching(false)},
      {"matches_loop", matching(true)},
      {"size", {1, 1, false, false, size}},
      {"first", end_of_list(true)},
      {"last", end_of_list(false)},
      {"reverse",
       of_items([](const Values& items) { return Values(items.rbegin(), items.rend()); })},
      {"join", {1, any_number, false, false, join}},
      {"list", {1, any_number, false, false, list}},
      {"consecutive", of_items([](const Values& items) { return windows_of(items, 2, false); })},
      {"consecutive_of_loop",
       of_items([](const Values& items) { return windows_of(items, 2, true); })},
      {"windows", windows(false)},
      {"windows_of_loop", windows(true)},
      {"pairs", of_items(pairs)},
  };
  functions.insert(board_functions().begin(), board_functions().end());
  return functions;
}

}  // namespace

const Function* find_function(const std::string& name) {
  static const std::map<std::string, Function> functions = all_functions();
  const auto found = functions.find(name);
  return found == functions.end() ? nullptr : &found->second;
}

}  // namespace sudoku_sat::referee::language
