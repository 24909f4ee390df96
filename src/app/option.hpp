// An option as data. Help, manual pages, completions, the parsers of the command line and of
// requests, and the requests' schema and documentation are all made from this, so that they can't
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

/// The largest limit that can be requested: one more still fits the type.
inline constexpr std::uint64_t max_limit = std::numeric_limits<std::uint64_t>::max() - 1;

struct Option {
  std::string_view name;      ///< "puzzle" of --puzzle
  char brief = '\0';          ///< 'p' of -p
  std::string_view argument;  ///< the name of its value; "[LIMIT]": it may be missing
  Kind kind = Kind::flag;
  std::string_view help;                    ///< {} is replaced by the choices
  Choices (*choices)() = nullptr;           ///< for completion, too; null: any text
  std::string_view usual = {};              ///< the value without it, as it is given or in words
  std::string_view usual_in_requests = {};  ///< if that differs
  std::string_view help_in_requests = {};   ///< likewise
  std::uint64_t least = 0;                  ///< of a number
  std::uint64_t most = max_limit + 1;       ///< of a number
  std::string_view bare = {};               ///< the value if one that may be missing is missing
  std::string_view needs = {};
  std::string_view excludes = {};
  std::string_view aliases = {};
  Front front = Front::line;
  bool required = false;
  bool repeatable = false;
  bool hidden = false;

  constexpr bool takes_value() const { return kind != Kind::flag; }
  constexpr bool may_be_bare() const { return argument.starts_with('['); }
  constexpr bool on_line() const { return front != Front::requests; }
  constexpr bool in_requests() const { return front != Front::line; }

  /// The same option with another value of a field. It stands before its uses because clang does
  /// not evaluate it in constants that are declared by later ones.
  template <class Field>
  constexpr Option with_field(Field Option::*field, Field value) const {
    Option other = *this;
    other.*field = value;
    return other;
  }
  /// The same option with another text.
  constexpr Option saying(std::string_view text) const { return with_field(&Option::help, text); }
  /// Another text in requests.
  constexpr Option saying_in_requests(std::string_view text) const {
    return with_field(&Option::help_in_requests, text);
  }
  /// The value without it, as it is given or in words; in requests.
  constexpr Option usually(std::string_view value) const {
    return with_field(&Option::usual, value);
  }
  constexpr Option usually_in_requests(std::string_view value) const {
    return with_field(&Option::usual_in_requests, value);
  }
  /// The least and the largest number.
  constexpr Option between(std::uint64_t first, std::uint64_t last) const {
    return with_field(&Option::least, first).with_field(&Option::most, last);
  }
  constexpr Option from(std::uint64_t first) const { return with_field(&Option::least, first); }
  constexpr Option up_to(std::uint64_t last) const { return with_field(&Option::most, last); }
  /// The value if one that may be missing is missing.
  constexpr Option alone(std::string_view value) const { return with_field(&Option::bare, value); }
  /// One of these has to be given too: "solve solvers", "format=svg format=png"; "INPUT" means
  /// arguments that belong to no option.
  constexpr Option with(std::string_view others) const {
    return with_field(&Option::needs, others);
  }
  /// None of these can be combined with it.
  constexpr Option without(std::string_view others) const {
    return with_field(&Option::excludes, others);
  }
  /// Older names, with blanks between them, which keep working; nothing shows them.
  constexpr Option once(std::string_view names) const {
    return with_field(&Option::aliases, names);
  }
  /// On the command line and in requests; in requests only; on the command line only.
  constexpr Option everywhere() const { return with_field(&Option::front, Front::both); }
  constexpr Option in_requests_alone() const { return with_field(&Option::front, Front::requests); }
  constexpr Option on_line_alone() const { return with_field(&Option::front, Front::line); }
  /// The command requires it.
  constexpr Option always() const { return with_field(&Option::required, true); }
  /// It may be given several times; in requests as an array.
  constexpr Option repeated() const { return with_field(&Option::repeatable, true); }
  /// Only `--help --all` shows it.
  constexpr Option rarely() const { return with_field(&Option::hidden, true); }
};

/// Options by the kinds of their values. `names`: "solutions" or "n,solutions".
constexpr Option option_of(Kind kind, std::string_view names, std::string_view argument,
                           std::string_view help, Choices (*choices)() = nullptr) {
  const bool has_brief = names.size() > 1 && names[1] == ',';
  return {.name = names.substr(has_brief ? 2 : 0),
          .brief = has_brief ? names[0] : '\0',
          .argument = argument,
          .kind = kind,
          .help = help,
          .choices = choices};
}
constexpr Option flag(std::string_view names, std::string_view help) {
  return option_of(Kind::flag, names, "", help);
}
constexpr Option number(std::string_view names, std::string_view argument, std::string_view help) {
  return option_of(Kind::number, names, argument, help);
}
constexpr Option seconds(std::string_view names, std::string_view argument, std::string_view help) {
  return option_of(Kind::seconds, names, argument, help);
}
constexpr Option text(std::string_view names, std::string_view argument, std::string_view help,
                      Choices (*choices)() = nullptr) {
  return option_of(Kind::text, names, argument, help, choices);
}
constexpr Option list(std::string_view names, std::string_view argument, std::string_view help,
                      Choices (*choices)() = nullptr) {
  return option_of(Kind::list, names, argument, help, choices);
}
constexpr Option choice(std::string_view names, std::string_view argument, std::string_view help,
                        Choices (*choices)()) {
  return option_of(Kind::choice, names, argument, help, choices);
}

/// Options that the help shows together.
struct Group {
  std::string_view title;
  std::span<const Option> options;
  std::string_view needs = {};  ///< of each of them
};

/// The text of the help: with its choices and its default.
std::string help_of(const Option& option, Front front = Front::line);

/// The value without it on this front end.
std::string_view usual_of(const Option& option, Front front);

}  // namespace sudoku_sat::app
