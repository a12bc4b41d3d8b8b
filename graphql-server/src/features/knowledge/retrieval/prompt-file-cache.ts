import { LRUCache } from 'lru-cache';
import type { EntityManager } from '../../../platform/database/index.js';
import {
  type ActivePromptFile,
  assertActive,
  findActivePromptFile,
  OutdatedPromptFileError,
} from '../knowledge.repository.js';
import { type PackedIndex, unpackIndex } from '../lexical/packed-index.js';
import { fileWords } from '../spelling/file-words.js';
import { searchableWordings, type SearchableWordings } from '../wordings/wording-search.js';
import type { FileWords } from '../spelling/interpret.js';

/** Bytes of prompt files that one process keeps at hand; 300 use cases take about 2 MB. */
const CACHE_BYTES = 256 * 1024 * 1024;

/** The active prompt file of a company, ready to be searched by words. */
export interface SearchablePromptFile extends Omit<ActivePromptFile, 'lexicalIndex' | 'wordings'> {
  index: PackedIndex;
  words: FileWords;
  wordings: SearchableWordings | undefined;
}

/**
 * Prompt files of the companies that ask. One may be older than the company's active file: every
 * search asks the database about that and forgets it then, so no process has to be told.
 */
export class PromptFileCache {
  readonly #files = new LRUCache<string, SearchablePromptFile>({
    maxSize: CACHE_BYTES,
    sizeCalculation: sizeOf,
  });

  readonly #loading = new Map<string, Promise<SearchablePromptFile | undefined>>();

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

  async #load(em: EntityManager, companyId: string): Promise<SearchablePromptFile | undefined> {
    const found = await findActivePromptFile(em, companyId);
    if (!found) return undefined;
    const { lexicalIndex, ...file } = found;
    const index = unpackIndex(Buffer.from(lexicalIndex, 'base64'));
    const wordings = searchableWordings(file.useCases, found.wordings);
    const words = fileWords([index, ...(wordings ? [wordings.index] : [])]);
    const loaded = { ...file, index, words, wordings };
    this.#files.set(companyId, loaded);
    return loaded;
  }

  /** The same, where nothing that is asked of the database later tells whether it is outdated. */
  async loadActive(
    em: EntityManager,
    companyId: string,
  ): Promise<SearchablePromptFile | undefined> {
    const file = await this.load(em, companyId);
    if (!file) return undefined;
    try {
      await assertActive(em, {
        companyId,
        promptFileId: file.id,
        wordingRevision: file.wordingRevision,
      });
      return file;
    } catch (error) {
      if (!(error instanceof OutdatedPromptFileError)) throw error;
      this.forget(companyId);
      return this.load(em, companyId);
    }
  }

  forget(companyId: string): void {
    this.#files.delete(companyId);
  }
}

function sizeOf({ index, useCases, chunks }: SearchablePromptFile): number {
  const texts = [...useCases.map(({ text }) => text), ...chunks];
  // A word takes some 200 bytes with its places in the index of letters.
  return (
    index.terms.buffer.byteLength +
    200 * index.words.length +
    texts.reduce((sum, text) => sum + 2 * text.length, 0) +
    1
  );
}
