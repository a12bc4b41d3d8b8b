/** A piece of a text, and whether another text does not have it. */
interface MarkedRun {
  text: string;
  isMarked: boolean;
}

/** Lines; what is indented and rows of a table stay with the line before, as they mean nothing alone. */
const linesOf = (text: string) => text.split(/\n(?![|\s])/);

/** A text in pieces that Markdown can draw one by one, each either known to the other text or not. */
export function markedRuns(text: string, other: string | undefined): MarkedRun[] {
  const known = new Set(linesOf(other ?? '').map((line) => line.trim()));
  const runs: MarkedRun[] = [];
  for (const line of linesOf(text)) {
    const isMarked = other !== undefined && !known.has(line.trim());
    const last = runs.at(-1);
    if (last?.isMarked === isMarked) last.text += `\n${line}`;
    else runs.push({ text: line, isMarked });
  }
  return runs;
}
