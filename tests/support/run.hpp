// Runs the program under test as its users do, as a separate process, and keeps its output. Plain
// POSIX, nothing from src/: a bug in the library can't hide itself here.
//
// Standard input and both outputs are temporary files, not pipes, so that no amount of data can
// lock up parent and child; pipes are tested with shell(). The program is $SUDOKU_SAT_PROGRAM, or
// else the macro of that name, a path set by the build. A sanitizer's finding ends it with a signal
// (status 134), so that it can't be mistaken for the status 1 of bad input.
#pragma once

#include <chrono>
#include <filesystem>
#include <iosfwd>
#include <string>
#include <string_view>
#include <vector>

namespace sudoku_sat::support {

struct RunResult {
  int status = 0;  ///< exit status; 128 + the signal's number after a crash, like a shell's $?
  std::string out;
  std::string err;
  bool timed_out = false;  ///< killed at the time limit, together with its children
};

/// For INFO and CAPTURE: status and outputs, cut off after some thousand bytes.
std::ostream& operator<<(std::ostream& stream, const RunResult& result);

inline constexpr std::chrono::seconds default_time_limit{120};

/// Runs the program under test, in the current directory. Throws: std::runtime_error where it can't
/// be started.
RunResult run(const std::vector<std::string>& arguments, std::string_view standard_input = {},
              std::chrono::seconds time_limit = default_time_limit);

/// Runs `sh -c command_line` in a new temporary directory, with an empty standard input.
/// $SUDOKU_SAT is the program under test, $START the directory that the tests run in.
RunResult shell(const std::string& command_line,
                std::chrono::seconds time_limit = default_time_limit);

/// Runs `sh -c command_line` in `directory`, with an empty standard input and `variables`
/// (NAME=VALUE) on top of the environment.
RunResult shell_in(const std::filesystem::path& directory, const std::string& command_line,
                   const std::vector<std::string>& variables,
                   std::chrono::seconds time_limit = default_time_limit);

/// The program under test.
std::filesystem::path program_path();

/// All bytes of a file. Throws: std::runtime_error where it can't be read.
std::string read_file(const std::filesystem::path& path);

/// A new temporary directory, which goes with all that is in it.
class Scratch {
 public:
  Scratch();
  Scratch(const Scratch&) = delete;
  Scratch& operator=(const Scratch&) = delete;
  ~Scratch();

  const std::filesystem::path& path() const { return path_; }
  /// The path of a file in it, made or not.
  std::string file(std::string_view name) const;
  /// Makes a file and returns its path.
  std::string write(std::string_view name, std::string_view content) const;

 private:
  std::filesystem::path path_;
};

}  // namespace sudoku_sat::support
