// The table of techniques, made of registry.def, and the words for grades.
#include <algorithm>
#include "registry.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat {

namespace {

constexpr std::string_view grades[] = {"easy", "medium", "hard", "very-hard", "extreme"};

}  // namespace

std::span<const Technique* const> techniques() { return technique_entries::table; }

const Technique& technique_named(std::string_view name) {
  return find_by_name(techniques(), "technique", name);
}

std::vector<const Technique*> techniques_up_to(Grade grade) {
  std::vector<const Technique*> some;
  const auto all = techniques();
  std::copy_if(all.begin(), all.end(), std::back_inserter(some),
               [&](const Technique* technique) { return technique->grade <= grade; });
  return some;
}

std::span<const std::string_view> grade_names() { return grades; }

std::string_view name(Grade grade) { return grades[static_cast<std::size_t>(grade)]; }

Grade grade_named(std::string_view name) {
  const auto found = std::find(std::begin(grades), std::end(grades), name);
  if (found == std::end(grades)) reject("grade", name, {std::begin(grades), std::end(grades)});
  return static_cast<Grade>(found - std::begin(grades));
}

}  // namespace sudoku_sat
