/** Digits that authentication numbers may have. */
export const FEWEST_DIGITS = 6;
export const MOST_DIGITS = 10;
