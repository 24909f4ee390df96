// What every section works with: the settings, a place for files, programs run in turn, the report.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "boards.hpp"
#include "families.hpp"
#include "measurement.hpp"
#include "process.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat::bench {

/// A program for the streams that --rival names.
struct Rival {
  std::string name;
  std::string command;  ///< for the shell; {file} stands for the puzzles
};

/// What the command line says. An empty list: the section's own choice.
struct Settings {
  bool quick = false;
  std::size_t runs = 5;
  double seconds = 60;  ///< for one board
  std::string program;  ///< the sudoku-sat that is measured
  std::vector<std::string> streams = {};
  std::vector<std::string> boards = {};
  std::vector<std::string> solvers = {};
  std::vector<std::string> encodings = {};
  std::vector<std::string> reductions = {};
  std::vector<Rival> rivals = {};
  std::vector<std::string> points = {};  ///< SIZE:OPEN of the hard zone
  std::size_t hard_boards = 20;
  std::string_view grids = "pattern";                            ///< of the hard zone
  std::optional<std::vector<const BoardFamily*>> families = {};  ///< none: boards by themselves
  Half half = Half::test;                                        ///< of each family
  std::size_t family_boards = 5;
  std::uint64_t seed = 1;
};

/// All runs of one program.
using Runs = std::vector<Run>;

class Bench {
 public:
  Bench(Settings settings, Report& report) : settings_(std::move(settings)), report_(report) {}

  const Settings& settings() const { return settings_; }

  /// A file's path in a directory that is removed at the end; TMPDIR says on which disk.
  std::string file(std::string_view name) const { return directory_.file(name); }

  /// sudoku-sat with these arguments.
  Command program(std::vector<std::string> arguments) const;

  /// A line on standard error.
  void say(std::string_view text) const;
  /// Says that `what` is left out, and why.
  void skip(std::string_view what, std::string_view why) const;

  /// One run that is not measured, to prepare something.
  Run prepare(const Command& command) const;

  /// Each of the commands once, then each once again, `runs` times. Throws: Error if one fails.
  std::vector<Runs> in_turn(std::span<const Command> commands, std::size_t runs) const;

  /// Ours, and theirs against it, as often as the settings say; the row is not yet in the report.
  Measurement measure(std::string name, const Command& ours) const;
  Measurement measure(std::string name, const Command& ours, const Command& theirs) const;

  /// Puts the row into the report, for the section that runs.
  void add(Measurement row);
  void begin(std::string_view section) { section_ = section; }

  /// Of `names`, those that are installed; each of the others is reported once as skipped.
  std::vector<std::string> installed(std::span<const std::string> names) const;
  bool is_installed(std::string_view program) const;

 private:
  Settings settings_;
  Report& report_;
  std::string section_;
  TemporaryDirectory directory_;
};

/// The figures of a program's runs. Requires: at least one run.
Side side_of(const Command& command, const Runs& runs);

/// The row that compares them. Requires: as many runs of both.
Measurement row_of(std::string name, const Command& ours, const Runs& our_runs,
                   const Command& theirs, const Runs& their_runs);

/// How much work a run of each program does.
struct Work {
  double ours;
  double theirs;
  std::string unit;  ///< of the rate: "puzzles/s"
};

/// Sets the row's rates per second of wall-clock time; where the two programs don't do the same
/// amount of work, its ratios become those of the time for one unit.
void set_rates(Measurement& row, const Work& work);
void set_rate(Measurement& row, double amount, std::string unit);

}  // namespace sudoku_sat::bench
