// A request: {"id", "command", "puzzle", "options"}. Options have the long names of the command
// line, so that whoever knows one knows the other, and their values are read by the same code.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>
#include "base/json.hpp"

#include "report/options.hpp"

namespace sudoku_sat::api {

/// An option that a command takes in a request.
struct RequestOption {
  enum class Kind {
    flag,            ///< true or false
    number,          ///< a number
    text,            ///< a string
    flag_or_number,  ///< true, or a number
  };
  std::string_view name;
  Kind kind;
};

class RequestOptions : public report::OptionValues {
 public:
  /// `object`: of options; null is none. Throws: UsageError for an option that is not among `known`
  /// or has a value of another type.
  RequestOptions(const base::Json& object, std::string_view command,
                 std::span<const RequestOption> known);

  bool has(const std::string& name) const override;
  std::optional<std::string> get(const std::string& name) const override;
  std::vector<std::string> all(const std::string& name) const override;

 private:
  base::Json object_;
};

struct Request {
  base::Json id = nullptr;  ///< given back with whatever is answered
  std::string command = {};
  std::optional<std::string> puzzle = {};
  base::Json options = nullptr;
};

/// What an error says of options, in the words of requests, which have no dashes: "limit" for
/// "--limit", of the options that are `known`.
std::string in_words_of_requests(std::string message, std::span<const RequestOption> known);

/// Reads `text` into `request`: its id first, for the answer where the rest is wrong. Throws:
/// InputError where it is no JSON, UsageError where it is no request.
void read_request(std::string_view text, Request& request);

}  // namespace sudoku_sat::api
