// One function that gives other programs the whole library: a request as JSON text in, its answer
// as JSON text out. The page in the browser, `sudoku-sat serve` and the WebAssembly build call it.
// Requests and answers are described in src/api/requests.md and the schemas beside it.
#pragma once

#include <atomic>
#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sudoku_sat {

/// Limits of one request. If one is exceeded, the answer is an error that names it.
struct RequestLimits {
  std::size_t request_bytes = std::size_t{1} << 20;
  std::size_t answer_bytes = std::size_t{64} << 20;
  std::size_t cells = 2500;     ///< of a board
  std::size_t puzzles = 10000;  ///< in one request
  /// For the board's formula and tables for counting, estimated before allocation.
  std::size_t memory_bytes = std::size_t{1} << 30;
  std::optional<double> seconds = {};  ///< for the whole request; no value: no limit
};

/// Called with an object as text, {"id": ..., "progress": {...}}, at most ten times a second, on
/// the answering thread.
using OnProgress = std::function<void(std::string_view)>;

/// The answer to one request, on one line without the line end. Errors are answers, too: {"error":
/// {...}}. Returns soon after `interrupt` (may be null) becomes true, with what is known by then.
/// Several threads may call it at the same time. Throws: what `on_progress` throws.
std::string answer_request(std::string_view request, const RequestLimits& limits = {},
                           const std::atomic<bool>* interrupt = nullptr,
                           const OnProgress& on_progress = {});

/// Names of the requests: "solve", "check", ...
std::vector<std::string_view> request_commands();

/// The requests as tools of an assistant, as the Model Context Protocol lists them: an array in
/// JSON with each command's name, description and the schema of `puzzle` and `options`.
std::string request_tools();

}  // namespace sudoku_sat
