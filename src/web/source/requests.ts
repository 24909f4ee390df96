// Requests to the program: all that the page knows of puzzles comes from its answers. Who answers
// is one object with ask(): the program on this machine over HTTP, or whatever module the page
// names in <meta name="engine">, which exports an object `requests`; so the same page runs where
// the library is WebAssembly in a worker.

export interface Request {
  command: string;
  puzzle?: string;
  options?: Options;
}

export type Options = Record<string, string | number | boolean>;

export interface Progress {
  what: string | null;
  done: number;
  of?: number;
}

export interface Asking {
  signal?: AbortSignal;
  onProgress?: (progress: Progress) => void;
}

/** What a request is answered: the objects of `answers`, or why there are none. */
export interface Answered {
  answers?: Answer[];
  error?: { kind: string; message: string };
}

export type Answer = Record<string, any>;

export interface Requests {
  /** The last message to a request. Rejects with an AbortError where the signal says so. */
  ask(request: Request, asking?: Asking): Promise<Answered>;
}

class HttpRequests implements Requests {
  async ask(request: Request, { signal, onProgress }: Asking = {}): Promise<Answered> {
    const headers: Record<string, string> = { "Content-Type": "application/json" };
    if (onProgress) headers.Accept = "application/x-ndjson";
    const body = JSON.stringify(request);
    const response = await fetch("api", { method: "POST", headers, body, signal: signal ?? null });
    if (!response.ok) return refusal(response);
    if (!onProgress || !response.body) return response.json();
    return lastLine(response.body, onProgress);
  }
}

/** Why there is no answer: the program's own words, or the status where something else answered. */
async function refusal(response: Response): Promise<Answered> {
  const told: Answered | null = await response.json().catch(() => null);
  if (told?.error) return told;
  return { error: { kind: "failure", message: `HTTP status ${response.status}` } };
}

/** Tells the progress of all lines that are progress; the one that isn't is the answer. */
async function lastLine(body: ReadableStream<Uint8Array>, onProgress: (progress: Progress) => void) {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  let answered: Answered = {};
  let rest = "";
  const take = (line: string) => {
    const message = JSON.parse(line);
    if (message.progress) onProgress(message.progress);
    else answered = message;
  };
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    const lines = (rest + value).split("\n");
    rest = lines.pop() ?? "";
    lines.forEach(take);
  }
  if (rest) take(rest);
  return answered;
}

/** The module that the page names, if it names one; the program that the page is from elsewhere. */
async function chosen(): Promise<Requests> {
  const named = document.querySelector<HTMLMetaElement>("meta[name=engine]")?.content;
  if (!named) return new HttpRequests();
  return (await import(new URL(named, document.baseURI).href)).requests;
}

const requests = chosen();

/** What goes before the program's words, where they don't say what that means for the puzzle. */
const meaning: Record<string, string> = {
  memory: "Too large for this program: ",
  failure: "The program failed; your puzzle is unchanged: ",
  stopped: "Not finished in time: ",
};

/** The answers to a request; throws an Error whose message is for people. */
export async function ask(request: Request, asking: Asking = {}): Promise<Answer[]> {
  let answered: Answered;
  try {
    answered = await (await requests).ask(request, asking);
  } catch (error) {
    if ((error as Error).name === "AbortError") throw error;
    throw new Error("The program does not answer. Is sudoku-sat serve still running?");
  }
  asking.signal?.throwIfAborted(); // whoever answers may not look at it
  if (answered.error) throw new Error((meaning[answered.error.kind] ?? "") + answered.error.message);
  return answered.answers ?? [];
}

/** The only answer of a request about one puzzle; throws an Error where it is no puzzle. */
export async function askOne(command: string, puzzle: string | null, options: Options = {}, asking: Asking = {}) {
  const [answer, ...others] = await ask({ command, options, ...(puzzle !== null && { puzzle }) }, asking);
  if (!answer) throw new Error("This text contains no puzzle.");
  if (answer.status === "invalid") throw new Error(answer.reason);
  if (answer.puzzle === null && answer.reason) throw new Error(answer.reason);
  if (others.length > 0) answer.warnings?.push(`the text has ${others.length + 1} puzzles, this is the first`);
  return answer;
}

/** Likewise an answer that has `field`, unless a limit came first, which throws too. */
export async function askFor(field: string, command: string, puzzle: string, options: Options, asking: Asking = {}) {
  const answer = await askOne(command, puzzle, options, asking);
  if (!(field in answer)) throw new Error(meaning.stopped + answer.reason);
  return answer;
}
