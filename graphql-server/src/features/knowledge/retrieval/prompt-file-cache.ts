import DataLoader from 'dataloader';
import { LRUCache } from 'lru-cache';
import { totalmem } from 'node:os';
import type { Database, EntityManager } from '../../../platform/database/index.js';
import type { Reads } from '../../../platform/reads/index.js';
import {
  type ActivePromptFile,
  type ActiveState,
  findActivePromptFile,
  findActiveStates,
} from './active-prompt-file.repository.js';
import { type PackedIndex, unpackIndex } from '../lexical/packed-index.js';
import { fileWords } from '../spelling/file-words.js';
import { searchableWordings, type SearchableWordings } from '../wordings/wording-search.js';
import type { FileWords } from '../spelling/interpret.js';
import type { VectorMatrix } from './vector-matrix.js';
import { loadVectors } from './vector-matrix.repository.js';

/** Bytes of prompt files that one process keeps at hand: a sixteenth of the memory it may have. */
const CACHE_BYTES = Math.max(
  256 * 1024 * 1024,
  Math.floor(Math.min(totalmem(), process.constrainedMemory() || Infinity) / 16),
);

/** The active prompt file of a company, ready to be searched. */
export interface SearchablePromptFile extends Omit<ActivePromptFile, 'lexicalIndex' | 'wordings'> {
  index: PackedIndex;
  words: FileWords;
  wordings: SearchableWordings | undefined;
  /** Undefined while passages have no vectors. */
  vectors: VectorMatrix | undefined;
}

/** Where a search takes a company's use cases from. */
export interface FilesToSearch {
  /** What a company's questions are answered from; it may be older than what does by now. */
  load(em: EntityManager, companyId: string): Promise<SearchablePromptFile | undefined>;
  /** The same, and it is what answers now. */
  loadActive(em: EntityManager, companyId: string): Promise<SearchablePromptFile | undefined>;
  /** Whether a company's questions are still to be answered from this. */
  isActive(companyId: string, file: SearchablePromptFile): Promise<boolean>;
  forget(companyId: string): void;
}

/**
 * Prompt files of the companies that ask. One may be older than the company's active file: every
 * search asks about that and forgets it then, so no process has to be told.
 */
export class PromptFileCache implements FilesToSearch {
  readonly #files = new LRUCache<string, SearchablePromptFile>({
    maxSize: CACHE_BYTES,
    sizeCalculation: sizeOf,
  });

  readonly #loading = new Map<string, Promise<SearchablePromptFile | undefined>>();

  readonly #reads: Reads;

  /** Searches that go on at the same moment ask by one statement. */
  readonly #states: DataLoader<string, ActiveState | undefined>;

  constructor(database: Database, reads: Reads) {
    this.#reads = reads;
    this.#states = new DataLoader(
      async (companyIds) => {
        const states = await findActiveStates(database.orm.em.fork(), [...new Set(companyIds)]);
        const byCompany = new Map(states.map((state) => [state.companyId, state]));
        return companyIds.map((id) => byCompany.get(id));
      },
      { cache: false },
    );
  }

  /** The active prompt file of a company, or undefined when it has none. */
  async load(em: EntityManager, companyId: string): Promise<SearchablePromptFile | undefined> {
    const known = this.#files.get(companyId);
    if (known) return known;
    // Many may ask at once after a change; a large file takes half a second and much memory to load.
    const begun = this.#loading.get(companyId);
    if (begun) return begun;
    const loading = this.#load(em, companyId).finally(() => this.#loading.delete(companyId));
    this.#loading.set(companyId, loading);
    return loading;
  }

  /**
   * Reading a file is the dear part, so a replica does it. Which file answers is asked of the primary:
   * what a replica does not have yet is read there.
   */
  async #load(em: EntityManager, companyId: string): Promise<SearchablePromptFile | undefined> {
    const copy = await this.#reads.readSometime((replica) => readFile(replica, companyId));
    const file =
      copy && (await this.isActive(companyId, copy)) ? copy : await readFile(em, companyId);
    if (file) this.#files.set(companyId, file);
    return file;
  }
  /** Whether a company's questions are still to be answered from this; asks the database. */
  async isActive(companyId: string, file: SearchablePromptFile): Promise<boolean> {
    const state = await this.#states.load(companyId);
    return (
      state?.promptFileId === file.id &&
      state.wordingRevision === file.wordingRevision &&
      state.vectorSetId === file.vectorSetId
    );
  }

  /** The file that is active now, where nothing but its texts is asked for. */
  async loadActive(
    em: EntityManager,
    companyId: string,
  ): Promise<SearchablePromptFile | undefined> {
    const file = await this.load(em, companyId);
    if (!file || (await this.isActive(companyId, file))) return file;
    this.forget(companyId);
    return this.load(em, companyId);
  }

  forget(companyId: string): void {
    this.#files.delete(companyId);
  }
}

/** Reads a company's active file and makes it ready to be searched. */
async function readFile(
  em: EntityManager,
  companyId: string,
): Promise<SearchablePromptFile | undefined> {
  const found = await findActivePromptFile(em, companyId);
  if (!found) return undefined;
  const { lexicalIndex, ...file } = found;
  const index = unpackIndex(Buffer.from(lexicalIndex, 'base64'));
  const wordings = searchableWordings(file.useCases, found.wordings);
  const words = fileWords([index, ...(wordings ? [wordings.index] : [])]);
  const { id: promptFileId, vectorSetId, embeddingDimensions: dimensions } = file;
  const set = { promptFileId, vectorSetId: vectorSetId ?? '', passages: index.passages };
  const vectors =
    vectorSetId && dimensions ? await loadVectors(em, { ...set, dimensions }) : undefined;
  return { ...file, index, words, wordings, vectors };
}

function sizeOf({ index, useCases, chunks, vectors }: SearchablePromptFile): number {
  const texts = [...useCases.flatMap(({ title, text }) => [title, text]), ...chunks];
  // A word takes some 90 bytes with its places in the index of letters.
  return (
    index.terms.buffer.byteLength +
    90 * index.words.length +
    texts.reduce((sum, text) => sum + 2 * text.length, 0) +
    (vectors?.bytes ?? 0) +
    1
  );
}
