/** What stands at the beginning of lines: headings, quotations, entries of lists. */
const LINE_START = /^\s*(?:#{1,6}|>|[-*+]|\d+[.)])\s+/gm;
const LINK = /\[([^\]]*)\]\([^)]*\)/g;
/** Marks of sources, `[1]`. */
const SOURCE = /\s*\[\d+\]/g;
const EMPHASIS = /(\*\*|__|`)/g;

/** The text of an answer in Markdown, as the preview of a list shows it. */
export const oneLine = (markdown: string): string =>
  markdown
    .replaceAll(LINK, '$1')
    .replaceAll(SOURCE, '')
    .replaceAll(LINE_START, '')
    .replaceAll(EMPHASIS, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
