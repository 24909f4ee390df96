// One command's options on top of cxxopts, with the global ones, strict where cxxopts is lax: an
// unknown option suggests the nearest one, an option given twice is an error, and values come as
// text, so that every error about them reads the same.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "command_help.hpp"
#include "report/options.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat::cli {

/// What may follow an option, where these are names.
using Choices = std::vector<std::string_view>;

/// The names of a table's entries, and further ones behind them.
template <class Table>
Choices names_in(const Table& table, const Choices& further = {}) {
  Choices names;
  for (const auto& item : table) names.push_back(entry_of(item).name);
  names.insert(names.end(), further.begin(), further.end());
  return names;
}

/// "grid, line or json"
std::string one_of(const Choices& choices);

class CommandLine : public report::OptionValues {
 public:
  /// `example`: one worked example for the help text. `positional`: what arguments that belong to
  /// no option are called there; empty: there are none.
  CommandLine(std::string_view command, std::string_view summary, std::string_view example,
              std::string_view positional);
  ~CommandLine() override;

  /// Options are listed under the group named last.
  void group(std::string_view name);
  /// `names`: "long" or "s,long".
  void flag(const std::string& names, const std::string& help);
  /// `choices`: of the values those that have names, for completion; they are not checked.
  void value(const std::string& names, const std::string& argument, const std::string& help,
             const Choices& choices = {});
  /// A value that may be given several times.
  void values(const std::string& names, const std::string& argument, const std::string& help,
              const Choices& choices = {});
  /// A value that is one of `choices`, which the help lists, `more` behind them.
  void choice(const std::string& names, const std::string& argument, const Choices& choices,
              const std::string& more);

  /// Parses the arguments and applies the global options. False where help was asked for and has
  /// been printed. Throws: UsageError.
  bool parse(const std::vector<std::string>& arguments);

  bool has(const std::string& name) const override;
  std::optional<std::string> get(const std::string& name) const override;
  std::vector<std::string> all(const std::string& name) const override;
  const std::vector<std::string>& positional() const { return positional_; }

 private:
  struct Implementation;
  void add_globals();
  void reject_unknown(const std::vector<std::string>& unmatched) const;
  void reject_repeated() const;
  void remember(const std::string& names, const std::string& argument, const std::string& help,
                const Choices& choices = {});
  bool repeatable(const std::string& name) const;

  std::unique_ptr<Implementation> implementation_;
  CommandHelp help_;
  std::string group_;  ///< of the options to come
  std::vector<std::string> positional_;
};

/// The options that every command has, and that may stand before it.
std::vector<OptionHelp> global_options();

}  // namespace sudoku_sat::cli
