// The algorithms of std::ranges that the program uses, for libraries without them: emscripten 3.1.6
// has libc++ 13, which knows ranges but no algorithms. Each calls the algorithm of the same name on
// the range's two ends; `how` and `part` are what the standard calls comp and proj.
#pragma once

#include <algorithm>
#include <functional>
#include <iterator>
#include <utility>

#if !defined(__cpp_lib_ranges)
_LIBCPP_BEGIN_NAMESPACE_STD
namespace ranges {

template <class Test, class Part>
auto tested(Test& test, Part& part) {
  return [&](auto&& each) -> bool { return std::invoke(test, std::invoke(part, each)); };
}

template <class How, class Part>
auto compared(How& how, Part& part) {
  return [&](auto&& a, auto&& b) -> bool {
    return std::invoke(how, std::invoke(part, a), std::invoke(part, b));
  };
}

template <class Value, class Part>
auto same_as(const Value& value, Part& part) {
  return [&](auto&& each) -> bool { return std::invoke(part, each) == value; };
}

template <class Range, class Test, class Part = identity>
bool all_of(Range&& range, Test test, Part part = {}) {
  return std::all_of(std::begin(range), std::end(range), tested(test, part));
}
template <class Range, class Test, class Part = identity>
bool any_of(Range&& range, Test test, Part part = {}) {
  return std::any_of(std::begin(range), std::end(range), tested(test, part));
}
template <class Range, class Test, class Part = identity>
bool none_of(Range&& range, Test test, Part part = {}) {
  return std::none_of(std::begin(range), std::end(range), tested(test, part));
}
template <class Range, class Test, class Part = identity>
auto count_if(Range&& range, Test test, Part part = {}) {
  return std::count_if(std::begin(range), std::end(range), tested(test, part));
}
template <class Range, class Test, class Part = identity>
auto find_if(Range&& range, Test test, Part part = {}) {
  return std::find_if(std::begin(range), std::end(range), tested(test, part));
}
template <class Place, class Test>
auto find_if(Place first, Place last, Test test) {
  return std::find_if(first, last, test);
}
template <class Range, class Test, class Part = identity>
auto find_if_not(Range&& range, Test test, Part part = {}) {
  return std::find_if_not(std::begin(range), std::end(range), tested(test, part));
}
template <class Range, class Value, class Part = identity>
auto find(Range&& range, const Value& value, Part part = {}) {
  return std::find_if(std::begin(range), std::end(range), same_as(value, part));
}
template <class Range, class Value, class Part = identity>
auto count(Range&& range, const Value& value, Part part = {}) {
  return std::count_if(std::begin(range), std::end(range), same_as(value, part));
}

template <class Range, class How = std::less<>, class Part = identity>
void sort(Range&& range, How how = {}, Part part = {}) {
  std::sort(std::begin(range), std::end(range), compared(how, part));
}
template <class Range, class How = std::less<>, class Part = identity>
void stable_sort(Range&& range, How how = {}, Part part = {}) {
  std::stable_sort(std::begin(range), std::end(range), compared(how, part));
}
template <class Range, class How = std::less<>, class Part = identity>
bool is_sorted(Range&& range, How how = {}, Part part = {}) {
  return std::is_sorted(std::begin(range), std::end(range), compared(how, part));
}
template <class Range, class How = std::less<>, class Part = identity>
auto max_element(Range&& range, How how = {}, Part part = {}) {
  return std::max_element(std::begin(range), std::end(range), compared(how, part));
}
template <class Range, class How = std::less<>, class Part = identity>
auto min_element(Range&& range, How how = {}, Part part = {}) {
  return std::min_element(std::begin(range), std::end(range), compared(how, part));
}
template <class Range>
auto max(const Range& range) {
  return *std::max_element(std::begin(range), std::end(range));
}
template <class Range>
auto min(const Range& range) {
  return *std::min_element(std::begin(range), std::end(range));
}
template <class Range>
auto minmax(const Range& range) {
  const auto [least, most] = std::minmax_element(std::begin(range), std::end(range));
  return std::pair(*least, *most);
}
template <class Range, class Value>
auto lower_bound(Range&& range, const Value& value) {
  return std::lower_bound(std::begin(range), std::end(range), value);
}
template <class Range, class Value>
auto upper_bound(Range&& range, const Value& value) {
  return std::upper_bound(std::begin(range), std::end(range), value);
}
template <class Range, class Value>
bool binary_search(Range&& range, const Value& value) {
  return std::binary_search(std::begin(range), std::end(range), value);
}

template <class Place>
auto adjacent_find(Place first, Place last) {
  return std::adjacent_find(first, last);
}
template <class Range>
auto adjacent_find(Range&& range) {
  return std::adjacent_find(std::begin(range), std::end(range));
}
template <class One, class Other, class How = std::equal_to<>, class Part = identity,
          class OtherPart = identity>
bool equal(One&& one, Other&& other, How how = {}, Part part = {}, OtherPart other_part = {}) {
  return std::equal(std::begin(one), std::end(one), std::begin(other), std::end(other),
                    [&](auto&& a, auto&& b) -> bool {
                      return std::invoke(how, std::invoke(part, a), std::invoke(other_part, b));
                    });
}
template <class One, class Other>
bool lexicographical_compare(One&& one, Other&& other) {
  return std::lexicographical_compare(std::begin(one), std::end(one), std::begin(other),
                                      std::end(other));
}
template <class One, class Other>
bool is_permutation(One&& one, Other&& other) {
  return std::is_permutation(std::begin(one), std::end(one), std::begin(other), std::end(other));
}
template <class One, class Other, class Out>
void set_intersection(One&& one, Other&& other, Out out) {
  std::set_intersection(std::begin(one), std::end(one), std::begin(other), std::end(other), out);
}

template <class Range, class Out>
void copy(Range&& range, Out out) {
  std::copy(std::begin(range), std::end(range), out);
}
template <class Range, class Out>
void move(Range&& range, Out out) {
  std::move(std::begin(range), std::end(range), out);
}
template <class Range, class Out, class Test>
void copy_if(Range&& range, Out out, Test test) {
  std::copy_if(std::begin(range), std::end(range), out, test);
}
template <class Range, class Out, class Function>
void transform(Range&& range, Out out, Function function) {
  std::transform(std::begin(range), std::end(range), out, function);
}
template <class Range, class Value>
void replace(Range&& range, const Value& old, const Value& fresh) {
  std::replace(std::begin(range), std::end(range), old, fresh);
}
template <class Range, class Test, class Value>
void replace_if(Range&& range, Test test, const Value& fresh) {
  std::replace_if(std::begin(range), std::end(range), test, fresh);
}
template <class Range, class Value>
void fill(Range&& range, const Value& value) {
  std::fill(std::begin(range), std::end(range), value);
}
template <class Range>
void reverse(Range&& range) {
  std::reverse(std::begin(range), std::end(range));
}

}  // namespace ranges
_LIBCPP_END_NAMESPACE_STD
#endif
