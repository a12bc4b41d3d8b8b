import { cutAt, joinLines, type Line } from './lines.js';
import type { SplitUseCase } from './section-finder.js';

/** `Use Case 3: Title`, `Anwendungsfall 3 – Title`, `Thema: Title`, `Frage: …`. */
const LABEL =
  /^\s*(?:\*\*)?(?:(?:use[ -]?case|anwendungsfall|fall|thema|topic|titel|title)\s*(?:nr\.?\s*)?\d*|(?:frage|question|f|q)(?:\s*\d+)?)\s*(?:\*\*)?\s*[:.)–-]\s*(?:\*\*)?\s*(\S.*)?$/i;

const NUMBERED_LABEL =
  /^\s*(?:\*\*)?(?:use[ -]?case|anwendungsfall|fall)\s+(?:nr\.?\s*)?\d+\s*(?:\*\*)?\s*$/i;

/** Use cases behind lines that say what they are. */
export function labelledSections(lines: readonly Line[]): SplitUseCase[] | undefined {
  const marks: { at: number; bodyFrom: number; title: string }[] = [];
  lines.forEach(({ text, fenced }, at) => {
    if (fenced) return;
    const label = LABEL.exec(text);
    const title = label?.[1];
    if (title) marks.push({ at, bodyFrom: at + 1, title });
    else if (label || NUMBERED_LABEL.test(text)) marks.push(titleOnNextLine(lines, at));
  });
  if (marks.length < 2) return undefined;
  const { sections } = cutAt(lines, marks);
  return sections.map(({ mark, body }) => ({
    title: mark.title,
    text: joinLines(body).replace(/^(?:antwort|answer|a|text|inhalt)\s*:\s*/i, ''),
  }));
}

function titleOnNextLine(lines: readonly Line[], at: number) {
  const next = lines.findIndex((line, i) => i > at && !line.blank);
  const title = lines[next]?.text;
  return title
    ? { at, bodyFrom: next + 1, title }
    : { at, bodyFrom: at + 1, title: lines[at]?.text ?? '' };
}
