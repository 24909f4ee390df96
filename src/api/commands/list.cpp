// list: encodings, rules and so on. Its answers are the rows of the list.
#include <fmt/format.h>

#include "registry.hpp"
#include "report/answers.hpp"
#include "report/lists.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat {

using namespace api;
using namespace report;

namespace {

void answer_list(ApiCall& call) {
  const std::string what = call.options().get("what").value_or("");
  const NamedList& list = find_by_name(lists(), "list", what);
  const BoardRequest board = board_request(call.options());
  const Table table = list.make(board.geometry(board.wanted_size().value_or(default_size)));
  for (const auto& row : rows_json(table)) call.answer(dump(row));
}

}  // namespace

const ApiCommand api_entries::list{.about = command_entries::list, .run = answer_list};

}  // namespace sudoku_sat
