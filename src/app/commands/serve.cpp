// serve: answers requests of other programs, over HTTP with a page for people, or in lines.
#include "app/options.hpp"
#include "registry.hpp"

namespace sudoku_sat {

using namespace app;

namespace {

constexpr Option serving_options[] = {
    {.name = "open", .help = "the page in your browser"},
    {.name = "port",
     .argument = "P",
     .kind = Kind::number,
     .help = "where to listen; 0: any port that is free",
     .usual = "8729",
     .most = 65535},
    {.name = "host",
     .argument = "ADDRESS",
     .kind = Kind::text,
     .help = "for which machines: 127.0.0.1 for this one, 0.0.0.0 for all",
     .usual = "127.0.0.1"},
    {.name = "stdio",
     .help = "a request a line on standard input, an answer a line on standard output",
     .excludes = "host port open"},
    {.name = "timeout",
     .argument = "SECONDS",
     .kind = Kind::seconds,
     .help = "for each request",
     .usual = "60; none with --stdio"},
    {.name = "jobs",
     .brief = 'j',
     .argument = "N",
     .kind = Kind::number,
     .help = "requests that are answered at once",
     .usual = "the machine's threads",
     .least = 1,
     .most = 64}};

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
