// The page of sudoku-sat explain as a browser lays it out: Chromium, if it is installed.
#include "explain.hpp"
#include "support/browser.hpp"

using namespace sudoku_sat::support;
using Catch::Contains;

TEST_CASE("cli: each step of the page of explain has a heading of its own") {
  const std::size_t steps = explained({}, small)["steps"].size();
  const std::string html = explain({"-f", "html"}, small).out;
  CHECK(count(html, "<h2>") == steps + 1);
  CHECK(count(html, "\"><h2>") == steps);
}

TEST_CASE("cli: on a phone board and heading of each step of the page of explain are in sight") {
  const std::string html = explain({"-f", "html", "--cell", "r1c4"}, worksheet).out;
  const std::string said = said_by_browser(html, R"(
    document.querySelectorAll("details").forEach((details) => { details.open = true; });
    const hidden = items.filter((item, i) => {
      show(i);
      const board = element("board").getBoundingClientRect();
      const list = element("steps").getBoundingClientRect();
      const heading = item.querySelector("h2").getBoundingClientRect();
      return board.top < 0 || board.bottom > list.top || list.bottom > innerHeight ||
             list.height < 150 || heading.top < list.top || heading.bottom > list.bottom;
    });
    const scrolled = element("steps");
    show(1);
    scrolled.scrollTop += 300;
    const heading = items[1].querySelector("h2").getBoundingClientRect();
    const kept = heading.top - scrolled.getBoundingClientRect().top;
    const wide = document.documentElement.scrollWidth > innerWidth;
    return `${items.length - hidden.length} of ${items.length} seen, wide ${wide}, kept ${kept}`;
  )",
                                           375, 667);
  if (said.empty()) {
    WARN("test skipped: no chromium, which lays the page out; tools/setup --with-browser");
    return;
  }
  const std::string items = std::to_string(count(html, "<li"));
  CHECK_THAT(said, Contains("said " + items + " of " + items + " seen, wide false, kept 1."));
}
