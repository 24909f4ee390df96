// Values of options that several commands have.
#pragma once

#include <cstdint>
#include <string>

#include "app/board_request.hpp"
#include "app/choices.hpp"
#include "app/formulation.hpp"
#include "command_line.hpp"

namespace sudoku_sat::cli {

/// The things with the numbers `begin` to `end` - 1.
struct NumberRange {
  std::uint64_t begin = 0;
  std::uint64_t end = 0;

  std::uint64_t size() const { return end - begin; }
};

/// --range A:B, of this many things; all of them without it. Throws: UsageError unless A is below B
/// and B is not above their number.
NumberRange range_option(const CommandLine& line, std::uint64_t things);

/// The extension of files that --compress requests: ".gz", ".xz", ".zst"; empty: none.
std::string compression_option(const CommandLine& line);

/// -j: the number of threads; 0: as many as the machine runs at once.
unsigned jobs_option(const CommandLine& line);

/// Throws: UsageError for a format that isn't possible with the other options.
void require_format(const std::string& format, const app::Choices& known);

}  // namespace sudoku_sat::cli
