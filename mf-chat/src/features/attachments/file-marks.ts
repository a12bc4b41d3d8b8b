/** What files are chosen for: the next message, or a report of damage. */
export type FilesFor = 'chatFiles' | 'chatReportPhotos';

/**
 * Remembers through a reload of this tab which files were chosen: for what, for which conversation or answer,
 * and the key that they are kept under. Another tab has files of its own.
 */
export function markFiles(purpose: FilesFor, id: string, key: string): void {
  try {
    if (key) sessionStorage.setItem(purpose, `${id} ${key}`);
    else sessionStorage.removeItem(purpose);
  } catch {
    // Storage may be full or forbidden; then a reload forgets the files.
  }
}

/** The key of the files that were chosen in this tab; empty if there were none. */
export function markedFiles(purpose: FilesFor, id: string): string {
  try {
    const [marked, key] = sessionStorage.getItem(purpose)?.split(' ') ?? [];
    return marked === id && key ? key : '';
  } catch {
    return '';
  }
}

/** Takes all files of this browser away that were chosen and not sent: the next person here is another one. */
export async function forgetFiles(): Promise<void> {
  markFiles('chatFiles', '', '');
  markFiles('chatReportPhotos', '', '');
  try {
    // Asked first, so that nothing is stored where nothing was.
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === 'chatFiles')) return;
    await (await import('./kept-files')).clearFiles();
  } catch {
    // They are taken away after a day, with the next ones.
  }
}
