// The entry point. Answers are assembled as text, because a count may have more digits than the
// JSON library can represent.
#include "sudoku_sat/api.hpp"

#include <fmt/format.h>

#include <exception>
#include <new>

#include "call.hpp"
#include "report/answers.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat {

using namespace api;
using namespace report;

namespace {

using Json = base::Json;

std::string failure(const Request& request, std::string_view kind, int status,
                    std::string_view message) {
  return dump(
      {{"id", request.id}, {"error", {{"kind", kind}, {"message", message}}}, {"status", status}});
}

std::string answer_of(const ApiCommand& command, const Request& request,
                      const RequestLimits& limits, const std::atomic<bool>* interrupt,
                      const OnProgress& on_progress) try {
  ApiCall call(request, command.about, limits, interrupt, on_progress);
  command.run(call);
  return fmt::format("{{\"id\":{},\"command\":{},\"status\":{},\"answers\":[{}]}}",
                     dump(request.id), dump(Json(request.command)), call.status().value(),
                     call.answers());
} catch (const UsageError& error) {
  std::vector<std::string_view> given;
  for (const auto& [key, value] : request.options.items()) given.push_back(key);
  throw UsageError(app::in_given_words(error.what(), command.about, app::Front::requests, given));
}

std::string run(std::string_view text, Request& request, const RequestLimits& limits,
                const std::atomic<bool>* interrupt, const OnProgress& on_progress) {
  if (text.size() > limits.request_bytes) {
    throw UsageError(fmt::format("the request has {} bytes, but at most {} are allowed",
                                 text.size(), limits.request_bytes));
  }
  read_request(text, request);
  for (const ApiCommand* command : api_commands()) {
    if (command->about.name != request.command) continue;
    return answer_of(*command, request, limits, interrupt, on_progress);
  }
  reject("command", request.command, request_commands());
}

}  // namespace

std::string answer_request(std::string_view text, const RequestLimits& limits,
                           const std::atomic<bool>* interrupt, const OnProgress& on_progress) {
  Request request;
  try {
    return run(text, request, limits, interrupt, on_progress);
  } catch (const UsageError& error) {
    return failure(request, "usage", base::ExitStatus::usage, error.what());
  } catch (const InputError& error) {
    return failure(request, "input", base::ExitStatus::failure, error.what());
  } catch (const Stopped& stopped) {
    return failure(request, "stopped", base::ExitStatus::undecided, stopped.what());
  } catch (const std::bad_alloc&) {
    return failure(request, "memory", base::ExitStatus::failure, "not enough memory");
  } catch (const std::exception& error) {
    return failure(request, "failure", base::ExitStatus::failure, error.what());
  }
}

std::vector<std::string_view> request_commands() {
  std::vector<std::string_view> names;
  for (const ApiCommand* command : api_commands()) names.push_back(command->about.name);
  return names;
}

}  // namespace sudoku_sat
