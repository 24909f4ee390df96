// A stream in parts, from split to merge, as the tests of parts run it.
#pragma once

#include <algorithm>

#include "cli/helpers.hpp"

namespace sudoku_sat::support {

/// The worksheet's puzzle with its digits renamed, each time in another way.
inline std::string renamed(int number) {
  std::string digits = "123456789";
  for (int i = 0; i < number; ++i) std::next_permutation(digits.begin(), digits.end());
  std::string puzzle = worksheet;
  for (char& c : puzzle) {
    if (c != '.') c = digits[static_cast<std::size_t>(c - '1')];
  }
  return puzzle;
}

/// Puzzles with one solution, one without, lines that are no puzzle, comments and labels between.
inline std::string mixed_stream(int puzzles) {
  std::string text = "# a stream\n\n";
  for (int i = 0; i < puzzles; ++i) {
    text += renamed(i) + (i % 7 == 3 ? " # the label\n" : "\n");
    if (i % 11 == 5) text += "# comment\n\n";
    if (i % 13 == 8) text += worksheet.substr(1) + "\n";
    if (i % 17 == 9) text += unsolvable + "\n";
  }
  return text;
}

struct Split {
  Scratch scratch;
  std::string stream;
  std::string directory = scratch.file("parts");
  std::string manifest = directory + "/manifest.json";

  explicit Split(const std::string& text, const std::string& name = "stream.txt")
      : stream(scratch.write(name, text)) {}

  RunResult split(int parts, const Strings& command = {"solve"}) const {
    Strings arguments = {"parts", "split",   stream, "--parts", std::to_string(parts),
                         "-o",    directory, "--"};
    arguments.insert(arguments.end(), command.begin(), command.end());
    return run(arguments);
  }

  RunResult run_part(int part) const {
    return run({"parts", "run", manifest, std::to_string(part)});
  }
  RunResult merge() const { return run({"parts", "merge", manifest}); }

  /// Splits and runs all parts, the last one first.
  void work(int parts, const Strings& command = {"solve"}) const {
    REQUIRE(split(parts, command).status == 0);
    for (int part = parts; part > 0; --part)
      CHECK(run_part(part).err.find("abort") == std::string::npos);
  }

  std::string file(const std::string& name) const { return directory + "/" + name; }
};

}  // namespace sudoku_sat::support
