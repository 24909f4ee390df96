// The table of techniques, made from registry.def, and the names of difficulties.
#include "registry.hpp"

#include <algorithm>

#include "sudoku_sat/io.hpp"

namespace sudoku_sat {

std::span<const Technique* const> techniques() { return technique_entries::table; }

const Technique& technique_named(std::string_view name) {
  return find_by_name(techniques(), "technique", name);
}

std::string title_of(const Technique& technique) {
  if (!technique.title.empty()) return std::string(technique.title);
  std::string title(technique.name);
  std::replace(title.begin(), title.end(), '-', ' ');
  return title;
}

std::vector<const Technique*> sound_techniques() { return techniques_up_to(Difficulty::extreme); }

std::vector<const Technique*> techniques_up_to(Difficulty grade) {
  std::vector<const Technique*> some;
  const auto all = techniques();
  std::copy_if(all.begin(), all.end(), std::back_inserter(some), [&](const Technique* technique) {
    return technique->grade <= grade && !technique->assumes_unique;
  });
  return some;
}

namespace {

constexpr std::string_view difficulties[] = {
    "up-minimal", "up-extended", "up-triads", "failed-literals", "failed-literals-2",
    "search",     "none",        "easy",      "medium",          "hard",
    "very-hard",  "extreme"};
constexpr auto first_grade = static_cast<std::size_t>(Difficulty::easy);

}  // namespace

std::string_view name(Difficulty difficulty) {
  return difficulties[static_cast<std::size_t>(difficulty)];
}

std::span<const std::string_view> level_names() {
  return std::span(difficulties).first(first_grade);
}

std::span<const std::string_view> grade_names() {
  return std::span(difficulties).subspan(first_grade);
}

bool is_grade(Difficulty difficulty) { return difficulty >= Difficulty::easy; }

Difficulty grade_named(std::string_view name) {
  const auto grades = grade_names();
  const auto found = std::find(grades.begin(), grades.end(), name);
  if (found == grades.end()) reject("grade", name, {grades.begin(), grades.end()});
  return static_cast<Difficulty>(first_grade + static_cast<std::size_t>(found - grades.begin()));
}

}  // namespace sudoku_sat
