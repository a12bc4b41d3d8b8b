/** Confidence in percent from which a word is taken for one, and a line for text. */
const WORD_CONFIDENCE = 30;
const LINE_CONFIDENCE = 60;

/** A picture of things holds letters by chance, but not this many words in which to trust. */
const MIN_WORDS = 3;

interface Line {
  /** Block, paragraph and line that the engine has found it in. */
  place: string;
  paragraph: string;
  words: string[];
  confidences: number[];
}

/** Puts together what can be trusted of the words that were recognised, as tab-separated values. */
export function readableLines(table: string): string {
  const lines = linesOf(table).filter(({ confidences }) => mean(confidences) >= LINE_CONFIDENCE);
  const words = lines.flatMap((line) => line.words).filter((word) => /\p{L}{3}/u.test(word));
  if (words.length < MIN_WORDS) return '';
  return lines
    .map(({ paragraph, words: found }, i) => {
      const begins = i > 0 && lines[i - 1]?.paragraph !== paragraph;
      return `${begins ? '\n' : ''}${found.join(' ')}`;
    })
    .join('\n');
}

function linesOf(table: string): Line[] {
  const lines: Line[] = [];
  for (const row of table.split('\n')) {
    const [level, , block, paragraph, line, , , , , , confidence, word = ''] = row.split('\t');
    // Edges and creases become signs without a letter.
    if (level !== '5' || !/[\p{L}\p{N}€]/u.test(word)) continue;
    if (Number(confidence) < WORD_CONFIDENCE) continue;
    const place = `${block}/${paragraph}/${line}`;
    let last = lines.at(-1);
    if (last?.place !== place) {
      last = { place, paragraph: `${block}/${paragraph}`, words: [], confidences: [] };
      lines.push(last);
    }
    last.words.push(word.trim());
    last.confidences.push(Number(confidence));
  }
  return lines;
}

const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);
