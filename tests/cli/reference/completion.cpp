// sudoku-sat completion: the scripts in their shells, compared with help and lists.
#include <algorithm>

#include "help_options.hpp"

using namespace sudoku_sat::support;
using Catch::Contains;

namespace {

bool has_shell(const std::string& name) {
  if (shell("command -v " + name).status == 0) return true;
  WARN("no " << name);
  return false;
}

Strings sorted(Strings words) {
  std::sort(words.begin(), words.end());
  return words;
}

/// What bash completes the last of `words` to, each of them cut as bash cuts it.
Strings in_bash(const Strings& words) {
  std::string line = "source <(\"$SUDOKU_SAT\" completion bash); COMP_WORDS=(sudoku-sat";
  for (const std::string& word : words) line += " '" + word + "'";
  line += "); COMP_CWORD=" + std::to_string(words.size()) +
          "; _sudoku_sat; for word in \"${COMPREPLY[@]}\"; do echo \"$word\"; done";
  const Scratch scratch;
  const RunResult result =
      shell("touch 'a file.txt' another; mkdir dir; bash " + scratch.write("complete.sh", line));
  INFO(result);
  CHECK(result.status == 0);
  CHECK(result.err.empty());
  return lines_of(result.out);
}

Strings names_of_list(const std::string& list) {
  Strings names;
  for (const Json& object : Json::parse(run({"list", list, "-f", "json"}).out)) {
    names.push_back(object.at("name"));
  }
  return names;
}

/// What a shell on a terminal prints while somebody types `keys`.
std::string typed(const std::string& program, const std::string& keys) {
  const Scratch scratch;
  return shell(
             "mkdir bin; ln -s \"$SUDOKU_SAT\" bin/sudoku-sat; PATH=$PWD/bin:$PATH; "
             "TERM=dumb timeout 60 script -qec '" +
             program + "' /dev/null < " + scratch.write("keys", keys))
      .out;
}

const std::string keys_to_solve = "sudoku-sat sol\t --uniq\t --form\tline -p " + small + "\nexit\n";

}  // namespace

TEST_CASE("cli: bash completes the commands", "[cli][completion]") {
  CHECK(in_bash({""}) == help_commands());
  CHECK(in_bash({"sol"}) == Strings{"solve"});
  CHECK(in_bash({"-q", "--color", "never", "ver"}) == Strings{"verify"});
}

TEST_CASE("cli: bash completes the options of each command that its help has",
          "[cli][completion]") {
  const Strings commands = all_commands();
  REQUIRE(commands.size() > 15);
  for (const std::string& command : commands) {
    CAPTURE(command);
    CHECK(in_bash(command_words(command, {"--"})) == help_options(command));
  }
}

TEST_CASE("cli: bash completes the values of options that have names", "[cli][completion]") {
  Strings encodings = names_of_list("encodings");
  encodings.push_back("auto");
  CHECK(in_bash({"dimacs", "-e", ""}) == encodings);
  CHECK(in_bash({"solve", "--encoding", ""}) == encodings);
  CHECK(in_bash({"solve", "-s", ""}) == names_of_list("solvers"));
  Strings methods = names_of_list("amo");
  for (std::string& name : methods) name = name.substr(0, name.find(':'));  // the group size
  CHECK(in_bash({"solve", "--amo", ""}) == methods);
  CHECK(in_bash({"solve", "--reduce", ""}) == names_of_list("reductions"));
  CHECK(in_bash({"generate", "--techniques", ""}) == names_of_list("techniques"));
  CHECK(in_bash({"solve", "--format", "=", "js"}) == Strings{"json"});
  CHECK(in_bash({"count", "--color", "n"}) == Strings{"never"});
}

TEST_CASE("cli: bash completes lists after their last comma", "[cli][completion]") {
  CHECK(in_bash({"solve", "--rules", ""}) == names_of_list("rules"));
  CHECK(in_bash({"solve", "--rules", "windoku,anti-k"}) ==
        Strings{"windoku,anti-knight", "windoku,anti-king"});
}

TEST_CASE("cli: bash completes files and directories where they are wanted", "[cli][completion]") {
  CHECK(sorted(in_bash({"solve", "a"})) == Strings{"a file.txt", "another"});
  CHECK(sorted(in_bash({"solve", "-o", "a"})) == Strings{"a file.txt", "another"});
  CHECK(in_bash({"verify", ""}) == Strings{"dir"});
  CHECK(in_bash({"prove", "-o", ""}) == Strings{"dir"});
  CHECK(in_bash({"solve", "--size", ""}).empty());
}

TEST_CASE("cli: bash completes arguments that are words", "[cli][completion]") {
  CHECK(in_bash({"list", "enc"}) == Strings{"encodings"});
  CHECK(in_bash({"completion", ""}) == Strings{"bash", "zsh", "fish"});
  CHECK(in_bash({"man", "ver"}) == Strings{"verify"});
  CHECK(in_bash({"parts", ""}) == Strings{"split", "run", "merge", "status"});
  CHECK(in_bash({"-q", "parts", "s"}) == Strings{"split", "status"});
}

TEST_CASE("cli: a user of bash gets by with tabs", "[cli][completion]") {
  const std::string shown =
      typed("bash --norc --noprofile -i", "source <(sudoku-sat completion bash)\n" + keys_to_solve);
  CHECK_THAT(shown, Contains("\n" + small_solution));
}

TEST_CASE("cli: a user of zsh gets by with tabs", "[cli][completion]") {
  if (!has_shell("zsh")) return;
  const std::string shown = typed("zsh -f -i",
                                  "autoload -U compinit; compinit -u -D; "
                                  "source <(sudoku-sat completion zsh)\n" +
                                      keys_to_solve);
  INFO(shown);
  CHECK_THAT(shown, Contains("\n" + small_solution));
}

TEST_CASE("cli: zsh knows each option of each command", "[cli][completion]") {
  const std::string script = run({"completion", "zsh"}).out;
  for (const std::string& command : all_commands()) {
    const std::size_t begin = script.find("\n    '" + command + "')\n");
    REQUIRE(begin != std::string::npos);
    const std::string branch = script.substr(begin, script.find(";;", begin) - begin);
    for (const std::string& option : help_options(command)) {
      CAPTURE(command, option);
      CHECK((branch.find(option + "[") != branch.npos || branch.find(option + "=") != branch.npos ||
             branch.find(option + "}") != branch.npos));
    }
  }
}

TEST_CASE("cli: fish completes commands, options, values and lists", "[cli][completion]") {
  if (!has_shell("fish")) return;
  const auto completed = [](const std::string& line) {
    Strings words;
    const RunResult result = shell(
        "touch another; \"$SUDOKU_SAT\" completion fish > c.fish; HOME=$PWD fish -N -c 'source "
        "c.fish; complete "
        "-C \"" +
        line + "\"'");
    CHECK(result.err.empty());
    for (const std::string& found : lines_of(result.out)) {
      words.push_back(found.substr(0, found.find('\t')));
    }
    return words;
  };
  CHECK(sorted(completed("sudoku-sat ")) == sorted(help_commands()));
  for (const std::string command : {"solve", "family", "parts run"}) {
    CHECK(sorted(completed("sudoku-sat " + command + " --")) == sorted(help_options(command)));
  }
  Strings encodings = names_of_list("encodings");
  encodings.push_back("auto");
  CHECK(sorted(completed("sudoku-sat dimacs -e ")) == sorted(encodings));
  CHECK(completed("sudoku-sat solve --rules windoku,anti-kn") == Strings{"windoku,anti-knight"});
  CHECK(completed("sudoku-sat solve ano") == Strings{"another"});
  CHECK(sorted(completed("sudoku-sat parts ")) == Strings{"merge", "run", "split", "status"});
}

TEST_CASE("cli: a shell without a script is wrong usage", "[cli][completion]") {
  CHECK_THAT(only_error(run({"completion", "zsch"}), 2), Contains("zsh"));
  CHECK_THAT(only_error(run({"completion"}), 2), Contains("bash") && Contains("fish"));
  only_error(run({"completion", "--all"}), 2);
}
