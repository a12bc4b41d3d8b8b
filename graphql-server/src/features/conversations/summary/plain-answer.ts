import { type Block, readAnswer } from './answer-blocks.js';

/** An answer of the assistant as a person would type it: without Markdown and numbers of sources. */
export const plainAnswer = (markdown: string): string =>
  textOf(readAnswer(markdown.replaceAll(/[ \t]*\[\d{1,2}\]/g, '')), '\n\n');

function textOf(blocks: readonly Block[], between: string): string {
  return blocks
    .map((block) =>
      block.kind === 'list'
        ? block.items.map(({ mark, blocks: inner }) => `${mark} ${textOf(inner, '\n')}`).join('\n')
        : block.content.map(({ text }) => text).join(''),
    )
    .join(between);
}
