// The command line of the benchmark.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "bench.hpp"
#include "section.hpp"

namespace sudoku_sat::bench {

/// --make-boards: boards to write to files, instead of measuring.
struct BoardsWanted {
  std::filesystem::path directory;
  bool of_families = false;  ///< of those of the settings; without `spec`
  BoardSpec spec = {};
  std::size_t count = 1;
};

struct Options {
  enum class Form { table, json, markdown };

  Settings settings;
  Form form = Form::table;
  bool help = false;
  bool list = false;
  std::vector<const Section*> sections;
  std::optional<BoardsWanted> make_boards;
};

/// Throws: UsageError.
Options parse_options(int count, char** values);

std::string help_text();

}  // namespace sudoku_sat::bench
