// `serve` over HTTP as programs and browsers use it, by curl: answers, refusals, many clients, slow
// ones, those that go away, and its end.
#include "helpers.hpp"

using namespace sudoku_sat::support;
using Catch::Contains;

namespace {

const std::string endless =
    R"({"id":"e","command":"solve","options":{"empty":true,"solutions":0,"rules":"anti-knight"}})";

/// Runs the script beside a server at $url, whose process is $pid; then the server is ended and its
/// exit status said: "ended 0". `ask` sends a request; `become ... &` is the client itself, so that
/// killing it closes the connection.
RunResult served(const std::string& script, const std::string& options = "") {
  return shell(R"("$SUDOKU_SAT" serve --port 0 )" + options +
               R"( 2> log & pid=$!
while ! grep -q http log; do kill -0 $pid || exit 9; sleep 0.02; done
url=$(sed -n 's|.*\(http://.*\)/$|\1|p' log)
become() { exec curl -s --max-time 60 -H 'Content-Type: application/json' -d "$@" "$url/api"; }
ask() { (become "$@"); }
until_told() { while ! grep -q "$1" "$2"; do sleep 0.02; done; }
)" + script + R"(
kill -TERM $pid; wait $pid; echo "ended $?"; cat log >&2)");
}

/// The HTTP status and the message of what curl is answered.
struct Refused {
  std::string status;
  Json answer;
};

Refused refused(const std::string& curl_arguments) {
  const RunResult result = served("curl -s -w '\\n%{http_code}\\n' " + curl_arguments);
  INFO(curl_arguments << result);
  const Strings lines = lines_of(result.out);
  REQUIRE(lines.size() == 3);
  CHECK(lines.back() == "ended 0");
  return {lines.at(1), Json::parse(lines.at(0))};
}

const std::string as_json = "-H 'Content-Type: application/json' ";

}  // namespace

TEST_CASE("serve answers over HTTP what it answers in lines", "[cli]") {
  const std::string request = R"({"id":5,"command":"candidates","puzzle":")" + small + R"("})";
  const RunResult result = served("ask '" + request + "'; echo");
  INFO(result);
  CHECK(lines_of(result.out).at(0) == line_served(request));
  CHECK(lines_of(result.out).at(1) == "ended 0");
  CHECK_THAT(result.err, Contains("http://127.0.0.1:"));
}

TEST_CASE("the page and its files come from the program and may load nothing from elsewhere",
          "[cli]") {
  const RunResult result = served(R"(curl -s -D head $url/ > page; cat head
for file in $(grep -o '\(src\|href\)="[a-z]*\.[a-z]*"' page | cut -d'"' -f2); do
  curl -sf -w '%{content_type}\n' -o got $url/$file; grep -c 'src="http\|url(http\|fetch("http' got; done)");
  INFO(result);
  CHECK_THAT(result.out, Contains("Content-Security-Policy: default-src 'none'"));
  CHECK_THAT(result.out, Contains("X-Content-Type-Options: nosniff"));
  CHECK_THAT(result.out, Contains("\ntext/css\n0\ntext/javascript\n0\nended 0"));
}

TEST_CASE("a file of the page that a browser has already isn't sent again", "[cli]") {
  const RunResult result = served(R"sh(for file in '' page.js style.css; do
tag=$(curl -s -D - -o /dev/null $url/$file | tr -d '\r' | sed -n 's/^ETag: //p')
for known in "$tag" '"of another version"'; do
curl -s -H "If-None-Match: $known" -w '%{http_code} %{size_download}\n' -o got $url/$file
done; done | sed 's/ [1-9].*/ some/'
curl -s -D - -o /dev/null $url/ | grep -i cache-control; ask '{}' -i | grep -i cache-control)sh");
  INFO(result);
  const std::string file = "304 0\n200 some\n";
  CHECK(result.out ==
        file + file + file + "Cache-Control: no-cache\r\nCache-Control: no-store\r\nended 0\n");
}

TEST_CASE("anything that is not a request is refused with an HTTP status and the reason", "[cli]") {
  struct Case {
    std::string arguments, status, message;
  };
  const Case cases[] = {
      {"-X PUT $url/api", "405", "POST"},
      {"-d x $url/", "405", "GET"},
      {"$url/../etc/passwd --path-as-is", "404", "/api"},
      {"-d '{}' $url/api", "415", "application/json"},
      {as_json + "-H 'Content-Encoding: gzip' -d x $url/api", "415", "Content-Encoding"},
      {as_json + "-d '{' $url/api", "400", "JSON"},
      {as_json + R"(-d '{"command":"sovle"}' $url/api)", "400", "did you mean solve?"},
      {"-H 'Host: example.org' $url/", "421", "localhost"},
      {"-H 'Host: 127.0.0.1.example.org' $url/", "421", "localhost"},
      {as_json + "-H 'Origin: http://example.org' -d '{}' $url/api", "403", "site"},
      {as_json + "-H 'Origin: null' -d '{}' $url/api", "403", "site"},
      {as_json + "-H 'Sec-Fetch-Site: cross-site' -d '{}' $url/api", "403", "site"}};
  for (const Case& one : cases) {
    const Refused got = refused(one.arguments);
    CHECK(got.status == one.status);
    CHECK_THAT(got.answer.at("error").at("message").get<std::string>(), Contains(one.message));
  }
}

TEST_CASE("a body that is too large is refused, whether it says its length or not", "[cli]") {
  const RunResult result = served(R"(head -c 2000000 /dev/zero > body
for header in 'X: y' 'Transfer-Encoding: chunked' 'Expect: 100-continue'; do
curl -s -w '%{http_code}\n' -o /dev/null -H "$header" -H 'Content-Type: application/json' \
  --data-binary @body $url/api; done)");
  INFO(result);
  CHECK(result.out == "413\n413\n413\nended 0\n");
}

TEST_CASE("the page's own origin, localhost and addresses are answered", "[cli]") {
  const RunResult result = served(R"(port=${url##*:}; for host in localhost:$port [::1]:$port; do
curl -s -o /dev/null -w '%{http_code}\n' -H "Host: $host" -H "Origin: http://$host" $url/; done)");
  CHECK(result.out == "200\n200\nended 0\n");
}

TEST_CASE("progress comes in lines, and a request is cancelled by its id", "[cli]") {
  const RunResult result =
      served("ask '" + endless + R"(' -N -H 'Accept: application/x-ndjson' > told &
until_told progress told; ask '{"cancel":"e"}'; echo; ask '{"cancel":"f"}'; echo; wait $!
tail -n 1 told)");
  INFO(result);
  const Strings lines = lines_of(result.out);
  REQUIRE(lines.size() == 4);
  CHECK(Json::parse(lines[0]).at("cancelled") == 1);
  CHECK(Json::parse(lines[1]).at("cancelled") == 0);
  CHECK(Json::parse(lines[2]).at("status") == 30);
}

TEST_CASE("the request of a client that goes away is cancelled", "[cli]") {
  // Without an answer that would become too long, and longer than anybody waits here.
  const std::string request = R"({"command":"count","options":{"empty":true}})";
  const RunResult result =
      served("become '" + request + R"(' -N -H 'Accept: application/x-ndjson' > told &
until_told progress told; kill $!; wait $!
curl -s --max-time 1 -H 'Content-Type: application/json' -d ')" +
                 request + R"(' $url/api
ask '{"command":"count","puzzle":")" +
                 small + R"("}')",
             "-j 1 --timeout 300");
  INFO(result);
  CHECK_THAT(result.out, Contains("\"solutions\":1"));
}

TEST_CASE("an interrupt ends serve after what is being answered", "[cli]") {
  for (const std::string signal : {"TERM", "HUP"}) {
    const RunResult result = served("ask '" + endless + R"(' > answer & asked=$!
ask ')" + endless + R"(' -N -H 'Accept: application/x-ndjson' > told &
until_told progress told; kill -)" + signal +
                                    " $pid; wait $asked; cat answer; echo");
    INFO(result);
    const Strings lines = lines_of(result.out);
    REQUIRE(lines.size() == 2);
    CHECK(Json::parse(lines[0]).at("status") == 30);
    CHECK(lines[1] == "ended 30");
  }
}

TEST_CASE("a thousand requests at once are answered", "[cli]") {
  const RunResult result =
      served(R"(curl -s -Z --parallel-max 300 -o /dev/null -w '%{http_code}\n' \
  -H 'Content-Type: application/json' -d '{"command":"count","puzzle":")" +
             small + R"("}' "$url/api?[1-1000]" | sort | uniq -c | tr -s ' ')");
  CHECK(result.out == " 1000 200\nended 0\n");
}

TEST_CASE("slow clients are dropped, and others are answered meanwhile", "[cli]") {
  const RunResult result = served(R"(port=${url##*:}
for slow in 1 2 3 4 5 6 7 8; do bash -c "exec 3<>/dev/tcp/127.0.0.1/$port
printf 'POST /api HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{' >&3
touch began$slow; cat <&3" > slow$slow & all="$all $!"; done
while [ ! -e began8 ]; do sleep 0.02; done
curl -s -o /dev/null -w '%{http_code}\n' $url/; wait $all; head -qn 1 slow* | sort | uniq -c)");
  INFO(result);
  CHECK_THAT(result.out, Catch::StartsWith("200\n") && Contains("8 HTTP/1.1 408"));
}

TEST_CASE("two hundred clients that never finish their requests don't delay others", "[cli]") {
  // They would be given up after five seconds.
  const RunResult result = served(R"(bash -c 'for i in $(seq 100); do
  exec {silent}<>/dev/tcp/127.0.0.1/$0 {begun}<>/dev/tcp/127.0.0.1/$0
  printf "POST /api HTTP/1.1\r\nHost: localhost\r\n" >&$begun; done
curl -s -o page --max-time 3 -w "%{http_code}\n" $1/
curl -s --max-time 3 -H "Content-Type: application/json" -d "$2" $1/api' ${url##*:} $url '{"command":"count","puzzle":")" +
                                  small + R"("}' | cut -c 1-4)");
  INFO(result);
  CHECK(result.out == "200\n{\"id\nended 0\n");
}

TEST_CASE("serve says where it can't listen", "[cli]") {
  const RunResult result = served(R"("$SUDOKU_SAT" serve --port ${url##*:} 2>&1; echo $?)");
  CHECK_THAT(result.out, Contains("the port is in use") && Contains("\n1\n"));
  CHECK_THAT(only_error(run({"serve", "--host", "no.such.name.invalid"}), 1),
             Contains("no such address"));
  CHECK_THAT(only_error(run({"serve", "--port", "65536"}), 2), Contains("65535"));
  CHECK_THAT(only_error(run({"serve", "--stdio", "--port", "1"}), 2), Contains("--stdio"));
}

TEST_CASE("serve --open gives the address to the desktop's browser, or says that there is none",
          "[cli]") {
  const RunResult opened = shell(R"(mkdir bin
printf '#!/bin/sh\ncurl -s -o page "$1" && mv page shown\n' > bin/xdg-open; chmod +x bin/xdg-open
PATH=$PWD/bin:$PATH "$SUDOKU_SAT" serve --port 0 --open 2> log & pid=$!
while [ ! -e shown ]; do kill -0 $pid || exit 9; sleep 0.02; done
kill -TERM $pid; wait $pid; echo "ended $?"; cat shown; cat log >&2)");
  INFO(opened);
  CHECK_THAT(opened.out, Contains("ended 0\n<!DOCTYPE html>"));
  CHECK_THAT(opened.err, !Contains("xdg-open"));
  const RunResult none = shell(R"(PATH=/nowhere "$SUDOKU_SAT" serve --port 0 --open 2> log & pid=$!
while ! grep -q xdg-open log; do kill -0 $pid || exit 9; sleep 0.02; done
kill -TERM $pid; wait $pid; echo "ended $?"; cat log >&2)");
  INFO(none);
  CHECK(none.out == "ended 0\n");
  CHECK_THAT(none.err, Contains("xdg-open failed; open http://127.0.0.1:"));
}
