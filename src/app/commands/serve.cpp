// serve: answers requests of other programs, over HTTP with a page for people, or in lines.
#include "app/options.hpp"
#include "registry.hpp"

namespace sudoku_sat {

using namespace app;

namespace {

constexpr Option serving_options[] = {
    flag("open", "the page in your browser"),
    number("port", "P", "where to listen; 0: any port that is free").usually("8729").up_to(65535),
    text("host", "ADDRESS", "for which machines: 127.0.0.1 for this one, 0.0.0.0 for all")
        .usually("127.0.0.1"),
    flag("stdio", "a request a line on standard input, an answer a line on standard output")
        .without("host port open"),
    seconds("timeout", "SECONDS", "for each request").usually("60; none with --stdio"),
    number("j,jobs", "N", "requests that are answered at once")
        .usually("the machine's threads")
        .between(1, 64)};

}  // namespace

const Command command_entries::serve{
    .name = "serve",
    .summary = "a page in the browser, and requests of other programs in JSON",
    .description = "Show puzzles on a page in the browser, and answer requests in JSON.",
    .example =
        "echo '{\"command\": \"solve\", \"puzzle\": \"1.....2..3.....4\"}' | sudoku-sat "
        "serve --stdio",
    .groups = {{{"Serving", serving_options}}}};

}  // namespace sudoku_sat
