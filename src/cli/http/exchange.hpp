// One request and its answer, returned as a whole or passed on line by line, until the client goes
// away.
#pragma once

#include <httplib.h>

#include <string>

#include "cli/serve/http_server.hpp"
#include "connection.hpp"

namespace sudoku_sat::cli {

/// Answers the request in the body: with JSON, or, if the client accepts application/x-ndjson, with
/// lines of progress and the answer as the last line. `client`: whose request it is.
void answer(const httplib::Request& request, httplib::Response& response, HttpProgram& program,
            const Connection& client);

}  // namespace sudoku_sat::cli
