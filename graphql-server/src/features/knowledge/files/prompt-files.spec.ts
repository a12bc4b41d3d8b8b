import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cast, createCast, statusByRole } from '../../../testing/cast.js';
import { createCompany } from '../../../testing/factories.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import type { TestClient } from '../../../testing/test-client.js';

const TEXT = `## Heizung ausgefallen

Bei einem Ausfall der Heizung rufen Sie bitte die Technik an.

## Schlüssel verloren

Melden Sie den Verlust eines Schlüssels innerhalb von zwei Tagen.
`;

/** In two pieces, so that scanners leave this file alone. */
const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(
  '',
);

const PROGRESS = `subscription ($companyId: ID!) {
  promptFileProgress(companyId: $companyId) { companyId status done total vectorCount error } }`;

interface Progress {
  companyId: string;
  status: string;
  done: number;
  total: number;
  vectorCount: number;
  error: string | null;
}

interface Upload {
  companyId?: string;
  name?: string;
  type?: string;
  content?: string | Uint8Array<ArrayBuffer>;
  field?: string;
}

async function upload(client: TestClient, file: Upload) {
  const { companyId, name = 'fragen.md', type = '', content = TEXT, field = 'promptFile' } = file;
  const form = new FormData();
  form.set(field, new Blob([content], { type }), name);
  if (companyId !== undefined) form.set('companyId', companyId);
  const response = await client.fetch('/api/companies/upload-prompt', {
    method: 'POST',
    body: form,
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

describe('prompt files', () => {
  let app: TestApp;
  let cast: Cast;

  beforeAll(async () => {
    app = await startTestApp();
    cast = await createCast(app);
  });
  afterAll(() => app.stop());

  it('are uploaded by administrators only', async () => {
    const statuses = await statusByRole(cast, (client) =>
      upload(client, { companyId: cast.own.id }),
    );
    expect(statuses).toEqual({
      anonymous: 401,
      tenant: 403,
      staff: 403,
      manager: 403,
      companyAdmin: 403,
      otherAdmin: 403,
      admin: 200,
    });
  });

  it('become use cases before the answer, and every step is told to who watches', async () => {
    const { id: companyId } = await createCompany(app.em());
    const socket = cast.clients.admin.socket();
    const events = socket.iterate<{ promptFileProgress: Progress }>({
      query: PROGRESS,
      variables: { companyId },
    });
    const next = async () => (await events.next()).value?.data?.promptFileProgress;
    expect(await next()).toEqual({
      companyId,
      status: 'PENDING',
      done: 0,
      total: 0,
      vectorCount: 0,
      error: null,
    });

    const answer = await upload(cast.clients.admin, { companyId });
    expect(answer).toEqual({
      status: 200,
      body: {
        success: true,
        message: 'Prompt uploaded successfully. 2 use cases vectorized.',
        vectorCount: 2,
        fileName: 'fragen.md',
        promptStatus: 'processed',
      },
    });
    let last = await next();
    while (last?.status === 'PENDING') last = await next();
    expect(last).toMatchObject({ status: 'PROCESSED', done: 2, total: 2, vectorCount: 2 });
    await socket.dispose();

    const { data } = await cast.clients.admin.graphql(
      `query ($id: ID) { company(id: $id) { promptFileName promptStatus promptVectorCount } }`,
      { id: companyId },
    );
    expect(data).toEqual({
      company: { promptFileName: 'fragen.md', promptStatus: 'PROCESSED', promptVectorCount: 2 },
    });
    const entries = await app.em().execute(
      `select details from audit_entry where action = 'company.prompt-file.uploaded'
        and company_id = ?`,
      [companyId],
    );
    expect(entries).toHaveLength(1);
  });

  it('begin with the present state for who comes later, of the right company', async () => {
    const { id: companyId } = await createCompany(app.em());
    await upload(cast.clients.admin, { companyId });
    const socket = cast.clients.admin.socket();
    const events = socket.iterate<{ promptFileProgress: Progress }>({
      query: PROGRESS,
      variables: { companyId },
    });
    const { value } = await events.next();
    expect(value?.data?.promptFileProgress).toMatchObject({ companyId, status: 'PROCESSED' });
    await socket.dispose();
  });

  it('are watched by administrators only', async () => {
    for (const client of [cast.clients.companyAdmin, cast.clients.tenant]) {
      const socket = client.socket();
      const events = socket.iterate({ query: PROGRESS, variables: { companyId: cast.own.id } });
      const answer = await events.next();
      expect(answer.value?.errors?.[0]?.extensions?.['code']).toBe('FORBIDDEN');
      await socket.dispose();
    }
  });

  it.each([
    ['a picture', { name: 'bild.png', type: 'image/png' }],
    ['a program', { name: 'x.exe', type: 'application/octet-stream' }],
    ['a double ending', { name: 'fragen.md.exe' }],
    ['another field', { field: 'file' }],
  ])('refuse %s', async (_what, file) => {
    const { status, body } = await upload(cast.clients.admin, { companyId: cast.own.id, ...file });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      success: false,
      error: 'Please upload a text file (.txt, .md)',
      details: [{ field: 'promptFile', message: 'Please upload a text file (.txt, .md)' }],
    });
  });

  it.each([
    ['binary content', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]), 400],
    ['nothing', '', 400],
    ['no use cases', '%%%', 400],
    ['the test of virus protection', EICAR, 400],
    ['too much', new Uint8Array(5_242_881).fill(97), 400],
    ['far too much', new Uint8Array(6_000_000).fill(97), 413],
  ])('refuse %s under the right name', async (_what, content, status) => {
    const answer = await upload(cast.clients.admin, { companyId: cast.own.id, content });
    expect(answer).toMatchObject({ status, body: { success: false } });
  });

  it('take plain text under any name, and clean the name', async () => {
    const { body } = await upload(cast.clients.admin, {
      companyId: cast.own.id,
      name: '..\\..\\Fragen\u202E & Antworten',
      type: 'text/plain',
    });
    expect(body).toMatchObject({ success: true, fileName: 'Fragen  & Antworten.txt' });
  });

  it('need a company that exists', async () => {
    const { admin } = cast.clients;
    expect((await upload(admin, {})).body).toMatchObject({
      details: [{ field: 'companyId', message: 'Company is required' }],
    });
    expect((await upload(admin, { companyId: 'nonsense' })).status).toBe(404);
    expect((await upload(admin, { companyId: crypto.randomUUID() })).status).toBe(404);
    expect((await admin.json('POST', '/api/companies/upload-prompt', {})).status).toBe(415);
  });
});
