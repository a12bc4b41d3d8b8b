/** What marks a line as one of a list, and a number of a source at its end. */
const MARKS = /^\s*(?:[-*•]|\d+[.)])\s+|\s*(?:\[\d{1,2}\]\s*)+$/g;

const isTopic = (line: string) => /^\s*(?:[-*•]|\d+[.)])\s/.test(line);

/** Numbers of sources, which stand below as buttons. */
const NUMBERS = /\s*\[\d{1,2}\]/g;

/**
 * The text of an answer without the lines that only name what its buttons name. All of them, without numbers of
 * sources, where one says more than the buttons do.
 */
export function textWithoutTopics(text: string, choices: readonly string[]): string {
  const offered = new Set(choices.map((choice) => choice.trim()));
  const lines = text.split('\n');
  const isCovered = lines.every(
    (line) => !isTopic(line) || offered.has(line.replaceAll(MARKS, '').trim()),
  );
  if (!isCovered) return text.replaceAll(NUMBERS, '');
  return lines
    .filter((line) => !isTopic(line))
    .join('\n')
    .trim();
}
