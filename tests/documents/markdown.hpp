// Reads a document for the tests: the commands in its code blocks, each with the lines that it
// should print, and the document's links.
//
// A code block is fenced with ``` or indented by four spaces after a blank line. It is a session if
// its first line begins with "$ ": each such line is a command (a backslash at its end joins the
// next line to it), and the lines up to the next command are its output.
#pragma once

#include <string>
#include <vector>

namespace sudoku_sat::documents {

struct Example {
  std::size_t line = 0;  ///< where the command stands, from 1
  std::string command;
  std::vector<std::string> shown;
};

/// The commands of one block, in order.
using Session = std::vector<Example>;

struct Block {
  std::size_t line = 0;  ///< of its first line of code, from 1
  std::string language;  ///< what stands behind the opening fence; empty for indented blocks
  std::vector<std::string> lines;
};

std::vector<std::string> lines_of(const std::string& text);

std::vector<Block> code_blocks(const std::string& markdown);

bool is_session(const Block& block);
Session session(const Block& block);

/// Each command of the program that would escape the tests, with its line: in a block that is no
/// session and is not marked as anything else by its language, or within a sentence.
std::vector<std::string> commands_outside_sessions(const std::string& markdown);

/// The files that links and pictures point to, without their anchors; addresses of the web left
/// out.
std::vector<std::string> linked_files(const std::string& markdown);

}  // namespace sudoku_sat::documents
