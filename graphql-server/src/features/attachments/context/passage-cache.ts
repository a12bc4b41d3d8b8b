import { LRUCache } from 'lru-cache';
import { chunkText, TextSearch } from '../../knowledge/index.js';

/** Length and overlap of the passages of a file, in characters: a paragraph or two. */
const LENGTH = 700;
const OVERLAP = 100;

/** Characters of all texts that are kept ready; their indexes take about four times as much. */
const MAX_SIZE = 8_000_000;

/** A text that is ready to be searched. */
export interface ReadyText {
  text: string;
  search: TextSearch;
}

/** Texts of files, cut into passages when they are first asked about, by the file's id. */
export class PassageCache {
  readonly #ready = new LRUCache<string, ReadyText>({
    maxSize: MAX_SIZE,
    sizeCalculation: ({ text }) => text.length + 1,
  });

  get(id: string): ReadyText | undefined {
    return this.#ready.get(id);
  }

  /** Cuts and indexes a text that will not change any more. */
  async add(id: string, text: string): Promise<ReadyText> {
    const passages = chunkText(text, { length: LENGTH, overlap: OVERLAP });
    const ready = { text, search: await TextSearch.over(passages) };
    this.#ready.set(id, ready);
    return ready;
  }
}
