// sudoku-sat list: encodings, rules and so on. Each list is made from the table that the program
// itself uses.
#include "base/exit_status.hpp"
#include "cli/choices.hpp"
#include "cli/streams/puzzle_writer.hpp"
#include "cli/table.hpp"
#include "registry.hpp"
#include "report/lists.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat {

using namespace cli;

namespace {

int run_list(const CommandLine& line) {
  const report::NamedList& list = find_by_name(report::lists(), "list", line.positional().front());
  const BoardRequest request = app::board_request(line);
  const report::Table table =
      list.make(request.shaped(request.wanted_size().value_or(default_size)));
  write_output(line, format_table(table, line.text("format"), table_width(line)));
  return base::ExitStatus::done;
}

}  // namespace

const Runner runner_entries::list{.about = command_entries::list, .run = run_list};

}  // namespace sudoku_sat
