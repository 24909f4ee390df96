// At most one of n literals by groups with commanders, as commander.cpp has it, and besides: a
// commander implies that one of its group is true.
//
// The paper's own form. One clause more for each commander, as long as the group and one: in groups
// of 3 about 3.5n clauses and n/2 auxiliary variables, for 9 literals 24 and 3. In return each
// assignment of the literals has exactly one extension, so that the formula has as many models as
// solutions, and a commander means something to branch on: "the value is in this third". Where all
// of a group are false, its commander becomes false too by unit propagation.
//
// W. Klieber, G. Kwon, Efficient CNF Encoding for Selecting 1 from N Objects, CFV 2007.
#include "commander.hpp"
#include "registry.hpp"

namespace sudoku_sat {

namespace {

void emit(std::span<const Lit> literals, int group, ClauseStream& out) {
  emit_commanders(literals, group, Commanders::defined, out);
}

Size size(std::uint64_t n, int group) { return commanders_size(n, group, Commanders::defined); }

}  // namespace

const AmoMethod amo_entries::commander_defined{
    .name = "commander-defined",
    .summary = "for counting models in few clauses: about 3.5n, commanders with a meaning",
    .source =
        "W. Klieber, G. Kwon, Efficient CNF Encoding for Selecting 1 from N Objects, CFV 2007",
    .group = 3,
    .complete = true,
    .defined = true,
    .emit = emit,
    .size = size,
};

}  // namespace sudoku_sat
