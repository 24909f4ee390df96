// The words for how hard a puzzle is.
#include <algorithm>

#include "sudoku_sat/io.hpp"
#include "sudoku_sat/propagation.hpp"

namespace sudoku_sat {

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
