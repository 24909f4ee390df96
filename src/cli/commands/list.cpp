// sudoku-sat list: what there is. Each list is made of the table that the program itself uses.
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

int run_list(const std::vector<std::string>& arguments) {
  CommandLine line("list",
                   "List encodings, at-most-one methods (amo), reductions, rules, solvers, formats "
                   "or techniques.",
                   "sudoku-sat list encodings --size 16",
                   "encodings|amo|reductions|rules|solvers|formats|techniques");
  add_board_options(line);
  line.group("Output");
  add_table_format_option(line);
  add_output_file_option(line);
  if (!line.parse(arguments)) return base::ExitStatus::done;
  if (line.positional().size() != 1) {
    throw UsageError(
        "list needs a topic: encodings, amo, reductions, rules, solvers, formats or techniques");
  }
  const report::NamedList& list = find_by_name(report::lists(), "list", line.positional().front());
  const BoardRequest request = report::board_request(line);
  const report::Table table =
      list.make(request.shaped(request.wanted_size().value_or(default_size)));
  const std::string text =
      format_table(table, line.get("format").value_or("table"), table_width(line));
  std::optional<Output> out;
  open_output(line, out);
  out->write(text);
  out->commit();
  return base::ExitStatus::done;
}

}  // namespace

const Command command_entries::list{
    .name = "list", .summary = "list encodings, rules, solvers, formats and more", .run = run_list};

}  // namespace sudoku_sat
