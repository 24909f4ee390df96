// A default follows the text, in parentheses.
#include "option.hpp"

namespace sudoku_sat::app {

std::string one_of(const Choices& choices) {
  std::string text;
  for (std::size_t i = 0; i < choices.size(); ++i) {
    if (i != 0) text += i + 1 == choices.size() ? " or " : ", ";
    text += choices[i];
  }
  return text;
}

std::string_view usual_of(const Option& option, Front front) {
  const bool other = front == Front::requests && !option.usual_in_requests.empty();
  return other ? option.usual_in_requests : option.usual;
}

std::string help_of(const Option& option, Front front) {
  const bool other = front == Front::requests && !option.help_in_requests.empty();
  std::string text(other ? option.help_in_requests : option.help);
  if (const std::size_t place = text.find("{}"); place != text.npos && option.choices != nullptr) {
    text.replace(place, 2, one_of(option.choices()));
  }
  const std::string_view usual = usual_of(option, front);
  if (!usual.empty()) text.append(" (default: ").append(usual).append(")");
  return text;
}

}  // namespace sudoku_sat::app
