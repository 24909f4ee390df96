// The interface between the HTTP server (src/cli/http) and the rest of the program. HTTP is in a
// separate program, sudoku-sat-http, which is this one with the server: the server needs TLS
// libraries, which would make every start several milliseconds longer.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "cli/page/web_files.hpp"

namespace sudoku_sat::cli {

struct HttpSettings {
  std::string host;  ///< address or name to listen on
  int port = 0;      ///< 0: any that is free
  std::size_t request_bytes = 0;
  std::span<const WebFile> files;  ///< of the page
};

/// The program, as the server sees it. Called by several threads at once.
class HttpProgram {
 public:
  using Tell = std::function<void(std::string_view line, bool last)>;
  /// A request under way.
  class Request {
   public:
    virtual ~Request() = default;
    /// The request ends soon, and is answered with what is known.
    virtual void cancel() = 0;
  };

  virtual ~HttpProgram() = default;

  virtual std::unique_ptr<Request> put(std::string text, Tell tell) = 0;
  /// How many requests the text, {"cancel": ID}, has cancelled; no value: it is something else.
  virtual std::optional<std::size_t> cancel_if_asked(std::string_view text) = 0;
  /// Requests are accepted from now on, at this address.
  virtual void listening(const std::string& url) = 0;
  /// Whether the program should end.
  virtual bool stopped() const = 0;
  /// All requests end soon.
  virtual void cancel_all() = 0;
};

/// Serves until the program should end and every request has been answered. Returns an error
/// message; empty: none.
using ServeHttp = std::string(const HttpSettings& settings, HttpProgram& program);

/// The server. In the program without one it never returns: it replaces the process by the program
/// that has one, with the same arguments. Throws: Error if there is none.
ServeHttp& http_server();

}  // namespace sudoku_sat::cli
