import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { type Markup, trusted } from '../../mail/index.js';

/**
 * A company's Markdown as HTML. HTML in it is shown as text, and links lead to the web, to mailboxes and
 * telephones alone. Headings are those of sections: the page has its title already.
 */
export function renderOwnText(text: string): Markup {
  const html = micromark(text, { extensions: [gfm()], htmlExtensions: [gfmHtml()] });
  const lower = html.replaceAll(
    /<(\/?)h([1-5])>/g,
    (_, slash: string, level: string) => `<${slash}h${Number(level) + 1}>`,
  );
  return trusted(lower);
}
