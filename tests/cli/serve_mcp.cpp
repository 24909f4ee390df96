// `serve --mcp` as assistants use it: JSON-RPC in lines, the commands of requests as tools.
#include <fmt/format.h>

#include <map>

#include "helpers.hpp"
#include "sudoku_sat/api.hpp"

using namespace sudoku_sat::support;

namespace {

const std::string introduction =
    R"({"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18",)"
    R"("capabilities":{},"clientInfo":{"name":"test","version":"1"}}})"
    "\n"
    R"({"jsonrpc":"2.0","method":"notifications/initialized"})"
    "\n";

/// Everything that is said for these lines, by id; without the answer to the introduction.
std::map<std::string, Json> told(const std::string& lines) {
  const RunResult result = run({"serve", "--mcp", "-j", "1"}, introduction + lines);
  CAPTURE(result.out, result.err);
  CHECK(result.status == 0);
  std::map<std::string, Json> answers;
  for (const Json& line : objects_of(result)) {
    CHECK(line.at("jsonrpc") == "2.0");
    if (line.contains("id")) answers[line.at("id").dump()] = line;
  }
  REQUIRE(answers.erase("0") == 1);
  return answers;
}

std::string call(const Json& id, const std::string& name, const Json& arguments) {
  const Json parameters{{"name", name}, {"arguments", arguments}};
  return Json{{"jsonrpc", "2.0"}, {"id", id}, {"method", "tools/call"}, {"params", parameters}}
             .dump() +
         "\n";
}

int code_of(const Json& message) { return message.at("error").at("code").get<int>(); }

}  // namespace

TEST_CASE("an assistant is told the protocol's revision that it asks for", "[cli]") {
  const Json said = objects_of(run({"serve", "--mcp"}, introduction)).at(0);
  CHECK(said.at("result").at("protocolVersion") == "2025-06-18");
  CHECK(said.at("result").at("serverInfo").at("name") == "sudoku-sat");
  CHECK(said.at("result").at("capabilities").contains("tools"));
}

TEST_CASE("each command of requests is a tool, and takes what its schema says", "[cli]") {
  const Json list =
      told(R"({"jsonrpc":"2.0","id":1,"method":"tools/list"})").at("1").at("result").at("tools");
  std::string lines;
  std::vector<std::string> names;
  for (const Json& tool : list) {
    names.push_back(tool.at("name").get<std::string>());
    CHECK(!tool.at("description").get<std::string>().empty());
    const Json& arguments = tool.at("inputSchema");
    CHECK(arguments.at("type") == "object");
    Json given{{"puzzle", "1.....2..3.....4"}};
    for (const Json& name : arguments.value("required", Json::array())) {
      CHECK(name == "options");
      const Json& options = arguments.at("properties").at("options");
      for (const Json& option : options.at("required")) {
        const Json& of = options.at("properties").at(option.get<std::string>());
        given["options"][option.get<std::string>()] =
            of.contains("enum") ? of.at("enum").at(0) : Json("encodings");
      }
    }
    lines += call(names.back(), names.back(), given);
  }
  const auto commands = sudoku_sat::request_commands();
  CHECK(names == std::vector<std::string>(commands.begin(), commands.end()));
  const auto answers = told(lines);
  REQUIRE(answers.size() == names.size());
  for (const auto& [name, answer] : answers) {
    CAPTURE(name, answer.dump());
    CHECK(answer.at("result").contains("isError"));
    CHECK(answer.at("result").at("content").at(0).at("type") == "text");
  }
}

TEST_CASE("a tool's answer is the request's, and what is wrong with a puzzle is an error of it",
          "[cli]") {
  const auto answers = told(call(7, "solve", {{"puzzle", "1.....2..3.....4"}}) +
                            call("x", "solve", {{"puzzle", "12"}}) +
                            call(8, "count", {{"options", {{"empty", true}, {"size", 4}}}}));
  const Json solved =
      Json::parse(answers.at("7").at("result").at("content").at(0).at("text").get<std::string>());
  const std::string request = R"({"command":"solve","puzzle":"1.....2..3.....4"})";
  const Json served = Json::parse(line_served(request));
  CHECK(solved.at("answers").at(0).at("solution") == served.at("answers").at(0).at("solution"));
  CHECK(answers.at("7").at("result").at("isError") == false);
  const Json& refused = answers.at("\"x\"").at("result");
  CHECK(refused.at("isError") == true);
  CHECK(refused.at("content").at(0).at("text").get<std::string>().find("row 2 is missing") !=
        std::string::npos);
  CHECK(answers.at("8").at("result").at("content").at(0).at("text").get<std::string>().find(
            "288") != std::string::npos);
}

TEST_CASE("what is no message of the protocol gets an error, and the next one is answered",
          "[cli]") {
  const auto message = [](const std::string& fields) {
    return "{\"jsonrpc\":\"2.0\"," + fields + "}\n";
  };
  const auto answers = told(
      message(R"("id":1,"method":"resources/list")") +
      message(R"("id":2,"method":"tools/call","params":{"name":"sovle"})") +
      message(R"("id":3,"method":"tools/call")") +
      message(R"("id":4,"method":"tools/call","params":{"name":"solve","arguments":[]})") +
      message(R"("id":5,"method":"tools/call","params":{"name":"solve","arguments":{"id":1}})") +
      message(R"("id":6,"method":"ping")") + message(R"("method":"notifications/unknown")") +
      message(R"("id":99,"result":{})"));
  CHECK(code_of(answers.at("1")) == -32601);
  for (const char* id : {"2", "3", "4", "5"}) CHECK(code_of(answers.at(id)) == -32602);
  CHECK(answers.at("6").at("result").empty());
  CHECK(answers.size() == 6);
  for (const auto& [line, code] :
       std::vector<std::pair<std::string, int>>{{"nonsense", -32700},
                                                {"[]", -32600},
                                                {"{}", -32600},
                                                {R"({"id":{},"method":"ping"})", -32600},
                                                {std::string(2'000'000, ' ') + "1", -32600},
                                                {std::string(100'000, '['), -32700},
                                                {"\xff\xfe", -32700}}) {
    CAPTURE(line.substr(0, 50));
    CHECK(code_of(told(line + "\n").at("null")) == code);
  }
}

TEST_CASE("a cancelled call ends without an answer, and progress has its caller's token", "[cli]") {
  const Json endless{{"options", {{"empty", true}, {"solutions", 0}, {"rules", "anti-knight"}}}};
  Json counted = Json::parse(call(2, "generate", {{"options", {{"number", 300}}}}));
  counted["params"]["_meta"] = {{"progressToken", "t"}};
  const RunResult result =
      run({"serve", "--mcp", "-j", "1"},
          introduction + call(1, "solve", endless) +
              R"({"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}})" +
              "\n" + counted.dump() + "\n");
  CHECK(result.status == 0);
  std::size_t answers = 0;
  for (const Json& line : objects_of(result)) {
    if (line.contains("id")) {
      CHECK(line.at("id") != 1);
      ++answers;
    } else {
      CHECK(line.at("method") == "notifications/progress");
      CHECK(line.at("params").at("progressToken") == "t");
    }
  }
  CHECK(answers == 2);
}
