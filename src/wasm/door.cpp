// The door `answer_request` as WebAssembly has it: text lies in the module's memory, and numbers
// alone go in and out. A request is written to where `sudoku_sat_room` says, the answer is read
// from where `sudoku_sat_answer` says. What the module asks of its host beside clock, random
// numbers and standard error is one function, which is told of progress and says whether to go on.
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

/// Told of progress, an object in JSON. Returns other than 0 if the request is to end.
__attribute__((import_module("sudoku_sat"), import_name("progress"))) int sudoku_sat_progress(
    const char* text, std::size_t size);

/// Where a request of this many bytes is written to; null: there is no memory for it.
EMSCRIPTEN_KEEPALIVE char* sudoku_sat_room(std::size_t size) {
  try {
    request_text.assign(size, '\0');
  } catch (...) {
    return nullptr;
  }
  return request_text.data();
}

/// Answers that request. Returns the bytes of the answer. `seconds`: of the whole request; 0: no
/// limit.
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

/// Where the answer lies, until the next request.
EMSCRIPTEN_KEEPALIVE const char* sudoku_sat_answer() { return answer_text.data(); }
}
