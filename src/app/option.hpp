// An option as data. Help, manual pages, completions, the parsers of the command line and of
// requests, and the requests' schema and documentation are all made of this, so that they can't
// differ.
#pragma once

#include <cstdint>
#include <limits>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sudoku_sat::app {

/// Values that have names.
using Choices = std::vector<std::string_view>;

enum class Kind {
  flag,     ///< takes no value
  number,   ///< a whole number
  seconds,  ///< a number above 0
  size,     ///< "9", or "8x6" for 8 rows and 6 columns
  text,
  list,    ///< items with commas between them
  choice,  ///< one of the choices
};

/// Where an option can be given.
enum class Front { line, both, requests };

/// The largest limit that somebody can ask for: above it there is room for one more.
inline constexpr std::uint64_t max_limit = std::numeric_limits<std::uint64_t>::max() - 1;

struct Option {
  std::string_view name;           ///< "puzzle" of --puzzle
  char brief = '\0';               ///< 'p' of -p
  std::string_view argument = {};  ///< what its value is called; "[LIMIT]": it may be missing
  Kind kind = Kind::flag;
  std::string_view help = {};               ///< {} stands for the choices
  std::string_view usual = {};              ///< the value without it, as it is given or in words
  std::string_view usual_in_requests = {};  ///< where that is another
  Choices (*choices)() = nullptr;           ///< for completion, too; null: any text
  std::uint64_t least = 0;                  ///< of a number
  std::uint64_t most = max_limit + 1;       ///< of a number
  std::string_view bare = {};               ///< the value where one that may be missing is
  bool required = false;
  bool repeatable = false;
  /// One of these has to be given too: "solve solvers", "format=svg format=png"; "INPUT" stands for
  /// arguments that belong to no option.
  std::string_view needs = {};
  std::string_view excludes = {};  ///< none of these can be given too
  std::string_view aliases = {};   ///< older names, with blanks between them; nothing shows them
  Front front = Front::line;
  bool hidden = false;  ///< only `--help --all` shows it

  bool takes_value() const { return kind != Kind::flag; }
  bool may_be_bare() const { return argument.starts_with('['); }
  bool on_line() const { return front != Front::requests; }
  bool in_requests() const { return front != Front::line; }
};

/// Options that the help shows together.
struct Group {
  std::string_view title;
  std::span<const Option> options;
  std::string_view needs = {};  ///< of each of them
};

/// The option with another default.
constexpr Option with_usual(Option option, std::string_view usual) {
  option.usual = usual;
  return option;
}

/// The option with another text.
constexpr Option with_help(Option option, std::string_view help) {
  option.help = help;
  return option;
}

/// The option where others have to be given too.
constexpr Option needing(Option option, std::string_view needs) {
  option.needs = needs;
  return option;
}

/// "grid, line or json"
std::string one_of(const Choices& choices);

/// The text of the help: with its choices and its default.
std::string help_of(const Option& option, Front front = Front::line);

/// The value without it on this front end.
std::string_view usual_of(const Option& option, Front front);

}  // namespace sudoku_sat::app
