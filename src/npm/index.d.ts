/** A request; its options have the long names of the command line's. */
export interface Request {
  command: "solve" | "check" | "count" | "candidates" | "explain" | "hint" | "generate" | "rate" | "list" | "convert" | "dimacs" | "export" | "clauses" | "trace" | "prove" | "compare" | (string & {});
  /** One puzzle or several, as text in any format that sudoku-sat reads. */
  puzzle?: string;
  options?: Record<string, string | number | boolean>;
  id?: string | number;
}

export interface Answer {
  id: string | number | null;
  /** The exit status that the program would end with. */
  status: number;
  command?: string;
  /** An object for each puzzle, as the command line writes with -f json. */
  answers?: Record<string, any>[];
  error?: { kind: "usage" | "input" | "stopped" | "memory" | "failure"; message: string };
}

export interface Progress {
  what: string | null;
  done: number;
  of?: number;
}

export interface AskOptions {
  /** Ends the request; the promise is rejected with the signal's reason. */
  signal?: AbortSignal;
  /** Called ten times a second at most. */
  onProgress?: (progress: Progress) => void;
}

/** The answer to a request; what is wrong with it is an answer too, with `error`. */
export function ask(request: Request, options?: AskOptions): Promise<Answer>;

/** The same with request and answer as text in JSON. */
export function askText(request: string, options?: AskOptions): Promise<string>;

/** For the page of `sudoku-sat serve`, which can have its requests answered by any such object. */
export const requests: { ask: typeof ask };
