// The commands of requests as the Model Context Protocol lists tools.
#include "call.hpp"
#include "description.hpp"
#include "sudoku_sat/api.hpp"

namespace sudoku_sat {

using namespace api;

std::string request_tools() {
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
    const app::Command& about = command->about;
    all.push_back({{"name", about.name},
                   {"description", about.description.empty() ? about.summary : about.description},
                   {"inputSchema", arguments}});
  }
  return all.dump();
}

}  // namespace sudoku_sat
