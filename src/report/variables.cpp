// A variable is a number in digits, each a cell of its own besides the grid: it has a value if all
// its digits have one.
#include "variables.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string_view>
#include <vector>

namespace sudoku_sat::report {

namespace {

using Json = base::Json;

/// No value while one of its digits is open.
std::optional<std::int64_t> value_in(const Variable& variable, int size, const Grid& grid) {
  const bool open = std::any_of(variable.cells.begin(), variable.cells.end(),
                                [&](Cell cell) { return grid[cell] == 0; });
  if (open) return std::nullopt;
  return number_of(variable, size, grid);
}

/// Calls visit(variables) for those of each declaration.
template <class Visit>
void for_each_group(const Board& board, Visit visit) {
  const std::vector<Variable>& all = board.variables();
  for (auto first = all.begin(); first != all.end();) {
    const auto end = std::find_if(first, all.end(),
                                  [&](const Variable& one) { return one.group != first->group; });
    visit(std::span(&*first, static_cast<std::size_t>(end - first)));
    first = end;
  }
}

bool single(std::span<const Variable> group) { return group[0].name == group[0].group; }

std::string text_of(const Variable& variable, int size, const Grid& grid) {
  const auto value = value_in(variable, size, grid);
  if (!value) return "?";
  if (!variable.truth) return std::to_string(*value);
  return *value != 0 ? "#" : ".";
}

bool all_of_cells(std::span<const Variable> group) {
  return std::all_of(group.begin(), group.end(),
                     [](const Variable& variable) { return variable.of.has_value(); });
}

/// A row for each row of the board; `of_variables`: a text for each of the group.
std::string drawing_of(std::span<const Variable> group, const Geometry& geometry,
                       const std::vector<std::string>& of_variables) {
  std::vector<std::string> texts(geometry.grid_cells(), " ");
  std::size_t width = 1;
  for (std::size_t i = 0; i < group.size(); ++i) {
    texts[*group[i].of] = of_variables[i];
    width = std::max(width, of_variables[i].size());
  }
  std::string text = group[0].group + ":\n";
  for (int row = 0; row < geometry.height(); ++row) {
    std::string line;
    for (int column = 0; column < geometry.width(); ++column) {
      const auto cell = geometry.find(row, column);
      line += fmt::format(" {:>{}}", cell ? texts[*cell] : "", width);
    }
    line.erase(line.find_last_not_of(' ') + 1);
    text += line + '\n';
  }
  return text;
}

/// "3 5..9": ascending numbers, three or more in a row as a range.
std::string runs_of(const std::vector<std::int64_t>& numbers, std::string_view between) {
  std::string text;
  for (std::size_t first = 0, next = 0; first < numbers.size(); first = next) {
    next = first + 1;
    while (next < numbers.size() && numbers[next] == numbers[next - 1] + 1) ++next;
    if (next - first == 2) next = first + 1;
    if (!text.empty()) text += between;
    text += std::to_string(numbers[first]);
    if (next - first > 1) text += ".." + std::to_string(numbers[next - 1]);
  }
  return text;
}

std::string in_a_line(const Variable& variable, const VariableCandidates& found) {
  if (variable.truth) {
    if (found.numbers.size() > 1) return "false true";
    return found.numbers[0] != 0 ? "true" : "false";
  }
  return runs_of(found.numbers, " ") + (found.complete ? "" : " and more");
}

/// The text in a drawing: one digit after the other, as in the cells, if no number has more.
std::vector<std::string> texts_of(std::span<const Variable> group,
                                  std::span<const VariableCandidates> found) {
  const bool digits = std::all_of(group.begin(), group.end(), [](const Variable& variable) {
    return variable.least >= 0 && variable.most <= 9;
  });
  std::vector<std::string> texts;
  for (std::size_t i = 0; i < group.size(); ++i) {
    std::string& text = texts.emplace_back();
    const std::vector<std::int64_t>& numbers = found[i].numbers;
    if (group[i].truth) {
      text = numbers.size() > 1 ? "?" : numbers[0] != 0 ? "#" : ".";
    } else if (digits) {
      for (const std::int64_t number : numbers) text += std::to_string(number);
    } else {
      text = runs_of(numbers, ",") + (found[i].complete ? "" : ",...");
    }
  }
  return texts;
}

}  // namespace

std::string variables_text(const Board& board, const Grid& grid) {
  const Geometry& geometry = board.geometry();
  std::string text;
  bool known = false;
  for_each_group(board, [&](std::span<const Variable> group) {
    for (const Variable& variable : group) {
      known = known || value_in(variable, board.size(), grid).has_value();
    }
    if (all_of_cells(group)) {
      std::vector<std::string> texts;
      for (const Variable& one : group) texts.push_back(text_of(one, board.size(), grid));
      text += drawing_of(group, geometry, texts);
      return;
    }
    text += group[0].group + " =";
    for (const Variable& variable : group) {
      const std::string value = text_of(variable, board.size(), grid);
      text += ' ' + (value == "#" ? "true" : value == "." ? "false" : value);
    }
    text += '\n';
  });
  return known ? text : "";
}

Json variables_json(const Board& board, const Grid& grid) {
  Json json = Json::object();
  for_each_group(board, [&](std::span<const Variable> group) {
    Json values = Json::array();
    for (const Variable& variable : group) {
      const auto value = value_in(variable, board.size(), grid);
      if (!value) {
        values.push_back(nullptr);
      } else if (variable.truth) {
        values.push_back(*value != 0);
      } else {
        values.push_back(*value);
      }
    }
    json[group[0].group] = single(group) ? values.front() : values;
  });
  return json;
}

std::string candidates_text(const Board& board, std::span<const VariableCandidates> found) {
  std::string text;
  const Variable* first = board.variables().data();
  for_each_group(board, [&](std::span<const Variable> group) {
    const auto of_group =
        found.subspan(static_cast<std::size_t>(group.data() - first), group.size());
    if (all_of_cells(group)) {
      text += drawing_of(group, board.geometry(), texts_of(group, of_group));
      return;
    }
    for (std::size_t i = 0; i < group.size(); ++i) {
      const bool certain = of_group[i].numbers.size() == 1;
      text += fmt::format("{}{} {}\n", group[i].name, certain ? " =" : ":",
                          in_a_line(group[i], of_group[i]));
    }
  });
  return text;
}

Json candidates_json(const Variable& variable, const VariableCandidates& found) {
  Json numbers = Json::array();
  for (const std::int64_t number : found.numbers) {
    numbers.push_back(variable.truth ? Json(number != 0) : Json(number));
  }
  if (found.complete) return numbers;
  return {{"numbers", numbers}, {"complete", false}};
}

}  // namespace sudoku_sat::report
