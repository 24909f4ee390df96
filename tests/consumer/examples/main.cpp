// Runs the examples of the manual, one after the other.
void example_amo();
void example_board();
void example_checking();
void example_encoding();
void example_files();
void example_finding();
void example_proving();
void example_requests();
void example_solving();
void example_tracing();

int main() {
  example_amo();
  example_board();
  example_checking();
  example_encoding();
  example_files();
  example_finding();
  example_proving();
  example_requests();
  example_solving();
  example_tracing();
}
