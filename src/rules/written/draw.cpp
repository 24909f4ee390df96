// Draws figures as puzzle magazines do: a function for each kind of mark that a rule's text may
// name.

#include "base/joined.hpp"
#include "figure_steps.hpp"

namespace sudoku_sat::rule {

namespace {

/// What is drawn, with the text of its form.
struct Drawn {
  const FigureOfEntry& entry;
  std::string text;
  std::vector<Mark>& marks;

  const RuleFigure& figure() const { return entry.figure; }
  void add(Mark::Kind kind, std::vector<Cell> cells) const {
    marks.push_back({kind, std::move(cells), text});
  }
  void each(Mark::Kind kind) const {
    for (const Cell cell : figure().cells) add(kind, {cell});
  }
  void ends(const std::string& form) const {
    marks.push_back({Mark::Kind::line, figure().cells});
    marks.push_back({Mark::Kind::circle, {figure().cells.front()}, form});
    marks.push_back({Mark::Kind::circle, {figure().cells.back()}, form});
  }
};

/// The groups of an entry have one letter.
void draw_letters(const Drawn& drawn) {
  int number = 1;
  for (const Mark& mark : drawn.marks) number = std::max(number, mark.group + 1);
  for (const auto& group : drawn.figure().groups) {
    drawn.marks.push_back({.kind = Mark::Kind::shade, .cells = group, .group = number});
  }
}

void draw_arrow(const Drawn& drawn) {
  const auto& groups = drawn.figure().groups;
  std::vector<Cell> line{groups[0].back()};
  line.insert(line.end(), groups[1].begin(), groups[1].end());
  drawn.add(Mark::Kind::arrow, line);
  drawn.add(Mark::Kind::circle, groups[0]);
}

struct MarkKind {
  std::string_view name;
  void (*draw)(const Drawn& drawn);
};

constexpr MarkKind mark_kinds[] = {
    {"thermometer", [](const Drawn& d) { d.add(Mark::Kind::thermometer, d.figure().cells); }},
    {"line", [](const Drawn& d) { d.add(Mark::Kind::line, d.figure().cells); }},
    {"white dot", [](const Drawn& d) { d.add(Mark::Kind::white_dot, d.figure().cells); }},
    {"black dot", [](const Drawn& d) { d.add(Mark::Kind::black_dot, d.figure().cells); }},
    {"text", [](const Drawn& d) { d.add(Mark::Kind::text, d.figure().cells); }},
    {"thick line", [](const Drawn& d) { d.add(Mark::Kind::thick_line, d.figure().drawn_line()); }},
    {"circles at ends", [](const Drawn& d) { d.ends(""); }},
    {"diamonds at ends", [](const Drawn& d) { d.ends("diamond"); }},
    {"outline", [](const Drawn& d) { d.add(Mark::Kind::outline, d.figure().cells); }},
    {"outline of counted",
     [](const Drawn& d) { d.add(Mark::Kind::outline, d.figure().groups.back()); }},
    {"circle of the number",
     [](const Drawn& d) {
       if (d.figure().groups.size() > 1) d.add(Mark::Kind::circle, d.figure().groups[0]);
     }},
    {"circles", [](const Drawn& d) { d.each(Mark::Kind::circle); }},
    {"discs", [](const Drawn& d) { d.each(Mark::Kind::disc); }},
    {"squares", [](const Drawn& d) { d.each(Mark::Kind::square); }},
    {"shade", [](const Drawn& d) { d.add(Mark::Kind::shade, d.figure().cells); }},
    {"shade of its own",
     [](const Drawn& d) {
       d.marks.push_back(
           {.kind = Mark::Kind::shade, .cells = d.figure().cells, .group = d.entry.number});
     }},
    {"letters", draw_letters},
    {"arrow", draw_arrow},
};

/// The form's text, with the figure's numbers; empty if it has none, or the usual one.
std::string text_of(const FigureRule& rule, const MarkForm& form, const RuleFigure& figure) {
  std::string text = form.text;
  if (text == "{word}") return figure.said ? rule.word : "";
  const std::size_t at = text.find('#');
  if (at == text.npos) return text;
  if (figure.numbers.empty() || figure.usual) return {};
  return text.replace(at, 1, base::joined(figure.numbers, " "));
}

}  // namespace

std::optional<MarkForm> mark_form(std::string_view text) {
  const MarkKind* found = nullptr;
  for (const MarkKind& kind : mark_kinds) {
    const std::size_t length = kind.name.size();
    const bool begins =
        text.starts_with(kind.name) && (text.size() == length || text[length] == ' ');
    if (begins && (found == nullptr || found->name.size() < length)) found = &kind;
  }
  if (found == nullptr) return std::nullopt;
  const std::size_t behind = std::min(found->name.size() + 1, text.size());
  return MarkForm{static_cast<std::size_t>(found - mark_kinds), std::string(text.substr(behind))};
}

void draw_figure(const FigureRule& rule, std::span<const MarkForm> forms,
                 const FigureOfEntry& entry, std::vector<Mark>& marks) {
  for (const MarkForm& form : forms) {
    mark_kinds[form.kind].draw({entry, text_of(rule, form, entry.figure), marks});
  }
}

}  // namespace sudoku_sat::rule
