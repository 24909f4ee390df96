// The comments at the top are those of CNF files ("c board 9"), each after the language's own sign
// of a comment, and without what a file without clauses lacks. They are read back as a formula
// without clauses, so that CNF files and these have one reader of headers, with one set of checks.
// The first comment names program, version and language: "; sudoku-sat 0.1.0 smt-int".
#include "sudoku_sat/export.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "formats/cnf/header.hpp"
#include "language.hpp"
#include "registry.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat {

using namespace format;

AnswerText format::read_literals(LineReader& answer, const CnfPuzzle& puzzle,
                                 std::uint64_t variables) {
  if (variables < puzzle.variables.variables() || variables > max_variable) {
    throw InputError(answer.position(),
                     fmt::format("the file has {} variables, but its puzzle needs {}", variables,
                                 puzzle.variables.variables()));
  }
  AnswerText last;
  read_models(answer, variables, puzzle.variables.variables(),
              [&](AnswerText text) { last = std::move(text); });
  return last;
}

namespace {

constexpr std::size_t first_bytes = 400;  ///< that show the language
constexpr std::string_view opb_counts = "* #variable=";

/// The lines of CNF files with another sign of a comment.
std::string with_sign(std::string_view sign, std::string_view comments) {
  std::string text;
  while (!comments.empty()) {
    const std::size_t end = comments.find('\n');
    text += sign;
    text += comments.substr(2, end - 1);
    comments.remove_prefix(end + 1);
  }
  return text;
}

/// As CNF files have it.
CnfHeader header_of(const Puzzle& puzzle, const ExportLanguage& language,
                    const ExportOptions& options) {
  const Geometry& geometry = puzzle.geometry();
  CnfHeader header{.board = std::to_string(geometry.box_rows() * geometry.box_columns()),
                   .box = fmt::format("{}x{}", geometry.box_rows(), geometry.box_columns()),
                   .rules = rule_names(*puzzle.board),
                   .encoding = {},
                   .amo = {},
                   .reduction = {},
                   .givens = {},
                   .puzzle = to_line(geometry, puzzle.givens)};
  if (language.soft_givens) header.givens = "soft";
  if (!language.encoded) return header;
  header.encoding = chosen_encoding(options.formulation).name;
  header.amo = options.formulation.amo.name();
  return header;
}

std::string header_text(const Puzzle& puzzle, const ExportLanguage& language,
                        const ExportOptions& options) {
  CnfHeader header = header_of(puzzle, language, options);
  std::string text = fmt::format("c {} {} {}\n", tool_name, version, language.name);
  if (!options.label.empty()) text += comment_text("label", options.label);
  for_each_field(header, [&](std::string_view key, const std::string& value) {
    // A puzzle without rows, columns and boxes has no rules to name.
    if (!value.empty() || key == "rules") text += comment_text(key, value);
    if (key == "rules") text += data_lines(*puzzle.board);
  });
  if (language.encoded && options.formulation.reencoding.any()) {
    text += comment_text(reencode_key, reencoding_text(options.formulation.reencoding));
  }
  return with_sign(language.comment, text);
}

/// The language that a first comment names; null if it names none.
const ExportLanguage* language_of(std::string_view comment) {
  for (const ExportLanguage* language : export_languages()) {
    if (!comment.starts_with(language->comment)) continue;
    std::string_view rest = comment.substr(language->comment.size());
    if (take_word(rest) != tool_name) continue;
    take_word(rest);
    if (take_word(rest) == language->name) return language;
  }
  return nullptr;
}

const ExportLanguage* language_of_file(LineReader& lines) {
  bool ended = false;
  std::string_view begin = lines.soon(first_bytes, ended);
  if (begin.starts_with("\xEF\xBB\xBF")) begin.remove_prefix(3);
  const auto line = [&] { return begin.substr(0, begin.find_first_of("\r\n")); };
  if (begin.starts_with(opb_counts))
    begin.remove_prefix(std::min(begin.find('\n'), begin.size() - 1) + 1);
  return language_of(line());
}

/// The numbers of "* #variable= 729 #constraint= 324" or "p knf 729 1701": the first one.
std::uint64_t first_number(std::string_view line) {
  for (std::string_view word = take_word(line); !word.empty(); word = take_word(line)) {
    if (const auto number = parse_number<std::uint64_t>(word)) return *number;
  }
  return 0;
}

/// The header as that of a CNF file, line by line, and what the file says of its variables.
struct HeadText {
  std::string text;
  std::uint64_t variables = 0;
};

HeadText head_text(LineReader& lines, const ExportLanguage& language) {
  HeadText head;
  for (std::string_view line; lines.next(line);) {
    if (line.starts_with("p ") || line.starts_with(opb_counts)) {
      head.variables = first_number(line);
      // A line that says nothing keeps the numbers of the lines after it.
      head.text += '\n';
    } else if (line.starts_with(language.comment)) {
      head.text += "c ";
      head.text += line.substr(language.comment.size());
      head.text += '\n';
    } else {
      break;
    }
    if (head.text.size() > max_puzzle_bytes)
      throw InputError(lines.position(), "too many comments");
  }
  return head;
}

/// What files without clauses lack.
void add_missing(const ExportLanguage& language, std::string& text) {
  if (!language.encoded) text += "c encoding extended\nc amo pairwise\n";
  if (!language.soft_givens) text += "c givens units\n";
  text += "c reduce none\n";
}

CnfPuzzle puzzle_of(const std::string& text, const std::string& name) {
  // No literal is larger: the file says later how many there are.
  LineReader formula = LineReader::of_text(text + fmt::format("p cnf {} 0\n", max_variable), name);
  return read_cnf(formula);
}

}  // namespace

std::span<const ExportLanguage* const> export_languages() { return language_entries::table; }

const ExportLanguage& export_language_named(std::string_view name) {
  return find_by_name(export_languages(), "format", name);
}

void write_export(const Puzzle& puzzle, const ExportLanguage& language,
                  const ExportOptions& options, Output& out, const Limits& limits) {
  const LimitsScope scope(limits);
  const ExportTask task{puzzle, options, header_text(puzzle, language, options)};
  language.write(task, out);
}

std::optional<ExportedPuzzle> read_exported(LineReader& lines) {
  const ExportLanguage* const language = language_of_file(lines);
  if (language == nullptr) return std::nullopt;
  HeadText head = head_text(lines, *language);
  add_missing(*language, head.text);
  ExportedPuzzle exported{*language, puzzle_of(head.text, lines.name()), head.variables};
  if (!language->encoded) exported.cnf.encoding = language->name;
  return exported;
}

std::vector<Cell> give_up(Puzzle& puzzle, const Grid& grid) {
  std::vector<Cell> cells;
  for (Cell cell = 0; cell < puzzle.givens.size(); ++cell) {
    const bool contradicted = grid[cell] != 0 && grid[cell] != puzzle.givens[cell];
    if (puzzle.givens[cell] == 0 || !contradicted) continue;
    puzzle.givens[cell] = 0;
    cells.push_back(cell);
  }
  return cells;
}

}  // namespace sudoku_sat
