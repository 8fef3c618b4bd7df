/** Milliseconds that a piece takes for one road. */
export const PACE = 170;
/** The time that the end of a round stands before the next begins, in milliseconds. */
export const BREATH = 1200;
