// Values of options: numbers in a range, names in a table.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "sudoku_sat/encoding.hpp"
#include "sudoku_sat/formats.hpp"

namespace sudoku_sat::report {

/// The options that somebody gave, as text: those of a command line, or of a request.
class OptionValues {
 public:
  virtual ~OptionValues() = default;

  virtual bool has(const std::string& name) const = 0;
  /// The value of one that is given once at most; no value: it isn't.
  virtual std::optional<std::string> get(const std::string& name) const = 0;
  virtual std::vector<std::string> all(const std::string& name) const = 0;

 protected:
  OptionValues() = default;
  OptionValues(const OptionValues&) = default;
  OptionValues& operator=(const OptionValues&) = default;
};

/// A number among an option's values. Throws: UsageError unless it is one from `least` to `most`.
std::uint64_t number_in(const std::string& option, const std::string& text, std::uint64_t least,
                        std::uint64_t most);

/// The option's value as a number. Throws: UsageError unless it is one from `least` to `most`.
std::optional<std::uint64_t> number_option(const OptionValues& options, const std::string& name,
                                           std::uint64_t least, std::uint64_t most);

/// The numbers in an option's value "A:B:...". Throws: UsageError for one above `most`.
std::vector<std::uint64_t> numbers_in(const std::string& option, const std::string& text,
                                      std::uint64_t most);

/// The option's value as seconds, above 0. Throws: UsageError.
std::optional<double> seconds_option(const OptionValues& options, const std::string& name);

/// The option's value, a list with commas between its items, each once. Throws: UsageError for an
/// empty item.
std::vector<std::string> list_option(const OptionValues& options, const std::string& name);

/// "pairwise", "commander:3". Throws: UsageError.
AtMostOne amo_named(std::string_view name);

/// The board that --size, --box, --rules and --entries ask for; `may_check_entries`: whether the
/// last may also be `check`. Throws: UsageError.
BoardRequest board_request(const OptionValues& options, bool may_check_entries = false);

/// The board without givens that it asks for, of 9x9 cells unless it says otherwise; undecided at a
/// time-out of this thread's limits. Throws: UsageError; Stopped at an interrupt.
PuzzleInput empty_puzzle(const BoardRequest& request);

/// The values or defaults of --amo and --reduce. Throws: UsageError.
AtMostOne amo_option(const OptionValues& options);
const Reduction* reduction_option(const OptionValues& options);

/// light, dark or auto. Throws: UsageError.
Theme theme_named(std::string_view name);

/// -e, --amo and --reduce; without -e the encoding `usual`. Throws: UsageError.
Formulation formulation_option(const OptionValues& options, std::string_view usual);

/// Likewise; without -e, or with -e auto, the encoding is left open.
Formulation open_formulation(const OptionValues& options);

}  // namespace sudoku_sat::report
