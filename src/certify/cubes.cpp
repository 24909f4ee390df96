// Cubes as clauses, and as text in the form in which cube solvers exchange them (iCNF: Wieringa,
// Niemenmaa & Heljanko, PDMC 2009); and the cover.
//
// The cover shows that the formula has no model in which none of the cubes holds. Cubes in
// depth-first order are the leaves of a tree: if no branch of a node holds, and propagation refutes
// the cases without a branch, then propagation shows that the node doesn't hold either. So the
// nodes are the lemmas, from the leaves up, unless the caller has given lemmas that work. If
// neither is enough, as for cubes that don't form a tree or leave something out, a solver refutes
// the rest.
#include <fmt/format.h>

#include <cstdlib>
#include <map>

#include "base/whole_file.hpp"
#include "files.hpp"
#include "proving.hpp"
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

std::string clause_line(std::span<const Lit> literals) {
  std::string line;
  for (const Lit literal : literals) line += fmt::format("{} ", literal);
  return line + "0\n";
}

std::string to_text(const std::vector<Cube>& cubes) {
  std::string text;
  for (const Cube& cube : cubes) text += "a " + clause_line(cube);
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

Var largest_variable(const std::vector<Lit>& literals) {
  Var largest = 0;
  for (const Lit literal : literals) largest = std::max(largest, Var{std::abs(literal)});
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

namespace sudoku_sat::certify {

namespace {

/// The nodes above the cubes, each after everything below it; the last one is the root, "0".
std::string lemmas_of_tree(const std::vector<Cube>& cubes) {
  const Cube end;
  std::string lemmas;
  for (std::size_t i = 0; i < cubes.size(); ++i) {
    const Cube& cube = cubes[i];
    const Cube& next = i + 1 < cubes.size() ? cubes[i + 1] : end;
    const auto differ = std::mismatch(cube.begin(), cube.end(), next.begin(), next.end()).first;
    // The node that contains both is not finished, except for the root at the end.
    const auto open = static_cast<std::size_t>(differ - cube.begin()) + 1;
    for (std::size_t length = cube.size(); length-- > open;) {
      lemmas += clause_line(negated(std::span(cube).first(length)));
    }
  }
  return lemmas + "0\n";
}

std::string lemmas_of(const std::vector<std::vector<Lit>>& clauses) {
  std::string lemmas;
  for (const std::vector<Lit>& clause : clauses) lemmas += clause_line(clause);
  return lemmas;
}

}  // namespace

std::string prove_cover(const ProvedCubes& parts, const std::string& raw, const Limits& limits) {
  const ClaimFormula formula = formula_of(parts.certificate, limits);
  const std::vector<Lit> none = none_of(parts.cubes);
  for (const bool given : {true, false}) {
    if (given && parts.cover.empty()) continue;
    ProofReport report =
        check_proof(formula.formula, given ? lemmas_of(parts.cover) : lemmas_of_tree(parts.cubes),
                    {.trim = true, .poll = [&] { limits.check(); }, .further = none});
    if (report.accepted) return report.trimmed;
  }
  const RawFile file(raw);
  if (refute(formula, none, raw, limits)) {
    throw FalseClaim(refutation_of(parts.certificate) + ", in none of the cubes");
  }
  return trimmed(formula.formula, none, take_proof(raw), limits).trimmed;
}

}  // namespace sudoku_sat::certify

namespace sudoku_sat {

void write_cover_of(const ProvedCubes& parts, const NewDirectory& directory, const Limits& limits) {
  certify::write_description(parts.certificate, directory);
  base::write_whole(directory.file("cover.drat"),
                    certify::prove_cover(parts, directory.file("cover.raw"), limits));
}

}  // namespace sudoku_sat
