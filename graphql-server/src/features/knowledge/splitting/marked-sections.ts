import { cutAt, joinLines, type Line, linesOf } from './lines.js';
import type { SplitUseCase, WrittenUseCase } from './section-finder.js';
import { writeTerms } from './use-case-terms.js';

/** The first line of a file that the product has written: use cases stand under `##`, and there alone. */
const MARK = '<!-- Anwendungsfälle: ## -->';

const HEADING = /^\s{0,3}##\s+(.*\S)/;

/** Use cases of a file that {@link writeUseCases} wrote; nothing in their texts can be taken for one. */
export function markedSections(lines: readonly Line[]): SplitUseCase[] | undefined {
  if (lines.find((line) => !line.blank)?.text.trim() !== MARK) return undefined;
  const marks = lines.flatMap((line, at) => {
    const title = line.fenced ? undefined : HEADING.exec(line.text)?.[1];
    return title === undefined ? [] : [{ at, bodyFrom: at + 1, title }];
  });
  const { sections } = cutAt(lines, marks);
  return sections.map(({ mark, body }) => ({ title: mark.title, text: joinLines(body) }));
}

/** A prompt file of these use cases, which is split into exactly them again. */
export const writeUseCases = (useCases: readonly WrittenUseCase[]): string =>
  [
    MARK,
    ...useCases.map(({ title, text, terms }) => `## ${title}\n\n${writeTerms(text, terms)}`),
  ].join('\n\n') + '\n';

/** Whether what follows a text would be code. */
const isOpen = (text: string) => linesOf(`${text}\n`).at(-1)?.fenced ?? false;

/**
 * A text as it can stand under a title: headings of use cases become those of a part, code that was
 * not closed is closed, and no line ends in spaces.
 */
export function textUnderTitle(text: string): string {
  const lines = linesOf(text);
  const body = joinLines(
    lines.map((line) =>
      !line.fenced && HEADING.test(line.text)
        ? { ...line, text: line.text.replace(/##/, '###') }
        : line,
    ),
  );
  const endings = ['', '\n```', '\n~~~'];
  return body + (endings.find((ending) => !isOpen(body + ending)) ?? '');
}
