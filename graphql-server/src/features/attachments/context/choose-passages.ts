import type { AttachedFile } from '../../../platform/ai/index.js';
import { type StatedFact, statedFacts } from '../../../platform/german/index.js';
import type { Asked, ConversationFile } from './conversation-file.js';
import { fileQuery, meantFiles } from './file-mentions.js';

/** Most passages of a file that a question is about, and of any other. */
const OF_MEANT = 6;
const OF_OTHER = 2;

/** Passages of a file that is meant when nothing in it fits: its beginning. */
const BEGINNING = 2;

/** Characters of all passages together. */
const MAX_LENGTH = 9_000;

/** A passage that states what was asked for counts this much more. */
const FACT_FACTOR = 1.5;

/** The files as a prompt shows them: all of them, with what of their texts fits the question. */
export function choosePassages(files: readonly ConversationFile[], asked: Asked): AttachedFile[] {
  const meant = new Set(meantFiles(files, asked));
  const query = fileQuery(asked);
  const facts = statedFacts(asked.question);
  const chosen = new Map<ConversationFile, string[]>();
  let left = MAX_LENGTH;
  // What is meant takes from the length first.
  for (const one of [...meant, ...files.filter((file) => !meant.has(file))]) {
    const passages = passagesOf(one, { query, facts, isMeant: meant.has(one) });
    const fitting = passages.filter((passage) => (left -= passage.length) >= 0);
    if (fitting.length > 0) chosen.set(one, fitting);
  }
  return files.map((one) => {
    const passages = chosen.get(one);
    return { ...one.file, isMeant: meant.has(one), ...(passages ? { passages } : {}) };
  });
}

interface Wanted {
  query: string;
  facts: readonly StatedFact[];
  isMeant: boolean;
}

function passagesOf(one: ConversationFile, wanted: Wanted): string[] {
  const passages = one.search?.passages ?? [];
  const scores = weigh(one, wanted);
  const found = [...scores.keys()]
    .filter((i) => (scores[i] ?? 0) > 0)
    .toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b)
    .slice(0, wanted.isMeant ? OF_MEANT : OF_OTHER)
    .map((i) => passages[i] ?? '');
  return found.length > 0 || !wanted.isMeant ? found : passages.slice(0, BEGINNING);
}

function weigh({ search }: ConversationFile, { query, facts }: Wanted): number[] {
  if (!search) return [];
  return search.scores(query).map((score, i) => {
    const states = facts.some(({ stated }) => stated.test(search.passages[i] ?? ''));
    return states ? score * FACT_FACTOR : score;
  });
}
