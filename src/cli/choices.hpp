// Values of options: numbers in a range, names in a table.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "command_line.hpp"
#include "sudoku_sat/encoding.hpp"
#include "sudoku_sat/formats.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat {

/// A number among an option's values. Throws: UsageError unless it is one from `least` to `most`.
std::uint64_t number_in(const std::string& option, const std::string& text, std::uint64_t least,
                        std::uint64_t most);

/// The option's value as a number. Throws: UsageError unless it is one from `least` to `most`.
std::optional<std::uint64_t> number_option(const CommandLine& line, const std::string& name,
                                           std::uint64_t least, std::uint64_t most);

/// The numbers in an option's value "A:B:...". Throws: UsageError for one above `most`.
std::vector<std::uint64_t> numbers_in(const std::string& option, const std::string& text,
                                      std::uint64_t most);

/// Of things numbered from 0 those from `begin` to `end` - 1.
struct NumberRange {
  std::uint64_t begin = 0;
  std::uint64_t end = 0;

  std::uint64_t size() const { return end - begin; }
};

/// --range A:B, of so many things; all of them without it. Throws: UsageError unless A is below B
/// and B is not above their number.
NumberRange range_option(const CommandLine& line, std::uint64_t things);

/// The option's value as seconds, above 0. Throws: UsageError.
std::optional<double> seconds_option(const CommandLine& line, const std::string& name);

/// The option's value, a list with commas between its items, each once. Throws: UsageError for an
/// empty item.
std::vector<std::string> list_option(const CommandLine& line, const std::string& name);

/// Add --size and --box, and --rules for commands that read or make puzzles; then the board that
/// they ask for. Throws: UsageError.
void add_board_options(CommandLine& line);
void add_rules_option(CommandLine& line);
BoardRequest board_request(const CommandLine& line);

/// "pairwise", "commander:3". Throws: UsageError.
AtMostOne amo_named(std::string_view name);

/// Adds --amo. The values or defaults of --amo and --reduce. Throws: UsageError.
void add_amo_option(CommandLine& line);
/// Adds --reduce; `usual`: what its default is called.
void add_reduce_option(CommandLine& line, const std::string& usual);
AtMostOne amo_option(const CommandLine& line);
const Reduction* reduction_option(const CommandLine& line);

/// -e, --amo and --reduce; without -e the encoding `usual`. Throws: UsageError.
Formulation formulation_option(const CommandLine& line, std::string_view usual);

/// What --compress takes.
inline constexpr std::string_view compressions[] = {"gz", "xz", "zst"};

/// Adds --compress; `what`: whose compression it is.
void add_compress_option(CommandLine& line, const std::string& what);

/// The ending of files as --compress asks for: ".gz", ".xz", ".zst"; empty: none. Throws:
/// UsageError.
std::string compression_option(const CommandLine& line);

}  // namespace sudoku_sat
