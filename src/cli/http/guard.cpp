// A page of another site may send requests to this machine, and if it makes a name of its own point
// here (DNS rebinding; Jackson et al., CCS 2007), it could read the answers. So Host must be an
// address or a name of this machine, Origin the same as Host, and a request JSON by its type, which
// browsers send across sites only after asking.
#include "guard.hpp"

#include <arpa/inet.h>

#include <algorithm>
#include <array>
#include <cctype>
#include "base/json.hpp"
#include "base/words.hpp"

namespace sudoku_sat::cli {

namespace {

/// A Host without its port and without an IPv6 address' brackets.
std::string host_name(const std::string& host) {
  if (host.starts_with('[')) return host.substr(1, std::max(host.find(']'), std::size_t{1}) - 1);
  return base::in_small_letters(host.substr(0, host.find(':')));
}

bool is_address(const std::string& name) {
  std::array<unsigned char, sizeof(in6_addr)> bytes{};
  return ::inet_pton(AF_INET, name.c_str(), bytes.data()) == 1 ||
         ::inet_pton(AF_INET6, name.c_str(), bytes.data()) == 1;
}

bool host_is_ours(const httplib::Request& request, const HttpSettings& settings) {
  if (request.get_header_value_count("Host") != 1) return false;
  const std::string name = host_name(request.get_header_value("Host"));
  return name == "localhost" || is_address(name) || name == base::in_small_letters(settings.host);
}

bool from_other_site(const httplib::Request& request) {
  const std::string site = base::in_small_letters(request.get_header_value("Sec-Fetch-Site"));
  if (request.method == "POST" && !site.empty() && site != "same-origin" && site != "none") {
    return true;
  }
  if (!request.has_header("Origin")) return false;
  return base::in_small_letters(request.get_header_value("Origin")) !=
         "http://" + base::in_small_letters(request.get_header_value("Host"));
}

/// "application/json" from "application/json; charset=utf-8".
std::string media_type(const httplib::Request& request) {
  std::string type = base::in_small_letters(request.get_header_value("Content-Type"));
  type = type.substr(0, type.find(';'));
  return type.substr(0, type.find_last_not_of(" \t") + 1);
}

std::optional<Refusal> refused_body(const httplib::Request& request, const HttpSettings& settings) {
  if (media_type(request) != "application/json") {
    return Refusal{415, "requests need Content-Type: application/json"};
  }
  // A small body could become a large one.
  if (request.has_header("Content-Encoding")) {
    return Refusal{415, "requests must not have a Content-Encoding"};
  }
  const auto length = request.get_header_value<std::uint64_t>("Content-Length");
  if (length <= settings.request_bytes) return {};
  return Refusal{413, "the request has " + std::to_string(length) + " bytes, at most " +
                          std::to_string(settings.request_bytes) + " are taken"};
}

}  // namespace

std::optional<Refusal> refusal(const httplib::Request& request, const HttpSettings& settings) {
  if (!host_is_ours(request, settings)) {
    return Refusal{421, "the Host of a request must be localhost or an address of this machine"};
  }
  if (from_other_site(request)) return Refusal{403, "requests from other sites' pages are refused"};
  if (request.path == "/api") {
    if (request.method != "POST") return Refusal{405, "use POST", "POST"};
    return refused_body(request, settings);
  }
  const bool known = std::any_of(settings.files.begin(), settings.files.end(),
                                 [&](const WebFile& file) { return file.path == request.path; });
  if (!known) return Refusal{404, "not found: the page is /, requests go to /api"};
  if (request.method == "GET" || request.method == "HEAD") return {};
  return Refusal{405, "use GET", "GET, HEAD"};
}

std::string error_json(const std::string& kind, const std::string& message, int status) {
  return base::Json{{"error", {{"kind", kind}, {"message", message}}}, {"status", status}}.dump(
      -1, base::Json::BadBytes::replaced);
}

}  // namespace sudoku_sat::cli
