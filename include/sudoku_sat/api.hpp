// One door to the library for other programs: a request as JSON text, its answer as JSON text. The
// page in the browser, `sudoku-sat serve` and the WebAssembly build are callers of it. Forms of
// requests and answers: src/api/requests.md, and the schemas beside it.
#pragma once

#include <atomic>
#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sudoku_sat {

/// What one request may take. Beyond them the answer is an error that names the limit.
struct RequestLimits {
  std::size_t request_bytes = std::size_t{1} << 20;
  std::size_t answer_bytes = std::size_t{64} << 20;
  std::size_t cells = 2500;     ///< of a board
  std::size_t puzzles = 10000;  ///< in one request
  /// Of the formula that the board needs and of tables for counting, estimated before any is taken.
  std::size_t memory_bytes = std::size_t{1} << 30;
  std::optional<double> seconds = {};  ///< for the whole request; no value: no limit
};

/// Called with an object as text, {"id": ..., "progress": {...}}, ten times a second at most, on
/// the thread that answers.
using OnProgress = std::function<void(std::string_view)>;

/// The answer to one request, on one line without its end. Whatever is wrong is an answer too:
/// {"error": {...}}. Ends soon after `interrupt` becomes true, with what is known by then; null:
/// never. Several threads may call it at once. Throws: what `on_progress` throws.
std::string answer_request(std::string_view request, const RequestLimits& limits = {},
                           const std::atomic<bool>* interrupt = nullptr,
                           const OnProgress& on_progress = {});

/// What requests may ask for: "solve", "check", ...
std::vector<std::string_view> request_commands();

}  // namespace sudoku_sat
