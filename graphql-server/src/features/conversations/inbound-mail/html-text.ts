import { type HtmlToTextOptions, htmlToText } from 'html-to-text';

/** Longer HTML is cut: what a person writes stands at its head. */
const MOST_HTML = 512 * 1024;

const OPTIONS: HtmlToTextOptions = {
  // The chat breaks lines itself.
  wordwrap: false,
  limits: { maxInputLength: MOST_HTML, maxDepth: 100, maxChildNodes: 5_000 },
  selectors: [
    // Where a link leads to may be a secret of the mail that is quoted.
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'img', format: 'skip' },
    { selector: 'h1', options: { uppercase: false } },
    { selector: 'h2', options: { uppercase: false } },
    { selector: 'h3', options: { uppercase: false } },
    { selector: 'h4', options: { uppercase: false } },
    { selector: 'table', options: { uppercaseHeaderCells: false } },
    { selector: 'ul', options: { itemPrefix: '- ' } },
    // Marked with `>` as in plain text.
    { selector: 'blockquote', options: { trimEmptyLines: true } },
  ],
};

/** The text of a mail that has HTML alone. */
export const textOfHtml = (html: string): string =>
  htmlToText(html.slice(0, MOST_HTML), OPTIONS).replaceAll('\u00A0', ' ');
