import { isListItem, isRule, joinLines, type Line } from './lines.js';
import type { SplitUseCase } from './section-finder.js';

const MAX_TITLE = 100;

/** Use cases between drawn rules; a short first line is the title. */
export function separatedSections(lines: readonly Line[]): SplitUseCase[] | undefined {
  const blocks: Line[][] = [[]];
  for (const line of lines) {
    if (!line.fenced && isRule(line.text)) blocks.push([]);
    else blocks.at(-1)?.push(line);
  }
  const filled = blocks.filter((block) => joinLines(block) !== '');
  return filled.length < 2 ? undefined : filled.map((block) => withTitle(joinLines(block)));
}

/** Use cases whose title is a short line above their text, blank lines between them. */
export function titledBlocks(lines: readonly Line[]): SplitUseCase[] | undefined {
  const useCases: SplitUseCase[] = [];
  let titles = 0;
  let pending: string | undefined;
  for (const block of blocksOf(lines)) {
    const [first = '', ...rest] = block.split('\n');
    if (isTitle(first) && rest.length > 0) {
      titles += 1;
      useCases.push({ title: first.replace(/:$/, ''), text: rest.join('\n') });
      pending = undefined;
    } else if (isTitle(first)) {
      pending = first.replace(/:$/, '');
    } else if (pending !== undefined) {
      titles += 1;
      useCases.push({ title: pending, text: block });
      pending = undefined;
    } else {
      const last = useCases.at(-1);
      if (!last) return undefined;
      last.text += `\n\n${block}`;
    }
  }
  return titles >= 2 ? useCases : undefined;
}

/** The last resort: every paragraph is a use case, named after its first sentence. */
export function paragraphSections(lines: readonly Line[]): SplitUseCase[] {
  return blocksOf(lines).map((text) => ({ title: firstSentence(text), text }));
}

function blocksOf(lines: readonly Line[]): string[] {
  return joinLines(lines)
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean);
}

function withTitle(text: string): SplitUseCase {
  const [first = '', ...rest] = text.split('\n');
  const body = rest.join('\n').trim();
  if (isTitle(first) && body !== '') return { title: first.replace(/:$/, ''), text: body };
  return { title: firstSentence(text), text };
}

function isTitle(line: string): boolean {
  const text = line.trim();
  return text.length > 0 && text.length <= MAX_TITLE && !/[.;,!]$/.test(text) && !isListItem(text);
}

function firstSentence(text: string): string {
  const line = text.split('\n', 1)[0] ?? '';
  const sentence = /^.{10,}?[.!?](?=\s|$)/.exec(line)?.[0] ?? line;
  if (sentence.length <= MAX_TITLE) return sentence.replace(/[.:]$/, '');
  return `${sentence.slice(0, MAX_TITLE).replace(/\s+\S*$/, '')} …`;
}
