// The possible values of a cell are computed independently here.
#include "cubes.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

#include "base/whole_file.hpp"

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
  for (const auto& entry : std::filesystem::directory_iterator(directory())) {
    files_[entry.path().filename()] = base::read_plain(entry.path(), 1 << 20);
  }
  restore();
}

std::string PartsBundle::name(std::size_t part) const {
  return fmt::format("part-{:0{}}", part, std::to_string(parts()).size());
}

void PartsBundle::write(const std::string& name, const std::string& text) const {
  std::filesystem::remove(file(name));
  std::ofstream(file(name), std::ios::binary) << text;
}

std::vector<std::string> PartsBundle::cubes() const {
  std::vector<std::string> cubes;
  const std::string& text = files_.at("manifest.json");
  const std::string before = "\"cube\":\"";
  for (std::size_t at = 0; (at = text.find(before, at)) != text.npos;) {
    at += before.size();
    cubes.push_back(text.substr(at, text.find('"', at) - at));
  }
  return cubes;
}

void PartsBundle::write_cubes(const std::vector<std::string>& cubes) const {
  const std::string& text = files_.at("manifest.json");
  std::string lines;
  for (std::size_t i = 0; i < cubes.size(); ++i) {
    lines +=
        fmt::format("{}\n  {{\"part\":{},\"cube\":\"{}\"}}", i == 0 ? "" : ",", i + 1, cubes[i]);
  }
  const std::size_t begin = text.find('[', text.find("\"parts\": ")) + 1;
  write("manifest.json", text.substr(0, begin) + lines + text.substr(text.find("\n ]", begin)));
  seal();
}

void PartsBundle::seal() const {
  std::string text = read_file(file("manifest.json"));
  constexpr std::size_t digits = 32;
  const std::string claim = "{\"claim\":\"";
  if (const std::size_t at = text.find(claim); at != text.npos) {
    text.replace(at + claim.size(), digits,
                 base::digest_of(read_file(file("puzzle.json")) + read_file(file("claim.json"))));
  }
  const std::size_t end = std::min(text.rfind(" \"digest\": \""), text.size());
  text.resize(end);
  write("manifest.json", fmt::format("{} \"digest\": \"{}\"\n}}\n", text, base::digest_of(text)));
}

void PartsBundle::restore() const {
  for (std::size_t part = 1; part <= parts(); ++part) std::filesystem::remove(file(receipt(part)));
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
