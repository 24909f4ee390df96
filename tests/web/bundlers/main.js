// A page that solves a puzzle: its title becomes the answer.
import { ask } from "sudoku-sat";

ask({ command: "solve", puzzle: "1.....2..3.....4" }).then(
  ({ answers }) => (document.title = answers[0].status),
  (error) => (document.title = `${error}`),
);
