// Answers in JSON, as clasp (--outf=2) and services on the net print them: arrays of literals or of
// truth values, objects with a truth value for each variable, and a word for the answer, whatever
// their names and enclosing objects are.
#include <fmt/format.h>

#include "answer_prints.hpp"
#include "base/json.hpp"

namespace sudoku_sat::formula {

namespace {

using base::Json;

class JsonAnswer {
 public:
  explicit JsonAnswer(std::size_t variables) : variables_(variables) {}

  void read(const Json& value, std::string_view key) {
    if (value.is_string()) read_word(value.text());
    if (value.is_boolean() && is_answer_key(key)) put(value.get<bool>());
    if (value.is_array() && is_model_key(key) && read_array(value)) return;
    if (value.is_object() && !value.empty() && read_assignment(value)) return;
    for (const Json& element : value) read(element, key);
    for (const Json::Member& member : value.items()) read(member.value, member.name);
  }

  std::vector<std::string> lines() && {
    if (!answer_.empty()) models_.insert(models_.begin(), answer_);
    return std::move(models_);
  }

 private:
  static bool contains_any(std::string_view key, std::initializer_list<std::string_view> words) {
    for (const std::string_view word : words) {
      if (key.find(word) != key.npos) return true;
    }
    return false;
  }
  static bool is_answer_key(std::string_view key) {
    return contains_any(key, {"sat", "SAT", "result", "Result", "solved"}) &&
           !contains_any(key, {"unsat", "UNSAT"});
  }
  static bool is_model_key(std::string_view key) {
    return contains_any(key, {"odel", "alue", "olution", "ssign", "itness", "iteral", "esult"});
  }

  void put(bool satisfiable) {
    answer_ = answer_line(satisfiable ? Answer::satisfiable : Answer::unsatisfiable);
  }

  void read_word(const std::string& text) {
    const auto phrase = answer_phrase(text);
    if (phrase && phrase->rest.empty()) answer_ = answer_line(phrase->answer);
  }

  /// Whether it is a model.
  bool read_array(const Json& array) {
    Truths truths;
    std::string literals;
    for (const Json& element : array) {
      if (element.is_boolean() || element.is_null()) {
        truths.push_back(element.is_null() ? std::nullopt : std::optional(element.get<bool>()));
      } else if (const auto literal = literal_of(element)) {
        literals += fmt::format(" {}", *literal);
      } else {
        return false;
      }
    }
    if (truths.empty() == literals.empty()) return false;
    if (truths.empty()) return put_model("v" + literals + " 0");
    return put_model(line_of_truths(truths, variables_));
  }

  static std::optional<Lit> literal_of(const Json& element) {
    if (!element.is_number_integer() && !element.is_string()) return std::nullopt;
    const auto tokens = print_tokens(element.is_string() ? element.text() : element.dump());
    if (!tokens || tokens->size() != 1) return std::nullopt;
    const PrintToken& token = tokens->front();
    return token.kind == PrintToken::Kind::literal ? std::optional(token.number) : std::nullopt;
  }

  /// {"1": false, "x2": true}
  bool read_assignment(const Json& object) {
    std::string literals;
    for (const Json::Member& member : object.items()) {
      const auto variable = literal_of(Json(member.name));
      const auto bit = member.value.is_boolean() ? member.value.get<bool>() ? 1 : 0
                                                 : literal_of(member.value).value_or(2);
      if (!variable || *variable <= 0 || bit < 0 || bit > 1) return false;
      literals += fmt::format(" {}", bit == 1 ? *variable : -*variable);
    }
    return put_model("v" + literals + " 0");
  }

  bool put_model(const std::string& line) {
    if (!line.empty()) models_.push_back(line);
    return !line.empty();
  }

  std::size_t variables_;
  std::string answer_;
  std::vector<std::string> models_;
};

}  // namespace

std::vector<std::string> lines_of_json(std::string_view text, std::size_t variables) {
  const std::optional<Json> json = Json::read(text);
  if (!json) return {};
  JsonAnswer answer(variables);
  answer.read(*json, {});
  return std::move(answer).lines();
}

}  // namespace sudoku_sat::formula
