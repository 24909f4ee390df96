// parts split --cubes and --depth: one puzzle.
//
// A formula of a cube is that of the puzzle with the cube's values as givens, so `decode` reads an
// answer to it like any other. The incremental form is that of cube and conquer (Heule, Kullmann,
// Wieringa & Biere, HVC 2011): "p inccnf", the clauses, "a 1 -2 0" for each cube.
#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <string>

#include "app/options.hpp"
#include "cli/choices.hpp"
#include "cli/command_line.hpp"
#include "cli/globals.hpp"
#include "cli/progress.hpp"
#include "cli/streams/inputs.hpp"
#include "part_command.hpp"
#include "split.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/cnf.hpp"
#include "sudoku_sat/encoding.hpp"
#include "sudoku_sat/formats.hpp"
#include "sudoku_sat/io.hpp"
#include "sudoku_sat/parts.hpp"
#include "sudoku_sat/puzzle.hpp"
#include "sudoku_sat/solve.hpp"

namespace sudoku_sat::cli {

namespace {

/// Which files are wanted.
struct CubeFiles {
  bool puzzles = false;      ///< cube-1.txt, ... : a puzzle file of each cube
  bool formulas = false;     ///< cube-1.cnf, ... : a formula of each cube
  bool incremental = false;  ///< cubes.icnf: one formula, a line of assumptions for each cube
  Formulation formulation = {};
  std::string compression;  ///< the ending of formulas' names, as ".xz"; empty: none
};

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

/// The files that --files and the options that go with it request. Throws: UsageError.
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

/// Writes them into a directory; cubes are numbered as parts are. Throws: as write_cnf().
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

const std::vector<UsualCommand>& cube_commands() {
  static const std::vector<UsualCommand> table = {
      {"solve", {"solve"}},
      {"list", {"solve", "-n", "0", "--sorted"}},
      {"count", {"count"}},
      {"unsat", {"check", "--satisfiable"}},
      {"unique", {"solve", "--unique"}},
  };
  return table;
}

const CommandRules cube_rules{
    .what = "of a puzzle",
    .commands = {"solve", "count", "check"},
    .formats = {"line"},
    .forbidden = {"-o,--output", "-p,--puzzle", "--empty", "--stats", "--bytes", "--size", "--box",
                  "--rules", "-f,--format", "-n,--solutions", "--sorted", "--unique", "--limit",
                  "--by", "--timeout"},
    .options_only = true,
};

/// The only options allowed after -- with --proofs. Throws: UsageError.
Formulation formulation_behind(const std::vector<std::string>& words) {
  static constexpr app::Option options[] = {app::option::encoding.usually("auto"), app::option::amo,
                                            app::option::reencode, app::option::literal_order};
  static constexpr app::Command command{.name = "prove", .groups = {{{"Encoding", options}}}};
  const CommandLine line(command, words);
  if (line.asks_for_help()) {
    throw UsageError("with --proofs, only -e, --amo, --reencode and --literal-order can follow --");
  }
  return direct_formulation(line);
}

PartCommand proving_command(const std::vector<std::string>& words) {
  PartCommand command{{"prove"}, "line"};
  command.words.insert(command.words.end(), words.begin(), words.end());
  return command;
}

/// All cubes but one have no solution, so local searches would double the work.
void leave_out_local_search(PartCommand& command, Purpose purpose, const Board& board) {
  const bool refutes = purpose == Purpose::unsat || purpose == Purpose::unique;
  if (!refutes || board.size() < smallest_with_local_search) return;
  command.words.insert(command.words.end(), {"--set", "stabilizeonly=1"});
}

}  // namespace

Manifest split_by_cubes(const CommandLine& line, const std::vector<std::string>& words,
                        const std::string& directory) {
  const CubeOptions options = cube_options(line);
  CubeFiles files = cube_files_option(line);
  std::optional<Formulation> proofs;
  if (line.has("proofs")) proofs = formulation_behind(words);
  PartCommand command =
      proofs ? proving_command(words) : part_command(line, words, cube_commands(), cube_rules);
  PuzzleStream stream(line);
  const PuzzleInput input = single_puzzle(stream);
  files.formulation = formulation_for(*input.puzzle, files.formulation);
  if (proofs) proofs = proving_formulation(*input.puzzle, *proofs);
  const CubeCover cover = with_bar(options, [&](const CubeOptions& watched, const Limits& limits) {
    return split_into_cubes(*input.puzzle, watched, limits);
  });
  const Purpose purpose = *parse_purpose(line.get("for").value_or("solve"));
  if (words.empty() && !proofs) {
    leave_out_local_search(command, purpose, *input.puzzle->board);
  }
  write_cover(cover.proof, fmt::format("{}/{}", directory, cover_name()));
  write_cube_files(*input.puzzle, cover, files, directory);
  return split_puzzle(*input.puzzle, input.position.source, command, purpose, cover, proofs);
}

CubeOptions cube_options(const CommandLine& line) {
  CubeOptions options;
  options.cubes = static_cast<std::size_t>(line.number("cubes").value_or(0));
  options.depth = static_cast<unsigned>(line.number("depth").value_or(0));
  return options;
}

Formulation direct_formulation(const CommandLine& line) {
  const Formulation formulation = app::unreduced_formulation_option(line);
  if (chosen_encoding(formulation).code == &direct_code()) return formulation;
  throw UsageError(fmt::format("--cubes needs an encoding of the direct code, {} has another",
                               chosen_encoding(formulation).name));
}

}  // namespace sudoku_sat::cli
