#include "program_lines.hpp"

#include "symbols.hpp"
#include "text_line.hpp"

namespace sudoku_sat::format {

namespace {

constexpr std::size_t board_cells = 81;

bool has_only(std::string_view text, std::string_view signs) {
  return text.find_first_not_of(signs) == text.npos;
}

}  // namespace

bool is_sum_killer(std::string_view line) {
  constexpr std::size_t room_for_letters = 12;
  line = stripped(line);
  return line.starts_with("3x3:") && line.substr(0, room_for_letters).find(":k:") != line.npos;
}

bool is_arrow_killer(std::string_view line) {
  constexpr std::string_view signs = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghij<>^v`',.";
  line = stripped(line);
  return line.size() == board_cells && line.find_first_of("<>^`") != line.npos &&
         !has_only(line, "<>^v`',.") && has_only(line, signs);
}

bool is_sumocue(std::string_view line) { return stripped(line).starts_with("SumoCueV"); }

bool is_solo_game(std::string_view line) {
  constexpr std::size_t longest = 12;
  line = stripped(line);
  const std::size_t colon = line.find(':');
  if (line.empty() || !is_digit(line[0]) || colon > longest) return false;
  const std::string_view size = line.substr(0, colon);
  const std::size_t letter = size.find_first_not_of("0123456789");
  if (letter == size.npos || std::string_view("xjk").find(size[letter]) == size.npos) return false;
  const std::string_view grid = line.substr(colon + 1, line.find(',') - colon - 1);
  constexpr std::string_view runs = "0123456789_abcdefghijklmnopqrstuvwxyz";
  return size.find_first_of("xj") != size.npos && has_only(size, runs) && !grid.empty() &&
         has_only(grid, runs);
}

std::optional<std::pair<std::string_view, std::string_view>> hodoku_parts(std::string_view line) {
  constexpr std::size_t cells_field = 3;
  line = stripped(line);
  if (line.starts_with(':')) {
    for (std::size_t i = 0; i < cells_field; ++i) {
      const std::size_t colon = line.find(':');
      if (colon == line.npos) return std::nullopt;
      line.remove_prefix(colon + 1);
    }
  } else if (line.find('+') == line.npos) {
    return std::nullopt;
  }
  const std::size_t end = std::min(line.find_first_of(": \t"), line.size());
  const std::string_view cells = line.substr(0, end);
  std::size_t count = 0;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const bool entered = cells[i] == '+';
    if (entered && (++i == cells.size() || !is_digit(cells[i]))) return std::nullopt;
    if (symbol_value(cells[i]) > 9) return std::nullopt;
    ++count;
  }
  return count == board_cells ? std::optional(std::pair(cells, line.substr(end))) : std::nullopt;
}

bool is_hodoku_line(std::string_view line) { return hodoku_parts(line).has_value(); }

bool is_latex_sudoku(std::string_view line) { return stripped(line).starts_with("\\begin{sudoku"); }

bool is_digits_clause(std::string_view line) {
  line = stripped(line);
  return line.size() == 5 && line.substr(3) == " 0" && has_only(line.substr(0, 3), "123456789");
}

bool is_pzprv3(std::string_view line) { return stripped(line).starts_with("pzprv3"); }

bool begins_program_text(std::string_view line) {
  constexpr std::array<bool (*)(std::string_view), 8> kinds{
      is_sum_killer,  is_arrow_killer, is_sumocue,       is_solo_game,
      is_hodoku_line, is_latex_sudoku, is_digits_clause, is_pzprv3};
  return std::ranges::any_of(kinds, [&](auto* is_own) { return is_own(line); });
}

}  // namespace sudoku_sat::format
