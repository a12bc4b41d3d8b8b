import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCompany, createEndUser } from '../../../testing/factories.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { type FileStore, openFileStore } from '../../../platform/files/index.js';
import { Attachment } from '../attachment.entity.js';
import { TextExtractor } from '../extraction/text-extractor.js';
import { RecognitionService } from '../ocr/recognition.service.js';
import { Thumbnails } from './thumbnails.js';

const ROOT = resolve(import.meta.dirname, '../../../../..');
const COUNT = 8;

let app: TestApp;
let folder: string;
let files: FileStore;
/** Files that were opened and whose work has not ended. */
let open = 0;
let most = 0;

beforeAll(async () => {
  app = await startTestApp({ config: { workerConcurrency: 0 } });
  folder = await mkdtemp(join(tmpdir(), 'hausgeist-waiting-'));
  const store = await openFileStore({ dataDir: folder, filesUrl: undefined });
  files = {
    put: (key, content) => store.put(key, content),
    delete: (key) => store.delete(key),
    exists: (key) => store.exists(key),
    checkRoom: () => store.checkRoom(),
    get: (key) => {
      open += 1;
      most = Math.max(most, open);
      return store.get(key);
    },
  };
  const picture = await sharp({
    create: { width: 60, height: 40, channels: 3, background: '#446688' },
  })
    .png()
    .toBuffer();
  await files.put('picture', picture);
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true });
});

/**
 * Does something many times at once; gives how many files were in memory together at most. One may
 * be counted for a moment longer than it is held.
 */
async function mostAtOnce(work: () => Promise<unknown>): Promise<number> {
  open = 0;
  most = 0;
  const all = Array.from({ length: COUNT }, async () => {
    await work();
    open -= 1;
  });
  await Promise.all(all);
  return most;
}

it('pictures that wait to be drawn small wait in the store', { timeout: 60_000 }, async () => {
  const thumbnails = new Thumbnails(files, ROOT);
  const { signal } = new AbortController();
  const picture = { purpose: 'image', storageKey: 'picture' } as const;
  expect(await mostAtOnce(() => thumbnails.make(picture, signal))).toBeLessThanOrEqual(2);
});

it('files that wait for their text wait in the store', { timeout: 120_000 }, async () => {
  const service = new RecognitionService(files, new TextExtractor(ROOT));
  const em = app.em();
  const company = await createCompany(em);
  const endUser = await createEndUser(em, company);
  const ids = Array.from({ length: COUNT }, (_, n) => {
    return em.create(Attachment, {
      ...{ company, endUser, sessionId: 'session', originalName: `${n}.png`, fileSize: 1 },
      ...{ mimeType: 'image/png', purpose: 'image', storageKey: 'picture', sha256: '' },
      isBeingRead: true,
    });
  });
  await em.flush();
  const { log } = app.app.platform;
  const { signal } = new AbortController();
  const next = ids.values();
  const reading = () =>
    service.recognise({ em: app.em(), log }, next.next().value?.id ?? '', signal);
  expect(await mostAtOnce(reading)).toBeLessThanOrEqual(4);
});
