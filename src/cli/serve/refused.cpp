// `serve` in WebAssembly, which has neither sockets nor threads: an error message.
#include "http_service.hpp"
#include "line_service.hpp"
#include "sudoku_sat/base.hpp"
#include "tool_service.hpp"

namespace sudoku_sat::cli {

namespace {

[[noreturn]] void refuse() {
  throw Error(
      "serve: WebAssembly has no sockets and no threads. Import the package and call ask(); any "
      "web server can serve the folder with the page");
}

}  // namespace

int serve_http(const HttpChoice&, unsigned, const RequestLimits&) { refuse(); }

int serve_lines(unsigned, const RequestLimits&) { refuse(); }

int serve_tools(unsigned, const RequestLimits&) { refuse(); }

}  // namespace sudoku_sat::cli
