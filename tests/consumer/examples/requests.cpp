// Requests of other programs, in JSON.
#include <iostream>
#include <sudoku_sat/api.hpp>

void example_requests() {
  using namespace sudoku_sat;
  std::cout << request_commands().empty() << '\n';
  // prints 0
  std::cout << request_tools().substr(0, 16) << '\n';
  // prints [{"name":"solve"
  const std::string answer = answer_request(R"({"id": 1, "command": "sovle"})");
  std::cout << answer.substr(0, answer.find(';')) << '\n';
  // prints {"id":1,"error":{"kind":"usage","message":"unknown command 'sovle'
}
