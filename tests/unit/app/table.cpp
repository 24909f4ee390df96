// The table of commands and options: it is consistent, and documents agree with it.
#include <catch2/catch.hpp>
#include <set>
#include <string>

#include "api/call.hpp"
#include "api/description.hpp"
#include "api/left_out.hpp"
#include "api/request.hpp"
#include "app/command.hpp"
#include "sudoku_sat/api.hpp"
#include "support/fixtures.hpp"
#include "support/run.hpp"

using namespace sudoku_sat;

namespace {

/// The names of options that a text of needs or excludes mentions, without values.
std::vector<std::string> named_in(std::string_view text) {
  std::vector<std::string> names;
  for (const std::string_view word : app::words_of(text)) {
    if (word != "INPUT") names.emplace_back(word.substr(0, word.find('=')));
  }
  return names;
}

}  // namespace

TEST_CASE("no two options of a command have the same name, alias or letter", "[app]") {
  for (const app::Command* command : app::commands()) {
    std::set<std::string> line;
    std::set<std::string> requests;
    for_each_option(*command, [&](const app::Option& option, const app::Group&) {
      std::vector<std::string> names{std::string(option.name)};
      if (option.brief != '\0') names.emplace_back(1, option.brief);
      for (const std::string_view alias : app::words_of(option.aliases)) names.emplace_back(alias);
      for (const std::string& name : names) {
        CAPTURE(command->name, name);
        CHECK((!option.on_line() || line.insert(name).second));
        CHECK((!option.in_requests() || requests.insert(name).second));
      }
    });
  }
}

TEST_CASE("options need and exclude options that there are", "[app]") {
  for (const app::Command* command : app::commands()) {
    const auto check = [&](std::string_view text) {
      for (const std::string& name : named_in(text)) {
        // Options of pictures say so of commands that have no --picture, too.
        if (name == "picture") continue;
        CAPTURE(command->name, name);
        CHECK(find_option(*command, name) != nullptr);
      }
    };
    check(command->needs);
    for_each_option(*command, [&](const app::Option& option, const app::Group& group) {
      CAPTURE(option.name);
      check(group.needs);
      check(option.needs);
      // Options that several commands have exclude --from of those that have it.
      if (option.name != "range") check(option.excludes);
    });
  }
}

TEST_CASE("options say what their values are", "[app]") {
  for (const app::Command* command : app::commands()) {
    for_each_option(*command, [&](const app::Option& option, const app::Group& group) {
      CAPTURE(command->name, option.name);
      CHECK_FALSE(group.title.empty());
      CHECK_FALSE(option.help.empty());
      CHECK(option.takes_value() == !option.argument.empty());
      CHECK(option.may_be_bare() == !option.bare.empty());
      CHECK((option.kind != app::Kind::choice || option.choices != nullptr));
      CHECK(help_of(option).find("{}") == std::string::npos);
    });
  }
}

TEST_CASE("every option that names encodings takes auto, and few commands take another by default",
          "[app]") {
  std::set<std::string> fixed;
  for (const app::Command* command : app::commands()) {
    for_each_option(*command, [&](const app::Option& option, const app::Group&) {
      if (!option.name.starts_with("encoding")) return;
      CAPTURE(command->name, option.name);
      const app::Choices known = option.choices();
      CHECK(std::find(known.begin(), known.end(), "auto") != known.end());
      if (option.usual == "maple") fixed.emplace(command->name);
      CHECK((option.usual == "maple" || option.usual == "auto" || option.usual == "all"));
    });
  }
  CHECK(fixed == std::set<std::string>{"clauses", "dimacs", "family", "trace"});
}

TEST_CASE("every command that takes an encoding takes a re-encoding and an order of literals",
          "[app]") {
  std::set<std::string> encoded;
  for (const app::Command* command : app::commands()) {
    for_each_option(*command, [&](const app::Option& option, const app::Group&) {
      if (option.name != "encoding" && option.name != "encodings") return;
      CAPTURE(command->name);
      encoded.emplace(command->name);
      CHECK(find_option(*command, "reencode") != nullptr);
      CHECK(find_option(*command, "literal-order") != nullptr);
    });
  }
  CHECK(encoded.size() >= 9);
}

TEST_CASE("requests have every command and option of the table, or a reason why not", "[app]") {
  std::set<std::string> given;
  const auto has_reason = [&](std::span<const api::LeftOut> table, std::string_view name) {
    return std::any_of(table.begin(), table.end(), [&](const api::LeftOut& one) {
      if (!app::is_among(name, one.names)) return false;
      given.emplace(name);
      return true;
    });
  };
  const auto requests = request_commands();
  for (const app::Command* command : app::commands()) {
    CAPTURE(command->name);
    if (std::find(requests.begin(), requests.end(), command->name) == requests.end()) {
      const std::string_view noun = app::noun_of(command->name);
      CHECK(has_reason(api::left_out_commands(), noun.empty() ? command->name : noun));
      continue;
    }
    for_each_option(*command, [&](const app::Option& option, const app::Group&) {
      CAPTURE(option.name);
      // Some options are two: one for each front end.
      const auto in_requests = api::request_options(*command);
      const bool there =
          std::any_of(in_requests.begin(), in_requests.end(),
                      [&](const app::Option* one) { return one->name == option.name; });
      CHECK((there || has_reason(api::left_out_options(), option.name)));
    });
  }
  for (const auto& table : {api::left_out_options(), api::left_out_commands()}) {
    for (const api::LeftOut& one : table) {
      for (const std::string_view name : app::words_of(one.names)) {
        CAPTURE(name);
        CHECK(given.count(std::string(name)) == 1);
      }
    }
  }
}

TEST_CASE("older names of options are read, and not shown", "[app]") {
  std::size_t older = 0;
  for (const app::Command* command : app::commands()) {
    for_each_option(*command, [&](const app::Option& option, const app::Group&) {
      for (const std::string_view name : app::words_of(option.aliases)) {
        ++older;
        CAPTURE(command->name, name);
        CHECK(find_option(*command, name) == &option);
      }
    });
  }
  CHECK(older > 0);
  const auto answer = [](const std::string& option) {
    return answer_request(
        R"({"command": "check", "puzzle": ".....2..3.....4.", "options": )" + option + "}", {});
  };
  CHECK(answer("{}").find("\"unique\":false") != std::string::npos);
  for (const std::string name : {"any", "satisfiable"}) {
    CHECK(answer("{\"" + name + "\": true}").find("\"unique\":null") != std::string::npos);
  }
  CHECK(answer(R"({"any": true, "satisfiable": true})").find("is given twice") !=
        std::string::npos);
  CHECK(api::request_schema().find("\"the older name of satisfiable\"") != std::string::npos);
}

TEST_CASE("the schema of requests is what the table of options says", "[app]") {
  // tools/update_requests makes it anew.
  CHECK(support::read_file(support::source_path("src/api/schemas/request.schema.json")) ==
        api::request_schema());
}

TEST_CASE("requests.md has the table of options", "[app]") {
  const std::string text = support::read_file(support::source_path("src/api/requests.md"));
  const std::string begin = "tools/update_requests -->\n";
  const std::size_t table = text.find(begin) + begin.size();
  REQUIRE(table > begin.size());
  CHECK(text.substr(table, text.find("<!-- end of options -->") - table) == api::options_table());
}

TEST_CASE("an option that needs another is refused alone, in the words of requests", "[app]") {
  const auto complaint = [](const std::string& request) { return answer_request(request, {}); };
  CHECK(complaint(R"({"command": "candidates", "puzzle": "", "options": {"limit": 3}})")
            .find("\"limit needs counts\"") != std::string::npos);
  CHECK(complaint(R"({"command": "check", "puzzle": "", "options": {"any": true, "unique": true}})")
            .find("\"any and unique can't be combined\"") != std::string::npos);
  CHECK(complaint(R"({"command": "clauses", "puzzle": ""})").find("\"clauses needs about CELL\"") !=
        std::string::npos);
}
