// Refuses requests before their bodies are read: those from a page of another site (cross-site
// requests, DNS rebinding), and those for unknown paths or methods.
#pragma once

#include <httplib.h>

#include <optional>
#include <string>

#include "cli/serve/http_server.hpp"

namespace sudoku_sat::cli {

struct Refusal {
  int status = 400;
  std::string message;
  std::string allow = {};  ///< of status 405: the allowed methods
};

/// No value: the request is accepted.
std::optional<Refusal> refusal(const httplib::Request& request, const HttpSettings& settings);

/// {"error": {"kind": ..., "message": ...}, "status": ...} with the program's exit status for that.
std::string error_json(const std::string& kind, const std::string& message, int status);

}  // namespace sudoku_sat::cli
