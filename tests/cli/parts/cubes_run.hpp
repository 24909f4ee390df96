// A puzzle in cubes, from split to merge, as the tests of cubes and of their proofs run it.
#pragma once

#include "cli/helpers.hpp"

namespace sudoku_sat::support {

struct CubesRun {
  Scratch scratch;
  std::string directory = scratch.file("parts");
  std::string manifest = directory + "/manifest.json";

  RunResult split(const Strings& options) const {
    Strings arguments = {"parts", "split", "-o", directory};
    arguments.insert(arguments.end(), options.begin(), options.end());
    return run(arguments);
  }
  Json status() const { return Json::parse(run({"parts", "status", "-f", "json", manifest}).out); }
  int parts() const { return static_cast<int>(status().size()); }
  std::string state(int part) const {
    return status()[static_cast<std::size_t>(part - 1)]["state"].get<std::string>();
  }
  RunResult run_part(int part, const Strings& options = {}) const {
    Strings arguments = {"parts", "run", manifest, std::to_string(part)};
    arguments.insert(arguments.end(), options.begin(), options.end());
    return run(arguments);
  }
  /// The last part first.
  void run_all() const {
    for (int part = parts(); part > 0; --part) CHECK(run_part(part).status == 0);
  }
  RunResult merge(const Strings& options = {}) const {
    Strings arguments = {"parts", "merge", manifest};
    arguments.insert(arguments.end(), options.begin(), options.end());
    return run(arguments);
  }
  std::string file(const std::string& name) const { return directory + "/" + name; }
};

}  // namespace sudoku_sat::support
