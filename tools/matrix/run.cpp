// Cases of the rules asked for, one after the other, and what came out of them.
#include "matrix/run.hpp"

#include <algorithm>
#include <cctype>
#include <utility>

#include "matrix/make_case.hpp"

namespace sudoku_sat::matrix {

namespace {

constexpr std::string_view with_variables = "rule with variables";

bool chosen(const std::vector<std::string>& names, std::string_view name) {
  return names.empty() || std::find(names.begin(), names.end(), name) != names.end();
}

// "r1c12: 5 is ..." as "r#c#: # is ..."
std::string without_numbers(const std::string& sentence) {
  std::string text;
  for (const char sign : sentence) {
    const bool digit = std::isdigit(static_cast<unsigned char>(sign)) != 0;
    if (!digit) text += sign;
    if (digit && !text.ends_with('#')) text += '#';
  }
  return text;
}

void note(std::map<std::string, std::pair<int, std::string>>& sentences, const std::string& rule,
          const std::string& sentence, const std::string& board) {
  auto& [count, example] = sentences[rule + ": " + without_numbers(sentence)];
  if (++count == 1) example = board + ": " + sentence;
}

class Run {
 public:
  explicit Run(const RunOptions& options) : options_(options) {}

  Report all() {
    const auto forms = all_rule_forms();
    for (std::size_t i = 0; i < forms.size(); ++i) {
      const std::string name = forms[i].kind == RuleForm::Kind::beside && forms[i].rule == "rule"
                                   ? std::string(with_variables)
                                   : forms[i].rule;
      if (!chosen(options_.rules, name)) continue;
      if (options_.on_rule) options_.on_rule(name);
      for (int number = 0; number < options_.cases; ++number) {
        add(name, forms[i], i, static_cast<std::size_t>(number));
      }
    }
    return std::move(report_);
  }

 private:
  static std::pair<std::string, std::string> kind_of(const RuleForm& form, std::size_t number) {
    if (form.boards.empty()) {
      const BoardKind& kind = board_kinds()[number % board_kinds().size()];
      return {std::string(kind.name), std::string(kind.header)};
    }
    const std::string& header = form.boards[number % form.boards.size()];
    std::string name = header.empty() ? "none" : header;
    std::replace(name.begin(), name.end(), '\n', ' ');
    return {name, header};
  }

  void add(const std::string& name, const RuleForm& form, std::size_t index, std::size_t number) {
    const auto [board, header] = kind_of(form, number);
    if (!chosen(options_.boards, board)) return;
    Random random(options_.seed, 1'000'000 * index + number);
    const Case puzzle = make_case(form, header, random);
    const std::size_t turn = index + number;
    Finding finding = compare(puzzle, turn);
    Tally& tally = report_.tallies[name][board];
    ++tally.cases;
    switch (finding.kind) {
      case Finding::Kind::refused:
        ++tally.refused;
        note(report_.refusals, name, finding.sentence, board);
        return;
      case Finding::Kind::unclear:
        ++tally.unclear;
        note(report_.unclear, name, finding.sentence, board);
        return;
      case Finding::Kind::undecided:
        ++tally.undecided;
        return;
      case Finding::Kind::same:
        break;
      case Finding::Kind::differs:
        ++tally.differ;
        ++report_.differences;
        if (options_.on_difference) options_.on_difference({name, board, puzzle, turn, finding});
        break;
    }
    ++tally.compared;
    if (finding.solvable) ++tally.solvable;
  }

  const RunOptions& options_;
  Report report_;
};

}  // namespace

std::vector<RuleForm> all_rule_forms() {
  std::vector<RuleForm> forms(rule_forms().begin(), rule_forms().end());
  forms.push_back(variables_form());
  return forms;
}

Report run(const RunOptions& options) { return Run(options).all(); }

}  // namespace sudoku_sat::matrix
