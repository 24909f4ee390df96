// The commands of requests as tools of an assistant: what the Model Context Protocol lists.
#pragma once

#include <string_view>

#include "base/json.hpp"

namespace sudoku_sat::api {

/// For each command its name, description and the JSON schema of its arguments: `puzzle` and
/// `options`, as a request has them.
base::Json tools();
/// Whether a command of requests has that name.
bool is_tool(std::string_view name);

}  // namespace sudoku_sat::api
