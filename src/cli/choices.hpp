// Options that several commands have.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "command_line.hpp"
#include "report/options.hpp"
#include "sudoku_sat/encoding.hpp"
#include "sudoku_sat/formats.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat::cli {

/// Of things numbered from 0 those from `begin` to `end` - 1.
struct NumberRange {
  std::uint64_t begin = 0;
  std::uint64_t end = 0;

  std::uint64_t size() const { return end - begin; }
};

/// --range A:B, of so many things; all of them without it. Throws: UsageError unless A is below B
/// and B is not above their number.
NumberRange range_option(const CommandLine& line, std::uint64_t things);

/// Add --size and --box, and --rules for commands that read or make puzzles.
void add_board_options(CommandLine& line);
void add_rules_option(CommandLine& line);

/// Adds --encoding and --amo; `usual`: the encoding without it.
void add_encoding_options(CommandLine& line, std::string_view usual);
/// Adds --amo.
void add_amo_option(CommandLine& line);
/// Adds --reduce; `usual`: what its default is called.
void add_reduce_option(CommandLine& line, const std::string& usual);
/// What --compress takes.
inline constexpr std::string_view compressions[] = {"gz", "xz", "zst"};

/// Adds --compress; `what`: whose compression it is.
void add_compress_option(CommandLine& line, const std::string& what);

/// The ending of files as --compress asks for: ".gz", ".xz", ".zst"; empty: none. Throws:
/// UsageError.
std::string compression_option(const CommandLine& line);

}  // namespace sudoku_sat::cli
