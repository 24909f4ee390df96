#include "tools.hpp"

#include <algorithm>

#include "command.hpp"
#include "description.hpp"

namespace sudoku_sat::api {

base::Json tools() {
  base::Json all = base::Json::array();
  for (const ApiCommand* command : api_commands()) {
    base::Json options = options_schema(command->about, false);
    options["type"] = "object";
    base::Json arguments{
        {"type", "object"},
        {"additionalProperties", false},
        {"properties",
         {{"puzzle",
           {{"type", "string"},
            {"description", "a puzzle as text, in any format that the program reads"}}},
          {"options", options}}}};
    if (options.contains("required")) arguments["required"] = {"options"};
    all.push_back({{"name", command->about.name},
                   {"description", command->about.description},
                   {"inputSchema", arguments}});
  }
  return all;
}

bool is_tool(std::string_view name) {
  const auto commands = api_commands();
  return std::any_of(commands.begin(), commands.end(),
                     [&](const ApiCommand* command) { return command->about.name == name; });
}

}  // namespace sudoku_sat::api
