// The arguments of one command, read by its table of options: strict, so that a slip of the
// keyboard is an error that names the nearest option, never something else.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/values.hpp"

namespace sudoku_sat::cli {

class CommandLine : public app::OptionValues {
 public:
  /// Reads the arguments behind the command's name. Throws: UsageError, but not where help is asked
  /// for.
  CommandLine(const app::Command& command, const std::vector<std::string>& arguments);

  bool has(std::string_view name) const override;
  std::optional<std::string> get(std::string_view name) const override;
  std::vector<std::string> all(std::string_view name) const override;
  bool has_input() const override { return !positional_.empty(); }

  bool asks_for_help() const { return has("help"); }
  /// How often a flag is given.
  std::size_t count(std::string_view name) const;
  /// The arguments that belong to no option.
  const std::vector<std::string>& positional() const { return positional_; }
  /// What stands behind --, for commands that take another one there; no value: there is no --.
  const std::optional<std::vector<std::string>>& behind() const { return behind_; }

 private:
  using Words = std::vector<std::string>;

  void read(const Words& arguments);
  std::size_t read_long(const Words& arguments, std::size_t at);
  std::size_t read_brief(const Words& arguments, std::size_t at);
  std::size_t read_value(const app::Option& option, const Words& arguments, std::size_t at);
  void add(const app::Option& option, std::string value);
  void require_positional() const;
  [[noreturn]] void reject_option(std::string_view word) const;

  std::map<std::string, Words, std::less<>> values_;
  Words positional_;
  std::optional<Words> behind_;
};

}  // namespace sudoku_sat::cli
