// clauses: those of a puzzle's formula that speak of a cell or of a candidate. Requests alone ask
// it.
#include "app/options.hpp"
#include "registry.hpp"

namespace sudoku_sat {

using namespace app;

namespace {

constexpr Option clause_options[] = {with_usual(option::encoding, "maple"),
                                     option::amo,
                                     option::reduce,
                                     option::timeout,
                                     {.name = "about",
                                      .argument = "CELL",
                                      .kind = Kind::text,
                                      .help = "a cell, r4c5, or a candidate, r4c5=3",
                                      .required = true,
                                      .front = Front::requests},
                                     {.name = "family",
                                      .argument = "NAME",
                                      .kind = Kind::text,
                                      .help = "only the clauses of this family",
                                      .front = Front::requests},
                                     {.name = "limit",
                                      .argument = "N",
                                      .kind = Kind::number,
                                      .help = "how many clauses to show",
                                      .usual = "200",
                                      .most = 5'000,
                                      .front = Front::requests}};

}  // namespace

const Command command_entries::clauses{
    .name = "clauses",
    .section = Section::requests,
    .summary = "the clauses of the formula that speak of a cell or candidate",
    .groups = {{input, board, {"Clauses", clause_options}}}};

}  // namespace sudoku_sat
