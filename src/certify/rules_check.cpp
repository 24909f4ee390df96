// A formula's clauses held against the referee's statement of the rules, so that the encoder need
// not be believed: in one direction for claims that have a proof, in both for the claim that the
// formula says just what the puzzle says.
//
// The names of what is open are those of the encoder's families, and of rules.
#include <fmt/format.h>

#include <set>

#include "rules_question.hpp"
#include "sudoku_sat/formats.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat::certify {

namespace {

/// Clauses by number, from 1.
class ClauseList {
 public:
  explicit ClauseList(const std::vector<Lit>& literals) : literals_(literals), begins_{0} {
    for (std::size_t i = 0; i < literals.size(); ++i) {
      if (literals[i] == 0) begins_.push_back(i + 1);
    }
  }
  bool has(std::size_t number) const { return number < begins_.size(); }
  std::span<const Lit> operator[](std::size_t number) const {
    return std::span(literals_).subspan(begins_[number - 1], begins_[number] - begins_[number - 1]);
  }

 private:
  const std::vector<Lit>& literals_;
  std::vector<std::size_t> begins_;
};

/// Clauses that aren't the encoder's.
const std::string foreign = "changed clauses";

/// The names of the families to which clauses belong, if they are the encoder's.
std::set<std::string> families_of(const Certificate& certificate, const ClaimFormula& formula,
                                  const std::vector<meaning::Open>& open) {
  MemorySink made;
  const std::vector<FamilyRange> ranges = encode_rules(
      *certificate.puzzle.board, variables_of(certificate), certificate.formulation, made);
  const std::vector<Lit> literals = made.take();
  const ClauseList own(literals), others(formula.formula.literals);
  std::set<std::string> found;
  for (const meaning::Open& group : open) {
    for (const std::size_t clause : group.clauses) {
      const auto family = std::find_if(ranges.begin(), ranges.end(), [&](const FamilyRange& range) {
        return range.first <= clause && clause <= range.last;
      });
      const bool same = !own.has(clause) || std::ranges::equal(own[clause], others[clause]);
      found.insert(!same ? foreign : family == ranges.end() ? "the claim" : family->name);
    }
  }
  return found;
}

/// Throws: InputError if a solution of the claim breaks a rule. Rules whose check takes too long go
/// to `unchecked`.
void check_solution(const referee::Puzzle& puzzle, const referee::Grid& solution,
                    const std::string& field, const std::string& file,
                    std::set<std::string>& unchecked) {
  constexpr double most_tries = 100'000;
  for (const referee::Statement& statement : puzzle.statements) {
    if (statement.tries > most_tries) {
      unchecked.insert(fmt::format("the solution ({})", statement.rule));
    } else if (!statement.holds(solution)) {
      throw InputError(
          {fmt::format("{}: field '{}'", file, field)},
          fmt::format("it breaks the rule '{}', as the referee states it", statement.rule));
    }
  }
}

/// Throws: InputError: clauses exclude a grid that obeys the rules.
[[noreturn]] void refuse(const Certificate& certificate, const Grid& grid,
                         const std::string& family, const std::string& file) {
  const std::string clauses = family == foreign ? "its clauses" : "the clauses of " + family;
  throw InputError({file}, fmt::format("{} exclude a grid that obeys the rules, {}", clauses,
                                       to_line(certificate.puzzle.geometry(), grid)));
}

/// Throws: InputError: there is a model that should not be one.
[[noreturn]] void refuse(const Certificate& certificate, const Grid& grid,
                         const meaning::Admitted& wrong, const std::string& file) {
  std::string what = fmt::format("that breaks the rule '{}'", wrong.rule);
  if (wrong.rule == "cells") what = "in which a cell doesn't have just one value";
  if (wrong.rule == "givens") what = "with other values than the givens";
  throw InputError({file}, fmt::format("the formula has a model {}: {}", what,
                                       to_line(certificate.puzzle.geometry(), grid)));
}

/// Whether the formula asks no less than the rules.
void check_models(const Certificate& certificate, const meaning::Question& question,
                  const Places& places, const std::string& file, const Limits& limits,
                  FormulaCheck& check) {
  // A model may say something beside the grid, which is not compared with the rules.
  const meaning::Exactness found = meaning::check_exact(
      question,
      {.steps_of_group = 3'000'000, .steps = 20'000'000, .poll = [&] { limits.check(); }});
  if (found.wrong) refuse(certificate, places.values(found.wrong->grid), *found.wrong, file);
  check.constraints = found.statements;
  for (const std::string& rule : found.open) {
    check.trusted.push_back(rule == "cells"    ? "that each cell has one value"
                            : rule == "givens" ? rule
                                               : fmt::format("the rule '{}'", rule));
  }
}

void check_solutions_of(const Claim& claim, const referee::Puzzle& puzzle, const Places& places,
                        const std::string& file, std::set<std::string>& unchecked) {
  if (!claim.solution.empty()) {
    check_solution(puzzle, places.grid(claim.solution), "solution", file, unchecked);
  }
  for (std::size_t i = 0; i < claim.others.size(); ++i) {
    check_solution(puzzle, places.grid(claim.others[i]), fmt::format("others[{}]", i), file,
                   unchecked);
  }
}

FormulaCheck check(const Certificate& certificate, const ClaimFormula& formula,
                   const CheckedFiles& files, const Limits& limits) {
  const referee::Puzzle puzzle = puzzle_of_referee(*certificate.puzzle.board);
  const Claim& claim = certificate.claim;
  const Places places(certificate.puzzle.geometry(), puzzle.board);
  meaning::Question question = question_about(certificate, formula, puzzle, places);
  std::set<std::string> trusted;
  check_solutions_of(claim, puzzle, places, files.claim, trusted);
  // A second solution may differ from the first one beside the grid.
  if (!claim.solution.empty() && certificate.puzzle.geometry().variables() != 0) {
    trusted.insert("variables");
  }
  const meaning::Report report = meaning::check(question, {.poll = [&] { limits.check(); }});
  for (const meaning::Open& open : report.open) {
    if (!open.excluded) continue;
    refuse(certificate, places.values(*open.excluded),
           *families_of(certificate, formula, {open}).begin(), files.formula);
  }
  if (!report.open.empty()) trusted.merge(families_of(certificate, formula, report.open));
  FormulaCheck result{report.clauses, report.checked, {trusted.begin(), trusted.end()}};
  if (claim.kind == Claim::Kind::formula || claim.kind == Claim::Kind::count) {
    check_models(certificate, question, places, files.formula, limits, result);
  }
  return result;
}

}  // namespace

bool rules_can_be_checked(const Certificate& certificate) {
  return certificate.puzzle.geometry().size() <= meaning::most_values;
}

FormulaCheck check_by_rules(const Certificate& certificate, const ClaimFormula& formula,
                            const CheckedFiles& files, const Limits& limits) {
  if (rules_can_be_checked(certificate)) {
    try {
      if (certificate.claim.kind != Claim::Kind::fewest) {
        return check(certificate, formula, files, limits);
      }
      if (const auto part = uniqueness_part(certificate, formula)) {
        FormulaCheck result = check(certificate, *part, files, limits);
        const std::uint64_t others = formula.size.clauses - result.clauses;
        result.clauses += others;
        result.checked += others;
        return result;
      }
    } catch (const referee::NotUnderstood&) {
      // Then nothing is checked, and all is said to be trusted.
    }
  }
  return {formula.size.clauses, 0, {"the puzzle"}};
}

}  // namespace sudoku_sat::certify
