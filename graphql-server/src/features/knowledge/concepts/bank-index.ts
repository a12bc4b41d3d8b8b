import { createHash } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { isNewerThanModules } from '../../../platform/built/index.js';
import { indexAtOnce } from '../lexical/bm25.js';
import { largestWeights, type PackedIndex } from '../lexical/packed-index.js';
import { CONCEPTS } from './concept-bank.js';
import { rarityOf, saidIn } from './said.js';

/** An index with the largest weights of its terms, which are looked for with each question. */
export interface BankIndex extends PackedIndex {
  largest: Uint16Array;
}

/** The bank of concepts as questions are held against it. */
export interface Bank {
  /** One text for each concept. */
  concepts: BankIndex;
  /** One text for each title and wording; its `useCases` are the concepts. */
  wordings: BankIndex;
  /** How much the words of each of those texts say together, by how rare they are. */
  rarities: Float32Array;
}

/** The bank as the build has indexed it, beside what the compiler wrote: half a second of the first answer. */
const FILE = join(import.meta.dirname, 'bank-index.bin');

/** Counts the words of all concepts. */
export function indexBank(): Bank {
  const concepts = indexAtOnce(
    CONCEPTS.map(({ titles, wordings, words }, useCase) => ({
      useCase,
      // Among all the wordings a title must not get lost: use cases are recognised by it.
      title: titles.join(' '),
      text: [...wordings, words].join(' '),
    })),
  );
  const texts = CONCEPTS.flatMap(({ titles, wordings }, useCase) =>
    [...titles, ...wordings].map((text) => ({ useCase, title: '', text })),
  );
  const wordings = indexAtOnce(texts);
  const rarities = texts.map(({ text }) => rarityOf(wordings, saidIn(text)));
  return {
    concepts: { ...concepts, largest: largestWeights(concepts) },
    wordings: { ...wordings, largest: largestWeights(wordings) },
    rarities: Float32Array.from(rarities),
  };
}

/** Keeps the index for {@link readBank}. A build that is killed leaves no half of it. */
export function keepBank(file = FILE): void {
  const unfinished = `${file}.unfinished`;
  writeFileSync(unfinished, serialize({ of: digestOfConcepts(), bank: indexBank() }));
  renameSync(unfinished, file);
}

/** What the build has kept; undefined where it left none, and where code or vocabulary are others since. */
export function readBank(file = FILE): Bank | undefined {
  if (!isNewerThanModules(file)) return undefined;
  const kept = deserialize(readFileSync(file)) as { of: string; bank: Bank };
  return kept.of === digestOfConcepts() ? kept.bank : undefined;
}

const digestOfConcepts = (): string =>
  createHash('sha256').update(JSON.stringify(CONCEPTS)).digest('hex');
