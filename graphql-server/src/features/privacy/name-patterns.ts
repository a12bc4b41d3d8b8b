/** A regular expression of PostgreSQL that finds any of the texts. */
export const patternOf = (texts: readonly string[]): string => texts.map(escaped).join('|');

/** The same for texts as they are written in JSON. */
export const patternInJson = (texts: readonly string[]): string =>
  patternOf(texts.map((text) => JSON.stringify(text).slice(1, -1)));

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
