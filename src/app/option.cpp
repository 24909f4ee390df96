// A default follows the text, in parentheses.
#include "option.hpp"

#include "base/joined.hpp"

namespace sudoku_sat::app {

std::string_view usual_of(const Option& option, Front front) {
  const bool other = front == Front::requests && !option.usual_in_requests.empty();
  return other ? option.usual_in_requests : option.usual;
}

std::string help_of(const Option& option, Front front) {
  const bool other = front == Front::requests && !option.help_in_requests.empty();
  std::string text(other ? option.help_in_requests : option.help);
  if (const std::size_t place = text.find("{}"); place != text.npos && option.choices != nullptr) {
    text.replace(place, 2, base::listed(option.choices(), "or"));
  }
  const std::string_view usual = usual_of(option, front);
  if (!usual.empty()) text.append(" (default: ").append(usual).append(")");
  return text;
}

}  // namespace sudoku_sat::app
