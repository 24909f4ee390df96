// What a single constraint gives from the values known: the conclusion that players see first, and
// steps of another order.
#pragma once

#include "known_literals.hpp"
#include "steps.hpp"

namespace sudoku_sat::explain {

/// The one of the conclusions at once that players see first; with `wanted` that of this literal. A
/// full house rests on the other values of its unit. No value if there is none. `grid`: what is
/// known.
std::optional<Conclusion> easiest(const std::vector<Conclusion>& all, const StepSource& source,
                                  const Grid& grid, Lit wanted);

/// Candidates; those of cells with few of them come first, because they are refuted with fewer
/// reasons.
std::vector<Lit> fewest_first(std::vector<Lit> candidates, const Statements& statements,
                              std::size_t cells);

/// Whether the step's text, which is true of another board, is true where these are possible.
/// Values on the board are the reader's own: of a step that concludes one it is not known.
bool is_true_of(const Step& step, const Possible& possible);

/// The step's constraints and facts: those of the groups.
void set_reasons(Step& step, const Groups& groups, const StepSource& source);
/// The other way round. Requires: all of them are among the source's reasons and facts.
Groups groups_of(const Step& step, const StepSource& source);

/// Gives a step the reasons that it needs here: of its own, and of what shows those of its facts
/// that no step concluded here. An argument stays as it was. Returns false if a fact is not known,
/// or if they don't imply the conclusions. Throws: Stopped.
bool give_reasons(Step& step, const StepSource& source, const KnownLiterals& known,
                  const Limits& limits);

/// Gives the facts of a step, those of its argument too, the numbers of the steps that concluded
/// them here. Returns false if one is not known.
bool renumber(Step& step, const std::function<std::optional<std::size_t>(const Fact&)>& number);

}  // namespace sudoku_sat::explain
