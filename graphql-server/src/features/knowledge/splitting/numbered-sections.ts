import { cutAt, joinLines, type Line } from './lines.js';
import type { SplitUseCase } from './section-finder.js';

const NUMBERED = /^\s{0,3}(?:§\s*)?(\d{1,4}(?:\.\d{1,3})*)[.):]?\s+(\S.{0,118})$/;

/** Use cases behind numbered lines (`7. Title`) that stand above a text of their own. */
export function numberedSections(lines: readonly Line[]): SplitUseCase[] | undefined {
  const marks = lines.flatMap((line, at) => {
    const [, number, title] = NUMBERED.exec(line.text) ?? [];
    if (line.fenced || !line.opensBlock || !number || !title) return [];
    // A sentence is an item of a list, not a title.
    if (/[.;,]$/.test(title)) return [];
    return [{ at, bodyFrom: at + 1, title, number }];
  });
  if (marks.length < 2 || !ascends(marks.map(({ number }) => number))) return undefined;
  const { sections } = cutAt(lines, marks);
  const useCases = sections.map(({ mark, body }) => ({ title: mark.title, text: joinLines(body) }));
  const withText = useCases.filter(({ text }) => text !== '').length;
  return withText * 2 >= useCases.length ? useCases : undefined;
}

/** Lists start again at 1; headings count on. */
function ascends(numbers: readonly string[]): boolean {
  const keys = numbers.map((number) =>
    number.split('.').reduce((key, part, i) => key + Number(part) / 1000 ** i, 0),
  );
  return keys.every((key, i) => i === 0 || key > (keys[i - 1] ?? 0));
}
