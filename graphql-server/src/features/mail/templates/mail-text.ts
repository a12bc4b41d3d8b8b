import type { MailBlock, MailInline, MailListItem } from './mail-blocks.js';

/** Writes the content of a mail as plain text. */
export const blocksToText = (blocks: readonly MailBlock[]): string =>
  blocks.map((block) => blockToText(block)).join('\n\n');

function blockToText(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
      return plain(block.content);
    case 'heading':
      return plain(block.content).toUpperCase();
    case 'panel':
      return blocksToText(block.blocks);
    case 'list':
      return block.items.map((item) => itemToText(item)).join('\n');
    case 'facts':
      return block.rows
        .map(([name, value]) => `${name}: ${value.replace(/\s*\n\s*/g, ', ')}`)
        .join('\n');
    case 'button':
    case 'link':
      return `${block.label}:\n${block.url}`;
  }
}

function itemToText({ mark, blocks }: MailListItem): string {
  const indent = ' '.repeat(mark.length + 1);
  return `${mark} ${blocksToText(blocks).replace(/\n+/g, `\n${indent}`)}`;
}

const plain = (content: readonly MailInline[]) => content.map(({ text }) => text).join('');
