// What `serve` is in WebAssembly, which has neither sockets nor threads: a sentence.
#include "http_service.hpp"
#include "line_service.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat::cli {

namespace {

[[noreturn]] void refuse() {
  throw Error(
      "serve: WebAssembly has neither sockets nor threads; programs import the package and call "
      "ask(), and the page is a folder for any web server");
}

}  // namespace

int serve_http(const HttpChoice&, unsigned, const RequestLimits&) { refuse(); }

int serve_lines(unsigned, const RequestLimits&) { refuse(); }

}  // namespace sudoku_sat::cli
