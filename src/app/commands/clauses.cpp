// clauses: the clauses of a puzzle's formula about a cell or a candidate. Only in requests.
#include "app/options.hpp"
#include "registry.hpp"

namespace sudoku_sat {

using namespace app;

namespace {

constexpr Option clause_options[] = {
    option::encoding.usually("maple"),
    option::amo,
    option::reduce_formula,
    option::reencode,
    option::literal_order,
    option::timeout,
    text("about", "CELL", "a cell, r4c5, or a candidate, r4c5=3").always().in_requests_alone(),
    text("family", "NAME", "only the clauses of this family").in_requests_alone(),
    number("limit", "N", "how many clauses to show")
        .usually("200")
        .up_to(5'000)
        .in_requests_alone()};

}  // namespace

const Command command_entries::clauses{
    .name = "clauses",
    .section = Section::requests,
    .summary = "the clauses of the formula about a cell or candidate",
    .groups = {{input, board, {"Clauses", clause_options}}}};

}  // namespace sudoku_sat
