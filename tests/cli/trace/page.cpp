// The page of sudoku-sat trace: one self-contained file, and what its script does in Chromium, if
// it is installed.
#include "support/browser.hpp"
#include "trace.hpp"

using namespace sudoku_sat::support;
using Catch::Contains;

namespace {

/// What the page says; a warning, and nothing, without a browser.
std::string said_by_page(const std::string& html, const std::string& script, int width = 1280,
                         int height = 800) {
  std::string said = said_by_browser(html, script, width, height);
  if (said.empty()) {
    WARN("test skipped: no chromium, which runs the page's script; tools/setup --with-browser");
  }
  return said;
}

/// The trail after each event, as the JSON has it, joined by blanks.
Strings trails_of(const Json& trace) {
  Strings trails;
  std::vector<int> trail;
  std::vector<std::size_t> levels;
  for (const Json& event : trace["events"]) {
    const std::string kind = event["event"];
    if (kind == "decision") levels.push_back(trail.size());
    if (kind == "backjump" || kind == "restart") {
      trail.resize(levels[event["level"]]);
      levels.resize(event["level"]);
    }
    if (event.contains("literal")) trail.push_back(event["literal"]);
    std::string text;
    for (const int literal : trail) text += std::to_string(literal) + " ";
    trails.push_back(text);
  }
  return trails;
}

/// A script's text that holds what the page has to show.
std::string in_script(const Json& json) { return "JSON.parse(String.raw`" + json.dump() + "`)"; }

}  // namespace

TEST_CASE("cli: the page of a trace takes nothing from outside", "[cli][trace]") {
  std::string html = trace({"-f", "html", "-e", "maple"}, worksheet).out;
  CHECK_THAT(html, Catch::StartsWith("<!DOCTYPE html>") && Catch::EndsWith("</html>\n"));
  const std::string allowed = "http://www.w3.org/2000/svg";
  for (std::size_t at = html.find(allowed); at != html.npos; at = html.find(allowed)) {
    html.erase(at, allowed.size());
  }
  for (const char* outside : {"http:", "https:", "src=", "href=", "url(", "@import", "fetch("}) {
    CHECK_THAT(html, !Contains(outside));
  }
}

TEST_CASE("cli: the page of a trace shows values as they are written, from 0 on", "[cli][trace]") {
  const RunResult page =
      run({"trace", "-f", "html", "-"}, "size: 4\nvalues: 0-3\n\n0...\n....\n...3\n....\n");
  const std::string said = said_by_page(page.out, R"(
    document.dispatchEvent(new KeyboardEvent("keydown", { key: "End", bubbles: true }));
    const shown = cells.map((cell) => cell.text.textContent).join("");
    const small = cells[1].candidates.map((one) => one.text.textContent).join("");
    return shown.length + " " + shown[0] + shown[11] + " " + small;)");
  if (!said.empty()) CHECK_THAT(said, Contains("said 16 03 0123."));
}

TEST_CASE("cli: a title of markup stays text on the page of a trace", "[cli][trace]") {
  const Scratch scratch;
  const std::string file = scratch.write("puzzle.txt", small + " <script>alert(1)</script>\n");
  const RunResult result = run({"trace", "-f", "html", file});
  CHECK_THAT(result.out, Contains("&lt;script&gt;alert(1)") && !Contains("<script>alert"));
}

TEST_CASE("cli: the page of a trace has the trail of every step, wherever one comes from",
          "[cli][trace]") {
  for (const Strings& options :
       {Strings{"-e", "binary", "--conflicts", "30"},
        {"-e", "minimal", "--amo", "product", "--mode", "dpll", "--conflicts", "10"}}) {
    CAPTURE(options);
    Strings page = options;
    page.insert(page.end(), {"-f", "html"});
    const Strings trails = trails_of(traced(options, worksheet));
    const std::string said = said_by_page(trace(page, worksheet).out, R"(
      const wanted = )" + in_script(trails) + R"(;
      const order = [];
      for (let i = 0; i < wanted.length; ++i) order.push(i);
      for (let i = wanted.length - 1; i >= 0; --i) order.push(i, i * 7919 % wanted.length);
      let wrong = 0;
      for (const step of order) {
        go(step + 1);
        const shown = trail.map((one) => literals[one] + " ").join("");
        if (shown !== wanted[step]) ++wrong;
      }
      move(0);
      return `${order.length} steps, ${wrong} wrong, ${trail.length} left`;
    )");
    if (said.empty()) return;
    CHECK_THAT(said,
               Contains("said " + std::to_string(3 * trails.size()) + " steps, 0 wrong, 0 left."));
  }
}

TEST_CASE("cli: the page of a trace shows the solution, conflicts, graphs and stops",
          "[cli][trace]") {
  const Json json = traced({"-e", "maple"}, worksheet);
  const std::string said = said_by_page(trace({"-e", "maple", "-f", "html"}, worksheet).out, R"(
    const told = [];
    const press = (key) => document.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    press("End");
    told.push("grid " + cells.map((cell) => cell.text.textContent).join(""));
    press("Home");
    let seen = 0, graphs = 0, wrong = 0;
    while (!element("next-conflict").disabled) {
      press("n");
      if (now === data.steps) break;
      ++seen;
      const { nodes, cut } = graphOf(now - 1);
      for (const [literal, node] of nodes) {
        if ((node.look === "implied" || node.look === "end") !== node.column > cut) ++wrong;
        for (const one of node.from) {
          if (!nodes.has(one) || nodes.get(one).column >= node.column) ++wrong;
        }
      }
      if (document.querySelectorAll("#graph .node").length === nodes.size) ++graphs;
    }
    told.push(`conflicts ${seen}, graphs ${graphs}, wrong ${wrong}`);
    press("p");
    press("p");
    told.push(`back ${below(conflicts, now + 1)}`);
    press("Home");
    element("stop-text").value = "R1C2!=3";
    element("stop-add").click();
    press("s");
    told.push(`stop ${statement(literals[now - 1])}`);
    element("stop-text").value = String(origins[numbers[conflicts[0] - 1]]);
    element("stop-add").click();
    element("stop-text").value = "nonsense";
    element("stop-add").click();
    told.push(`${element("message").textContent}; ${stops.texts.size} stops`);
    cells[5].area.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    press("s");
    told.push(`${stops.texts.size} stops, ${stopsAt(now - 1)}`);
    return told.join("; ");
  )");
  if (said.empty()) return;
  const std::size_t conflicts = json["counts"]["conflict"];
  CHECK_THAT(said, Contains("grid " + worksheet_solution));
  CHECK_THAT(said, Contains("conflicts " + std::to_string(conflicts) + ", graphs " +
                            std::to_string(conflicts) + ", wrong 0;"));
  CHECK_THAT(said, Contains("back " + std::to_string(conflicts - 1)));
  CHECK_THAT(said, Contains("stop r1c2≠3;"));
  CHECK_THAT(said, Contains("is called \"nonsense\"; 2 stops; 3 stops, true"));
}

TEST_CASE("cli: on a phone board, buttons and heading of the page of a trace are in sight",
          "[cli][trace]") {
  const std::string said = said_by_page(trace({"-e", "maple", "-f", "html"}, worksheet).out, R"(
    move(conflicts[0]);
    const place = (id) => element(id).getBoundingClientRect();
    const seen = ["where", "first", "last", "run", "heading"].filter((id) =>
      place(id).top >= 0 && place(id).bottom <= innerHeight && place(id).right <= innerWidth);
    return `${seen.length} of 5, wide ${document.documentElement.scrollWidth > innerWidth}, list ${
      place("side").height > 150}, touch ${place("next").height >= 40 && place("next").width >= 40}`;
  )",
                                        375, 667);
  if (said.empty()) return;
  CHECK_THAT(said, Contains("said 5 of 5, wide false, list true, touch true."));
}
