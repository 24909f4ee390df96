// Small helps for sentences.

export const counted = (number: number, thing: string) => `${number} ${thing}${number === 1 ? "" : "s"}`;

/** "a, b and c" */
export const listed = (names: readonly string[]) =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names[names.length - 1]}`;
