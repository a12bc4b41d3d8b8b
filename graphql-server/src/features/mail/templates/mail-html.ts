import type { MailBlock, MailInline, MailListItem } from './mail-blocks.js';
import { style } from './mail-styles.js';
import { type Markup, markup, safeLink, trusted } from './markup.js';

/** Writes the content of a mail as HTML. */
export const blocksToMarkup = (blocks: readonly MailBlock[]): Markup =>
  markup`${blocks.map((block) => [blockToMarkup(block), '\n'])}`;

function blockToMarkup(block: MailBlock): Markup {
  switch (block.kind) {
    case 'paragraph':
      // In a mail from right to left a German paragraph still begins on its left.
      return markup`<p dir="auto" style="${style('paragraph')}">${inlines(block.content)}</p>`;
    case 'heading':
      return markup`<h2 class="heading" style="${style('heading')}">${inlines(block.content)}</h2>`;
    case 'note':
      return markup`<p class="quiet" style="${style('note')}">${inlines(block.content)}</p>`;
    case 'panel':
      return markup`<div class="panel" style="${style('panel')}">
${blocksToMarkup(block.blocks)}</div>`;
    case 'list':
      return markup`<ul style="${style('list')}">${block.items.map((item) => itemToMarkup(item))}</ul>`;
    case 'facts':
      return markup`<div style="${style('facts')}">${block.rows.map((row) => factToMarkup(row))}</div>`;
    case 'link':
      return markup`<p style="${style('paragraph')}"><a class="link" href="${safeLink(block.url)}" style="${style('link')}">${block.label}</a></p>`;
    case 'button': {
      const address = safeLink(block.url);
      return markup`<p style="${style('buttonBox')}"><a class="button" href="${address}" style="${style('button')}">${block.label}</a></p>
<p class="quiet" style="${style('buttonLink')}"><a class="link" href="${address}" style="${style('link')}">${block.url}</a></p>`;
    }
  }
}

/** The marks are text, so that none is lost. The first paragraph of an entry stands beside its mark. */
function itemToMarkup({ mark, blocks }: MailListItem): Markup {
  const [first, ...rest] = blocks;
  const isInline = first?.kind === 'paragraph' || first?.kind === 'heading';
  const beside = isInline && inlines(first.content);
  const below = isInline ? rest : blocks;
  return markup`<li dir="auto" style="${style('item')}"><span class="quiet" style="${style('mark')}">${mark}</span>${beside}${blocksToMarkup(below)}</li>`;
}

const factToMarkup = ([name, value]: readonly [string, string]): Markup =>
  markup`<p style="${style('fact')}"><span class="quiet" style="${style('factName')}">${name}:</span> ${lines(value)}</p>`;

const inlines = (content: readonly MailInline[]): Markup =>
  markup`${content.map(({ text, bold }) => (bold ? markup`<strong>${lines(text)}</strong>` : lines(text)))}`;

const lines = (text: string): Markup =>
  markup`${text.split('\n').map((line, index) => [index > 0 && trusted('<br>'), line])}`;
