import { LRUCache } from 'lru-cache';
import type { Database, EntityManager } from '../../../platform/database/index.js';
import type { Logger } from '../../../platform/telemetry/index.js';
import type { ModelBudget } from '../../token-budget/index.js';
import { KnownVectors } from '../embedding/known-vectors.js';
import { EMBEDDING_BATCH, PassageEmbedder } from '../embedding/passage-embedder.js';
import type { VectorSet } from '../files/prompt-file.entity.js';
import type { IndexedPassage } from '../lexical/bm25.js';
import { buildLexicalIndex } from '../lexical/lexical-index.js';
import { unpackIndex } from '../lexical/packed-index.js';
import { type DraftRow, readDraft } from '../publishing/knowledge-reader.js';
import { fileWords } from '../spelling/file-words.js';
import { chunkText } from '../splitting/chunk-text.js';
import { searchableWordings } from '../wordings/wording-search.js';
import { findDraftVersion, findWordings } from './active-prompt-file.repository.js';
import type { FilesToSearch, SearchablePromptFile } from './prompt-file-cache.js';
import { VectorMatrix } from './vector-matrix.js';

/** Drafts that one process keeps ready to be searched; making one of thousands of passages takes seconds. */
const MOST_DRAFTS = 8;

/** Milliseconds that making vectors may take; a draft is searched without them if it takes longer. */
const EMBEDDING_MS = 30_000;

interface Dependencies {
  budget: ModelBudget;
  database: Database;
  log: Logger;
}

/** Drafts as they would be searched if they were published, made in memory: nothing is stored. */
export class DraftFiles implements FilesToSearch {
  readonly #deps: Dependencies;
  readonly #made = new LRUCache<string, Promise<SearchablePromptFile>>({ max: MOST_DRAFTS });

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** The draft of a company as it is now; undefined when there is none. */
  async load(em: EntityManager, companyId: string): Promise<SearchablePromptFile | undefined> {
    const version = await findDraftVersion(em, companyId);
    if (!version) return undefined;
    const key = `${companyId}:${version}`;
    const known = this.#made.get(key);
    if (known) return known;
    const making = this.#make(em, companyId);
    this.#made.set(key, making);
    making.catch(() => this.#made.delete(key));
    return making;
  }

  async loadActive(em: EntityManager, companyId: string) {
    return this.load(em, companyId);
  }

  /** What was loaded is what the draft was then. */
  async isActive(): Promise<boolean> {
    return true;
  }

  forget(): void {
    // Each version has a key of its own.
  }

  async #make(em: EntityManager, companyId: string): Promise<SearchablePromptFile> {
    const rows = await readDraft(em, companyId);
    const useCases = rows.map(({ id, title, text, terms }) => ({ id, title, text, ...terms }));
    const passages = useCases.flatMap(({ title, text }, useCase) =>
      chunkText(text).map((chunk): IndexedPassage => ({ useCase, title, text: chunk })),
    );
    const index = unpackIndex(await buildLexicalIndex(passages));
    const wordings = searchableWordings(useCases, [
      ...(await findWordings(em, companyId)).flatMap((wording) => ofDraft(wording, rows)),
      ...rows.flatMap(({ title, wordings: own }) => own.map((text) => ({ title, text }))),
    ]);
    const words = fileWords([index, ...(wordings ? [wordings.index] : [])]);
    const { set, vectors } = (await this.#embed(companyId, passages)) ?? {};
    return {
      ...{ id: companyId, useCases, index, words, wordings, vectors, wordingRevision: 0 },
      chunks: passages.map(({ text }) => text),
      calibration: set?.calibration ?? null,
      embeddingModel: set?.model ?? null,
      embeddingDimensions: set?.dimensions ?? null,
      vectorSetId: set?.id ?? null,
    };
  }

  /** Vectors of what has not changed are those of the running version. */
  async #embed(
    companyId: string,
    passages: readonly IndexedPassage[],
  ): Promise<{ set: VectorSet; vectors: VectorMatrix } | undefined> {
    const { budget, database, log } = this.#deps;
    try {
      const ai = budget.aiFor(companyId);
      const em = database.orm.em.fork();
      const known = await KnownVectors.open(em, companyId, ai.embeddingModel.name);
      const embedder = new PassageEmbedder(ai, AbortSignal.timeout(EMBEDDING_MS), known);
      const set = await embedder.begin();
      const vectors = new VectorMatrix(passages.length, set.dimensions);
      for (let from = 0; from < passages.length; from += EMBEDDING_BATCH) {
        const made = await embedder.embed(set, passages.slice(from, from + EMBEDDING_BATCH));
        vectors.add(made.map((text, i) => ({ position: from + i, vector: vectorIn(text) })));
      }
      return { set, vectors };
    } catch (error) {
      log.warn({ err: error }, 'a draft is searched without vectors');
      return undefined;
    }
  }
}

/** A wording with the titles that its use case has in the draft: renamed ones keep their wordings. */
const ofDraft = ({ title, text }: { title: string; text: string }, rows: readonly DraftRow[]) => [
  { title, text },
  ...rows
    .filter(({ was, title: now }) => was === title && now !== title)
    .map((row) => ({ title: row.title, text })),
];

const vectorIn = (text: string): Float32Array => Float32Array.from(JSON.parse(text) as number[]);
