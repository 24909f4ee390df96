// Windows can't be as narrow as a phone, so the page is in a frame. Exceptions of scripts are
// reported too.
#include "browser.hpp"

#include <catch2/catch.hpp>

#include "run.hpp"

namespace sudoku_sat::support {

std::string said_by_browser(const std::string& html, const std::string& script, int width,
                            int height) {
  const Scratch scratch;
  const std::string end = "</body>";
  std::string inner = html;
  inner.replace(inner.rfind(end), end.size(),
                "<script>parent.postMessage((() => { try {" + script +
                    "} catch (error) { return `${error} ${error.stack}`; } })(), '*')"
                    "</script></body>");
  scratch.write("inner.html", inner);
  scratch.write("outer.html",
                "<script>onmessage = (e) => { document.body.textContent = `said ${e.data}.`; }"
                "</script><body><iframe src='inner.html' width=" +
                    std::to_string(width) + " height=" + std::to_string(height) + "></iframe>");
  const RunResult result = shell_in(
      scratch.path(),
      "command -v chromium > /dev/null || exit 0; exec chromium --headless --no-sandbox "
      "--disable-gpu --user-data-dir=profile --window-size=1000,900 --virtual-time-budget=5000 "
      "--dump-dom file://\"$PWD\"/outer.html",
      {});
  INFO(result);
  CHECK(result.status == 0);
  return result.out;
}

}  // namespace sudoku_sat::support
