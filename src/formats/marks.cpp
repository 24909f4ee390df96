// Pencil marks on one line: nine characters for each cell, the values that it may have in their
// places and dots for the others. 729 of them are no puzzle of 27x27, which has no such order.
#include "formats/read/pencil_marks.hpp"
#include "formats/read/row_sections.hpp"
#include "formats/write/classic.hpp"
#include "registry.hpp"

namespace sudoku_sat {

namespace {

class MarksSection final : public Section {
 public:
  std::optional<TextItem> next(TextAhead& text) override {
    if (!text.more() || !is_marks_line(text.line())) return std::nullopt;
    return read_marks_line(text.take());
  }

  bool line_by_line() const override { return true; }
};

Likelihood marks_likelihood(const TextAhead& text) {
  return is_marks_line(text.line()) ? Likelihood::certain : Likelihood::none;
}

std::unique_ptr<Section> open_marks(const TextAhead&) { return std::make_unique<MarksSection>(); }

constexpr FormatReader marks_reader{
    .headed = false, .likelihood = marks_likelihood, .open = open_marks};

void write_marks(const Picture& picture, std::string& out) {
  require_classic(picture, "the format marks", true);
  for (const auto& values : classic_marks(picture)) {
    std::string signs(classic_size, '.');
    for (const Value value : values) signs[value - std::size_t{1}] = classic_digit(value);
    out += signs;
  }
  out += '\n';
}

}  // namespace

const Format format_entries::marks{
    .name = "marks",
    .summary = "pencil marks on one line, 729 characters: nine for each cell",
    .source = "the pencil-mark puzzles of tdoku",
    .one_line = true,
    .reader = &marks_reader,
    .write = write_marks,
};

}  // namespace sudoku_sat
