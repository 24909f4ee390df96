// One command's options on top of cxxopts, with the global ones, strict where cxxopts is lax: an
// unknown option suggests the nearest one, an option given twice is an error, and values come as
// text, so that every error about them reads the same.
#pragma once

#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sudoku_sat {

class CommandLine {
 public:
  /// `example`: one worked example for the help text. `positional`: what arguments that belong to
  /// no option are called there; empty: there are none.
  CommandLine(std::string_view command, std::string_view summary, std::string_view example,
              std::string_view positional);
  ~CommandLine();

  /// Options are listed under the group named last.
  void group(std::string_view name);
  /// `names`: "long" or "s,long".
  void flag(const std::string& names, const std::string& help);
  void value(const std::string& names, const std::string& argument, const std::string& help);
  /// A value that may be given several times.
  void values(const std::string& names, const std::string& argument, const std::string& help);

  /// Parses the arguments and applies the global options. False where help was asked for and has
  /// been printed. Throws: UsageError.
  bool parse(const std::vector<std::string>& arguments);

  bool has(const std::string& name) const;
  std::optional<std::string> get(const std::string& name) const;
  std::vector<std::string> all(const std::string& name) const;
  const std::vector<std::string>& positional() const { return positional_; }

 private:
  struct Implementation;
  void add_globals();
  void reject_unknown(const std::vector<std::string>& unmatched) const;
  void reject_repeated() const;
  void remember(const std::string& names);

  std::unique_ptr<Implementation> implementation_;
  std::vector<std::string> groups_;  ///< in the order of the help text
  std::vector<std::string> names_;
  std::set<std::string> flags_;
  std::set<std::string> repeatable_;
  std::vector<std::string> positional_;
};

/// Global options whose value is the argument after them, so that the command's name can be found.
bool takes_value(std::string_view global_option);

}  // namespace sudoku_sat
