/** What would begin a list, a heading or a quotation. */
const BEGINNING = /^(\d{1,9}(?=[.)](?:\s|$)))|^(?=(?:[-+]|#{1,6}|>)(?:\s|$))/;

/**
 * A line of text as Markdown that shows just these signs. Escapes only what would be read as markup,
 * since the text is also read as it stands.
 */
export function escapeMarkdown(line: string): string {
  return line
    .replaceAll(
      /[\\`*[]|<(?=[\w/!?])|&(?=#?\w+;)|~(?=~)|(?<![\p{L}\d])_|_(?![\p{L}\d])/gu,
      String.raw`\$&`,
    )
    .replace(BEGINNING, '$1\\');
}
