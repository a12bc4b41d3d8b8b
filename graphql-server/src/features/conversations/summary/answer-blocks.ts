import type { Nodes, PhrasingContent, RootContent, Table } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

/** Text of one weight. */
export interface Inline {
  text: string;
  bold: boolean;
}

/** An answer reduced to what a letter can show: paragraphs, headings and lists. */
export type Block =
  | { kind: 'paragraph' | 'heading'; content: Inline[] }
  | { kind: 'list'; items: ListItem[] };

/** One entry of a list with its mark, `•` or a number. */
export interface ListItem {
  mark: string;
  blocks: Block[];
}

/**
 * Reads the Markdown of an answer with the parser that the chat uses, so that both show the same.
 * Links keep their text and address, images their description; raw HTML stays visible as text.
 */
export function readAnswer(markdown: string): Block[] {
  const tree = fromMarkdown(markdown, {
    extensions: [gfm()],
    mdastExtensions: [gfmFromMarkdown()],
  });
  return tree.children.flatMap(toBlocks);
}

/** Text without Markdown, in paragraphs. */
export function readPlainText(text: string): Block[] {
  return text
    .split(/\n[ \t]*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => ({ kind: 'paragraph', content: [{ text: part, bold: false }] }));
}

function toBlocks(node: RootContent): Block[] {
  switch (node.type) {
    case 'paragraph':
      return paragraph(inlines(node.children, false));
    case 'heading':
      return [{ kind: 'heading', content: inlines(node.children, true) }];
    case 'blockquote':
      return node.children.flatMap(toBlocks);
    case 'code':
    case 'html':
      return paragraph([{ text: node.value, bold: false }]);
    case 'table':
      return [tableAsList(node)];
    case 'list':
      return [
        {
          kind: 'list',
          items: node.children.map((item, index) => ({
            mark: node.ordered ? `${(node.start ?? 1) + index}.` : checkMark(item.checked),
            blocks: item.children.flatMap(toBlocks),
          })),
        },
      ];
    case 'definition':
    case 'footnoteDefinition':
    case 'thematicBreak':
    case 'yaml':
    case 'listItem':
    case 'tableRow':
    case 'tableCell':
      return [];
    case 'break':
    case 'delete':
    case 'emphasis':
    case 'footnoteReference':
    case 'image':
    case 'imageReference':
    case 'inlineCode':
    case 'link':
    case 'linkReference':
    case 'strong':
    case 'text':
      return paragraph(inlines([node], false));
  }
}

const paragraph = (content: Inline[]): Block[] =>
  content.some(({ text }) => text.trim()) ? [{ kind: 'paragraph', content }] : [];

const checkMark = (checked: boolean | null | undefined) =>
  checked === true ? '☑' : checked === false ? '☐' : '•';

/** A table of an answer is short; one list entry a row survives any page width. */
function tableAsList(table: Table): Block {
  const [head, ...rows] = table.children;
  const labels = head?.children.map((cell) => plain(cell)) ?? [];
  return {
    kind: 'list',
    items: rows.map((row) => ({
      mark: '•',
      blocks: paragraph(
        row.children.flatMap((cell, index) => [
          ...(index > 0 ? [{ text: ', ', bold: false }] : []),
          ...(labels[index] ? [{ text: `${labels[index]}: `, bold: true }] : []),
          ...inlines(cell.children, false),
        ]),
      ),
    })),
  };
}

function inlines(nodes: readonly PhrasingContent[], bold: boolean): Inline[] {
  return nodes.flatMap((node): Inline[] => {
    switch (node.type) {
      case 'text':
        return [{ text: node.value.replace(/\s*\n\s*/g, ' '), bold }];
      case 'inlineCode':
      case 'html':
        return [{ text: node.value, bold }];
      case 'break':
        return [{ text: '\n', bold }];
      case 'strong':
        return inlines(node.children, true);
      case 'image':
        return node.alt ? [{ text: node.alt, bold }] : [];
      case 'link': {
        const text = plain(node);
        const address = node.url.replace(/^(mailto:|tel:)/, '');
        const shown = text === address || text === node.url || !address;
        return [...inlines(node.children, bold), { text: shown ? '' : ` (${address})`, bold }];
      }
      case 'emphasis':
      case 'delete':
      case 'linkReference':
        return inlines(node.children, bold);
      case 'footnoteReference':
      case 'imageReference':
        return [];
    }
  });
}

function plain(node: Nodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map((child) => plain(child)).join('') : '';
}
