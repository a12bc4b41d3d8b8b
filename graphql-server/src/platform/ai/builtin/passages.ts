import { Topic } from './relevance.js';

/** Longest answer that is quoted from one use case, in characters. */
const MAX_LENGTH = 1_100;

/** Blocks besides the first that are taken when they say something about the question. */
const MAX_FURTHER_BLOCKS = 2;

/** Share of the question's topic below which a further block is left out. */
const RELEVANT = 0.12;

/**
 * The passages of a use case that answer a question, in their order, lists whole. The first
 * passage is always among them: it says what the use case is about.
 */
export function selectPassages(text: string, question: string): string {
  const blocks = blocksOf(text);
  const topic = new Topic(question);
  const further = blocks
    .map((block, position) => ({ block, position, share: topic.shareIn(block) }))
    .slice(1)
    .filter(({ share }) => share >= RELEVANT)
    .toSorted((a, b) => b.share - a.share)
    .slice(0, MAX_FURTHER_BLOCKS)
    .map(({ position }) => position);
  const chosen = [0, ...further].toSorted((a, b) => a - b);
  const passages: string[] = [];
  let length = 0;
  for (const position of chosen) {
    const block = shorten(blocks[position] ?? '');
    if (passages.length > 0 && length + block.length > MAX_LENGTH) break;
    passages.push(block);
    length += block.length;
  }
  return passages.join('\n\n');
}

/** The passage of a longer text that is nearest to a question, if any is near. */
export function nearestPassage(text: string, question: string): string | undefined {
  const topic = new Topic(question);
  const ranked = blocksOf(text)
    .map((block) => ({ block, share: topic.shareIn(block) }))
    .toSorted((a, b) => b.share - a.share);
  const [best] = ranked;
  return best && best.share >= RELEVANT * 2 ? shorten(best.block) : undefined;
}

/** Paragraphs and lists. A line that introduces a list belongs to it. */
function blocksOf(text: string): string[] {
  const paragraphs = text
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean);
  const blocks: string[] = [];
  for (const paragraph of paragraphs) {
    const previous = blocks.at(-1);
    if (previous?.endsWith(':') && /^(?:[-*•]|\d+[.)])\s/.test(paragraph)) {
      blocks[blocks.length - 1] = `${previous}\n\n${paragraph}`;
    } else {
      blocks.push(paragraph);
    }
  }
  return blocks;
}

function shorten(block: string): string {
  if (block.length <= MAX_LENGTH) return block;
  let end = 0;
  for (const { index, segment } of new Intl.Segmenter('de', { granularity: 'sentence' }).segment(
    block,
  )) {
    if (index + segment.length > MAX_LENGTH) break;
    end = index + segment.length;
  }
  return end > 0 ? block.slice(0, end).trim() : `${block.slice(0, MAX_LENGTH).trim()} …`;
}
