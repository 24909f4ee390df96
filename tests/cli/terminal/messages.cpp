// What a terminal shows besides the results: the progress bar, colours, a message when input is
// awaited. And what it must not get: control codes from the input.
#include "on_terminal.hpp"
#include "support/fixtures.hpp"

using namespace sudoku_sat::support;
using Catch::Contains;

namespace {

const std::string erased = "\r\x1b[K";

/// A solver that goes on until somebody makes the file `go`, and then knows nothing.
const std::string waiting = "while ! test -e go; do sleep 0.05; done; echo s UNKNOWN # {cnf}";

/// Where a message stands behind something else on its line: a bar that was not erased.
std::size_t messages_behind_a_bar(const std::string& text) {
  const std::string word = "sudoku-sat: ";
  std::size_t found = 0;
  for (auto at = text.find(word); at != std::string::npos; at = text.find(word, at + 1)) {
    const bool first = at == 0 || text[at - 1] == '\n';
    const bool after =
        at >= erased.size() && text.substr(at - erased.size(), erased.size()) == erased;
    if (!first && !after) ++found;
  }
  return found;
}

}  // namespace

TEST_CASE("cli: the progress bar is erased before a message", "[cli][terminal]") {
  const RunResult result = shell(
      "\"$SUDOKU_SAT\" solve --progress always -p " + worksheet + " -s '" + waiting +
      "' 2> said & while ! grep -q second said; do sleep 0.05; done; touch go; wait $!; cat said");
  INFO(result);
  CHECK_THAT(result.out, Contains(erased + "sudoku-sat: "));
  CHECK(messages_behind_a_bar(result.out) == 0);
}

TEST_CASE("cli: the progress bar is erased at Ctrl-C", "[cli][terminal]") {
  for (const std::string quiet : {"", " -q"}) {
    const RunResult result = shell("\"$SUDOKU_SAT\" solve --stats --progress always -p " +
                                   worksheet + quiet + " -s '" + sleeper +
                                   "' 2> said & while ! grep -q second said; do sleep 0.05; done; "
                                   "kill -INT $!; wait $!; echo $?; cat said");
    INFO(result);
    CHECK_THAT(result.out, Catch::StartsWith("30\n"));
    CHECK_THAT(result.out, Contains(erased));
    CHECK(messages_behind_a_bar(result.out) == 0);
    // What comes behind the bar begins a line of its own.
    const std::size_t bar = result.out.rfind("a second");
    const std::size_t end = result.out.find(erased, bar);
    REQUIRE(end != std::string::npos);
    CHECK(result.out.substr(bar, end - bar).find('\n') == std::string::npos);
  }
}

TEST_CASE("cli: the progress bar is erased before a solution on the same terminal",
          "[cli][terminal]") {
  if (shell("command -v minisat").status != 0) return;
  const RunResult result =
      on_terminal("$SUDOKU_SAT solve -n 2 -f line -p " + worksheet +
                  " -s \"test -e once || sleep 1.6; touch once; minisat {cnf} {out}\"");
  INFO(result);
  CHECK_THAT(result.out, Contains(erased + worksheet_solution + "\n"));
}

TEST_CASE("cli: a dumb terminal gets no colours, no bars and no control codes", "[cli][terminal]") {
  const std::string file = source_path("puzzles/inkala-2012.txt");
  CHECK_THAT(on_terminal("$SUDOKU_SAT solve " + file).out, Contains("\x1b["));
  for (const std::string& command : {"solve " + file, "compare --encodings minimal " + file,
                                     "solve " + file + " --timeout 1.3 -s \"" + sleeper + "\""}) {
    CAPTURE(command);
    const RunResult result = on_terminal("TERM=dumb $SUDOKU_SAT " + command);
    CHECK_THAT(result.out, !Contains("\x1b") && !Contains("\r"));
    CHECK_FALSE(result.out.empty());
  }
  CHECK_THAT(on_terminal("TERM=dumb $SUDOKU_SAT solve --color always " + file).out,
             Contains("\x1b["));
}

TEST_CASE("cli: without input, a message says what the terminal waits for", "[cli][terminal]") {
  const RunResult result = on_terminal("$SUDOKU_SAT solve -f line", 80, small + "\n\x04");
  INFO(result);
  CHECK_THAT(result.out, Contains("reading a puzzle from the terminal; press Ctrl-D to finish"));
  CHECK_THAT(result.out, Contains(small_solution));
  CHECK_THAT(run({"solve", "-f", "line"}, small).err, !Contains("terminal"));
  CHECK_THAT(on_terminal("$SUDOKU_SAT solve -q -f line", 80, small + "\n\x04").out,
             !Contains("reading"));
}

TEST_CASE("cli: labels and titles with marks that a terminal obeys are refused",
          "[cli][terminal]") {
  for (const std::string mark : {"\xC2\x9B", "\x9B", "\xC2\x85", "\xE2\x80\xAE", "\xE2\x80\x8F",
                                 "\xE2\x81\xA6", "\xD8\x9C", "\x1B", "\x7F"}) {
    const RunResult label = run({"rate", "-f", "csv"}, small + " a" + mark + "31mb\n");
    CHECK(label.status == 1);
    CHECK_THAT(label.err, Contains(":1:19: ") && Contains("label"));
    CHECK_THAT(label.out + label.err, !Contains(mark));
    const RunResult title =
        run({"convert", "-f", "puzzle"}, "title: a" + mark + "b\n\n" + in_rows(small, 4));
    CHECK(title.status == 1);
    CHECK_THAT(title.err, Contains(":1:9: ") && Contains("title"));
    CHECK_THAT(title.out + title.err, !Contains(mark));
  }
}

TEST_CASE("cli: labels and titles in any script are kept", "[cli][terminal]") {
  const std::string text = "Übung №1 数独 עברית 🙂 \xE9";
  const std::string label =
      objects_of(run({"solve", "-f", "json"}, small + " Übung 数独 עברית 🙂\n"))
          .at(0)
          .at("label");
  CHECK(label == "Übung 数独 עברית 🙂");
  CHECK_THAT(run({"convert", "-f", "puzzle"}, "title: " + text + "\n\n" + in_rows(small, 4)).out,
             Contains("title: " + text));
}

TEST_CASE("cli: messages never quote marks that a terminal obeys", "[cli][terminal]") {
  for (const std::string mark : {"\xC2\x9B", "\xE2\x80\xAE", "\x1B", "\x9B"}) {
    const std::string error = only_error(run({"solve", "no" + mark + "file-ü"}), 1);
    CHECK_THAT(error, Contains("no?file-ü") && !Contains(mark));
  }
}

TEST_CASE("cli: a label can't put elements into a page of Markdown", "[cli][terminal]") {
  const RunResult result = run({"rate", "-f", "markdown"}, small + " <script>alert(1)</script>\n");
  CHECK_THAT(result.out, Contains("&lt;script>alert(1)&lt;/script>") && !Contains("<"));
}
