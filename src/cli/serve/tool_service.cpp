// The Model Context Protocol (modelcontextprotocol.io, revisions 2024-11-05 to 2025-11-25) is
// JSON-RPC 2.0 in lines. Its tools are the commands of requests, as the table of commands describes
// them, and a call of a tool is a request: it has the same limits, and its answer is the same JSON.
#include "tool_service.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <set>

#include "base/exit_status.hpp"
#include "base/json.hpp"
#include "lines.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat::cli {

namespace {

using base::Json;

// The newest first. They differ in nothing that is said here.
constexpr std::array<std::string_view, 4> revisions{"2025-11-25", "2025-06-18", "2025-03-26",
                                                    "2024-11-05"};
// Longer ones are not returned with the answer (src/api/requests.md).
constexpr std::size_t max_id_size = 100;

/// Codes of JSON-RPC.
enum Code { not_json = -32700, no_request = -32600, no_method = -32601, wrong_parameters = -32602 };

Json response(const Json& id, Json result) {
  return {{"jsonrpc", "2.0"}, {"id", id}, {"result", std::move(result)}};
}

Json failure(const Json& id, Code code, std::string_view message) {
  return {{"jsonrpc", "2.0"}, {"id", id}, {"error", {{"code", code}, {"message", message}}}};
}

bool is_id(const Json& id) {
  return id.is_number() || (id.is_string() && id.text().size() <= max_id_size);
}

/// The member, or null.
const Json& member(const Json& object, std::string_view name) {
  static const Json none;
  const Json* const found = object.find(name);
  return found == nullptr ? none : *found;
}

Json introducing(const Json& parameters) {
  const Json& wanted = member(parameters, "protocolVersion");
  const auto known = [&](std::string_view revision) {
    return wanted.is_string() && wanted.text() == revision;
  };
  const auto revision = std::find_if(revisions.begin(), revisions.end(), known);
  return {{"protocolVersion", revision == revisions.end() ? revisions.front() : *revision},
          {"capabilities", {{"tools", Json::object()}}},
          {"serverInfo", {{"name", "sudoku-sat"}, {"version", version}}},
          {"instructions",
           "Each tool is a command of sudoku-sat. `puzzle` is text: 81 characters with . for empty "
           "cells, a grid in lines, or any other format that the program reads, rules included. "
           "The answer is JSON."}};
}

bool is_tool(std::string_view name) {
  const std::vector<std::string_view> names = request_commands();
  return std::find(names.begin(), names.end(), name) != names.end();
}

/// The request that a call is, with the call's id; no value: it is none.
std::optional<std::string> request_of(const Json& id, const Json& parameters) {
  const Json& name = member(parameters, "name");
  const Json& given = member(parameters, "arguments");
  if (!name.is_string() || !is_tool(name.text())) return std::nullopt;
  if (!given.is_object() && !given.is_null()) return std::nullopt;
  Json request{{"id", id}, {"command", name}};
  for (const auto& [field, value] : given.items()) {
    if (field == "id" || field == "command") return std::nullopt;
    request[field] = value;
  }
  return request.dump();
}

/// What the answer of a request is to a caller of a tool.
Json tool_result(std::string_view answer) {
  Json json = Json::parse(answer);
  json.erase("id");
  const int status = json.value("status", base::ExitStatus::done);
  const bool failed = json.contains("error") || status == base::ExitStatus::failure ||
                      status == base::ExitStatus::usage;
  Json content = Json::array();
  content.push_back({{"type", "text"}, {"text", json.dump()}});
  return {{"content", content}, {"isError", failed}};
}

Json progress_of(std::string_view told, const Json& token) {
  const Json json = Json::parse(told);
  const Json& progress = json.at("progress");
  Json parameters{{"progressToken", token}, {"progress", progress.at("done")}};
  if (progress.contains("of")) parameters["total"] = progress.at("of");
  if (member(progress, "what").is_string()) parameters["message"] = progress.at("what");
  return {{"jsonrpc", "2.0"}, {"method", "notifications/progress"}, {"params", parameters}};
}

class ToolService : public LinesIn {
 public:
  ToolService(unsigned threads, const RequestLimits& limits)
      : LinesIn(threads, limits), max_bytes_(limits.request_bytes) {}

 private:
  void take(std::string_view line) override {
    if (line.size() > max_bytes_) {
      return send(failure(nullptr, no_request, fmt::format("longer than {} bytes", max_bytes_)));
    }
    std::optional<Json> message;
    try {
      message = Json::read(line);
    } catch (const base::JsonError&) {
      // Nested too deeply, or a number that is too large.
    }
    if (!message) return send(failure(nullptr, not_json, "not JSON"));
    if (!message->is_object()) return send(failure(nullptr, no_request, "not an object"));
    const Json& method = member(*message, "method");
    const Json& id = member(*message, "id");
    if (!method.is_string()) {
      const bool answers = message->contains("result") || message->contains("error");
      if (!answers) send(failure(nullptr, no_request, "no method"));
      return;
    }
    if (!message->contains("id")) return note(method.text(), member(*message, "params"));
    if (!is_id(id)) {
      return send(failure(nullptr, no_request, "an id is a number or at most 100 bytes of text"));
    }
    answer(id, method.text(), member(*message, "params"));
  }

  void answer(const Json& id, const std::string& method, const Json& parameters) {
    if (method == "initialize") return send(response(id, introducing(parameters)));
    if (method == "ping") return send(response(id, Json::object()));
    if (method == "tools/list")
      return send(response(id, {{"tools", Json::parse(request_tools())}}));
    if (method != "tools/call") {
      return send(failure(id, no_method, fmt::format("no method '{}'", method)));
    }
    std::optional<std::string> request = request_of(id, parameters);
    if (!request) {
      return send(failure(id, wrong_parameters,
                          "'name' is that of a tool, 'arguments' an object with 'puzzle' and "
                          "'options'"));
    }
    call(id, std::move(*request), member(member(parameters, "_meta"), "progressToken"));
  }

  void call(const Json& id, std::string request, const Json& token) {
    queue().put(std::move(request), [this, id, token](std::string_view told, bool last) {
      if (last && !was_cancelled(id)) send(response(id, tool_result(told)));
      if (!last && !token.is_null()) send(progress_of(told, token));
    });
  }

  /// A message that wants no answer.
  void note(const std::string& method, const Json& parameters) {
    const Json& id = member(parameters, "requestId");
    if (method != "notifications/cancelled" || !is_id(id)) return;
    const std::lock_guard lock(cancelling_);
    const auto cancelled = queue().cancel_if_asked(Json{{"cancel", id}}.dump());
    if (cancelled.value_or(0) > 0) cancelled_.insert(id.dump());
  }

  /// Whether the caller has cancelled the call.
  bool was_cancelled(const Json& id) {
    const std::lock_guard lock(cancelling_);
    return cancelled_.erase(id.dump()) > 0;
  }

  void send(const Json& message) { write(message.dump(-1, Json::BadBytes::replaced)); }

  std::size_t max_bytes_;
  std::mutex cancelling_;
  std::set<std::string> cancelled_;  ///< ids
};

}  // namespace

int serve_tools(unsigned threads, const RequestLimits& limits) {
  return ToolService(threads, limits).run();
}

}  // namespace sudoku_sat::cli
