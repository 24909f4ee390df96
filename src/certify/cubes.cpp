#include "cubes.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <map>

#include "sudoku_sat/io.hpp"

namespace sudoku_sat {

namespace {

Cube parse_cube(std::string_view line, const Position& position) {
  Cube cube;
  if (take_word(line) != "a") throw InputError(position, "a cube is a line such as 'a 1 -2 0'");
  while (true) {
    const std::string_view word = take_word(line);
    const auto literal = parse_number<Lit>(word);
    if (!literal || *literal == std::numeric_limits<Lit>::min()) {
      throw InputError(position, word.empty() ? std::string("the cube does not end in 0")
                                              : fmt::format("'{}' is not a literal", shown(word)));
    }
    if (*literal == 0) break;
    cube.push_back(*literal);
  }
  if (!take_word(line).empty()) throw InputError(position, "something follows the 0");
  return cube;
}

bool names_a_variable_twice(const Cube& cube) {
  std::vector<Lit> variables;
  for (const Lit literal : cube) variables.push_back(std::abs(literal));
  std::sort(variables.begin(), variables.end());
  return std::adjacent_find(variables.begin(), variables.end()) != variables.end();
}

}  // namespace

std::string to_text(const std::vector<Cube>& cubes) {
  std::string text;
  for (const Cube& cube : cubes) {
    text += "a ";
    for (const Lit literal : cube) text += fmt::format("{} ", literal);
    text += "0\n";
  }
  return text;
}

std::vector<Cube> read_cubes(const std::string& file) {
  LineReader lines = LineReader::open(file);
  std::vector<Cube> cubes;
  std::map<Cube, std::size_t> known;
  std::string_view line;
  while (lines.next(line)) {
    if (line.starts_with('c') || line.empty()) continue;
    Cube cube = parse_cube(line, lines.position());
    if (names_a_variable_twice(cube)) {
      throw InputError(lines.position(), "the cube has a variable twice");
    }
    cubes.push_back(cube);
    std::sort(cube.begin(), cube.end());
    const auto [same, is_new] = known.emplace(std::move(cube), cubes.size());
    if (is_new) continue;
    throw InputError(lines.position(),
                     fmt::format("cube {} is the same as cube {}", cubes.size(), same->second));
  }
  return cubes;
}

namespace certify {

Var largest_variable(const Cube& cube) {
  Var largest = 0;
  for (const Lit literal : cube) largest = std::max(largest, Var{std::abs(literal)});
  return largest;
}

std::vector<Lit> as_units(const Cube& cube) {
  std::vector<Lit> clauses;
  for (const Lit literal : cube) clauses.insert(clauses.end(), {literal, 0});
  return clauses;
}

std::vector<Lit> none_of(const std::vector<Cube>& cubes) {
  std::vector<Lit> clauses;
  for (const Cube& cube : cubes) {
    for (const Lit literal : cube) clauses.push_back(-literal);
    clauses.push_back(0);
  }
  return clauses;
}

}  // namespace certify

}  // namespace sudoku_sat
