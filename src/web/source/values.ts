// Values as answers have them: the numbers that they are written as, from 0 or from 1 on.

/** What an empty cell holds. */
export const nothing = -1;

const symbols = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** The symbol in a puzzle's text. */
export const symbolOf = (value: number) => symbols[value] ?? ".";

/** The value of a symbol; nothing: it is an empty cell's, or none at all. */
export const valueOf = (symbol: string) => (symbol.length === 1 ? symbols.indexOf(symbol.toUpperCase()) : nothing);

/** Values of a text with a symbol for each cell. */
export const valuesOf = (line: string) => [...line].map(valueOf);

/** The largest value that has a symbol. */
export const largestValue = symbols.length - 1;
