import type { Page } from '@playwright/test';

/** The names of the files that the browser holds for the chat. */
export const keptFiles = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // Opening it would make one that the chat could not use.
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === 'chatFiles')) return [];
    return new Promise<string[]>((resolve) => {
      const opening = indexedDB.open('chatFiles');
      opening.addEventListener('success', () => {
        const { result: database } = opening;
        const reading: IDBRequest<{ files: File[] }[]> = database
          .transaction('files')
          .objectStore('files')
          .getAll();
        reading.addEventListener('success', () => {
          database.close();
          resolve(reading.result.flatMap(({ files }) => files.map(({ name }) => name)));
        });
      });
    });
  });
