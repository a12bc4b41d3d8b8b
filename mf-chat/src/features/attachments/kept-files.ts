import { clear, createStore, del, entries, set } from 'idb-keyval';

/** Files that were never sent; people who come back later have forgotten them. */
const KEPT_MS = 86_400_000;

/** Chosen files, and the key that they have as long as they are the same. */
export interface FileSet {
  files: readonly File[];
  key: string;
}

const store = createStore('chatFiles', 'files');

/** Keeps files in place of those before, also through a reload; none takes those away. */
export async function keepFiles({ files, key }: FileSet, before: string): Promise<void> {
  if (files.length > 0) await set(key, { files, at: Date.now() }, store);
  if (before) await del(before, store);
}

/** The files that were kept under a key. */
export async function keptFiles(key: string): Promise<readonly File[] | undefined> {
  const all = await entries<string, { files: readonly File[]; at: number }>(store);
  const old = all.filter(([, { at }]) => at < Date.now() - KEPT_MS);
  await Promise.all(old.map(([id]) => del(id, store)));
  return all.find((one) => one[0] === key && !old.includes(one))?.[1].files;
}

/** Takes all of them away. */
export const clearFiles = (): Promise<void> => clear(store);
