#include "line_service.hpp"

#include "lines.hpp"

namespace sudoku_sat::cli {

namespace {

/// Lines of standard input are requests, lines of standard output answers.
class LineService : public LinesIn {
 public:
  using LinesIn::LinesIn;

 private:
  void take(std::string_view line) override {
    if (queue().cancel_if_asked(line)) return;
    queue().put(std::string(line), [this](std::string_view told, bool) { write(told); });
  }
};

}  // namespace

int serve_lines(unsigned threads, const RequestLimits& limits) {
  return LineService(threads, limits).run();
}

}  // namespace sudoku_sat::cli
