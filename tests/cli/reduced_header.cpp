// The header of a reduced CNF file, damaged in every line: one clear error, never a grid.
#include "cli/helpers.hpp"

using namespace sudoku_sat::support;
using Catch::Contains;

namespace {

/// The 4x4 puzzle's file after `givens`, as lines:
///   c decided 1.....2..3.....4
///   c candidates r1c2 2 4
///   c candidates r1c3 3 4 ... c candidates r4c3 1 3
class Header {
 public:
  explicit Header(const std::string& puzzle = small, const std::string& reduction = "givens",
                  const std::string& encoding = "extended")
      : lines_(lines_of(
            run({"dimacs", "-p", puzzle, "--reduce", reduction, "-e", encoding, "-q"}).out)) {}

  Header& remove(const std::string& line) {
    lines_.erase(find(line));
    return *this;
  }

  Header& replace(const std::string& line, const std::string& by) {
    *find(line) = by;
    return *this;
  }

  Header& insert_after(const std::string& line, const std::string& added) {
    lines_.insert(find(line) + 1, added);
    return *this;
  }

  Header& swap(const std::string& one, const std::string& other) {
    std::iter_swap(find(one), find(other));
    return *this;
  }

  /// What decode says of it. The answer has a literal for the first variable.
  std::string error() const { return checked("v 1 0\n"); }

  std::string checked(const std::string& answer) const {
    const Scratch files;
    const std::string cnf = files.write("x.cnf", joined(lines_));
    std::string message =
        only_error(run({"decode", "-f", "line", cnf, files.write("answer", answer)}), 1);
    return message;
  }

  RunResult decoded(const std::string& answer) const {
    const Scratch files;
    return run({"decode", "-f", "line", files.write("x.cnf", joined(lines_)),
                files.write("answer", answer)});
  }

 private:
  Strings::iterator find(const std::string& line) {
    const auto found = std::find(lines_.begin(), lines_.end(), line);
    REQUIRE(found != lines_.end());
    return found;
  }

  Strings lines_;
};

const std::string decided_line = "c decided " + small;
const std::string first = "c candidates r1c2 2 4";
const std::string second = "c candidates r1c3 3 4";
const std::string last = "c candidates r4c3 1 3";

}  // namespace

TEST_CASE("cli: an undamaged reduced header is decoded", "[cli][reduce]") {
  // r1c2 has the variables 1 and 2, r1c3 3 and 4, r1c4 5, and so on.
  const RunResult result = Header().decoded("v 1 4 5 6 8 9 12 13 15 16 17 20 0\n");
  INFO(result);
  CHECK(result.status == 0);
  CHECK(result.out == small_solution + "\n");
}

TEST_CASE("cli: a missing line of a reduced header is named with its place", "[cli][reduce]") {
  CHECK_THAT(Header().remove(decided_line).error(),
             Contains("x.cnf:11: ") && Contains("'c decided ...' is missing"));
  CHECK_THAT(Header().remove(first).error(),
             Contains("x.cnf:12: ") && Contains("the candidates of r1c2 were expected"));
  CHECK_THAT(Header().remove(last).error(),
             Contains("x.cnf:") && Contains("'c candidates r4c3 ...' is missing"));
  CHECK_THAT(Header().remove("c reduce givens").error(),
             Contains("x.cnf:") && Contains("'c reduce ...' is missing"));
  CHECK_THAT(Header("1.4.....2.....3.", "units").remove("c decided 1243342123144132").error(),
             Contains("x.cnf:") && Contains("'c decided ...' is missing"));
  CHECK_THAT(Header("1.....24........", "units").remove("c contradiction").error(),
             Contains("x.cnf:") && Contains("'c decided ...' is missing"));
}

TEST_CASE("cli: lines of a reduced header in another order are refused", "[cli][reduce]") {
  CHECK_THAT(Header().swap(first, second).error(),
             Contains("x.cnf:12: ") && Contains("the candidates of r1c2 were expected"));
  CHECK_THAT(Header().swap(decided_line, first).error(),
             Contains("x.cnf:11: ") && Contains("'c decided ...' is missing"));
  CHECK_THAT(Header().swap(decided_line, last).error(),
             Contains("x.cnf:11: ") && Contains("'c decided ...' is missing"));
}

TEST_CASE("cli: a line too many in a reduced header is refused", "[cli][reduce]") {
  CHECK_THAT(Header().insert_after(last, last).error(),
             Contains("x.cnf:24: ") && Contains("too many lines 'c candidates ...'"));
  CHECK_THAT(Header().insert_after(first, first).error(),
             Contains("x.cnf:13: ") && Contains("the candidates of r1c3 were expected"));
  CHECK_THAT(Header().insert_after(last, decided_line).error(),
             Contains("x.cnf:24: ") && Contains("too many lines 'c decided ...'"));
  CHECK_THAT(Header().insert_after(decided_line, decided_line).error(), Contains("x.cnf:12: "));
  CHECK_THAT(Header().insert_after(decided_line, "c candidates r1c1 1").error(),
             Contains("x.cnf:12: ") && Contains("the candidates of r1c2 were expected"));
  CHECK_THAT(Header().insert_after(last, "c contradiction").error(),
             Contains("x.cnf:24: ") && Contains("too many lines 'c contradiction ...'"));
  CHECK_THAT(Header("1.....24........", "units").insert_after("c contradiction", first).error(),
             Contains("x.cnf:") && Contains("too many lines 'c candidates ...'"));
  CHECK_THAT(Header("1.....24........", "units")
                 .insert_after("c contradiction", "c contradiction")
                 .error(),
             Contains("x.cnf:") && Contains("too many lines 'c contradiction ...'"));
}

TEST_CASE("cli: candidates that can't be are refused with their place", "[cli][reduce]") {
  const std::string cell = "c candidates r1c2";
  for (const std::string values :
       {"4 2", "2 2", "2 5", "0 2", "-2 4", "2 x", "2,4", "2 4 99999999999999999999", "+2", "2.0",
        "2 4 r1c3", "\x01", "2\t4x"}) {
    CAPTURE(values);
    CHECK_THAT(Header().replace(first, cell + " " + values).error(),
               Contains("x.cnf:12: ") && Contains("not a candidate here"));
  }
  CHECK_THAT(Header().replace(first, cell + " ").error(),
             Contains("x.cnf:12: ") && Contains("without candidates"));
  for (const std::string line : {"c candidates r1c2", "c candidates", "c candidates ",
                                 "c candidates r9c9 2 4", "c candidates 2 4", "c candidates x"}) {
    CAPTURE(line);
    CHECK_THAT(Header().replace(first, line).error(),
               Contains("x.cnf:12: ") && Contains("the candidates of r1c2 were expected"));
  }
}

TEST_CASE("cli: decided cells that can't be are refused with their place", "[cli][reduce]") {
  const std::string rest = small.substr(1);
  for (const std::string& line :
       {"c decided 5" + rest, "c decided x" + rest, "c decided " + rest, "c decided 1" + small,
        std::string("c decided "), std::string("c decided")}) {
    CAPTURE(line);
    CHECK_THAT(Header().replace(decided_line, line).error(), Contains("x.cnf:11:"));
  }
  // Its candidates are listed, so the cell can't be decided; and the other way round.
  CHECK_THAT(Header().replace(decided_line, "c decided 12" + small.substr(2)).error(),
             Contains("x.cnf:12: ") && Contains("the candidates of r1c3 were expected"));
  CHECK_THAT(Header().replace(decided_line, "c decided ." + rest).error(),
             Contains("x.cnf:12: ") && Contains("the candidates of r1c1 were expected"));
}

TEST_CASE("cli: a reduced header that contradicts itself is refused", "[cli][reduce]") {
  CHECK_THAT(Header().replace("c reduce givens", "c reduce none").error(),
             Contains("x.cnf:11: ") && Contains("'c reduce none'"));
  CHECK_THAT(Header().replace("c reduce givens", "c reduce frob").error(),
             Contains("x.cnf:7: ") && Contains("'frob'"));
  CHECK_THAT(Header().replace("c encoding extended", "c encoding frob").error(),
             Contains("x.cnf:5: ") && Contains("'frob'"));
  CHECK_THAT(Header().replace("c amo pairwise", "c amo commander:1").error(),
             Contains("x.cnf:6: ") && Contains("'commander:1'"));
  CHECK_THAT(
      Header().replace("c reduce givens", "c reduce units").replace(first, first + " x").error(),
      Contains("x.cnf:12: "));
}

TEST_CASE("cli: a reduced file with too few variables for its candidates is refused",
          "[cli][reduce]") {
  Header header;
  header.replace(first, "c candidates r1c2 1 2 3 4");
  CHECK_THAT(header.error(), Contains("20 variables") && Contains("needs 22"));
}

TEST_CASE("cli: decided values that are not the givens give no solution", "[cli][reduce]") {
  Header header;
  header.replace(decided_line, "c decided 3" + small.substr(1));
  CHECK_THAT(header.checked("v 1 4 5 6 8 9 12 13 15 16 17 20 0\n"), Contains("1 is given"));
}

TEST_CASE("cli: two values in a cell of a reduced file are refused", "[cli][reduce]") {
  CHECK_THAT(Header().checked("v 1 2 0\n"), Contains("2 and 4 into r1c2"));
  CHECK_THAT(Header().checked("v 21 0\n"), Contains("21") && Contains("1 to 20"));
}
