// The command line of the benchmark.
#pragma once

#include <string>
#include <vector>

#include "bench.hpp"
#include "section.hpp"

namespace sudoku_sat::bench {

struct Options {
  enum class Form { table, json, markdown };

  Settings settings;
  Form form = Form::table;
  bool help = false;
  bool list = false;
  std::vector<const Section*> sections;
};

/// Throws: UsageError.
Options parse_options(int count, char** values);

std::string help_text();

}  // namespace sudoku_sat::bench
