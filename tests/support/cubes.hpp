// Cubes of small boards of rows, columns and boxes, without anything from src/: the values of open
// cells that no given and no earlier choice excludes.
#pragma once

#include <string>
#include <vector>

#include "certificates.hpp"
#include "sudoku_sat/parts.hpp"

namespace sudoku_sat::support {

/// All choices for the first `cells` open cells, in depth-first order; literals of the direct code.
std::vector<Cube> first_cells_cubes(const Puzzle& puzzle, std::size_t cells);

/// A claim about a board of so many values, as users write it.
Claim claimed(std::string_view text, int size);

/// A certificate in parts in a directory of its own; its proofs are plain text there.
class PartsBundle {
 public:
  /// Proves it with a CubeProver for each of the cubes.
  PartsBundle(const Puzzle& puzzle, const std::optional<Claim>& claim,
              const std::vector<Cube>& cubes, const Formulation& formulation = {});

  std::string directory() const { return scratch_.file("bundle"); }
  std::string file(const std::string& name) const { return directory() + "/" + name; }
  const std::map<std::string, std::string>& files() const { return files_; }
  std::size_t parts() const { return files_.size() - 4; }
  /// "part-03.drat.zst" and "part-03.json" for 3.
  std::string proof(std::size_t part) const { return name(part) + ".drat.zst"; }
  std::string receipt(std::size_t part) const { return name(part) + ".json"; }
  /// Puts another text into a file.
  void write(const std::string& name, const std::string& text) const;
  /// Puts other cubes, as the manifest has them, into it.
  void write_cubes(const std::vector<std::string>& cubes) const;
  std::vector<std::string> cubes() const;
  /// Gives the manifest the digests of what there is, as only somebody does who knows how.
  void seal() const;
  /// All files as they were, and no others.
  void restore() const;
  /// "verified", or what verify_in_parts() says is wrong.
  std::string verdict(const PartsCheck& check = {}) const;

 private:
  std::string name(std::size_t part) const;

  Scratch scratch_;
  std::map<std::string, std::string> files_;  ///< by name
};

}  // namespace sudoku_sat::support
