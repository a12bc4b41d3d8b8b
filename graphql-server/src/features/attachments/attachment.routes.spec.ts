import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_FILE_BYTES } from '@hausgeist/schema';
import { createCompany, createEndUser } from '../../testing/factories.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';
import type { Company } from '../companies/index.js';
import type { EndUser } from '../end-users/index.js';
import { Attachment } from './attachment.entity.js';
import type { AttachmentBody } from './attachment.presenter.js';
import { EICAR, PNG, PROGRAM } from './testing/sample-files.js';
import { buildZip } from './testing/zip-builder.js';

interface Answer {
  success: boolean;
  error?: string;
  files?: AttachmentBody[];
}

interface Part {
  name: string;
  content: Buffer | string;
  type?: string;
  field?: string;
}

const SESSION = 'abcdefghijklmnopqrstuvwxyz';

let app: TestApp;
let company: Company;
let tenant: EndUser;
let client: TestClient;

async function signedIn(user: EndUser): Promise<TestClient> {
  const fresh = app.client();
  const { email, authNumber } = user;
  await fresh.json('POST', '/api/users/authenticate', { email, authNumber });
  return fresh;
}

/** Sends files the way a browser does. */
async function upload(files: Part[], fields: Record<string, string> = {}, as = client) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ sessionId: SESSION, ...fields })) {
    form.append(name, value);
  }
  for (const { name, content, type, field } of files) {
    form.append(
      field ?? 'files',
      new File([new Uint8Array(Buffer.from(content))], name, { type }),
      name,
    );
  }
  const response = await as.fetch('/api/files/upload-with-message', { method: 'POST', body: form });
  return { status: response.status, body: (await response.json()) as Answer };
}

async function uploadText(name = 'notiz.txt', as = client): Promise<AttachmentBody> {
  const { body } = await upload([{ name, content: 'Die Heizung ist kalt.' }], {}, as);
  return body.files?.[0] as AttachmentBody;
}

/** Everything below a folder, to prove that nothing was left behind. */
const filesBelow = async (folder: string) =>
  (await readdir(join(app.config.dataDir, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);

beforeAll(async () => {
  app = await startTestApp();
  company = await createCompany(app.em());
  tenant = await createEndUser(app.em(), company);
  client = await signedIn(tenant);
});

afterAll(() => app.stop());

describe('POST /api/files/upload-with-message', () => {
  it('stores files under any field name and describes them', async () => {
    const { status, body } = await upload(
      [
        { name: 'Zähler <Küche>.png', content: PNG, type: 'image/png' },
        { name: 'notiz.TXT', content: 'Größe', type: 'text/plain', field: 'attachment[0]' },
      ],
      { userMessage: 'Bitte ansehen', userData: '{"email":"chef@fremd.example"}' },
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      files: [
        {
          originalName: 'Zähler _Küche_.png',
          fileSize: PNG.length,
          mimeType: 'image/png',
          purpose: 'image',
        },
        { originalName: 'notiz.TXT', fileSize: 7, mimeType: 'text/plain', purpose: 'document' },
      ],
    });
    for (const file of body.files ?? []) expect(file.url).toBe(`/api/files/${file.id}`);
    const id = body.files?.[1]?.id ?? '';
    const row = await app.em().findOneOrFail(Attachment, { id }, { populate: ['text'] });
    expect(row).toMatchObject({
      text: 'Größe',
      sessionId: SESSION,
      endUser: { id: tenant.id },
      company: { id: company.id },
      sha256: createHash('sha256').update('Größe').digest('hex'),
    });
    expect(row.storageKey).toMatch(/^attachments\/[\da-f-]{36}\/[\da-f-]{36}$/);
    expect(await filesBelow('uploads')).toEqual([]);
  });

  it('refuses whoever is not signed in, before reading anything', async () => {
    const { status, body } = await upload([{ name: 'a.txt', content: 'a' }], {}, app.client());
    expect(status).toBe(401);
    expect(body.success).toBe(false);
  });

  it.each([
    [
      'a text as PDF',
      'brief.pdf',
      'application/pdf',
      Buffer.from('Hallo'),
      'brief.pdf: Unsupported file type',
    ],
    ['a program', 'setup.exe', '', PROGRAM, 'setup.exe: Unsupported file type'],
    ['an empty file', 'leer.txt', 'text/plain', Buffer.alloc(0), 'leer.txt: The file is empty'],
    ['a path', '../../x.sh', '', Buffer.from('x'), 'x.sh: Unsupported file type'],
    [
      'EICAR',
      'eicar.txt',
      'text/plain',
      Buffer.from(EICAR),
      'eicar.txt: The file was refused because it contains malware',
    ],
    [
      'EICAR in a ZIP',
      'e.zip',
      '',
      buildZip([{ name: 'e.com', content: EICAR, stored: true }]),
      'e.zip: The file was refused because it contains malware',
    ],
    [
      'one byte too many',
      'gross.txt',
      'text/plain',
      Buffer.alloc(MAX_FILE_BYTES + 1, 'a'),
      'gross.txt: File size exceeds 5MB limit',
    ],
  ])('refuses %s and keeps nothing of the request', async (_what, name, type, content, error) => {
    const before = await app.em().count(Attachment);
    const stored = await filesBelow('files');
    const { status, body } = await upload([
      { name: 'gut.txt', content: 'gut' },
      { name, content, type },
    ]);
    expect([status, body]).toMatchObject([
      error.includes('5MB') ? 413 : 400,
      { success: false, error, message: error, reason: expect.any(String) as string },
    ]);
    expect(await app.em().count(Attachment)).toBe(before);
    expect(await filesBelow('files')).toEqual(stored);
    expect(await filesBelow('uploads')).toEqual([]);
  });

  it('takes exactly 5 MB three times, and not a byte more', async () => {
    const full = Buffer.alloc(MAX_FILE_BYTES, 'a');
    const three = ['a.txt', 'b.txt', 'c.txt'].map((name) => ({ name, content: full }));
    expect((await upload(three)).status).toBe(200);
    const { status, body } = await upload([...three, { name: 'd.txt', content: 'a' }]);
    expect(status).toBe(413);
    expect(body.error).toBe('Adding d.txt would exceed 15MB total limit');
  });

  it.each([[{}], [{ sessionId: '' }], [{ sessionId: 'a b' }], [{ sessionId: 'x'.repeat(65) }]])(
    'asks for a usable session id instead of %j',
    async (fields) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      form.append('files', new File(['a'], 'a.txt'));
      const response = await client.fetch('/api/files/upload-with-message', {
        method: 'POST',
        body: form,
      });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ details: [{ field: 'sessionId' }] });
    },
  );

  it('refuses the session of another person, as the chat does', async () => {
    const other = await signedIn(await createEndUser(app.em(), company));
    const sessionId = 'session-of-another-person';
    await other.json('POST', '/api/chat', { sessionId, message: 'Guten Tag!' });
    const file = { name: 'notiz.txt', content: 'Die Heizung ist kalt.' };
    expect((await upload([file], { sessionId })).status).toBe(404);
    expect((await upload([file], { sessionId }, other)).status).toBe(200);
    expect((await upload([file], { sessionId: 'session-of-no-one-yet-123' })).status).toBe(200);
  });

  it('refuses requests without files, with too many, and of another kind', async () => {
    expect((await upload([])).body.error).toBe('No files uploaded');
    const many = Array.from({ length: 21 }, (_, index) => ({ name: `${index}.txt`, content: 'a' }));
    expect(await upload(many)).toMatchObject({
      status: 413,
      body: { error: 'At most 20 files can be attached to a message' },
    });
    const fields = Object.fromEntries(
      Array.from({ length: 1_000 }, (_, index) => [`f${index}`, 'x']),
    );
    expect((await upload([{ name: 'a.txt', content: 'a' }], fields)).status).toBe(400);
    const json = await client.json('POST', '/api/files/upload-with-message', {});
    expect(json).toMatchObject({ status: 415, body: { success: false } });
    expect(await filesBelow('uploads')).toEqual([]);
  });
});

describe('GET /api/files/:id', () => {
  it('hands a file out as a download that no browser shows', async () => {
    const { url } = await uploadText('Zähler "Küche"; 5 €.txt');
    const response = await client.fetch(url);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('Die Heizung ist kalt.');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/plain',
      'content-length': '21',
      'content-disposition': `attachment; filename="Z?hler _K?che_; 5 ?.txt"; filename*=UTF-8''Z%C3%A4hler%20_K%C3%BCche_%3B%205%20%E2%82%AC.txt`,
      'x-content-type-options': 'nosniff',
      'content-security-policy':
        "sandbox; default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      'cache-control': 'private, no-store',
    });
  });

  it('answers HEAD with the same headers and no body', async () => {
    const { url } = await uploadText();
    const response = await client.fetch(url, { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-length')).toBe('21');
    expect(await response.text()).toBe('');
  });

  it('shows nobody the files of others', async () => {
    const { url } = await uploadText();
    const neighbour = await createEndUser(app.em(), company);
    const stranger = await createEndUser(app.em(), await createCompany(app.em()));
    expect((await app.client().fetch(url)).status).toBe(401);
    expect((await (await signedIn(neighbour)).fetch(url)).status).toBe(404);
    expect((await (await signedIn(stranger)).fetch(url)).status).toBe(404);
  });

  it.each(['x', '00000000-0000-4000-8000-000000000000', '..%2f..%2fetc%2fpasswd', "'%20or%201=1"])(
    'finds nothing under %s',
    async (id) => {
      expect((await client.fetch(`/api/files/${id}`)).status).toBe(404);
    },
  );

  it('finds nothing that has not been stored to the end', async () => {
    const { id, url } = await uploadText();
    await app.em().nativeUpdate(Attachment, { id }, { storedAt: null });
    expect((await client.fetch(url)).status).toBe(404);
  });
});
