import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Beside the sources, so that the built server and the tests read the same files. */
const FOLDER = join(import.meta.dirname, '../../../vocabulary');

/** One line of a vocabulary file, with the place to name when it is wrong. */
export interface VocabularyLine {
  text: string;
  /** File and line number. */
  place: string;
}

/** Lines of a vocabulary file without comments (`#`) and empty ones. Read once, when needed first. */
export function readVocabulary(name: string): VocabularyLine[] {
  return readFileSync(join(FOLDER, name), 'utf8')
    .split('\n')
    .map((line, i) => ({ text: line.trim(), place: `${name}:${i + 1}` }))
    .filter(({ text }) => text !== '' && !text.startsWith('#'));
}

/** A line "name: item, item"; throws an Error that names an invalid line. */
export function splitLine({ text, place }: VocabularyLine): { head: string; items: string[] } {
  const colon = text.indexOf(':');
  if (colon < 0) throw new Error(`${place}: a line is "name: phrase, phrase"`);
  const items = text.slice(colon + 1).split(',');
  return {
    head: text.slice(0, colon).trim(),
    items: items.map((item) => item.trim()).filter(Boolean),
  };
}
