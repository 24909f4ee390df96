// Which values a cell can have is written down here once more.
#include "cubes.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>

namespace sudoku_sat::support {

namespace {

bool excludes(const Geometry& geometry, Cell one, Cell other) {
  const auto size = static_cast<Cell>(geometry.size());
  const auto rows = static_cast<Cell>(geometry.box_rows());
  const auto columns = static_cast<Cell>(geometry.box_columns());
  const bool same_box =
      one / size / rows == other / size / rows && one % size / columns == other % size / columns;
  return one != other && (one / size == other / size || one % size == other % size || same_box);
}

bool possible(const Geometry& geometry, const Grid& grid, Cell cell, Value value) {
  for (Cell other = 0; other < grid.size(); ++other) {
    if (grid[other] == value && excludes(geometry, cell, other)) return false;
  }
  return true;
}

void add_cubes(const Geometry& geometry, Grid& grid, std::size_t cells, Cube& cube,
               std::vector<Cube>& cubes) {
  const auto open = std::find(grid.begin(), grid.end(), 0);
  if (cells == 0 || open == grid.end()) {
    cubes.push_back(cube);
    return;
  }
  const auto cell = static_cast<Cell>(open - grid.begin());
  for (Value value = 1; value <= geometry.size(); ++value) {
    if (!possible(geometry, grid, cell, value)) continue;
    cube.push_back(static_cast<Lit>(cell) * geometry.size() + value);
    grid[cell] = value;
    add_cubes(geometry, grid, cells - 1, cube, cubes);
    grid[cell] = 0;
    cube.pop_back();
  }
}

}  // namespace

std::vector<Cube> first_cells_cubes(const Puzzle& puzzle, std::size_t cells) {
  std::vector<Cube> cubes;
  Grid grid = puzzle.givens;
  Cube cube;
  add_cubes(puzzle.geometry(), grid, cells, cube, cubes);
  return cubes;
}

Claim claimed(std::string_view text, int size) {
  return parse_claim(text, Geometry(size), {"test"});
}

PartsBundle::PartsBundle(const Puzzle& puzzle, const std::optional<Claim>& claim,
                         const std::vector<Cube>& cubes, const Formulation& formulation) {
  const Scratch made;
  const CubeProver prover(puzzle, claim, formulation, {});
  std::vector<Grid> solutions;
  const auto proof_of = [&](std::size_t part) { return made.file(std::to_string(part) + ".drat"); };
  for (std::size_t i = 0; i < cubes.size(); ++i) {
    const CubeProof proof = prover.prove(cubes[i], proof_of(i), {});
    if (proof.solution) solutions.push_back(*proof.solution);
  }
  write_in_parts({prover.proved(solutions), cubes, proof_of}, directory());
  for (const auto& entry : std::filesystem::recursive_directory_iterator(directory())) {
    if (!entry.is_regular_file()) continue;
    files_[std::filesystem::relative(entry.path(), directory())] = read_file(entry.path());
  }
}

std::string PartsBundle::proof(std::size_t part) {
  const std::string digits = std::to_string(part);
  return "parts/" + std::string(6 - digits.size(), '0') + digits + ".drat";
}

void PartsBundle::write(const std::string& name, const std::string& text) const {
  std::filesystem::remove(file(name));
  std::ofstream(file(name), std::ios::binary) << text;
}

void PartsBundle::restore() const {
  std::filesystem::remove_all(file("parts"));
  std::filesystem::create_directory(file("parts"));
  for (const auto& [name, text] : files_) write(name, text);
}

std::string PartsBundle::verdict(const PartsCheck& check) const {
  try {
    verify_in_parts(directory(), check);
    return "verified";
  } catch (const InputError& error) {
    return error.what();
  }
}

}  // namespace sudoku_sat::support
