// What Python prints of a value, and objects in JavaScript: nearly JSON. Texts in single quotes,
// names without any, tuples, None, True, undefined, commas before a bracket, comments. It is made
// into JSON, sign by sign; what it makes of anything else is no JSON either.
#include "json.hpp"

#include "formats/text/symbols.hpp"

namespace sudoku_sat::format {

namespace {

using Json = base::Json;

bool is_name_sign(char c) { return is_letter(c) || is_digit(c) || is_in(c, "_$"); }

class RelaxedText {
 public:
  explicit RelaxedText(std::string_view text) : text_(text) {}

  std::string json() {
    while (at_ < text_.size()) take();
    return std::move(json_);
  }

 private:
  void take() {
    const char c = text_[at_];
    if (is_in(c, "\"'`")) return take_text(c);
    if (is_name_sign(c) || is_in(c, "+-.")) return take_word();
    if (text_.substr(at_).starts_with("//")) return pass('\n');
    ++at_;
    if (is_in(c, " \t\r\n")) return;
    if (c == '(') open_ = json_.size();
    if (is_in(c, ")]}")) return close(c);
    json_ += c == '(' ? '[' : c;
  }

  void pass(char end) { at_ = std::min(text_.find(end, at_), text_.size()); }

  /// Without a comma before the bracket. A tuple before a colon is a name.
  void close(char c) {
    if (json_.ends_with(',')) json_.pop_back();
    json_ += c == ')' ? ']' : c;
    const std::size_t next = std::min(text_.find_first_not_of(" \t\r\n", at_), text_.size());
    if (c != ')' || next == text_.size() || text_[next] != ':') return;
    const std::string name = json_.substr(open_ + 1, json_.size() - open_ - 2);
    json_.replace(open_, json_.npos, Json(name).dump(-1, Json::BadBytes::replaced));
  }

  void take_text(char quote) {
    std::string text;
    for (++at_; at_ < text_.size() && text_[at_] != quote; ++at_) {
      const bool escape = text_[at_] == '\\' && at_ + 1 < text_.size();
      if (escape) ++at_;
      text += escape && text_[at_] == 'n' ? '\n' : text_[at_];
    }
    json_ += at_++ < text_.size() ? Json(text).dump(-1, Json::BadBytes::replaced) : "\"";
  }

  void take_word() {
    constexpr std::array<std::pair<std::string_view, std::string_view>, 9> words{
        {{"None", "null"},
         {"nil", "null"},
         {"undefined", "null"},
         {"NaN", "null"},
         {"nan", "null"},
         {"null", "null"},
         {"True", "true"},
         {"False", "false"},
         {"true", "true"}}};
    std::size_t end = at_ + 1;
    while (end < text_.size() && (is_name_sign(text_[end]) || text_[end] == '.')) ++end;
    const std::string word(text_.substr(at_, end - at_));
    at_ = end;
    const auto* const known =
        std::ranges::find(words, word, [](const auto& pair) { return pair.first; });
    const bool literal = word == "false" || Json::read(word);
    json_ += known != words.end() ? std::string(known->second)
             : literal            ? word
                                  : Json(word).dump(-1, Json::BadBytes::replaced);
    const std::size_t colon = text_.find_first_not_of(" \t\r\n", at_);
    // The number of a row, as a name.
    if (literal && colon != text_.npos && text_[colon] == ':' && json_.ends_with(word)) {
      json_.replace(json_.size() - word.size(), word.size(), '"' + word + '"');
    }
  }

  std::string_view text_;
  std::size_t at_ = 0;
  std::string json_;
  std::size_t open_ = 0;  ///< where the last tuple begins
};

}  // namespace

std::optional<Json> parse_relaxed_json(std::string_view text) {
  const std::string json = RelaxedText(text).json();
  if (base::json_nesting(json) > deepest_json) return std::nullopt;
  std::optional<Json> value = Json::read(json);
  return value && (value->is_object() || value->is_array()) ? std::move(value) : std::nullopt;
}

}  // namespace sudoku_sat::format
