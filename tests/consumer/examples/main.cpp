// Runs the examples of the manual, one after the other.
void example_amo();
void example_board();
void example_checking();
void example_encoding();
void example_files();
void example_proving();
void example_solving();

int main() {
  example_amo();
  example_board();
  example_checking();
  example_encoding();
  example_files();
  example_proving();
  example_solving();
}
