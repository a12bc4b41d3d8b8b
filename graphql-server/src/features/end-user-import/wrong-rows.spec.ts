import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCompany, createCompanyUser, createEndUser } from '../../testing/factories.js';
import { asApiKey, asCompanyUser } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';
import {
  csvOf,
  HEADER,
  type ImportState,
  line,
  settled,
  start,
  upload,
  uploadAndCheck,
} from './testing/imports.js';

interface Problem {
  row: number;
  field: string;
  name: string;
  value: string;
  message: string;
}

const PROBLEMS = `query ($id: ID!) {
  endUserImport(id: $id) { problems { row field name value } } }`;
const ROWS = `query ($id: ID!) {
  rows: endUserImportProblemRows(id: $id) { row cells problems { field message } } }`;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

async function newClient() {
  const company = await createCompany(app.em());
  const client = await asCompanyUser(app, await createCompanyUser(app.em(), company));
  return { company, client };
}

const problemsOf = async (client: TestClient, id: string) =>
  (await client.graphql<{ endUserImport: { problems: Problem[] } }>(PROBLEMS, { id })).data
    ?.endUserImport.problems;
const rowsOf = async (client: TestClient, id: string) =>
  client.graphql<{ rows: { row: number; cells: string[]; problems: Problem[] }[] }>(ROWS, { id });

const WRONG = line(2, { email: 'falsch@', number: '12345678' });
const FILE = [HEADER, line(1, { number: '482913' }), WRONG].join('\n');

describe('rows that cannot be taken', () => {
  it('have words where a telephone number belongs; a dash says that there is none', async () => {
    const { client } = await newClient();
    const rows = ['siehe Akte', 'Büro 12', '–', '112', '+49 (40) 5550-1'];
    const file = [HEADER, ...rows.map((phone, index) => line(index, { phone }))].join('\n');
    const { id } = await uploadAndCheck(client, file);
    expect(await problemsOf(client, id)).toMatchObject([
      { row: 2, field: 'PHONE', value: 'siehe Akte' },
      { row: 3, field: 'PHONE', value: 'Büro 12' },
    ]);
  });

  it('are told with the person and what stands there, until the import has ended', async () => {
    const { client } = await newClient();
    const { id } = await uploadAndCheck(client, FILE);
    const name = 'Vorname2 Öztürk';
    expect(await problemsOf(client, id)).toEqual([
      { row: 3, field: 'EMAIL', name, value: 'falsch@' },
      { row: 3, field: 'AUTH_NUMBER', name, value: '12345678' },
    ]);
    await start(client, id, true);
    await settled(client, id);
    expect(await problemsOf(client, id)).toEqual([
      { row: 3, field: 'EMAIL', name: '', value: '' },
      { row: 3, field: 'AUTH_NUMBER', name: '', value: '' },
    ]);
    expect((await rowsOf(client, id)).errors?.[0]?.extensions.code).toBe('CONFLICT');
  });

  it('are handed out as the file has them, all of them', async () => {
    const { client } = await newClient();
    const { id } = await uploadAndCheck(client, FILE);
    expect((await rowsOf(client, id)).data?.rows).toEqual([
      {
        row: 3,
        cells: WRONG.split(';'),
        problems: [
          { field: 'EMAIL', message: 'Invalid email format' },
          { field: 'AUTH_NUMBER', message: 'Authentication number must have 6 digits' },
        ],
      },
    ]);
    const many = csvOf(600).replaceAll('@', '');
    const checked = await uploadAndCheck(client, many);
    expect(checked.problems).toHaveLength(500);
    expect((await rowsOf(client, checked.id)).data?.rows).toHaveLength(600);
  });

  it('have a customer number of another row or of another person, even one of meanwhile', async () => {
    const { company, client } = await newClient();
    const known = await createEndUser(app.em(), company, { externalId: 'K-1' });
    await createEndUser(app.em(), company, { externalId: 'K-2' });
    const rows = [
      line(1, { email: known.email }) + ';K-1',
      line(2) + ';K-2',
      line(3) + ';K-3',
      line(4) + ';K-3',
      line(5) + ';K-5',
      line(6) + ';',
    ];
    const file = [`${HEADER};Kundennr.`, ...rows].join('\n');
    const { id } = await uploadAndCheck(client, file, { updateExisting: true });
    const taken = 'A user with this customer number already exists in this company';
    const told = await rowsOf(client, id);
    expect(told.data?.rows.map(({ row, problems }) => [row, problems])).toEqual([
      [3, [{ field: 'EXTERNAL_ID', message: taken }]],
      [5, [{ field: 'EXTERNAL_ID', message: 'Row 4 has this customer number already' }]],
    ]);
    expect(await problemsOf(client, id)).toMatchObject([
      { row: 3, field: 'EXTERNAL_ID', value: 'K-2' },
      { row: 5, field: 'EXTERNAL_ID', value: 'K-3' },
    ]);
    await createEndUser(app.em(), company, { externalId: 'K-5' });
    await start(client, id, true);
    const { createdCount, updatedCount } = await settled(client, id);
    expect([createdCount, updatedCount]).toEqual([2, 1]);
  });

  it('do not tell numbers to keys, and nothing to others', async () => {
    const { company, client } = await newClient();
    const { id } = await uploadAndCheck(client, FILE);
    const key = await asApiKey(app, ['users.view', 'users.create'], company);
    expect(JSON.stringify(await problemsOf(key, id))).not.toContain('12345678');
    const rows = JSON.stringify(await rowsOf(key, id));
    expect(rows).toContain('falsch@');
    expect(rows).not.toContain('12345678');
    const other = (await newClient()).client;
    expect((await rowsOf(other, id)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });

  it('are told over REST, where a file is checked and taken in as well', async () => {
    const { client } = await newClient();
    const { body } = await upload(client, FILE);
    const path = `/api/company/end-users/imports/${body.data?.id}`;
    type Step = { data: ImportState; reason?: string };
    const post = async (step: string, choices: object) => {
      const answer = await client.json('POST', `${path}/${step}`, choices);
      return { status: answer.status, ...(answer.body as Step) };
    };
    const reached = async (status: string) => {
      await expect
        .poll(async () => ((await client.json('GET', path)).body as Step).data)
        .toMatchObject({ status });
    };
    expect(await post('start', {})).toMatchObject({ status: 409, reason: 'IMPORT_NOT_CHECKED' });
    expect(await post('check', { updateExisting: true })).toMatchObject({
      ...{ status: 202, data: { status: 'CHECKING', updateExisting: true } },
    });
    await reached('CHECKED');
    const { data } = (await client.json('GET', path)).body as Step;
    expect(data).toMatchObject({ createdCount: 1, unchangedCount: 0, problemCount: 1 });
    expect(data.problems).toMatchObject([{ row: 3, field: 'email' }, { field: 'authNumber' }]);
    expect(await post('start', {})).toMatchObject({ status: 400, reason: 'ROWS_HAVE_PROBLEMS' });
    expect((await post('start', { skipProblems: true })).status).toBe(202);
    await reached('DONE');
    const other = (await newClient()).client;
    expect((await other.json('GET', path)).status).toBe(404);
  });
});
