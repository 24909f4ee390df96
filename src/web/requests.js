// Requests to the program. All that the page knows of puzzles comes from these answers.

/** The answers to a request, without a puzzle where that is null; throws an Error whose message is for people. */
export async function ask(command, puzzle, options = {}, signal = undefined) {
  let answer;
  try {
    const response = await fetch("/api", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ command, options, ...(puzzle !== null && { puzzle }) }),
      signal,
    });
    answer = await response.json();
  } catch (error) {
    if (error.name === "AbortError") throw error;
    throw new Error("The program does not answer: was sudoku-sat serve ended?");
  }
  if (answer.error) throw new Error(answer.error.message);
  return answer.answers;
}

/** The only answer of a request about one puzzle; throws an Error where it is no puzzle. */
export async function askOne(command, puzzle, options = {}, signal = undefined) {
  const [answer] = await ask(command, puzzle, options, signal);
  if (!answer) throw new Error("There is no puzzle in this text.");
  if (answer.status === "invalid") throw new Error(answer.reason);
  return answer;
}
