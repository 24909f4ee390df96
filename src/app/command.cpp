#include "command.hpp"

#include <algorithm>

namespace sudoku_sat::app {

namespace {

Choices whens() { return {"auto", "always", "never"}; }

constexpr Option global[] = {
    flag("q,quiet", "print errors only").without("verbose"),
    flag("v,verbose", "print a line for each puzzle; -vv: also where the time went").repeated(),
    choice("color", "WHEN", "{} (auto: on a terminal, without NO_COLOR and TERM=dumb)", whens),
    choice("progress", "WHEN", "a progress bar on standard error: {}", whens),
    flag("h,help", "show this text; with --all also rarely needed options"),
    flag("V,version", "print the versions of the program and of CaDiCaL")};

constexpr Group global_group{"Global", global};

template <class Wanted>
const Option* find(const Command& command, const Wanted& wanted) {
  for (const Group& group : command.groups) {
    const auto found = std::find_if(group.options.begin(), group.options.end(), wanted);
    if (found != group.options.end()) return &*found;
  }
  const auto found = std::find_if(std::begin(global), std::end(global), wanted);
  return found == std::end(global) ? nullptr : found;
}

}  // namespace

std::vector<const Command*> subcommands(const Command& noun) {
  std::vector<const Command*> found;
  for (const Command* command : commands()) {
    if (noun_of(command->name) == noun.name) found.push_back(command);
  }
  return found;
}

std::string_view noun_of(std::string_view name) {
  const std::size_t blank = name.find(' ');
  return blank == name.npos ? std::string_view() : name.substr(0, blank);
}

const Group& global_options() { return global_group; }

void for_each_option(const Command& command,
                     const std::function<void(const Option&, const Group&)>& visit) {
  for (const Group& group : command.groups) {
    for (const Option& option : group.options) visit(option, group);
  }
  for (const Option& option : global) visit(option, global_group);
}

const Option* find_option(const Command& command, std::string_view name) {
  return find(command, [name](const Option& option) {
    return option.name == name || is_among(name, option.aliases);
  });
}

const Option* find_option(const Command& command, char brief) {
  return find(command, [brief](const Option& option) { return option.brief == brief; });
}

bool is_among(std::string_view word, std::string_view words) {
  const std::vector<std::string_view> all = words_of(words);
  return std::find(all.begin(), all.end(), word) != all.end();
}

}  // namespace sudoku_sat::app
