// A formula of a cube is that of the puzzle with the cube's values as givens, so `decode` reads an
// answer to it like any other. The incremental form is that of cube and conquer (Heule, Kullmann,
// Wieringa & Biere, HVC 2011): "p inccnf", the clauses, "a 1 -2 0" for each cube.
#include "cube_files.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

#include "cli/choices.hpp"
#include "cli/globals.hpp"
#include "cli/progress.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/cnf.hpp"
#include "sudoku_sat/formats.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat::cli {

namespace {

class CubeFilesWriter {
 public:
  CubeFilesWriter(const Puzzle& puzzle, const CubeFiles& wanted, const std::string& directory,
                  std::size_t cubes)
      : puzzle_(puzzle),
        wanted_(wanted),
        directory_(directory),
        digits_(std::to_string(cubes).size()) {
    progress_.set_total(cubes);
  }

  void write_puzzle(std::size_t number, const Cube& cube) {
    Output out(file(numbered(number) + ".txt"));
    out.write(puzzle_text(with_cube(puzzle_, cube)));
    out.commit();
  }

  void write_formula(std::size_t number, const Cube& cube) {
    Output out(file(numbered(number) + ".cnf" + wanted_.compression));
    out.watch(&interrupt());
    write_cnf(with_cube(puzzle_, cube),
              {.formulation = wanted_.formulation, .label = fmt::format("cube {}", number)}, out,
              limits_);
    out.commit();
  }

  void write_incremental(const std::vector<Cube>& cubes) {
    Output out(file("cubes.icnf" + wanted_.compression));
    out.watch(&interrupt());
    write_cnf(puzzle_, {.formulation = wanted_.formulation, .cubes = true}, out, limits_);
    const VariableMap variables(puzzle_.geometry(), *chosen_encoding(wanted_.formulation).code);
    for (const Cube& cube : cubes) out.write(assumptions(cube, variables));
    out.commit();
  }

  void done(std::size_t cubes) {
    progress_.set(cubes);
    limits_.check();
  }

 private:
  std::string file(const std::string& name) const {
    return (std::filesystem::path(directory_) / name).string();
  }
  std::string numbered(std::size_t number) const {
    return fmt::format("cube-{:0{}}", number, digits_);
  }

  /// In codes other than the direct one a value is several literals.
  std::string assumptions(const Cube& cube, const VariableMap& variables) const {
    const Lit size = puzzle_.geometry().size();
    std::vector<Lit> literals;
    for (const Lit literal : cube) {
      const Lit before = literal - 1;
      variables.append_literals(static_cast<Cell>(before / size),
                                static_cast<int>(before % size) + 1, literals);
    }
    return to_text({literals});
  }

  const Puzzle& puzzle_;
  const CubeFiles& wanted_;
  const std::string& directory_;
  std::size_t digits_;
  Progress progress_{"files"};
  Limits limits_{{}, &interrupt(), [this] { progress_.tick(); }};
};

}  // namespace

CubeFiles cube_files_option(const CommandLine& line) {
  CubeFiles wanted;
  if (!line.has("files")) return wanted;
  for (const std::string& name : line.list("files")) {
    if (name != "icnf" && name != "cnf" && name != "puzzle") {
      throw UsageError(fmt::format("--files: expected icnf, cnf or puzzle, got '{}'", shown(name)));
    }
    (name == "icnf" ? wanted.incremental : name == "cnf" ? wanted.formulas : wanted.puzzles) = true;
  }
  wanted.formulation = app::unreduced_formulation_option(line);
  wanted.compression = compression_option(line);
  if (wanted.incremental && chosen_reduction(wanted.formulation).apply != nullptr) {
    throw UsageError("--reduce needs --files cnf: one formula for all cubes can't be reduced");
  }
  return wanted;
}

void write_cube_files(const Puzzle& puzzle, const CubeCover& cover, const CubeFiles& wanted,
                      const std::string& directory) {
  // A puzzle that propagation refutes has one part, without a cube.
  const std::vector<Cube> cubes = cover.cubes.empty() ? std::vector<Cube>{{}} : cover.cubes;
  CubeFilesWriter writer(puzzle, wanted, directory, cubes.size());
  if (wanted.incremental) writer.write_incremental(cubes);
  for (std::size_t i = 0; i < cubes.size(); ++i) {
    if (wanted.puzzles) writer.write_puzzle(i + 1, cubes[i]);
    if (wanted.formulas) writer.write_formula(i + 1, cubes[i]);
    writer.done(i + 1);
  }
}

}  // namespace sudoku_sat::cli
