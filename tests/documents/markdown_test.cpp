// How the tests of documents read a document.
#include "markdown.hpp"

#include <catch2/catch.hpp>

using namespace sudoku_sat::documents;

using Strings = std::vector<std::string>;

TEST_CASE("documents: a block is indented after a blank line, or fenced", "[documents]") {
  const auto blocks =
      code_blocks("text\n    no code\n\n    $ a\n\n    b\n\ntext\n```cpp\n    int x;\n```\ntext\n");
  REQUIRE(blocks.size() == 2);
  CHECK(blocks[0].line == 4);
  CHECK(blocks[0].lines == Strings{"$ a", "", "b"});
  CHECK(blocks[1].line == 10);
  CHECK(blocks[1].language == "cpp");
  CHECK(blocks[1].lines == Strings{"    int x;"});
}

TEST_CASE("documents: a session is commands with what they print", "[documents]") {
  const auto blocks = code_blocks("    $ a \\\n        b\n    one\n    two\n    $ c\n");
  REQUIRE(blocks.size() == 1);
  REQUIRE(is_session(blocks[0]));
  const Session examples = session(blocks[0]);
  REQUIRE(examples.size() == 2);
  CHECK(examples[0].command == "a \\\n    b");
  CHECK(examples[0].shown == Strings{"one", "two"});
  CHECK(examples[1].line == 5);
  CHECK(examples[1].command == "c");
  CHECK(examples[1].shown.empty());
}

TEST_CASE("documents: a command outside a session is found", "[documents]") {
  CHECK(commands_outside_sessions("Run `sudoku-sat solve x`.\n") ==
        Strings{"1: sudoku-sat solve x"});
  CHECK(commands_outside_sessions("\n    ./tool\n") == Strings{"2: ./tool"});
  CHECK(commands_outside_sessions("```\nx\n```\n") == Strings{"2: x"});
  CHECK(commands_outside_sessions("```text\nsudoku-sat list\n```\n") ==
        Strings{"2: sudoku-sat list"});
  CHECK(commands_outside_sessions("```text\nx\n$ y\n```\n") == Strings{"3: $ y"});
}

TEST_CASE("documents: other code is not run as a command", "[documents]") {
  CHECK(commands_outside_sessions("`solve -n 0` and `sudoku-sat`\n\n    $ sudoku-sat list\n"
                                  "\n```text\n1...\n```\n") == Strings{});
}

TEST_CASE("documents: links and pictures point to files", "[documents]") {
  CHECK(linked_files("[a](src/a.md#part), [b](https://b.org), <img src=\"c.svg\" alt=\"\">\n"
                     "\n    $ echo '](d)'\n") == Strings{"src/a.md", "c.svg"});
}
