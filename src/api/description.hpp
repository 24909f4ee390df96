// Documentation of requests, made from the table of options: their schema, and the options in
// requests.md. `tools/update_requests` writes both, and a test compares them.
#pragma once

#include <string>

#include "app/command.hpp"
#include "base/json.hpp"

namespace sudoku_sat::api {

/// The JSON schema of a command's options; with `older_names`, those too that only keep working.
base::Json options_schema(const app::Command& command, bool older_names);

/// The text of schemas/request.schema.json.
std::string request_schema();

/// The tables of options of requests.md, in Markdown.
std::string options_table();

}  // namespace sudoku_sat::api
