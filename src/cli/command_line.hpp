// The arguments of one command. cxxopts reads them; its options are declared from the table in app.
// Errors are worded here, because its messages don't name the nearest option or the valid values.
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
  /// Reads the arguments after the command's name. Throws: UsageError, unless help is requested.
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
  /// What follows --, for commands that take another command there. Empty: there is no --.
  const std::optional<std::vector<std::string>>& behind() const { return behind_; }

 private:
  using Words = std::vector<std::string>;

  void read(const Words& arguments);
  const app::Option* option_in(std::string_view word) const;
  Words with_joined_values(const Words& arguments) const;
  void add_rest(const Words& arguments);
  void add_positional(const std::string& word);
  void add(const std::string& name, const std::string& value);
  [[noreturn]] void reject_missing_value(const std::string& word) const;
  void require_positional() const;
  [[noreturn]] void reject_option(std::string_view word) const;

  std::map<std::string, Words, std::less<>> values_;
  Words positional_;
  std::optional<Words> behind_;
};

}  // namespace sudoku_sat::cli
