// Rules and the language in which they are written: the program and the referee read the same text,
// and judge the same grids.
#include <fmt/format.h>

#include <optional>

#include "referee/referee.hpp"
#include "sudoku_sat/board.hpp"
#include "sudoku_sat/formats.hpp"
#include "targets.hpp"

namespace sudoku_sat::fuzzing {

namespace {

/// Filled 4x4 boards: two solutions without rules, and grids that aren't.
constexpr std::string_view grids[] = {"1234341221434321", "4321214334121234", "1111222233334444",
                                      "1234123412341234", "1212343421214343"};

std::optional<referee::Puzzle> understood(const std::string& header) {
  try {
    return referee::parse_puzzle(header);
  } catch (const referee::NotUnderstood&) {
    return std::nullopt;
  }
}

/// The program's reading of the same header, if it has just such a board.
std::optional<Puzzle> read_by_program(const std::string& header) {
  try {
    Puzzle puzzle = parse_puzzle(header + "\n................\n");
    const Geometry& geometry = puzzle.geometry();
    const bool plain = geometry.cells() == 16 && geometry.size() == 4 && geometry.least() == 1 &&
                       puzzle.board->variables().empty();
    return plain ? std::optional(std::move(puzzle)) : std::nullopt;
  } catch (const InputError&) {
  } catch (const UsageError&) {
  }
  return std::nullopt;
}

bool is_easy(const referee::Puzzle& puzzle) {
  constexpr double most_tries = 1000;
  for (const referee::Statement& statement : puzzle.statements) {
    if (statement.tries > most_tries) return false;
  }
  return puzzle.board.cell_count() == 16;
}

}  // namespace

void try_rules(std::string_view text) {
  constexpr std::size_t longest = 400;
  if (text.size() > longest) return;
  const std::string header = "size: 4\n" + std::string(text) + "\n";
  const std::optional<Puzzle> own = read_by_program(header);
  const std::optional<referee::Puzzle> other = understood(header);
  if (!own || !other || !is_easy(*other)) return;
  for (const std::string_view line : grids) {
    Grid grid;
    referee::Grid numbers;
    for (const char digit : line) {
      grid.push_back(static_cast<Value>(digit - '0'));
      numbers.push_back(digit - '0');
    }
    const bool fine = !verify(*own, grid);
    const std::optional<std::string> broken = referee::broken_statement(*other, numbers);
    if (fine == !broken) continue;
    fail(fmt::format("{}: the program says {}, the referee {}", line, fine ? "yes" : "no",
                     broken ? "that it breaks " + *broken : "yes"));
  }
}

}  // namespace sudoku_sat::fuzzing
