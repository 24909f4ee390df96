// Cubes of small boards of rows, columns and boxes, without anything of src/: the values of open
// cells that no given and no earlier choice excludes.
#pragma once

#include <string>
#include <vector>

#include "certificates.hpp"
#include "sudoku_sat/certificate.hpp"

namespace sudoku_sat::support {

/// All choices for the first `cells` open cells, in depth-first order; literals of the direct code.
std::vector<Cube> first_cells_cubes(const Puzzle& puzzle, std::size_t cells);

/// A claim about a board of so many values, as users write it.
Claim claimed(std::string_view text, int size);

/// A certificate in parts in a directory of its own, its proofs as plain text.
class PartsBundle {
 public:
  /// Proves it with a CubeProver for each of the cubes.
  PartsBundle(const Puzzle& puzzle, const std::optional<Claim>& claim,
              const std::vector<Cube>& cubes, const Formulation& formulation = {});

  std::string directory() const { return scratch_.file("bundle"); }
  std::string file(const std::string& name) const { return directory() + "/" + name; }
  const std::map<std::string, std::string>& files() const { return files_; }
  /// "parts/000003.drat" for 3.
  static std::string proof(std::size_t part);
  /// Puts another text into a file.
  void write(const std::string& name, const std::string& text) const;
  /// All files as they were, and no others.
  void restore() const;
  /// "verified", or what verify_in_parts() says is wrong.
  std::string verdict(const PartsCheck& check = {}) const;

 private:
  Scratch scratch_;
  std::map<std::string, std::string> files_;  ///< by name
};

}  // namespace sudoku_sat::support
