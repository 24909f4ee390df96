// list: what there is. Its answers are the rows of the list.
#include <fmt/format.h>

#include "registry.hpp"
#include "report/answers.hpp"
#include "report/lists.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat {

using namespace api;
using namespace report;

namespace {

using Kind = RequestOption::Kind;

constexpr RequestOption options_of_list[] = {
    {"what", Kind::text}, {"size", Kind::number}, {"box", Kind::text}};

void answer_list(ApiCall& call) {
  const std::string what = call.options().get("what").value_or("");
  const NamedList& list = find_by_name(lists(), "list", what);
  const BoardRequest board = board_request(call.options());
  const Table table = list.make(board.geometry(board.wanted_size().value_or(default_size)));
  for (const auto& row : rows_json(table)) call.answer(dump(row));
}

}  // namespace

const ApiCommand api_entries::list{.name = "list", .options = options_of_list, .run = answer_list};

}  // namespace sudoku_sat
