// Rows are kept until it is clear what they are: two boards' worth of them, or the whole of a
// drawing. What can't be read is one error: the rest of its rows is passed over.
#include "row_sections.hpp"

#include <fmt/format.h>

#include "layout_rows.hpp"
#include "rows.hpp"

namespace sudoku_sat {

namespace {

// A drawing is kept as a whole: this is room for several boards, or for a border to each row.
constexpr std::size_t most_rows = 4 * static_cast<std::size_t>(max_size);

bool ends_board(LineKind kind) { return kind == LineKind::nothing || kind == LineKind::header; }
bool ends_run(LineKind kind) { return ends_board(kind) || kind == LineKind::one_line; }

/// Rows that follow each other: boards, or a small puzzle on each row.
class RunSection final : public Section {
 public:
  std::optional<TextItem> next(TextAhead& text) override {
    while (true) {
      if (plan_ && !run_.rows.empty()) return from_run(text);
      if (!text.more() || ends_run(text.shape().kind)) return std::nullopt;
      if (broken_) {
        text.take();
        continue;
      }
      if (plan_ && plan_->alone && !text.shape().drawn) {
        const Reading reading = text.shape().reading;
        return read_one_line(reading, text.take(), text.expected().size);
      }
      const bool goes_on = plan_ && !plan_->alone;
      if (!goes_on) begin_run(text);
      return from_run(text);
    }
  }

 private:
  ParsedBoard from_run(TextAhead& text) {
    try {
      if (plan_->alone) {
        const Row row = std::move(run_.rows.front());
        run_.rows.erase(run_.rows.begin());
        return read_one_line(run_.drawn ? plan_->reading : row.reading, row.line(),
                             text.expected().size);
      }
      gather(text, 2 * plan_->size);
      return take_board(run_, *plan_);
    } catch (const TextError&) {
      if (!plan_->alone) break_run();
      throw;
    }
  }

  void begin_run(TextAhead& text) {
    leave_run();
    const std::size_t first_line = text.line().number;
    try {
      gather(text, 1);
      if (!run_.rows.empty()) gather(text, look_ahead(run_.rows.front()));
      if (run_.drawn) gather(text, most_rows);
      if (run_.rows.empty()) throw TextError(first_line, 0, "borders of a drawn grid without rows");
      if (!run_.ended && run_.drawn) {
        throw TextError(first_line, 0, "a drawn grid of too many lines");
      }
      plan_ = plan_run(run_, text.expected().size);
    } catch (const TextError&) {
      break_run();
      throw;
    }
  }

  /// Reads on until there are `rows` rows or the run ends.
  void gather(TextAhead& text, std::size_t rows) {
    while (run_.rows.size() < rows && !run_.ended) {
      run_.ended = !text.more() || ends_run(text.shape().kind);
      if (!run_.ended) gather_row(text);
    }
  }

  void gather_row(TextAhead& text) {
    const LineShape shape = text.shape();
    const TextLine line = text.take();
    run_.drawn = run_.drawn || shape.drawn;
    if (shape.kind == LineKind::border) return;
    if (line.text.size() > longest_row) {
      throw TextError(line.number, 0,
                      fmt::format("a row of {} bytes: longer than any row", line.text.size()));
    }
    run_.rows.push_back({line.number, std::string(line.text), shape.reading});
  }

  void leave_run() {
    run_ = {};
    plan_.reset();
    broken_ = false;
  }

  /// One error stands for the whole run.
  void break_run() {
    const bool ended = run_.ended;
    leave_run();
    broken_ = !ended;
  }

  Run run_;
  std::optional<Plan> plan_;  ///< none: nothing of the run has been read
  bool broken_ = false;       ///< the rest of the run is skipped
};

/// Boards of several grids. A board that can't be read ends at a line that is no part of a board.
class LayoutSection final : public Section {
 public:
  std::optional<TextItem> next(TextAhead& text) override {
    while (on_board(text)) {
      // Borders belong to rows.
      if (!broken_ && text.shape().kind != LineKind::border) return read(text);
      text.take();
    }
    return std::nullopt;
  }

 private:
  static bool on_board(TextAhead& text) { return text.more() && !ends_board(text.shape().kind); }

  ParsedBoard read(TextAhead& text) {
    LayoutRows rows(*text.expected().layout, text.line().number);
    try {
      bool whole = false;
      while (!whole && on_board(text)) {
        const bool border = text.shape().kind == LineKind::border;
        const TextLine line = text.take();
        if (!border) whole = rows.add(line);
      }
      return rows.take();
    } catch (const TextError&) {
      broken_ = !rows.one_line();
      throw;
    }
  }

  bool broken_ = false;  ///< the rest of the board is skipped
};

}  // namespace

std::unique_ptr<Section> open_rows(const TextAhead& text) {
  if (text.expected().layout != nullptr) return std::make_unique<LayoutSection>();
  return std::make_unique<RunSection>();
}

}  // namespace sudoku_sat
