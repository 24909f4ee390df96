// The given options as text, from a command line or a request. The table defines their valid
// values.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "command.hpp"

namespace sudoku_sat::app {

class OptionValues {
 public:
  virtual ~OptionValues() = default;

  const Command& command() const { return *command_; }
  Front front() const { return front_; }
  /// Whether the option can be given here.
  bool takes(const Option& option) const {
    return front_ == Front::line ? option.on_line() : option.in_requests();
  }

  /// Names are those of the table, even if an alias was given.
  virtual bool has(std::string_view name) const = 0;
  /// The value of an option that is given at most once; no value: not given.
  virtual std::optional<std::string> get(std::string_view name) const = 0;
  virtual std::vector<std::string> all(std::string_view name) const = 0;
  /// Whether there are arguments besides options: an INPUT.
  virtual bool has_input() const = 0;

  /// The value, or the default.
  std::string text(std::string_view name) const;
  /// Likewise as a number. Throws: UsageError.
  std::uint64_t number_or_usual(std::string_view name) const;
  /// The value as a number; none if there is no value, or a bare one. Throws: UsageError.
  std::optional<std::uint64_t> number(std::string_view name) const;
  /// The value as seconds, above 0. Throws: UsageError.
  std::optional<double> seconds(std::string_view name) const;
  /// The items of a list with commas, each once. Throws: UsageError for an empty item.
  std::vector<std::string> list(std::string_view name) const;

 protected:
  /// `front`: a command line or a request.
  OptionValues(const Command& command, Front front) : command_(&command), front_(front) {}
  OptionValues(const OptionValues&) = default;
  OptionValues& operator=(const OptionValues&) = default;

 private:
  const Command* command_;
  Front front_;
};

/// Throws: UsageError if an option doesn't accept its value, or options need or exclude each other.
void check_values(const OptionValues& values);

/// Throws: UsageError if an option is missing that the command needs.
void check_required(const OptionValues& values);

/// A message with the command's options as the user wrote them: without dashes in requests, and by
/// the older names among `given` (names without dashes).
std::string in_given_words(std::string message, const Command& command, Front front,
                           const std::vector<std::string_view>& given);

/// A number among an option's values. Throws: UsageError unless it is one from `least` to `most`.
std::uint64_t number_in(std::string_view option, std::string_view text, std::uint64_t least,
                        std::uint64_t most);

/// The share of open cells in thousandths, 0 to 1000: 475 for "0.475". Throws: UsageError.
int open_share(std::string_view text);

/// The numbers in an option's value "A:B:...". Throws: UsageError for one above `most`.
std::vector<std::uint64_t> numbers_in(std::string_view option, std::string_view text,
                                      std::uint64_t most);

}  // namespace sudoku_sat::app
