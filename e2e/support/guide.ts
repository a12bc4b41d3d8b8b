/** A fenced block of a guide, with what its surroundings say about it. */
export interface GuideBlock {
  /** Line of the opening fence, from 1. */
  line: number;
  language: string;
  text: string;
  /** Why it is not run; from `<!-- not run: … -->` before it. */
  notRun?: string;
  /** A variable for the blocks behind it, and where in the answer it is; from `<!-- keep X: a.b -->`. */
  keep?: { name: string; path: string };
  /** From a block `json variables` behind it. */
  variables?: string;
  /** What the guide shows as the result: a block `json` or `text` behind it. */
  shown?: { language: 'json' | 'text'; text: string };
}

const FENCE = /^(?:<!-- (?<comment>[^]*?) -->\n+)?```(?<info>[^\n]*)\n(?<text>[^]*?)^```$/gm;

/** Languages of blocks that are something to run, or a file for it. */
const RUNNABLE = new Set(['sh', 'graphql', 'ts', 'jsonc']);

/** The examples of a guide, in their order. Throws for a block that is neither run nor explained. */
export function readGuide(markdown: string): GuideBlock[] {
  const blocks: GuideBlock[] = [];
  for (const { 0: whole, index, groups = {} } of markdown.matchAll(FENCE)) {
    const { comment = '', info = '', text = '' } = groups;
    const line = markdown.slice(0, index + whole.search(/^```/m)).split('\n').length;
    const [language = '', purpose] = info.trim().split(/\s+/);
    const last = blocks.at(-1);
    const notRun = /^not run: *(\S[^]*)$/.exec(comment)?.[1];
    if (notRun || RUNNABLE.has(language)) {
      const [, name, path] = /^keep (\w+): (\S+)$/.exec(comment) ?? [];
      blocks.push({
        ...{ line, language, text },
        ...(notRun ? { notRun } : {}),
        ...(name && path ? { keep: { name, path } } : {}),
      });
    } else if (last && purpose === 'variables') {
      last.variables = text;
    } else if (last && !last.shown && (language === 'json' || language === 'text')) {
      last.shown = { language, text };
    } else {
      throw new Error(`Line ${line}: this block belongs to no example. Say why it is not run.`);
    }
  }
  return blocks;
}

/** The name of the file that a block holds, from the comment in its first line. */
export const fileName = ({ text }: GuideBlock): string | undefined =>
  /^\/\/ ([\w./-]+)\n/.exec(text)?.[1];
