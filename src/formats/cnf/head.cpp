// The comments of a CNF file: first those that decode reads (header.hpp), then those for people.
#include <fmt/ranges.h>

#include <iterator>

#include "comments.hpp"
#include "contents.hpp"
#include "header.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/cnf.hpp"

namespace sudoku_sat::format {

namespace {

std::string header_text(const Puzzle& puzzle, const CnfOptions& options) {
  const Geometry& geometry = puzzle.geometry();
  CnfHeader header;
  header.board = std::to_string(geometry.box_rows() * geometry.box_columns());
  header.box = fmt::format("{}x{}", geometry.box_rows(), geometry.box_columns());
  header.rules = rule_names(*puzzle.board);
  header.encoding = chosen_encoding(options.formulation).name;
  header.amo = options.formulation.amo.name();
  header.reduction = chosen_reduction(options.formulation).name_in_files();
  header.givens = name(options.givens);
  header.puzzle = to_line(geometry, puzzle.givens);
  std::string text = fmt::format("c {} {}\n", tool_name, version);
  if (!options.label.empty()) text += comment_text("label", options.label);
  for_each_field(header, [&](std::string_view key, const std::string& value) {
    text += comment_text(key, value);
    if (key == "rules") text += data_lines(*puzzle.board);
  });
  std::size_t bytes = 0;
  for (const LabelledGivens& further : options.series) {
    const std::string line =
        to_line(geometry, further.givens) + (further.label.empty() ? "" : " " + further.label);
    bytes += line.size() + bytes_beside_puzzle;
    if (bytes > max_puzzle_bytes) throw UsageError("too many puzzles for one file");
    text += comment_text(series_key, line);
  }
  for (const Grid& grid : options.excluded) {
    text += comment_text(excluded_key, to_line(geometry, grid));
  }
  if (options.scramble) text += comment_text(scramble_key, std::to_string(*options.scramble));
  return text;
}

/// What a reduction has left, for decode: the decided cells, and of each open cell the candidates.
void write_reduced(const VariableMap& variables, Output& out, const Limits& limits) {
  const Geometry& geometry = variables.geometry();
  Grid decided(geometry.cells());
  for (Cell cell = 0; cell < decided.size(); ++cell) decided[cell] = variables.decided(cell);
  out.write(comment_text(decided_key, to_line(geometry, decided)));
  for (Cell cell = 0; cell < decided.size(); ++cell) {
    limits.check();
    if (decided[cell] == 0) {
      out.write(comment_text(candidates_key,
                             fmt::format("{} {}", geometry.name(cell),
                                         fmt::join(variables.coded(cell).candidates, " "))));
    } else if (!geometry.on_grid(cell)) {
      // The line of the grid has no variables.
      out.write(
          comment_text(decided_key, fmt::format("{} {}", geometry.name(cell), decided[cell])));
    }
  }
}

std::string numbering(const VariableMap& variables, bool scrambled) {
  const ValueCode& code = variables.code();
  if (scrambled) {
    return fmt::format("{}; numbers, clauses and literals in an order of random numbers",
                       code.summary);
  }
  if (!variables.whole()) {
    return fmt::format("{}: numbered from 1 through the candidates below", code.summary);
  }
  const Geometry& geometry = variables.geometry();
  const bool square = geometry.single() && geometry.grid_rows() == geometry.size() &&
                      geometry.grid_columns() == geometry.size();
  if (square) return code.numbering(geometry.size(), geometry.offset());
  return fmt::format("{}: numbered from 1 cell by cell, in reading order", code.summary);
}

/// How the variables are numbered.
void write_numbering(const CnfContents& contents, Output& out, const Limits& limits) {
  if (!contents.variables) {
    out.write(fmt::format("c {}\n", contradiction_key));
    return;
  }
  const VariableMap& variables = *contents.variables;
  out.write(fmt::format("c {}\n", numbering(variables, contents.options.scramble.has_value())));
  if (!variables.whole()) write_reduced(variables, out, limits);
}

std::string family_text(const std::vector<FamilyRange>& families) {
  std::string text;
  for (const FamilyRange& family : families) {
    if (family.last < family.first) continue;
    text += fmt::format("c clauses {}-{} {}\n", family.first, family.last, family.name);
  }
  return text;
}

void write_names(const CnfContents& contents, Output& out, const Limits& limits) {
  const VariableMap& variables = *contents.variables;
  const Geometry& geometry = variables.geometry();
  std::string text;
  for (Cell cell = 0; cell < geometry.cells(); ++cell) {
    if (variables.decided(cell) != 0) continue;
    limits.check();
    text.clear();
    CodedCell open = variables.coded(cell);
    open.offset = geometry.offset();
    const std::size_t count = variables.code().variables(open);
    for (std::size_t number = 1; number <= count; ++number) {
      const Lit variable = open.before + static_cast<Lit>(number);
      fmt::format_to(std::back_inserter(text), "c {} {}\n", contents.written(variable),
                     variables.code().variable_name(open, geometry.row(cell) + 1,
                                                    geometry.column(cell) + 1, number));
    }
    out.write(text);
  }
}

/// How many variables tell a grid: those of its cells come first.
std::size_t variables_of_grid(const VariableMap& variables) {
  const Geometry& geometry = variables.geometry();
  if (geometry.variables() == 0) return variables.variables();
  return static_cast<std::size_t>(variables.coded(static_cast<Cell>(geometry.grid_cells())).before);
}

/// The variables that tell a solution, as model counters read them. The line comes before that of
/// the problem: behind it a checker of binary proofs (drat-trim) takes comments for empty clauses.
void write_projection(const CnfContents& contents, Output& out, const Limits& limits) {
  out.write("c p show ");
  const std::size_t variables = contents.variables ? variables_of_grid(*contents.variables) : 0;
  for (std::size_t variable = 1; variable <= variables; ++variable) {
    if (variable % 4096 == 0) limits.check();
    out.write(fmt::format("{} ", contents.written(static_cast<Lit>(variable))));
  }
  out.write("0\n");
}

std::string problem_text(const CnfContents& contents) {
  const bool incremental = contents.options.givens == GivensForm::assume || contents.options.cubes;
  if (incremental) return "p inccnf\n";
  const Size size = contents.size();
  return fmt::format("p cnf {} {}\n", size.variables, size.clauses);
}

}  // namespace

Size CnfContents::size() const {
  Size size = counts.size();
  if (units()) size += {0, givens.size(), givens.size()};
  for (const auto& clause : exclusions) size += {0, 1, clause.size()};
  return size;
}

void write_head(const CnfContents& contents, Output& out, const Limits& limits) {
  const CnfOptions& options = contents.options;
  out.write(header_text(contents.puzzle, options));
  write_numbering(contents, out, limits);
  // Of a scrambled formula no clause is where its family was.
  if (!options.scramble) out.write(family_text(contents.families));
  if (options.names && contents.variables) write_names(contents, out, limits);
  if (options.show) write_projection(contents, out, limits);
  out.write(problem_text(contents));
}

}  // namespace sudoku_sat::format
