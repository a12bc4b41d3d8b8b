import { stem, wordsOf } from '../../german/index.js';
import { cuesOf } from './question-cues.js';
import { Topic } from './relevance.js';

/** Longest answer that is quoted from one use case, in characters. */
const MAX_LENGTH = 1_000;

/** Most passages of one use case in one answer. */
const MAX_PASSAGES = 3;

/** A passage that holds the kind of fact that was asked for. */
const CUE_BONUS = 0.5;

/** The first passage says what the use case is about. */
const FIRST_BONUS = 0.25;

/** A passage joins the best one from this share of its weight on, if it has any weight itself. */
const JOINING_SHARE = 0.75;
const JOINING_WEIGHT = 0.45;

/** What of a use case answers a question. */
export interface Selection {
  /** In the order of the use case, lists whole. */
  passages: string[];
  /** Whether something of it had been said before and was left out. */
  continues: boolean;
}

/**
 * The passages of a use case that answer a question. What the answer before already said is left
 * out where there is something else to say, so that a question about it gets on.
 */
export function selectPassages(
  useCase: { title: string; text: string },
  question: string,
  saidBefore = '',
): Selection {
  const blocks = blocksOf(useCase.text);
  const said = blocks.map((block) => saidBefore.includes(block.slice(0, 80)));
  const continues = said.some(Boolean) && !said.every(Boolean);
  const weights = weigh(blocks, useCase.title, question).map((weight, i) =>
    continues && said[i] ? 0 : weight,
  );
  const best = Math.max(...weights);
  const chosen = blocks
    .map((block, position) => ({ block, position, weight: weights[position] ?? 0 }))
    .filter(
      ({ position, weight }) =>
        weight === best ||
        (weight >= JOINING_WEIGHT && weight >= best * JOINING_SHARE) ||
        (position === 0 && !continues),
    )
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MAX_PASSAGES)
    .toSorted((a, b) => a.position - b.position);
  return { passages: fit(chosen.map(({ block }) => block)), continues };
}

/** How much each passage says about what sets it apart from the others. */
function weigh(blocks: readonly string[], title: string, question: string): number[] {
  const titleStems = new Set(wordsOf(title).map(stem));
  const own = wordsOf(question).filter((word) => !titleStems.has(stem(word)));
  const topic = new Topic(own.join(' '));
  const cues = cuesOf(question);
  return blocks.map((block, position) => {
    const cue = cues.some(({ answered }) => answered.test(block)) ? CUE_BONUS : 0;
    return topic.shareIn(block) + cue + (position === 0 ? FIRST_BONUS : 0);
  });
}

function fit(blocks: readonly string[]): string[] {
  const passages: string[] = [];
  let length = 0;
  for (const block of blocks.map(shorten)) {
    if (passages.length > 0 && length + block.length > MAX_LENGTH) break;
    passages.push(block);
    length += block.length;
  }
  return passages;
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
