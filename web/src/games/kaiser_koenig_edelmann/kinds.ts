/** The kinds of pieces; the first has the value 1. */
export const KINDS: readonly string[] = ["emperor", "king", "nobleman"];
