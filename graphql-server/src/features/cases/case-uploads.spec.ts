import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Cast, createCast, statusByRole } from '../../testing/cast.js';
import { createEndUser } from '../../testing/factories.js';
import type { TestClient } from '../../testing/test-client.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { EICAR, PNG, PROGRAM } from '../attachments/testing/sample-files.js';
import { run } from '../inbox/testing/run.js';
import { CaseFile } from './index.js';
import { caseForCraftsman, CREATE, REVOKE, type Seen, sentCase, UPDATE } from './testing/cases.js';

const ONE = `query ($id: ID!) { case(id: $id) { case { revision fileCount }
  files { originalName mimeType side uploadedBy url } history { kind side names } } }`;
const OPEN = `query ($token: String!) { craftsmanCase(token: $token) { fileNames } }`;

interface Details {
  case: { revision: number; fileCount: number };
  files: { originalName: string; url: string; side: string }[];
  history: { kind: string; side: string; names: string[] }[];
}

type Part = readonly [name: string, content: Buffer | string];

/** Sends files the way a browser does. */
async function post(
  client: TestClient,
  path: string,
  { parts = [['foto.png', PNG]], headers = {} }: { parts?: Part[]; headers?: object } = {},
) {
  const body = new FormData();
  for (const [name, content] of parts) {
    body.append('files', new File([new Uint8Array(Buffer.from(content))], name), name);
  }
  return client.fetch(`/api${path}`, { method: 'POST', body, headers: { ...headers } });
}

describe('files of cases', () => {
  let app: TestApp;
  let cast: Cast;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    cast = await createCast(app);
  });
  afterAll(() => app.stop());

  const boss = () => cast.clients.companyAdmin;

  async function change(id: string, input: object) {
    const { case: now } = await run<Details>(ONE, { id }, boss());
    return run(UPDATE, { input: { id, revision: now.revision, ...input } }, boss());
  }

  /** Has something happen once the next file is in the store; gives what it is kept under there. */
  function whilePut(happens: () => Promise<unknown>): string[] {
    const { files } = app.app.platform;
    const put = files.put.bind(files);
    const keys: string[] = [];
    vi.spyOn(files, 'put').mockImplementationOnce(async (key, content) => {
      await put(key, content);
      keys.push(key);
      await happens();
    });
    return keys;
  }

  /** Gives a case so many files. */
  async function fill(id: string, count: number) {
    const em = app.em();
    for (let index = 0; index < count; index += 1) {
      em.create(CaseFile, {
        ...{ companyId: cast.own.id, caseId: id, side: 'COMPANY', uploadedBy: 'X' },
        ...{ originalName: 'x.png', fileSize: 1, mimeType: 'image/png', purpose: 'image' },
        ...{ storageKey: `cases/${id}/${index}`, storedAt: new Date() },
      });
    }
    await em.flush();
  }

  const byLink = (token: string, parts?: Part[]) =>
    post(app.client(), '/craftsman/files', {
      ...(parts ? { parts } : {}),
      headers: { 'x-case-link': token },
    });

  it('are added by those who work on cases, at the own company alone', async () => {
    const { id } = await caseForCraftsman(cast);
    const path = `/company/cases/${id}/files`;
    expect(await statusByRole(cast, (client) => post(client, path))).toEqual({
      anonymous: 401,
      tenant: 403,
      staff: 403,
      manager: 201,
      companyAdmin: 201,
      otherAdmin: 404,
      admin: 201,
    });
    const details = await run<Details>(ONE, { id }, boss());
    // A file contradicts nothing that colleagues have in their forms.
    expect(details.case).toEqual({ revision: 1, fileCount: 3 });
    expect(details.history.at(-1)).toMatchObject({ kind: 'FILES_ADDED', names: ['foto.png'] });
    const file = await boss().fetch(details.files[0]?.url ?? '');
    expect(file.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await file.arrayBuffer())).toEqual(PNG);
  });

  it('come from the craftsman by the link, who sees their names', async () => {
    const { id, token } = await sentCase(app, cast);
    const answer = await byLink(token, [
      ['vorher.png', PNG],
      ['nachher.png', PNG],
    ]);
    expect(answer.status).toBe(201);
    expect(await run(OPEN, { token }, app.client())).toEqual({
      fileNames: ['vorher.png', 'nachher.png'],
    });
    expect(await run<Details>(ONE, { id }, boss())).toMatchObject({
      files: [
        { originalName: 'vorher.png', side: 'CRAFTSMAN', uploadedBy: 'Rohr & Co' },
        { originalName: 'nachher.png', side: 'CRAFTSMAN' },
      ],
    });
  });

  it('are refused with void links, of closed cases, and where they are not what they say', async () => {
    const { id, token } = await sentCase(app, cast);
    for (const wrong of ['', 'x'.repeat(43)]) expect((await byLink(wrong)).status).toBe(404);
    for (const parts of [
      [['foto.png', PROGRAM]],
      [['notiz.txt', EICAR]],
      [
        ['foto.png', PNG],
        ['böse.exe', PROGRAM],
      ],
      [],
    ] as Part[][]) {
      expect((await byLink(token, parts)).status).toBe(400);
    }
    const { case: now } = await run<Details>(ONE, { id }, boss());
    await run(UPDATE, { input: { id, revision: now.revision, state: 'CLOSED' } }, boss());
    expect((await byLink(token)).status).toBe(404);
    expect(await app.em().count(CaseFile, { caseId: id })).toBe(0);
  });

  it.each([
    ['the link became void', (id: string) => run(REVOKE, { input: { id } }, boss())],
    ['another got the order', (id: string) => change(id, { craftsmanEmail: 'neu@glas.example' })],
    ['the case was closed', (id: string) => change(id, { state: 'CLOSED' })],
  ])('are refused and gone where %s while they came', async (_why, happens) => {
    const { id, token } = await sentCase(app, cast);
    const keys = whilePut(() => happens(id));
    expect((await byLink(token)).status).toBe(404);
    expect(await app.em().count(CaseFile, { caseId: id })).toBe(0);
    expect(keys).toHaveLength(1);
    expect(await app.app.platform.files.exists(keys[0] ?? '')).toBe(false);
    const { history } = await run<Details>(ONE, { id }, boss());
    expect(history.map(({ kind }) => kind)).not.toContain('FILES_ADDED');
  });

  it('of a tenant are refused and gone where the case was closed while they came', async () => {
    const person = await createEndUser(app.em(), cast.own);
    const tenant = app.client();
    const { email, authNumber } = person;
    await tenant.json('POST', '/api/users/authenticate', { email, authNumber });
    const input = { title: 'Scheibe kaputt', endUserId: person.id };
    const { case: seen } = await run<Seen>(CREATE, { input }, boss());
    await run(UPDATE, { input: { ...seen, state: 'IN_PROGRESS' } }, boss());
    whilePut(() => change(seen.id, { state: 'CLOSED' }));
    expect((await post(tenant, `/chat/cases/${seen.id}/files`)).status).toBe(404);
    expect(await app.em().count(CaseFile, { caseId: seen.id })).toBe(0);
  });

  it('are at most fifty a case, however many come at once', async () => {
    const { id } = await caseForCraftsman(cast);
    await fill(id, 47);
    const path = `/company/cases/${id}/files`;
    const answers = await Promise.all(Array.from({ length: 6 }, () => post(boss(), path)));
    const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other);
    expect(statuses).toEqual([201, 201, 201, 409, 409, 409]);
    expect(await app.em().count(CaseFile, { caseId: id })).toBe(50);
  });

  it('are at most fifty a case', async () => {
    const { id } = await caseForCraftsman(cast);
    await fill(id, 49);
    const path = `/company/cases/${id}/files`;
    const two: Part[] = [
      ['a.png', PNG],
      ['b.png', PNG],
    ];
    expect((await post(boss(), path, { parts: two })).status).toBe(409);
    expect((await post(boss(), path)).status).toBe(201);
    expect((await post(boss(), path)).status).toBe(409);
  });
});
