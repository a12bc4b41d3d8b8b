/** A line of a prompt file with what stands around it. */
export interface Line {
  text: string;
  blank: boolean;
  /** True inside a fenced code block, where nothing is markup. */
  fenced: boolean;
  /** The line before is blank, or there is none. */
  opensBlock: boolean;
}

const FENCE = /^\s{0,3}(```|~~~)/;

/** The lines of a text. */
export function linesOf(text: string): Line[] {
  let fence: string | undefined;
  let before = true;
  return text.split('\n').map((raw) => {
    const mark = FENCE.exec(raw)?.[1];
    const fenced = fence !== undefined || mark !== undefined;
    if (mark && fence === undefined) fence = mark;
    else if (mark === fence) fence = undefined;
    const line = { text: raw.trimEnd(), blank: raw.trim() === '', fenced, opensBlock: before };
    before = line.blank;
    return line;
  });
}

/** Joins lines to a text. */
export function joinLines(lines: readonly Line[]): string {
  return lines
    .map((line) => line.text)
    .join('\n')
    .trim();
}

/** Cuts lines at the given positions; what stands before the first one comes as `preamble`. */
export function cutAt<Mark extends { at: number; bodyFrom: number }>(
  lines: readonly Line[],
  marks: readonly Mark[],
): { preamble: Line[]; sections: { mark: Mark; body: Line[] }[] } {
  return {
    preamble: lines.slice(0, marks[0]?.at ?? lines.length),
    sections: marks.map((mark, i) => ({
      mark,
      body: lines.slice(mark.bodyFrom, marks[i + 1]?.at ?? lines.length),
    })),
  };
}

/** Whether a line is an item of a list. */
export function isListItem(text: string): boolean {
  return /^\s*([-*+•–]|\d{1,3}[.)]|[a-z][.)])\s+/.test(text);
}

/** Whether a line consists of a drawn rule only, such as `---` or `=====`. */
export function isRule(text: string): boolean {
  return /^\s*([-=*_~#+])\1{2,}\s*$/.test(text) || /^\s*([-*_] ){2,}[-*_]\s*$/.test(text);
}
