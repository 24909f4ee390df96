// `answer_request` for WebAssembly: text is in the module's memory, and only numbers go in and out.
// The host writes a request to the place that `sudoku_sat_room` returns, and reads the answer from
// the place that `sudoku_sat_answer` returns. Besides memory, clock, random numbers and standard
// error it needs one function of its host, which receives progress and returns whether to go on. It
// is part of the program, so that one module is the library and the command: both apart were twice
// as much to download.
#include <emscripten.h>

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <string>

#include "sudoku_sat/api.hpp"

namespace {

std::string request_text;
std::string answer_text;

}  // namespace

extern "C" {

/// Receives progress, an object in JSON. Returns nonzero to end the request.
int sudoku_sat_progress(const char* text, std::size_t size);

/// The place for a request of this many bytes; null: there is no memory for it.
EMSCRIPTEN_KEEPALIVE char* sudoku_sat_room(std::size_t size) {
  try {
    request_text.assign(size, '\0');
  } catch (...) {
    return nullptr;
  }
  return request_text.data();
}

/// Answers that request. Returns the length of the answer in bytes. `seconds`: of the whole
/// request; 0: no limit.
EMSCRIPTEN_KEEPALIVE std::size_t sudoku_sat_ask(double seconds) {
  sudoku_sat::RequestLimits limits;
  if (seconds > 0) limits.seconds = seconds;
  std::atomic<bool> interrupt = false;
  answer_text = sudoku_sat::answer_request(
      request_text, limits, &interrupt, [&interrupt](std::string_view progress) {
        if (sudoku_sat_progress(progress.data(), progress.size()) != 0) {
          interrupt = true;
        }
      });
  return answer_text.size();
}

/// The place of the answer, valid until the next request.
EMSCRIPTEN_KEEPALIVE const char* sudoku_sat_answer() { return answer_text.data(); }
}
