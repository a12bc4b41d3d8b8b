import { clear, createStore, delMany, entries, set } from 'idb-keyval';
import { markPhotos } from './report-draft';

/** Photos of a report that was never sent; whoever comes later has forgotten them. */
const KEPT_MS = 86_400_000;

/** Photos that are to be sent, and the key under which they are sent once. */
export interface Photos {
  files: readonly File[];
  key: string;
}

const store = createStore('chatReport', 'photos');

/** Keeps photos of a report until they are sent, also through a reload; none takes them away. */
export async function keepPhotos(answerId: string, photos: Photos): Promise<void> {
  markPhotos(answerId, photos.files.length > 0);
  try {
    if (photos.files.length > 0) await set(answerId, { ...photos, at: Date.now() }, store);
    else await delMany([answerId], store);
  } catch {
    // Not every browser has room; after a reload the person is asked to choose them again.
  }
}

/** What was kept of a report below this answer; nothing where the browser could not. */
export async function keptPhotos(answerId: string): Promise<Photos | undefined> {
  try {
    const all = await entries<string, Photos & { at: number }>(store);
    const old = all.filter(([, { at }]) => at < Date.now() - KEPT_MS).map(([id]) => id);
    if (old.length > 0) await delMany(old, store);
    return all.find(([id]) => id === answerId && !old.includes(id))?.[1];
  } catch {
    return undefined;
  }
}

/** Takes all kept photos away. */
export const forgetPhotos = (): Promise<void> => clear(store);
