// Completion for bash. The script needs only bash itself, without a package of helpers. It joins
// what bash has cut at '=', because "--format=json" is one word for the program.
#include <fmt/format.h>

#include "base/joined.hpp"
#include "registry.hpp"

namespace sudoku_sat {

using namespace cli;

namespace {

constexpr const char* head =
    R"(# Completion of sudoku-sat for bash, made by `sudoku-sat completion bash`.

# Files, directories or words that begin with $cur.
_sudoku_sat_reply() {
  local kind=$1 words=$2 head=
  case $kind in
    files) compopt -o filenames 2>/dev/null; mapfile -t COMPREPLY < <(compgen -f -- "$cur") ;;
    directories) compopt -o filenames 2>/dev/null; mapfile -t COMPREPLY < <(compgen -d -- "$cur") ;;
    words) mapfile -t COMPREPLY < <(compgen -W "$words" -- "$cur") ;;
    list)
      [[ $cur == *,* ]] && head=${cur%,*},
      compopt -o nospace 2>/dev/null
      mapfile -t COMPREPLY < <(compgen -P "$head" -W "$words" -- "${cur##*,}") ;;
  esac
}

_sudoku_sat() {
  local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} command= options= word skip=
  COMPREPLY=()
  if [[ $cur == = ]]; then
    cur=
  elif [[ $prev == = ]]; then
    prev=${COMP_WORDS[COMP_CWORD-2]}
  fi
  for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    if [[ $skip ]]; then skip=; continue; fi
    case $word in
)";

constexpr const char* tail = R"(  esac
  [[ $cur == -* ]] && _sudoku_sat_reply words "$options"
}

complete -F _sudoku_sat sudoku-sat
)";

/// The call that completes `expected`.
std::string reply(const Completion& expected) {
  using Kind = Completion::Kind;
  switch (expected.kind) {
    case Kind::words:
      return fmt::format("_sudoku_sat_reply words {}",
                         quoted(base::joined(expected.words, " "), "'\\''"));
    case Kind::list:
      return fmt::format("_sudoku_sat_reply list {}",
                         quoted(base::joined(expected.words, " "), "'\\''"));
    case Kind::file:
      return "_sudoku_sat_reply files";
    case Kind::directory:
      return "_sudoku_sat_reply directories";
    default:
      return ":";
  }
}

/// A branch for each option with a value, and one for everything else.
std::string branches(const std::vector<const app::Option*>& options, const Completion& argument) {
  std::string text = "      case $prev in\n";
  std::vector<std::string> names;
  for (const app::Option* option : options) {
    names.push_back(fmt::format("--{}", option->name));
    if (!has_value(*option)) continue;
    text += fmt::format("        {}) {}; return ;;\n", base::joined(names_of(*option), "|"),
                        reply(expected_value(*option)));
  }
  return text + "      esac\n      options='" + base::joined(names, " ") +
         "'\n      [[ $cur == -* ]] || " + reply(argument) + " ;;\n";
}

std::string bash_script() {
  std::string text = head;
  std::vector<std::string_view> names;
  for (const app::Command* command : first_words()) names.push_back(command->name);
  for (const app::Option* option : shown_globals()) {
    if (has_value(*option)) text += fmt::format("      --{}) skip=1 ;;\n", option->name);
  }
  for (const app::Command* command : first_words()) {
    if (!subcommands(*command).empty())
      text += fmt::format("      {0}) command={0} ;;\n", command->name);
  }
  text += "      -* | =) ;;\n      *) command+=${command:+ }$word; break ;;\n    esac\n  done\n";
  text +=
      "  case $command in\n    '')\n" + branches(shown_globals(), {Completion::Kind::words, names});
  for (const app::Command* command : shown_commands(true)) {
    text += fmt::format("    '{}')\n", command->name) +
            branches(shown_options(*command), expected_argument(*command));
  }
  return text + tail;
}

}  // namespace

const Shell shell_entries::bash{
    .name = "bash", .place = "bash-completion/completions/sudoku-sat", .script = bash_script};

}  // namespace sudoku_sat
