// A text of rules, cut into fields: "name: text", continued by lines that are indented. If nothing
// follows the colon, each line that is indented by two spaces is a separate one, and deeper ones
// continue it.
#include <fmt/format.h>

#include "sudoku_sat/io.hpp"
#include "written_rule.hpp"

namespace sudoku_sat::rule {

namespace {

class RulesReader {
 public:
  /// `line`: how many lines of the file come before the text.
  RulesReader(std::string_view text, const std::string& file, FindRule find, std::size_t line = 0)
      : text_(text), file_(file), find_(find), line_(line) {}

  std::vector<std::unique_ptr<WrittenRule>> read() {
    while (!text_.empty()) {
      ++line_;
      const std::size_t end = std::min(text_.find('\n'), text_.size());
      read_line(text_.substr(0, end));
      text_.remove_prefix(std::min(end + 1, text_.size()));
    }
    for (const auto& rule : rules_) finish(*rule);
    return std::move(rules_);
  }

 private:
  [[noreturn]] void fail(const std::string& what) const { throw InputError(here(), what); }
  Position here() const { return {file_, line_, 1}; }

  void read_line(std::string_view line) {
    if (line.empty() || line[0] == '#') return;
    const std::size_t indent = line.find_first_not_of(' ');
    if (indent == 0) return read_field(line);
    if (field_ == nullptr) fail("an indented line with nothing above it");
    std::vector<std::string>& lines = field_->lines;
    const std::string_view rest = line.substr(std::min(indent, line.size()));
    if (lines.empty() || (in_block_ && indent == 2)) {
      lines.emplace_back(rest);
    } else {
      lines.back().append(" ").append(rest);
    }
  }

  void read_field(std::string_view line) {
    const std::size_t colon = line.find(':');
    const std::string_view name = line.substr(0, colon);
    if (!is_field(name)) fail(fmt::format("'{}' is not a field of a rule", shown(name)));
    if (colon == line.npos) fail("a ':' is missing");
    if (name == "rule") rules_.push_back(std::make_unique<WrittenRule>());
    if (rules_.empty()) fail("a rule begins with its name, as in \"rule: whispers\"");
    field_ = &rules_.back()->fields.emplace_back(RuleField{name, {}, here()});
    line.remove_prefix(colon + 1);
    const std::size_t begin = line.find_first_not_of(' ');
    in_block_ = begin == line.npos;
    if (!in_block_) field_->lines.emplace_back(line.substr(begin));
  }

  /// A field of one text; empty if there is none of that name.
  static std::string_view text(const WrittenRule& rule, std::string_view name) {
    const RuleField* const found = find_in(rule.fields, name);
    if (found == nullptr) return {};
    if (found->lines.size() != 1) throw InputError(found->position, "one text is needed");
    return found->lines[0];
  }

  /// For the table of rules.
  void finish(WrittenRule& rule) const {
    rule.name = text(rule, "rule");
    rule.summary = text(rule, "summary");
    rule.in_short = text(rule, "in short");
    rule.constraints = text(rule, "name");
    rule.source = text(rule, "source");
    rule.example = text(rule, "example");
    if (rule.summary.empty() || rule.source.empty()) {
      throw InputError(rule.fields[0].position, "summary and source are needed");
    }
    rule.of_lines = text(rule, "of lines") == "yes";
    const std::string_view data = text(rule, "takes");
    const bool own = data.starts_with("its own data");
    rule.stated = data.ends_with("statements");
    if (!data.empty()) {
      const bool optional = data == "statements" || data == "its own data or none";
      rule.data = optional ? Rule::Data::optional : Rule::Data::required;
      if (rule.example.empty()) throw InputError(rule.fields[0].position, "an example is needed");
    }
    add_replaced(rule);
    if (const std::string_view hand = text(rule, "by hand"); !hand.empty()) {
      rule.by_hand = &by_hand_called(rule, hand);
    }
    const ByHand& by_hand = *rule.by_hand;
    rule.apply = by_hand.apply != nullptr ? by_hand.apply : apply_written;
    rule.shape = text(rule, "digits").empty() ? by_hand.shape : shape_from_zero;
    rule.divide = by_hand.divide;
    const bool proposes = !own || by_hand.propose != nullptr;
    if (rule.data == Rule::Data::required && proposes) rule.propose = propose_written;
  }

  void add_replaced(WrittenRule& rule) const {
    std::size_t replaced = 0;
    std::string_view rest = text(rule, "replaces");
    for (std::string_view word = take_word(rest); !word.empty(); word = take_word(rest)) {
      rule.replaces.at(replaced++) = find_(word);
    }
  }

  static const ByHand& by_hand_called(const WrittenRule& rule, std::string_view name) {
    if (const ByHand* const found = find_by_hand(name)) return *found;
    throw InputError(find_in(rule.fields, "by hand")->position,
                     fmt::format("by hand: '{}' is not a part in C++", name));
  }

  std::string_view text_;
  const std::string& file_;
  FindRule find_;
  std::size_t line_;
  std::vector<std::unique_ptr<WrittenRule>> rules_;
  RuleField* field_ = nullptr;
  bool in_block_ = false;
};

}  // namespace

std::vector<std::string_view> parts_listed(std::string_view text) {
  std::vector<std::string_view> parts;
  while (!text.empty()) {
    parts.push_back(text.substr(0, text.find(", ")));
    text.remove_prefix(std::min(parts.back().size() + 2, text.size()));
  }
  return parts;
}

std::vector<std::unique_ptr<WrittenRule>> read_rules(std::string_view text, const std::string& file,
                                                     FindRule find) {
  return RulesReader(text, file, find).read();
}

std::unique_ptr<WrittenRule> read_rule(const TextOfRule& text, FindRule find) {
  const std::string file(text.file);
  return std::move(RulesReader(text.text, file, find, text.line - 1).read().front());
}

}  // namespace sudoku_sat::rule
