// What a benchmark found: one row of a table, one object of the JSON.
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "samples.hpp"

namespace sudoku_sat::bench {

/// One program's figures.
struct Side {
  std::string command;                     ///< as it is typed
  Spread wall = {};                        ///< seconds
  Spread processor = {};                   ///< seconds, user and system
  std::uint64_t memory = 0;                ///< bytes, the most of all its runs
  std::optional<double> rate = {};         ///< of what the measurement's unit says
  std::optional<std::size_t> solved = {};  ///< how many boards, where not all were
};

struct Measurement {
  std::string section;
  std::string name;
  Side ours = {};
  std::optional<Side> theirs = {};             ///< none: nothing to compare with
  std::optional<double> ratio = {};            ///< of wall-clock times, ours to theirs
  std::optional<double> processor_ratio = {};  ///< of processor times
  std::string unit = {};                       ///< of the rates: "MB/s"
  std::optional<std::size_t> boards = {};      ///< out of which `solved` counts
  std::string note = {};                       ///< what a reader of the figures has to know
};

/// The machine, and how it was measured.
struct Circumstances {
  std::string processor;  ///< its model
  unsigned cores = 0;
  std::string compiler;
  std::string version;  ///< of the program
  std::size_t runs = 0;
  bool quick = false;
};

struct Report {
  Circumstances circumstances;
  std::vector<Measurement> measurements;
};

/// A number with three significant digits, at most six decimals, all digits before the point:
/// "0.0123", "1.23", "12.3", "123", "12346".
std::string three_digits(double number);

/// A table for each section: aligned text, or Markdown. Columns without a figure are left out.
std::string to_table(const Report& report, bool markdown);

nlohmann::ordered_json to_json(const Report& report);

}  // namespace sudoku_sat::bench
