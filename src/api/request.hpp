// A request: {"id", "command", "puzzle", "options"}. Options have the long names of the command
// line, so that both are learnt together, and their values are read by the same code.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>
#include "base/json.hpp"

#include "app/values.hpp"

namespace sudoku_sat::api {

/// The options that requests of a command may hold.
std::vector<const app::Option*> request_options(const app::Command& command);

/// The types of JSON that a value of the option may have, as a schema names them.
std::vector<std::string_view> types_of(const app::Option& option);

class RequestOptions : public app::OptionValues {
 public:
  /// `object`: of options; null is none. `puzzle`: whether the request has one. Throws: UsageError
  /// for an option that the command doesn't take in requests, or one with a wrong value.
  RequestOptions(const base::Json& object, const app::Command& command, bool puzzle);

  bool has(std::string_view name) const override;
  std::optional<std::string> get(std::string_view name) const override;
  std::vector<std::string> all(std::string_view name) const override;
  bool has_input() const override { return puzzle_; }

 private:
  std::map<std::string_view, base::Json> values_;
  bool puzzle_;
};

struct Request {
  base::Json id = nullptr;  ///< returned with each answer
  std::string command = {};
  std::optional<std::string> puzzle = {};
  base::Json options = nullptr;
};

/// Reads `text` into `request`: its id first, for the answer if the rest is wrong. Throws:
/// InputError if it is not JSON, UsageError if it is not a request.
void read_request(std::string_view text, Request& request);

}  // namespace sudoku_sat::api
