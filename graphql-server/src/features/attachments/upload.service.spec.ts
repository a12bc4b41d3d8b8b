import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANONYMOUS, type Actor, type RequestContext } from '../../platform/context/index.js';
import type { FileStore } from '../../platform/files/index.js';
import { RateLimits } from '../../platform/limits/index.js';
import { createCompany, createEndUser } from '../../testing/factories.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { Attachment } from './attachment.entity.js';
import { TextExtractor } from './extraction/text-extractor.js';
import { docx, paragraph, pdf } from './testing/sample-files.js';
import { UploadService } from './upload.service.js';

const SESSION = 'session-of-the-tests';

let app: TestApp;
let folder: string;

beforeAll(async () => {
  app = await startTestApp();
  folder = await mkdtemp(join(tmpdir(), 'hausgeist-uploads-'));
});

afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true, force: true });
});

function serviceWith(files: FileStore = app.app.platform.files, timeMs = 15_000): UploadService {
  const limits = { timeMs, memoryBytes: 300_000_000, heapMegabytes: 128 };
  const extractor = new TextExtractor(app.config.repositoryRoot, limits);
  return new UploadService({
    ...app.app.platform,
    ...{ files, extractor, limits: new RateLimits() },
  });
}

async function contextOf(actor?: Actor): Promise<RequestContext> {
  const user = await createEndUser(app.em(), await createCompany(app.em()));
  const endUser = { endUserId: user.id, companyId: user.managingCompany.id, sessionId: '' };
  return {
    actor: actor ?? { kind: 'endUser', ...endUser },
    em: app.em(),
    log: app.app.platform.log,
    requestId: '',
    address: '',
    userAgent: '',
  };
}

async function stage(name: string, content: Buffer) {
  const path = join(folder, randomUUID());
  await writeFile(path, content);
  return { name, path, declaredType: '', size: content.length, sha256: 'f00' };
}

const uploadOf = async (name: string, content: Buffer) => ({
  sessionId: SESSION,
  files: [await stage(name, content)],
});

describe('admit', () => {
  it('refuses nobody knows whom', async () => {
    const context = await contextOf(ANONYMOUS);
    await expect(serviceWith().admit(context)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('refuses a person who uploads without end, and nobody else', async () => {
    const uploads = serviceWith();
    const context = await contextOf();
    for (let count = 0; count < 120; count += 1) await uploads.admit(context);
    await expect(uploads.admit(context)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await uploads.admit(await contextOf());
  });

  it('refuses a person who piles up files without sending them', async () => {
    const uploads = serviceWith();
    const context = await contextOf();
    const [attachment] = await uploads.store(context, await uploadOf('a.txt', Buffer.from('a')));
    const id = attachment?.id ?? '';
    await app.em().nativeUpdate(Attachment, { id }, { fileSize: 400_000_000 });
    await expect(uploads.admit(context)).rejects.toMatchObject({ code: 'CONFLICT' });
    await app.em().nativeUpdate(Attachment, { id }, { messageId: randomUUID() });
    await uploads.admit(context);
  });
});

describe('store', () => {
  it('keeps the text of a document for the assistant', async () => {
    const upload = await uploadOf('brief', docx(paragraph('Der Aufzug steht.')));
    const [stored] = await serviceWith(undefined, 20_000).store(await contextOf(), upload);
    expect(stored).toMatchObject({ originalName: 'brief.docx', text: 'Der Aufzug steht.' });
  });

  it('keeps a document whose text cannot be read', async () => {
    const upload = await uploadOf('brief.pdf', Buffer.from('%PDF-1.7 and nothing else'));
    const [stored] = await serviceWith().store(await contextOf(), upload);
    expect(stored).toMatchObject({ isBeingRead: false });
    expect(stored?.text).toBeUndefined();
    expect(await app.app.platform.files.exists(stored?.storageKey ?? '')).toBe(true);
  });

  it.each([
    ['brief.docx', () => docx(paragraph('Der Aufzug steht.'))],
    ['brief.pdf', () => pdf('Der Aufzug steht.')],
  ])('reads the text of %s later when it takes too long', async (name, make) => {
    const upload = await uploadOf(name, await make());
    const [stored] = await serviceWith(undefined, 5).store(await contextOf(), upload);
    expect(stored).toMatchObject({ isBeingRead: true });
    const id = stored?.id ?? '';
    const later = () => app.em().findOne(Attachment, { id }, { populate: ['text'] });
    await expect.poll(later).toMatchObject({ isBeingRead: false, text: 'Der Aufzug steht.' });
  });

  it('offers no file that the store did not take', async () => {
    const real = app.app.platform.files;
    const keys: string[] = [];
    const failing: FileStore = {
      put: async (key, content) => {
        keys.push(key);
        if (keys.length > 1) throw new Error('disk full');
        await real.put(key, content);
      },
      get: async (key) => real.get(key),
      delete: async (key) => real.delete(key),
      exists: async (key) => real.exists(key),
      checkRoom: async () => real.checkRoom(),
    };
    const context = await contextOf();
    const text = Buffer.from('a');
    const files = [await stage('a.txt', text), await stage('b.txt', text)];
    const stored = serviceWith(failing).store(context, { sessionId: SESSION, files });
    await expect(stored).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      message: 'File upload failed',
    });
    const rows = await app.em().find(Attachment, { storageKey: { $in: keys } });
    expect(rows.map((row) => row.storedAt)).toEqual([null, null]);
  });
});
