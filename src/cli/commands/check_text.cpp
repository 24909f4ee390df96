// The findings of check in words.
#include <fmt/format.h>

#include <algorithm>

#include "base/joined.hpp"
#include "check_text.hpp"
#include "sudoku_sat/generate.hpp"

namespace sudoku_sat::cli {

namespace {

/// How many sets are listed, and whether these are all.
std::string heading(const report::NamedSubsets& listed, std::string_view what,
                    const std::string& reason) {
  const std::string number = report::counted(listed.sets.size(), what);
  if (listed.complete) return fmt::format("\n{}, no more", number);
  if (reason.empty()) return fmt::format("\n{}, and there are more", number);
  return fmt::format("\n{} found before the end ({}); there may be more", number, reason);
}

/// Empty if there are none, or if they were not looked for.
std::string describe(const report::NamedSubsets& listed, std::string_view what,
                     const std::string& reason) {
  if (listed.sets.empty() && (listed.complete || reason.empty())) return {};
  std::string text = heading(listed, what, reason);
  for (const report::Names& names : listed.sets) {
    text += "\n  " + (names.empty() ? "(no given)" : one_line(names));
  }
  return text;
}

/// One line for the cells of each row of the board.
std::string describe(const std::vector<report::OpenCell>& differences) {
  if (differences.empty()) return {};
  std::string text =
      fmt::format("\nthe solutions differ in {}:", report::counted(differences.size(), "cell"));
  std::string row;
  for (const report::OpenCell& open : differences) {
    const std::string here = open.name.substr(0, open.name.find('c'));
    text += here == row ? " " : "\n  ";
    row = here;
    text += fmt::format("{}={}", open.name, base::joined(open.values, "|"));
  }
  return text;
}

std::string describe(const report::MissingGivens& missing, const std::string& reason) {
  if (missing.names.empty()) return {};
  std::string proof;
  if (missing.names.size() > 1)
    proof = missing.of_all ? "fewer don't" : "for this solution fewer don't";
  if (missing.least < missing.names.size()) {
    proof = missing.many ? fmt::format(
                               "each of them is needed; perhaps fewer others are enough (not "
                               "searched among more than {} solutions)",
                               max_distinguished)
                         : fmt::format("at least {} are needed ({})", missing.least, reason);
  }
  return fmt::format("\n{} more {} the solution unique{}{}:\n  {}", missing.names.size(),
                     missing.names.size() == 1 ? "given makes" : "givens make",
                     proof.empty() ? "" : "; ", proof, one_line(missing.names));
}

std::string describe_redundant(const report::Names& redundant, std::string_view what) {
  if (redundant.empty()) return fmt::format("\nno {} follows from the others", what);
  return fmt::format("\n{} {} from the others, each by itself:\n  {}",
                     report::counted(redundant.size(), what),
                     redundant.size() == 1 ? "follows" : "follow", one_line(redundant));
}

}  // namespace

std::string one_line(const report::Names& names) {
  const bool spaces = std::any_of(names.begin(), names.end(), [](const std::string& name) {
    return name.find(' ') != name.npos;
  });
  return base::joined(names, spaces ? ", " : " ");
}

namespace {

/// "r1c1=9 is wrong: it is 3; r1c1 and r1c5 both have 9 (row 1)"
std::string describe(const Geometry& geometry, const report::WrongEntry& wrong) {
  std::string text =
      fmt::format("\n  {}={}: ", geometry.name(wrong.cell), geometry.number(wrong.value));
  text += wrong.right == 0 ? "no solution has it"
                           : fmt::format("the solution has {}", geometry.number(wrong.right));
  for (const Conflict& conflict : wrong.conflicts) text += "; " + to_string(conflict, geometry);
  return text;
}

std::string describe_right(const report::EntryFindings& entries) {
  if (entries.entered == 0) return "\nthere are no entered digits";
  const std::string digits = report::counted(entries.entered, "entered digit");
  if (!entries.judged) {
    return fmt::format("\n{} not checked, since the puzzle itself has no solution",
                       digits + (entries.entered == 1 ? " was" : " were"));
  }
  if (entries.unique) {
    return entries.entered == 1 ? "\nthe entered digit is right"
                                : fmt::format("\nall {} are right", digits);
  }
  return fmt::format("\na solution has {}",
                     entries.entered == 1 ? "the entered digit" : "all " + digits);
}

}  // namespace

std::string describe_entries(const Geometry& geometry, const Grid& entries,
                             const report::CheckFindings& findings) {
  if (!findings.entries) return {};
  const report::EntryFindings& found = *findings.entries;
  if (!found.any_wrong()) return describe_right(found);
  std::string text;
  if (!found.wrong.empty()) {
    text = fmt::format("\n{} of {} {} wrong:", found.wrong.size(),
                       report::counted(found.entered, "entered digit"),
                       found.wrong.size() == 1 ? "is" : "are");
  }
  for (const report::WrongEntry& wrong : found.wrong) text += describe(geometry, wrong);
  if (found.together.empty()) return text;
  text +=
      fmt::format("\nno solution has these {} entered digits together:\n ", found.together.size());
  for (const Cell cell : found.together) {
    text += fmt::format(" {}={}", geometry.name(cell), geometry.number(entries[cell]));
  }
  return text;
}

std::string describe_findings(const report::CheckFindings& findings) {
  std::string text;
  if (findings.cores) text += describe(*findings.cores, "minimal core", findings.reason);
  if (findings.repairs) text += describe(*findings.repairs, "minimal repair", findings.reason);
  if (findings.differences) text += describe(*findings.differences);
  if (findings.missing) text += describe(*findings.missing, findings.reason);
  if (findings.redundant)
    text += describe_redundant(*findings.redundant, findings.redundant_clues ? "clue" : "given");
  const bool told = text.find(findings.reason) != text.npos;
  return told ? text : text + "\n" + findings.reason;
}

}  // namespace sudoku_sat::cli
