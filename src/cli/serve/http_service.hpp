// The page and requests over HTTP.
#pragma once

#include <string>

#include "sudoku_sat/api.hpp"

namespace sudoku_sat::cli {

struct HttpChoice {
  std::string host = "127.0.0.1";
  int port = 8729;
  bool open = false;  ///< in the user's browser
};

/// Serves until the program is interrupted. Returns the exit status. Throws: Error if it can't
/// listen.
int serve_http(const HttpChoice& choice, unsigned threads, const RequestLimits& limits);

}  // namespace sudoku_sat::cli
