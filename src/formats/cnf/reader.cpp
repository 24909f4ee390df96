// Reads what decode needs from a CNF file: the header of one of ours, the unit clauses of another.
#include <fmt/ranges.h>

#include <algorithm>

#include "header_comments.hpp"
#include "reduced.hpp"
#include "rules.hpp"
#include "sudoku_sat/formats.hpp"
#include "sudoku_sat/io.hpp"
#include "sudoku_sat/scramble.hpp"

namespace sudoku_sat {

namespace {

/// The largest variable where ijk is written in decimal digits from 1 to 9, as many programs do.
constexpr std::uint64_t digits_variables = 999;

/// Takes unit clauses as givens, in memory for the board alone.
class UnitSink {
 public:
  UnitSink(const Geometry& geometry, const LineReader& lines)
      : geometry_(geometry), lines_(lines), givens_(geometry.cells(), 0) {}

  Var new_vars(std::size_t) { return 0; }

  void add(const ClauseBlock& block) {
    if (only_digits_) {
      only_digits_ = std::all_of(block.literals.begin(), block.literals.end(), in_digits);
    }
    if (!may_have_units(block.literals)) return;
    std::size_t begin = 0;
    for (std::size_t i = 0; i < block.literals.size(); ++i) {
      if (block.literals[i] != 0) continue;
      if (i == begin + 1) take(block.literals[begin]);
      begin = i + 1;
    }
  }

  /// Throws: InputError where a cell is given two values.
  Grid take_givens() {
    if (clash_) throw *clash_;
    return std::move(givens_);
  }
  /// Whether all variables have three digits from 1 to 9.
  bool only_digits() const { return only_digits_; }

 private:
  static bool in_digits(Lit literal) {
    const auto variable = static_cast<std::int64_t>(literal) < 0
                              ? -static_cast<std::int64_t>(literal)
                              : static_cast<std::int64_t>(literal);
    if (variable == 0) return true;
    return variable / 100 % 10 != 0 && variable / 10 % 10 != 0 && variable % 10 != 0;
  }

  /// Whether one literal stands alone before a zero. Few blocks have a unit clause, and looking for
  /// that alone, which compilers do for several literals at once, takes a fraction of the time of
  /// taking blocks apart.
  static bool may_have_units(std::span<const Lit> literals) {
    int found = literals.size() > 1 && literals[1] == 0 ? 1 : 0;
    for (std::size_t i = 2; i < literals.size(); ++i) {
      found |= static_cast<int>(literals[i] == 0) & static_cast<int>(literals[i - 2] == 0);
    }
    return found != 0;
  }

  void take(Lit literal) {
    const auto n = static_cast<std::uint64_t>(geometry_.size());
    const auto index = static_cast<std::uint64_t>(literal) - 1;
    if (literal < 0 || index >= n * geometry_.grid_cells()) return;
    Value& given = givens_[index / n];
    const auto value = static_cast<Value>(index % n + 1);
    if (given != 0 && given != value && !clash_) {
      clash_ = InputError(lines_.position(),
                          fmt::format("unit clauses give {} two values, {} and {}",
                                      geometry_.name(static_cast<Cell>(index / n)), given, value));
    }
    given = value;
  }

  const Geometry& geometry_;
  const LineReader& lines_;
  Grid givens_;
  bool only_digits_ = true;
  std::optional<InputError> clash_;  ///< the first, which other numberings have too
};

std::vector<std::string_view> encoding_names() {
  std::vector<std::string_view> names;
  for (const Encoding& encoding : encodings()) names.push_back(encoding.name);
  return names;
}

std::vector<std::string_view> amo_names() {
  std::vector<std::string_view> names;
  for (const AmoMethod* method : amo_methods()) names.push_back(method->name);
  return names;
}

std::vector<std::string_view> reduction_names() {
  std::vector<std::string_view> names;
  for (const Reduction* entry : reductions()) names.push_back(entry->name);
  return names;
}

void expect_one_of(const std::string& value, const std::vector<std::string_view>& known,
                   std::string_view key, const Position& position) {
  if (std::find(known.begin(), known.end(), value) != known.end()) return;
  throw InputError(position, fmt::format("{} '{}' is not known to this version, which knows {}",
                                         key, shown(value), fmt::join(known, ", ")));
}

Geometry header_geometry(const CnfHeader& header, const HeaderComments& comments) {
  try {
    const Geometry geometry = parse_box(header.box);
    if (std::to_string(geometry.size()) == header.board) return geometry;
  } catch (const UsageError&) {
    // Reported below, with the position.
  }
  throw InputError(comments.position("box"), fmt::format("boxes of '{}' don't make a board of '{}'",
                                                         shown(header.box), shown(header.board)));
}

std::string describe(const Geometry& geometry) {
  return fmt::format("{}x{} board with {}x{} boxes", geometry.grid_rows(), geometry.grid_columns(),
                     geometry.box_rows(), geometry.box_columns());
}

std::string too_few_variables(std::uint64_t found, const VariableMap& variables) {
  return fmt::format("{} variables, but {} {} has {}", found,
                     variables.whole() ? "a" : "what is left of the",
                     describe(variables.geometry()), variables.variables());
}

const Encoding& header_encoding(const CnfHeader& header, const HeaderComments& comments) {
  expect_one_of(header.encoding, encoding_names(), "encoding", comments.position("encoding"));
  const auto table = encodings();
  return *std::find_if(table.begin(), table.end(),
                       [&](const Encoding& encoding) { return encoding.name == header.encoding; });
}

AtMostOne header_amo(const CnfHeader& header, const HeaderComments& comments) {
  const auto amo = AtMostOne::parse(header.amo);
  if (!amo) expect_one_of(header.amo, amo_names(), "amo", comments.position("amo"));
  return *amo;
}

/// The variables by the code and by what the header says of a reduction.
VariableMap header_variables(const HeaderComments& comments, const CnfHeader& header,
                             const Puzzle& puzzle, const ValueCode& code, const Position& end) {
  const std::vector<ReducedLine>& lines = comments.reduced();
  if (header.reduction != "none") {
    return VariableMap(puzzle.geometry(), reduced_candidates(lines, puzzle, end), code);
  }
  if (!lines.empty()) {
    throw InputError(lines[0].position, fmt::format("the header is damaged: a line 'c {} ...' "
                                                    "beside 'c reduce none'",
                                                    lines[0].key));
  }
  return VariableMap(puzzle.geometry(), code);
}

std::vector<LabelledGivens> series_of(const HeaderComments& comments, const Geometry& geometry) {
  std::vector<LabelledGivens> series;
  for (const DataLine& line : comments.series()) {
    const std::string_view value = line.value;
    const std::string_view puzzle = value.substr(0, value.find(' '));
    series.push_back({from_line(geometry, puzzle, line.position),
                      std::string(value.substr(std::min(puzzle.size() + 1, value.size())))});
  }
  return series;
}

std::vector<Grid> excluded_of(const HeaderComments& comments, const Geometry& geometry) {
  std::vector<Grid> excluded;
  for (const DataLine& line : comments.excluded()) {
    excluded.push_back(from_line(geometry, line.value, line.position));
  }
  return excluded;
}

CnfPuzzle from_header(HeaderComments& comments, const DimacsReader::Problem& problem,
                      const Position& end, const std::optional<Geometry>& wanted) {
  const CnfHeader& header = comments.header(end);
  const Geometry one = header_geometry(header, comments);
  expect_one_of(header.reduction, reduction_names(), "reduce", comments.position("reduce"));
  const Encoding& encoding = header_encoding(header, comments);
  const AtMostOne amo = header_amo(header, comments);
  const auto board =
      board_of_header(one, header.rules, comments.position("rules"), comments.data());
  if (wanted && *wanted != one && *wanted != board->geometry().with_variables({})) {
    throw UsageError(fmt::format("{}: its header says {}, not {}", end.source, describe(one),
                                 describe(*wanted)));
  }
  Puzzle puzzle{board, from_line(board->geometry(), header.puzzle, comments.position("puzzle"))};
  VariableMap variables = header_variables(comments, header, puzzle, *encoding.code, end);
  // The incremental form does not say how many auxiliary variables there are.
  const std::uint64_t total =
      problem.incremental ? size_of(encoding, *puzzle.board, amo).variables : problem.variables;
  if (total < variables.variables()) throw InputError(end, too_few_variables(total, variables));
  // All of them will be drawn again, which takes memory. Nothing that is reduced gets more.
  if (comments.scramble() && total > size_of(encoding, *puzzle.board, amo).variables) {
    throw InputError(
        end, fmt::format("{} variables, more than the formula has without reduction", total));
  }
  const bool contradiction =
      !comments.reduced().empty() && comments.reduced().front().key == contradiction_key;
  return {.puzzle = std::move(puzzle),
          .variables = std::move(variables),
          .total_variables = total,
          .encoding = header.encoding,
          .label = comments.label(),
          .contradiction = contradiction,
          .scramble = comments.scramble(),
          .excluded = excluded_of(comments, board->geometry()),
          .series = series_of(comments, board->geometry())};
}

/// How a formula without our header that isn't numbered like ours is refused.
std::string other_numbering(std::uint64_t variables) {
  return fmt::format(
      "{} variables: no S[i,j,k] of ours, which are N^3{}; where auxiliary ones follow these, say "
      "--size N",
      variables, variables == digits_variables ? " (these may be ijk in decimal digits)" : "");
}

/// The board that has `variables` variables S[i,j,k].
Geometry cube_root_board(std::uint64_t variables, const Position& position) {
  for (int size = 1; size <= max_size; ++size) {
    const auto n = static_cast<std::uint64_t>(size);
    if (n * n * n == variables) return Geometry(size);
  }
  throw InputError(position, other_numbering(variables));
}

CnfPuzzle from_units(DimacsReader& reader, const DimacsReader::Problem& problem, LineReader& lines,
                     const Geometry& geometry) {
  const VariableMap variables(geometry);
  if (problem.variables < variables.variables()) {
    throw UsageError(to_string(lines.position()) + ": " +
                     too_few_variables(problem.variables, variables));
  }
  UnitSink sink(geometry, lines);
  reader.read_clauses(sink);
  if (problem.variables == digits_variables && sink.only_digits()) {
    throw InputError(lines.position(), other_numbering(problem.variables));
  }
  Puzzle puzzle{make_board(geometry), sink.take_givens()};
  return {.puzzle = std::move(puzzle),
          .variables = variables,
          .total_variables = problem.variables,
          .encoding = "",
          .label = ""};
}

}  // namespace

std::size_t CnfPuzzle::needed_variables() const {
  return scramble ? static_cast<std::size_t>(total_variables) : variables.variables();
}

Grid CnfPuzzle::decode(const Model& model) const {
  if (!scramble) return variables.decode(model);
  Random random(*scramble);
  return variables.decode(Scrambling(random, total_variables).undo(model, variables.variables()));
}

CnfPuzzle read_cnf(LineReader& lines, const std::optional<Geometry>& wanted) {
  HeaderComments comments;
  DimacsReader reader(lines);
  const auto problem = reader.read_problem(
      [&](std::string_view comment) { comments.add(comment, lines.position()); });
  comments.finish(lines.position());
  if (comments.ours()) return from_header(comments, problem, lines.position(), wanted);
  if (problem.incremental && !wanted) {
    throw UsageError(to_string(lines.position()) +
                     ": an incremental file does not tell its board: say --size N");
  }
  const Geometry geometry = wanted ? *wanted : cube_root_board(problem.variables, lines.position());
  return from_units(reader, problem, lines, geometry);
}

}  // namespace sudoku_sat
