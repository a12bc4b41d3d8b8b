import { cutAt, isRule, joinLines, type Line } from './lines.js';
import type { SplitUseCase } from './section-finder.js';

interface Heading {
  at: number;
  bodyFrom: number;
  level: number;
  title: string;
  /** Written with `#`; an underlined line alone may as well be a text above a separator. */
  hashes: boolean;
}

/** A text of at most this length before the first use case introduces the file; it is none itself. */
const MAX_INTRODUCTION = 500;

/** Use cases under Markdown headings (`## Title`, or underlined with `===` or `---`). */
export function headingSections(lines: readonly Line[]): SplitUseCase[] | undefined {
  const headings = findHeadings(lines);
  if (!headings.some((heading) => heading.hashes) && headings.length < 2) return undefined;
  const level = useCaseLevel(lines, headings);
  const marks = headings.filter((heading) => heading.level <= level);
  const { preamble, sections } = cutAt(lines, marks);
  const useCases = sections.map(({ mark, body }) => ({ ...mark, text: joinLines(body) }));
  const [first] = useCases;
  const introduces =
    first && first.level < level && first.text.length <= MAX_INTRODUCTION && useCases.length > 1;
  const introduction = joinLines(preamble);
  return [
    ...(introduction.length > MAX_INTRODUCTION
      ? [{ title: 'Einleitung', text: introduction }]
      : []),
    ...(introduces ? useCases.slice(1) : useCases),
  ];
}

function findHeadings(lines: readonly Line[]): Heading[] {
  const headings: Heading[] = [];
  lines.forEach((line, at) => {
    if (line.fenced || line.blank) return;
    const hashes = /^\s{0,3}(#{1,6})\s+(.*\S)/.exec(line.text);
    if (hashes?.[1] && hashes[2]) {
      headings.push({
        at,
        bodyFrom: at + 1,
        level: hashes[1].length,
        title: hashes[2],
        hashes: true,
      });
      return;
    }
    const underline = lines[at + 1]?.text ?? '';
    const isTitle =
      line.opensBlock &&
      line.text.length <= 120 &&
      !isRule(line.text) &&
      !/[.;,!]$/.test(line.text);
    if (isTitle && /^(={3,}|-{3,})\s*$/.test(underline)) {
      const level = underline.startsWith('=') ? 1 : 2;
      headings.push({ at, bodyFrom: at + 2, level, title: line.text, hashes: false });
    }
  });
  return headings;
}

/**
 * The level at which use cases stand: the outermost one that occurs more than once, unless most of
 * its headings only hold deeper ones together, as chapters do.
 */
function useCaseLevel(lines: readonly Line[], headings: readonly Heading[]): number {
  const levels = [...new Set(headings.map((heading) => heading.level))].toSorted((a, b) => a - b);
  for (const level of levels) {
    const count = headings.filter((heading) => heading.level === level).length;
    if (count < 2) continue;
    const chapters = headings.filter((heading, i) => {
      const next = headings[i + 1];
      if (heading.level !== level || !next || next.level <= level) return false;
      return joinLines(lines.slice(heading.bodyFrom, next.at)) === '';
    }).length;
    if (chapters * 2 < count) return level;
  }
  return levels.at(-1) ?? 1;
}
