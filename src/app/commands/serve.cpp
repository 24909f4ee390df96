// serve: answers requests of other programs, over HTTP with a page for people, or in lines.
#include "app/options.hpp"
#include "registry.hpp"

namespace sudoku_sat {

using namespace app;

namespace {

constexpr Option serving_options[] = {
    flag("browser", "open the page in your browser").once("open"),
    number("port", "P", "port to listen on; 0: any free port").usually("8729").up_to(65535),
    text("host", "ADDRESS",
         "address to listen on: 127.0.0.1 (this machine only) or 0.0.0.0 (all interfaces)")
        .usually("127.0.0.1"),
    flag("stdio",
         "read one request per line from standard input, write one answer per line to standard "
         "output")
        .without("host port browser"),
    flag("mcp",
         "offer the commands as tools to an assistant, by the Model Context Protocol over standard "
         "input and output")
        .without("host port browser stdio"),
    seconds("timeout", "SECONDS", "time limit for each request")
        .usually("60; none with --stdio and --mcp"),
    number("j,jobs", "N", "number of requests answered at a time")
        .usually("as many as the machine has threads")
        .between(1, 64)};

}  // namespace

const Command command_entries::serve{
    .name = "serve",
    .summary = "show the page in the browser; answer JSON requests",
    .description = "Show a page in the browser, and answer requests in JSON.",
    .example =
        "echo '{\"command\": \"solve\", \"puzzle\": \"1.....2..3.....4\"}' | sudoku-sat "
        "serve --stdio",
    .groups = {{{"Serving", serving_options}}}};

}  // namespace sudoku_sat
