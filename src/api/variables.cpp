// A variable is a number in digits, each a cell of its own beside the grid: it has a value where
// all its digits have one.
#include "variables.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

namespace sudoku_sat {

namespace {

using Json = nlohmann::ordered_json;

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

/// A row for each row of the board.
std::string drawing_of(std::span<const Variable> group, const Geometry& geometry,
                       const Grid& grid) {
  std::vector<std::string> texts(geometry.grid_cells(), " ");
  std::size_t width = 1;
  for (const Variable& variable : group) {
    texts[*variable.of] = text_of(variable, geometry.size(), grid);
    width = std::max(width, texts[*variable.of].size());
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

}  // namespace

std::string variables_text(const Board& board, const Grid& grid) {
  const Geometry& geometry = board.geometry();
  std::string text;
  bool known = false;
  for_each_group(board, [&](std::span<const Variable> group) {
    for (const Variable& variable : group) {
      known = known || value_in(variable, board.size(), grid).has_value();
    }
    const bool of_cells = std::all_of(group.begin(), group.end(), [](const Variable& variable) {
      return variable.of.has_value();
    });
    if (of_cells) {
      text += drawing_of(group, geometry, grid);
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
    json[group[0].group] = single(group) ? values[0] : values;
  });
  return json;
}

Json candidates_json(const Variable& variable, const std::vector<std::vector<Value>>& found) {
  Json json = Json::array();
  if (variable.cells.size() == 1) {
    for (const Value value : found[variable.cells[0]]) {
      if (variable.truth) {
        json.push_back(value == 2);
      } else {
        json.push_back(variable.least + value - 1);
      }
    }
    return json;
  }
  for (const Cell digit : variable.cells) json.push_back(found[digit]);
  return {{"digits", json}};
}

}  // namespace sudoku_sat
