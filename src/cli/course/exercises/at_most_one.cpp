// Auxiliary variables make a constraint shorter: at most one of n takes n(n-1)/2 clauses without
// them and about 3n with a counter (Sinz, CP 2005).
#include <fmt/format.h>

#include "registry.hpp"

namespace sudoku_sat {

using namespace cli;

namespace {

constexpr Lit inputs = 16;
constexpr std::size_t at_most_one_clauses = 60;

std::string check_at_most_one(const CourseAnswer& answer, const Limits& limits) {
  const std::vector<CourseClause> clauses = clauses_in(answer.clauses);
  if (clauses.size() > at_most_one_clauses) {
    return fmt::format("there are {} clauses, {} are enough", clauses.size(), at_most_one_clauses);
  }
  const auto solver = solver_of(clauses, inputs);
  for (Lit one = 0; one <= inputs; ++one) {
    CourseClause alone;
    for (Lit x = 1; x <= inputs; ++x) alone.push_back(x == one ? x : -x);
    if (satisfiable(*solver, alone, limits)) continue;
    return one == 0 ? "the clauses forbid that all of 1 to 16 are false (they should allow it)"
                    : fmt::format("the clauses forbid that {} alone is true", one);
  }
  for (Lit one = 1; one <= inputs; ++one) {
    for (Lit two = one + 1; two <= inputs; ++two) {
      const Lit both[] = {one, two};
      if (!satisfiable(*solver, both, limits)) continue;
      return fmt::format("the clauses allow both {} and {} to be true", one, two);
    }
  }
  return {};
}

}  // namespace

const Exercise exercise_entries::at_most_one{
    .name = "at-most-one",
    .title = "At most one, with fewer clauses",
    .task =
        R"(At most one of the variables 1 to 16 may be true. A clause for each pair makes 120 clauses. Express the
same in at most 60, with additional variables from 17 on. If one of the 16 is true, or none, the additional variables
must have values that satisfy your clauses; if two of the 16 are true, they must not.
)",
    .begin = "clauses.append([-1, -2])  # not both 1 and 2\n",
    .check = check_at_most_one};

}  // namespace sudoku_sat
