// Reads what decode needs from a CNF file: the header of one of ours, the unit clauses of another,
// and the clauses of both, which are handed on as they come.
#include <fmt/format.h>

#include <map>

#include "base/joined.hpp"
#include "foreign.hpp"
#include "formats/text/text_line.hpp"
#include "header.hpp"
#include "sudoku_sat/cnf.hpp"

namespace sudoku_sat {

using namespace format;

namespace {

constexpr std::size_t longest_value = 5;  ///< "1290 "
constexpr std::size_t max_data = std::size_t{64} << 20;
constexpr std::size_t max_variables = 8;  ///< that a rule without data adds to each cell

/// Collects the comments of the header of one of our files. A header is read before anything is
/// known of its file, so what is kept of it is bounded: by the board that it names, and by the data
/// that any board of ours may have.
class HeaderComments {
 public:
  /// Takes a comment line without "c ". Of a file that is not one of ours it keeps nothing.
  /// Throws: InputError if a line can't be, or there are more than a board has.
  void add(std::string_view line, const Position& position) {
    if (first_) ours_ = line.substr(0, line.find(' ')) == tool_name;
    first_ = false;
    if (!ours_) return;
    if (const auto comment = joiner_.add(line, position)) take(*comment);
  }

  /// No more comments come. Throws: InputError if the last one is not complete.
  void finish(const Position& end) const { joiner_.finish(end); }

  bool ours() const { return ours_; }
  const Position& position(std::string_view key) const { return seen_.at(key); }

  /// Throws: InputError if a line is missing.
  const CnfHeader& header(const Position& end) {
    for_each_field(header_, [&](std::string_view key, const std::string&) {
      if (!seen_.contains(key)) damaged(end, fmt::format("its line 'c {} ...' is missing", key));
    });
    return header_;
  }

  std::string label;
  std::string numbering;
  Reencoding reencoding;
  std::optional<std::uint64_t> scramble;
  std::vector<HeaderLine> reduced;
  std::vector<HeaderLine> data;
  std::vector<HeaderLine> series;    ///< "c series PUZZLE LABEL"
  std::vector<HeaderLine> excluded;  ///< "c excluded SOLUTION"

 private:
  void take(const WholeComment& comment) {
    const std::string_view key = comment.key;
    if (key == "label") label = comment.value;
    if (key == scramble_key) {
      scramble = parse_number<std::uint64_t>(comment.value);
      if (!scramble) damaged(comment.position, "the seed of 'c scramble' is not a number");
    }
    if (key == numbering_key) numbering = comment.value;
    if (key == reencode_key) add_reencoding(comment);
    if (key == data_key) add_data(comment);
    if (key == series_key) add_puzzle(comment, series);
    if (key == excluded_key) add_puzzle(comment, excluded);
    if (key == decided_key || key == candidates_key || key == contradiction_key) {
      add_reduced(comment);
    }
    for_each_field(header_, [&](std::string_view known, std::string& field) {
      if (key != known || seen_.contains(known)) return;
      field = comment.value;
      seen_[known] = comment.position;
    });
  }

  void add_reencoding(const WholeComment& comment) {
    const auto read = parse_reencoding(comment.value);
    if (!read || !read->any()) {
      damaged(comment.position, fmt::format("re-encoding '{}' is not known", shown(comment.value)));
    }
    reencoding = *read;
  }

  void add_data(const WholeComment& comment) {
    data_bytes_ += comment.value.size() + sizeof(HeaderLine);
    if (data_bytes_ > max_data) throw InputError(comment.position, "too much rule data");
    data.push_back({{}, std::string(comment.value), comment.position});
  }

  void add_puzzle(const WholeComment& comment, std::vector<HeaderLine>& lines) {
    puzzle_bytes_ += comment.value.size() + bytes_beside_puzzle;
    if (puzzle_bytes_ > max_puzzle_bytes) throw InputError(comment.position, "too many puzzles");
    lines.push_back({{}, std::string(comment.value), comment.position});
  }

  /// No more lines, and no longer ones, than the board has room for: they are kept in memory. Rules
  /// may add variables, and values that no header names.
  void add_reduced(const WholeComment& comment) {
    const std::string_view key = comment.key;
    const auto size =
        std::min<std::size_t>(parse_number<std::size_t>(header_.board).value_or(0), max_size);
    const auto named = std::ranges::count(header_.rules, ' ') + (header_.rules.empty() ? 0 : 1);
    const auto rules = static_cast<std::size_t>(named);
    // A board of several grids has at most as many grids as the data of its rules has bytes.
    const std::size_t cells = size * size * std::max<std::size_t>(1, data_bytes_);
    if (reduced.size() > cells * (1 + rules * max_variables)) {
      damaged(comment.position, fmt::format("too many lines 'c {} ...'", key));
    }
    const std::size_t values = rules == 0 ? size : max_size;
    const std::size_t longest =
        longest_value * (key == decided_key ? cells : values + 3) + data_bytes_;
    if (comment.value.size() > longest) {
      damaged(comment.position,
              fmt::format("its line 'c {} ...' is longer than the board has room for", key));
    }
    reduced.push_back({std::string(key), std::string(comment.value), comment.position});
  }

  CommentJoiner joiner_;
  bool first_ = true;
  bool ours_ = false;
  CnfHeader header_;
  std::size_t data_bytes_ = 0;
  std::size_t puzzle_bytes_ = 0;
  std::map<std::string_view, Position> seen_;
};

void expect_one_of(const std::string& value, const std::vector<std::string_view>& known,
                   std::string_view key, const Position& position) {
  if (std::ranges::find(known, value) != known.end()) return;
  throw InputError(position, fmt::format("{} '{}' is not known to this version, which knows {}",
                                         key, shown(value), base::joined(known, ", ")));
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

const Encoding& header_encoding(const CnfHeader& header, const HeaderComments& comments) {
  expect_one_of(header.encoding, names_of(encodings()), "encoding", comments.position("encoding"));
  return *find_in(encodings(), header.encoding);
}

AtMostOne header_amo(const CnfHeader& header, const HeaderComments& comments) {
  const auto amo = AtMostOne::parse(header.amo);
  if (!amo) expect_one_of(header.amo, names_of(amo_methods()), "amo", comments.position("amo"));
  return *amo;
}

/// The variables by the code and by what the header says of a reduction.
VariableMap header_variables(const HeaderComments& comments, const CnfHeader& header,
                             const Puzzle& puzzle, const ValueCode& code, const Position& end) {
  const std::vector<HeaderLine>& lines = comments.reduced;
  if (header.reduction != "none") {
    return VariableMap(puzzle.geometry(), reduced_candidates(lines, puzzle, end), code);
  }
  if (!lines.empty()) {
    damaged(lines[0].position,
            fmt::format("a line 'c {} ...' beside 'c reduce none'", lines[0].key));
  }
  return VariableMap(puzzle.geometry(), code);
}

std::vector<LabelledGivens> series_of(const HeaderComments& comments, const Geometry& geometry) {
  std::vector<LabelledGivens> series;
  for (const HeaderLine& line : comments.series) {
    const std::string_view value = line.value;
    const std::string_view puzzle = value.substr(0, value.find(' '));
    series.push_back({from_line(geometry, puzzle, line.position),
                      std::string(value.substr(std::min(puzzle.size() + 1, value.size())))});
  }
  return series;
}

std::vector<Grid> excluded_of(const HeaderComments& comments, const Geometry& geometry) {
  std::vector<Grid> excluded;
  for (const HeaderLine& line : comments.excluded) {
    excluded.push_back(from_line(geometry, line.value, line.position));
  }
  return excluded;
}

/// The numbers that the header says of the variables; empty: the standard ones.
std::vector<Var> header_numbers(const HeaderComments& comments, const Geometry& geometry,
                                const Position& end) {
  if (comments.numbering.empty()) return {};
  try {
    return Numbering(comments.numbering).numbers(geometry.size());
  } catch (const UsageError& error) {
    damaged(end, error.what());
  }
}

/// An upper bound on the variables without a reduction: a clause has more literals than order
/// variables, and each added variable saves clauses.
std::uint64_t most_variables(const Formulation& formulation, const Board& board) {
  const Size plain = size_of(*formulation.encoding, board, formulation.amo);
  return plain.variables + (formulation.reencoding.any() ? plain.literals : 0);
}

CnfPuzzle from_header(HeaderComments& comments, const DimacsReader::Problem& problem,
                      const Position& end, const std::optional<Geometry>& wanted) {
  const CnfHeader& header = comments.header(end);
  const Geometry one = header_geometry(header, comments);
  if (find_reduction(header.reduction) == nullptr) {
    expect_one_of(header.reduction, names_of(reductions()), "reduce", comments.position("reduce"));
  }
  const Encoding& encoding = header_encoding(header, comments);
  const AtMostOne amo = header_amo(header, comments);
  const auto board = board_of_header(one, header.rules, comments.position("rules"), comments.data);
  if (wanted && *wanted != one && *wanted != board->geometry().with_variables({})) {
    throw UsageError(fmt::format("{}: its header says {}, not {}", end.source, describe(one),
                                 describe(*wanted)));
  }
  Puzzle puzzle{board, from_line(board->geometry(), header.puzzle, comments.position("puzzle"))};
  VariableMap variables = header_variables(comments, header, puzzle, *encoding.code, end);
  const Formulation formulation{
      .encoding = &encoding, .amo = amo, .reencoding = comments.reencoding};
  // The incremental form does not say how many auxiliary variables there are.
  const std::uint64_t total =
      problem.incremental ? size_of(formulation, *puzzle.board).variables : problem.variables;
  if (total < variables.variables()) throw InputError(end, too_few_variables(total, variables));
  // All of them will be drawn again, which takes memory. Nothing that is reduced gets more.
  if (comments.scramble && total > most_variables(formulation, *puzzle.board)) {
    throw InputError(
        end, fmt::format("{} variables, more than the formula has without reduction", total));
  }
  const bool contradiction =
      !comments.reduced.empty() && comments.reduced.front().key == contradiction_key;
  return {.puzzle = std::move(puzzle),
          .variables = std::move(variables),
          .total_variables = total,
          .encoding = header.encoding,
          .label = comments.label,
          .contradiction = contradiction,
          .scramble = comments.scramble,
          .excluded = excluded_of(comments, board->geometry()),
          .series = series_of(comments, board->geometry()),
          .numbers = header_numbers(comments, board->geometry(), end),
          .numbering = comments.numbering};
}

}  // namespace

std::size_t CnfPuzzle::needed_variables() const {
  const bool all = scramble || !numbers.empty();
  return all ? static_cast<std::size_t>(total_variables) : variables.variables();
}

Grid CnfPuzzle::decode(const Model& model) const {
  if (!numbers.empty()) {
    Grid grid = variables.decode(Scrambling(numbers).undo(model, variables.variables()));
    for (std::size_t i = 0; !named_by.empty() && i < grid.size(); ++i) {
      if (grid[i] == 0) grid[i] = puzzle.givens[i];
    }
    return grid;
  }
  if (!scramble) return variables.decode(model);
  Random random(*scramble);
  return variables.decode(Scrambling(random, total_variables).undo(model, variables.variables()));
}

CnfReader::CnfReader(LineReader& lines, const std::optional<Geometry>& wanted,
                     const std::optional<Numbering>& numbering)
    : lines_(lines),
      reader_(lines),
      numbering_(numbering),
      wanted_(wanted),
      names_(std::make_shared<VariableNames>()),
      puzzle_(read_head(wanted)) {}

CnfPuzzle CnfReader::read_head(const std::optional<Geometry>& wanted) {
  HeaderComments comments;
  const auto problem = reader_.read_problem([&](std::string_view comment) {
    comments.add(comment, lines_.position());
    if (!comments.ours()) names_->add(comment);
  });
  comments.finish(lines_.position());
  if (comments.ours() && numbering_) {
    throw UsageError(
        fmt::format("--numbering is for formulas from elsewhere: the header of {} says "
                    "how its variables are numbered",
                    lines_.name()));
  }
  if (comments.ours()) return from_header(comments, problem, lines_.position(), wanted);
  const ForeignBoard foreign = foreign_board(problem, wanted, numbering_, lines_.position());
  const Geometry& geometry = foreign.geometry;
  CnfPuzzle puzzle{.puzzle = {make_board(geometry), Grid(geometry.cells(), 0)},
                   .variables = VariableMap(geometry),
                   .total_variables = problem.variables,
                   .encoding = "",
                   .label = "",
                   .has_header = false};
  puzzle.numbering_guessed = !foreign.certain;
  if (foreign.numbering) {
    puzzle.numbers = foreign.numbering->numbers(geometry.size());
    puzzle.numbering = foreign.numbering->text();
  }
  return puzzle;
}

void CnfReader::read_clauses(SinkRef sink) {
  CountingSink assumptions;
  if (!puzzle_.has_header) return read_foreign(sink);
  try {
    reader_.read_clauses(sink, assumptions);
  } catch (const WrongClauseCount&) {
    // The header alone says enough to decode an answer.
    if (reader_.clauses() != 0) throw;
  }
}

void CnfReader::read_foreign(SinkRef sink) {
  // As many as a board has variables, or a usual one if it isn't known yet.
  constexpr std::size_t usual = std::size_t{1} << 16;
  UnitSink units(lines_, std::max(usual, puzzle_.variables.variables()), sink);
  struct Assumptions {
    UnitSink& units;
    Var new_vars(std::size_t) { return 0; }
    void add(const ClauseBlock& block) { units.assume(block); }
  } assumptions{units};
  reader_.watch_comments([&](std::string_view comment) { names_->add(comment); });
  reader_.read_clauses(units, assumptions);
  settle_numbering(units, numbering_ ? nullptr : names_.get(), wanted_, lines_.position(), puzzle_);
}

std::size_t CnfReader::kept_variables() const {
  // The incremental form doesn't say how many there are.
  constexpr std::size_t usual = std::size_t{1} << 24;
  if (puzzle_.total_variables < max_variable) return puzzle_.total_variables;
  return std::max(usual, puzzle_.needed_variables());
}

CnfPuzzle read_cnf(LineReader& lines, const std::optional<Geometry>& wanted,
                   const std::optional<Numbering>& numbering) {
  CnfReader reader(lines, wanted, numbering);
  CountingSink nothing;
  if (!reader.puzzle().has_header) reader.read_clauses(nothing);
  return reader.puzzle();
}

}  // namespace sudoku_sat
