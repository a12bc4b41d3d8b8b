/** Most characters of one file that are searched for answers, in UTF-16 code units: 40 full pages. */
export const MAX_TEXT_LENGTH = 100_000;

/** Shows that a text goes on. */
const CUT_MARK = '\n[…]';

const CONTROLS = /(?![\t\n])\p{Cc}/gu;

/** Removes what carries no meaning, and cuts a text to what is searched. */
export function tidyText(text: string): string {
  const tidy = text
    .slice(0, MAX_TEXT_LENGTH * 4)
    .toWellFormed()
    .replace(/\r\n?|\f|\u2028|\u2029/g, '\n')
    .replace(CONTROLS, '')
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  if (tidy.length <= MAX_TEXT_LENGTH) return tidy;
  return tidy.slice(0, MAX_TEXT_LENGTH - CUT_MARK.length).toWellFormed() + CUT_MARK;
}

/** Collects pieces until there is enough; reading on would be wasted. */
export class TextCollector {
  #text = '';

  /** Adds a piece; false once there is enough. */
  add(piece: string): boolean {
    this.#text += piece;
    return this.#text.length <= MAX_TEXT_LENGTH * 2;
  }

  toString(): string {
    return this.#text;
  }
}
