// Rows are kept until it is clear what they are: two boards' worth of them, or the whole of a
// drawing. What can't be read is one error: the rest of its rows is passed over.
#include "format_reader.hpp"

#include <deque>

#include "layout_rows.hpp"
#include "lines_behind.hpp"

namespace sudoku_sat::format {

namespace {

// A drawing is kept as a whole: this is room for several boards, or for a border to each row.
constexpr std::size_t max_rows = 4 * static_cast<std::size_t>(max_size);

// Bands of drawn boards are looked for up to this size.
constexpr std::size_t largest_band_board = 100;

bool ends_board(LineKind kind) {
  return kind != LineKind::border && kind != LineKind::row && kind != LineKind::one_line;
}
bool ends_run(LineKind kind) { return ends_board(kind) || kind == LineKind::one_line; }

/// Rows that follow each other: boards, or a small puzzle on each row.
class RunSection final : public Section {
 public:
  std::optional<TextItem> next(TextAhead& text) override {
    while (true) {
      if (plan_ && !run_.rows.empty()) return from_run(text);
      if (!later_.empty()) {
        begin_run(text);
        if (!plan_) return std::nullopt;
        return from_run(text);
      }
      if (!text.more() || ends_run(text.shape().kind)) return std::nullopt;
      if (broken_) {
        text.take();
        continue;
      }
      if (plan_ && plan_->alone && !text.shape().drawn) {
        const Reading reading = text.shape().reading;
        return read_one_line(reading, text.take(), text.expected().size);
      }
      const bool goes_on = plan_ && !plan_->alone && !run_.ended;
      if (!goes_on && !plan_) {
        if (std::optional<ParsedBoard> samurai = samurai_of_rows(text)) return samurai;
      }
      if (!goes_on) begin_run(text);
      if (!plan_) return std::nullopt;
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
      drop_size_line(text);
      ParsedBoard board = board_with_regions(text);
      take_samurai(text.expected(), board);
      require_one_grid(text.expected(), board);
      return board;
    } catch (const TextError&) {
      if (!plan_->alone) break_run();
      throw;
    }
  }

  /// A map of regions in the rows at hand, which are then taken.
  std::optional<RuleText> regions_here() {
    std::optional<RuleText> regions;
    if (!run_.drawn) regions = regions_in(run_.rows, plan_->size);
    if (!regions) return regions;
    run_.rows.erase(run_.rows.begin(),
                    run_.rows.begin() + static_cast<std::ptrdiff_t>(plan_->size));
    return regions;
  }

  /// The board of a killer whose sums and cages are in the rows at hand, or the cages after a blank
  /// line; all of them are then taken.
  std::optional<ParsedBoard> killer(TextAhead& text) {
    const std::size_t size = plan_->size;
    if (run_.drawn || plan_->reading == Reading::symbols || run_.rows.size() < size) return {};
    std::vector<std::string_view> rows;
    for (const Row& row : run_.rows) rows.push_back(row.text);
    std::size_t lines = 0;
    const bool below = rows.size() == size && run_.ended;
    if (below && !later_.empty()) {
      for (const Row& row : later_.front().rows) rows.push_back(row.text);
    } else if (below && text.idle()) {
      constexpr std::size_t widest_sum = 4;
      std::string_view ahead = text.at_once(widest_sum * size * size + size);
      while (rows.size() < 2 * size && !ahead.empty()) {
        ++lines;
        const std::string_view line = take_line(ahead);
        if (!line.empty()) rows.push_back(line);
      }
    }
    std::optional<RuleText> cages = cages_of(rows, size);
    if (!cages) return std::nullopt;
    ParsedBoard board{static_cast<int>(size), Grid(size * size), {}, run_.rows.front().number};
    const auto taken = std::min(run_.rows.size(), 2 * size);
    run_.rows.erase(run_.rows.begin(), run_.rows.begin() + static_cast<std::ptrdiff_t>(taken));
    if (lines > 0) text.pass(lines);
    if (below && lines == 0) later_.pop_front();
    board.rules.push_back(*std::move(cages));
    add_remark(board, "the two grids are read as the sums and the cages of a killer");
    return board;
  }

  /// The rows of the same size after a blank line. Returns whether there are any.
  bool take_puzzle_below(TextAhead& text) {
    std::optional<Run> next = run_.ended ? run_after_blank(text) : std::nullopt;
    if (!next) return false;
    Plan plan = plan_run(*next, text.expected().size);
    const bool same = !plan.alone && plan.size == plan_->size;
    run_ = *std::move(next);
    plan_ = std::move(plan);
    return same;
  }

  /// The next board, with the map of regions that stands in the rows above or below it, or after a
  /// blank line.
  ParsedBoard board_with_regions(TextAhead& text) {
    if (std::optional<ParsedBoard> board = killer(text)) return *std::move(board);
    const std::size_t line = run_.rows.front().number;
    std::optional<RuleText> regions = regions_here();
    const bool above = regions.has_value();
    if (above) gather(text, plan_->size);
    if (above && run_.rows.empty() && !take_puzzle_below(text)) refuse_map(line);
    ParsedBoard board = take_board(run_, *plan_);
    if (walls_ && walls_->entries.size() == plan_->size) {
      board.box.reset();
      board.rules.push_back(*std::exchange(walls_, std::nullopt));
      add_remark(board, "the lines of the drawing are read as the borders of its regions");
      return board;
    }
    if (!regions) regions = regions_here();
    if (regions) {
      add_regions(board, *std::move(regions));
    } else if (run_.rows.empty() && run_.ended && later_.empty()) {
      if (!take_samurai(text, board)) take_regions(text, board);
    }
    return board;
  }

  /// Without a plan afterwards where there was only the size of a list.
  void begin_run(TextAhead& text) {
    leave_run();
    try {
      run_ = next_run(text);
      if (run_.rules && run_.ended) return run_.rows.clear();
      require_rows();
      pass_size_line(text);
      if (run_.rows.empty()) return;
      walls_ = walls();
      join_bands(text);
      plan_ = plan_run(run_, text.expected().size);
    } catch (const TextError&) {
      break_run();
      throw;
    }
  }

  /// The regions that are drawn.
  std::optional<RuleText> walls() const {
    if (!run_.drawn || !run_.ended) return std::nullopt;
    std::vector<Row> lines = run_.rows;
    for (const auto* const more : {&run_.blank_rows, &run_.borders})
      lines.insert(lines.end(), more->begin(), more->end());
    std::ranges::sort(lines, {}, &Row::number);
    return regions_of_walls(lines);
  }

  void require_rows() const {
    if (run_.rows.empty()) throw TextError(run_.line, 0, "borders of a drawn grid without rows");
    if (!run_.ended && run_.drawn)
      throw TextError(run_.line, 0, "a drawn grid with too many lines");
  }

  /// The run that begins with the line at hand, or the first that was looked at before its turn: as
  /// many of its rows as its plan needs.
  Run next_run(TextAhead& text) {
    if (!later_.empty()) {
      Run run = std::move(later_.front());
      later_.pop_front();
      return run;
    }
    const Run kept = std::exchange(run_, {});
    run_.line = text.line().number;
    gather(text, 1);
    if (!run_.rows.empty()) gather(text, look_ahead(run_.rows.front()));
    if (run_.rules) gather(text, max_rows);
    if (run_.drawn) gather(text, max_rows);
    return std::exchange(run_, kept);
  }

  /// The run after blank lines, if there is one. Requires: the run has ended.
  std::optional<Run> run_after_blank(TextAhead& text) {
    if (later_.empty()) {
      while (text.more() && text.shape().kind == LineKind::nothing) text.take();
      if (!text.more() || ends_run(text.shape().kind)) return std::nullopt;
    }
    return next_run(text);
  }

  /// Leaves out a line that says the size of the board below it.
  void pass_size_line(TextAhead& text) {
    if (run_.rows.size() > 1) return drop_size_line(text);
    if (!run_.ended || !may_say_size(run_.rows.front())) return;
    std::optional<Run> next = run_after_blank(text);
    if (!next) return keep_size_of_list(text);
    if (!next->rows.empty() && is_size_line(run_.rows.front(), next->rows.front())) {
      run_ = *std::move(next);
      return require_rows();
    }
    later_.push_front(*std::move(next));
  }

  void keep_size_of_list(TextAhead& text) {
    const bool list = later_.empty() && text.more() && text.shape().kind == LineKind::list;
    if (!list || readable(run_, text.expected().size)) return;
    text.keep_size_line(std::move(run_.rows.front()));
    run_.rows.clear();
  }

  void drop_size_line(TextAhead& text) {
    if (run_.rows.size() < 2 || !is_size_line(run_.rows[0], run_.rows[1])) return;
    run_.rows.erase(run_.rows.begin());
    gather(text, look_ahead(run_.rows.front()));
    if (run_.drawn) gather(text, max_rows);
    require_rows();
  }

  /// Joins the run with those after blank lines that are bands of the same board.
  void join_bands(TextAhead& text) {
    const std::optional<int> wanted = text.expected().size;
    if (!run_.ended || !may_be_band(run_, wanted)) return;
    const std::size_t most = run_.drawn ? largest_band_board : look_ahead(run_.rows.front()) / 2;
    Run joined = run_;
    std::vector<Run> others;
    while (joined.rows.size() < most) {
      std::optional<Run> next = run_after_blank(text);
      if (!next) break;
      others.push_back(*std::move(next));
      if (!append_band(joined, others.back())) break;
      if (!has_shape_of_board(joined, wanted)) continue;
      run_ = std::move(joined);
      return;
    }
    later_.insert(later_.begin(), std::move_iterator(others.begin()),
                  std::move_iterator(others.end()));
  }

  /// Whether `band` may belong to the same board as `run_`, the first of those joined.
  bool append_band(Run& joined, const Run& band) const {
    const auto rows_of = [](const Run& run) { return run.rows.size() + run.blank_rows.size(); };
    if (!band.ended || band.drawn != run_.drawn || rows_of(band) != rows_of(run_)) return false;
    joined.rows.insert(joined.rows.end(), band.rows.begin(), band.rows.end());
    joined.blank_rows.insert(joined.blank_rows.end(), band.blank_rows.begin(),
                             band.blank_rows.end());
    return true;
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
    run_.rules = run_.rules && is_rule_line(line.text);
    if (shape.kind == LineKind::border) {
      // Bars with blanks between them may be a row of empty cells.
      const bool blank = line.text.find_first_of("+=") == line.text.npos;
      if (blank && line.text.size() <= longest_row && run_.blank_rows.size() < max_rows) {
        run_.blank_rows.push_back(
            {line.number, std::string(line.text), shape.reading, line.symbols});
      } else if (run_.borders.size() < max_rows) {
        run_.borders.push_back({line.number, std::string(line.text)});
      }
      return;
    }
    if (line.text.size() > longest_row) {
      throw TextError(line.number, 0, "a row of {} bytes is too long", line.text.size());
    }
    const std::string_view row = without_semicolon(line.text);
    run_.rows.push_back({line.number, std::string(row), shape.reading, line.symbols});
  }

  void leave_run() {
    run_ = {};
    plan_.reset();
    walls_.reset();
    broken_ = false;
  }

  /// One error stands for the whole run.
  void break_run() {
    const bool ended = run_.ended;
    leave_run();
    broken_ = !ended;
  }

  Run run_;
  std::deque<Run> later_;  ///< looked at before their turn
  std::optional<RuleText> walls_;
  std::optional<Plan> plan_;  ///< none: nothing of the run has been read
  bool broken_ = false;       ///< the rest of the run is skipped
};

/// Boards of several grids. A board that can't be read ends at a line that is not a part of a
/// board.
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

}  // namespace sudoku_sat::format
