import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cast, codeByRole, createCast, statusByRole } from '../../testing/cast.js';
import { signIn } from '../../testing/chat.js';
import { createCompany, createCompanyUser, createEndUser } from '../../testing/factories.js';
import { asApiKey, asCompanyUser } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { Mail } from '../mail/index.js';
import { packedSpace } from './testing/packed-space.js';
import {
  CANCEL,
  CHECK,
  csvOf,
  HEADER,
  type ImportState,
  line,
  READ,
  settled,
  start,
  START,
  suggestionOf,
  upload,
  uploadAndCheck,
} from './testing/imports.js';

let app: TestApp;
let cast: Cast;

beforeAll(async () => {
  app = await startTestApp();
  cast = await createCast(app);
});
afterAll(() => app.stop());

/** A company of a test's own, and its administrator. */
async function newCompany() {
  const company = await createCompany(app.em());
  const client = await asCompanyUser(app, await createCompanyUser(app.em(), company));
  return { company, client };
}

const peopleOf = async (companyId: string) =>
  app.em().execute<Record<string, string>[]>(
    `select first_name, email, type, phone, room_indication, auth_number from end_user
      where managing_company_id = ? order by email`,
    [companyId],
  );

const auditOf = async (companyId: string) => {
  const rows = await app
    .em()
    .execute<{ action: string }[]>(
      `select action from audit_entry where company_id = ? order by at, id`,
      [companyId],
    );
  return rows.map(({ action }) => action);
};

it('takes in again what the same key has exported', async () => {
  const { company } = await newCompany();
  await createEndUser(app.em(), company);
  const key = await asApiKey(app, ['users.view', 'users.create', 'users.edit'], company);
  const people = await key.fetch('/api/company/end-users/export?language=de');
  const exported = new Uint8Array(await people.arrayBuffer());
  expect(await uploadAndCheck(key, exported, { updateExisting: true })).toMatchObject({
    ...{ status: 'CHECKED', updatedCount: 0, unchangedCount: 1, problemCount: 0 },
  });
});

describe('uploading a file of end users', () => {
  it('is for staff who may add people, to their own company', async () => {
    const statuses = await statusByRole(cast, (client) => upload(client, csvOf(1)));
    expect(statuses).toEqual({
      anonymous: 401,
      tenant: 403,
      staff: 403,
      manager: 201,
      companyAdmin: 201,
      otherAdmin: 201,
      admin: 400,
    });
    const { otherAdmin, admin } = cast.clients;
    const companyId = cast.own.id;
    expect((await upload(otherAdmin, csvOf(1), { companyId })).status).toBe(404);
    expect((await upload(admin, csvOf(1), { companyId })).status).toBe(201);
    const unknown = crypto.randomUUID();
    expect((await upload(admin, csvOf(1), { companyId: unknown })).status).toBe(404);
  });

  it('tells columns, what they suggest, and the first rows', async () => {
    const { status, body } = await upload(cast.clients.companyAdmin, csvOf(7));
    expect(status).toBe(201);
    expect(body).toMatchObject({
      success: true,
      data: { status: 'UPLOADED', totalRows: 7, columns: HEADER.split(';') },
    });
    expect(body.data?.sampleRows).toHaveLength(5);
    expect(body.data?.suggestedMapping).toEqual(
      [
        ['type', 7],
        ['firstName', 0],
        ['lastName', 1],
        ['email', 2],
        ['phone', 3],
        ['address', 4],
        ['apartmentNumber', 5],
        ['roomIndication', 6],
        ['authNumber', 8],
      ].map(([field, column]) => ({ field, column })),
    );
  });

  it.each([
    ['nothing', 'leer.csv', new Uint8Array(), 'The file is empty.'],
    ['a header alone', 'a.csv', `${HEADER}\n\n`, 'The file has a header but no rows.'],
    ['no header', 'a.csv', `\n${line(1)}`, 'The first line of the file must name its columns.'],
    ['another ending', 'a.pdf', csvOf(1), 'Please upload a CSV or Excel file (.csv, .xlsx)'],
    ['binary content', 'a.csv', new Uint8Array([65, 0, 66]), 'Please upload a CSV or Excel file'],
    ['a broken workbook', 'a.xlsx', new Uint8Array([80, 75, 3, 4, 9]), 'Please upload a CSV'],
    ['a bomb', 'a.xlsx', packedSpace(), 'Please upload a CSV'],
    ['too many rows', 'a.csv', csvOf(20_001), 'The file has more than 20,000 rows'],
  ])('refuses %s', async (_what, name, content, message) => {
    const { companyAdmin } = cast.clients;
    const { status, body } = await upload(companyAdmin, content, { name });
    expect(status).toBe(400);
    expect(body.error).toContain(message);
    expect(body.details).toMatchObject([{ field: 'file' }]);
  });

  it('refuses what is too large, and what is no form', async () => {
    const { companyAdmin } = cast.clients;
    const large = await upload(companyAdmin, new Uint8Array(10 * 1024 * 1024 + 1).fill(97));
    expect(large.status).toBe(413);
    expect((await companyAdmin.json('POST', '/api/company/end-users/imports', {})).status).toBe(
      415,
    );
  });

  it('reads workbooks and old encodings', async () => {
    const { company, client } = await newCompany();
    const rows = [HEADER.split(';'), line(0).split(';'), [], line(1).split(';')];
    const workbook = await writeXlsx({ sheets: [{ name: 'Mieter', rows }] });
    const checked = await uploadAndCheck(client, new Uint8Array(workbook), { name: 'm.xlsx' });
    expect(checked).toMatchObject({ status: 'CHECKED', createdCount: 2, problemCount: 0 });
    const latin = new Uint8Array(Buffer.from(`${HEADER}\n${line(2)}`, 'latin1'));
    const { body } = await upload(client, latin);
    expect(body.data?.columns.at(2)).toBe('E-Mail');
    expect(body.data?.sampleRows[0]?.[1]).toBe('Öztürk');
    expect(await peopleOf(company.id)).toEqual([]);
  });

  it('takes texts that no database would take', async () => {
    const { client } = await newCompany();
    const header = `${'😀'.repeat(60)};a`;
    const cells = `x${'😀'.repeat(1_500)};_x0000_`;
    const { status, body } = await upload(client, `${header}\n${cells}`, {
      name: `${'😀'.repeat(100)}.csv`,
    });
    expect([status, body.data?.sampleRows[0]?.[0]?.length]).toEqual([201, 2_000]);
    const rows = [['a'], ['x_x0000_y']];
    const workbook = await writeXlsx({ sheets: [{ name: 'a', rows }] });
    expect((await upload(client, new Uint8Array(workbook), { name: 'a.xlsx' })).status).toBe(201);
  });
});

describe('checking a file', () => {
  const other = { email: 'falsch', number: '12' };

  it('finds every problem and changes nobody', async () => {
    const { company, client } = await newCompany();
    await createEndUser(app.em(), company, { email: 'person3@mieter.example' });
    const file = [
      HEADER,
      line(1),
      line(2, other),
      '',
      line(3),
      line(4, { email: 'PERSON1@mieter.example' }),
      ';;;;;;;Gast;',
    ].join('\n');
    const checked = await uploadAndCheck(client, file);
    expect(checked).toMatchObject({
      status: 'CHECKED',
      totalRows: 5,
      processedRows: 5,
      createdCount: 1,
      updatedCount: 0,
      skippedCount: 1,
      problemCount: 3,
    });
    expect(checked.problems.slice(0, 4)).toEqual([
      { row: 3, field: 'EMAIL', message: 'Invalid email format' },
      { row: 3, field: 'AUTH_NUMBER', message: 'Authentication number must have 6 digits' },
      { row: 6, field: 'EMAIL', message: 'Row 2 has this email already' },
      { row: 7, field: 'TYPE', message: 'Type must be Tenant or Owner' },
    ]);
    expect(await peopleOf(company.id)).toHaveLength(1);

    const again = await client.graphql<{ checkEndUserImport: { endUserImport: ImportState } }>(
      CHECK,
      { input: { id: checked.id, mapping: checked.suggestedMapping, updateExisting: true } },
    );
    expect(again.errors).toBeUndefined();
    expect(await settled(client, checked.id)).toMatchObject({ updatedCount: 1, skippedCount: 0 });
  });

  it('needs a column for each field that is needed, and none twice', async () => {
    const { client } = await newCompany();
    const id = (await upload(client, csvOf(1))).body.data?.id;
    const mapping = [
      { field: 'FIRST_NAME', column: 0 },
      { field: 'LAST_NAME', column: 0 },
      { field: 'EMAIL', column: 99 },
    ];
    const { errors } = await client.graphql(CHECK, { input: { id, mapping } });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [
        { field: 'mapping.lastName', message: 'Last name needs a column of its own' },
        { field: 'mapping.email', message: 'The file has no column 100' },
        { field: 'mapping.phone', message: 'Phone needs a column' },
        { field: 'mapping.address' },
        { field: 'mapping.apartmentNumber' },
      ],
    });
  });

  it('is for those who may add people, and to change them takes another permission', async () => {
    const { own, clients } = cast;
    const id = (await upload(clients.companyAdmin, csvOf(1))).body.data?.id ?? '';
    const mapping = await suggestionOf(clients.companyAdmin, id);
    const refused = { anonymous: 'UNAUTHENTICATED', tenant: 'FORBIDDEN', staff: 'FORBIDDEN' };
    expect(await codeByRole(cast, READ, { id })).toEqual({
      ...{ ...refused, manager: 'ok', companyAdmin: 'ok', otherAdmin: 'NOT_FOUND', admin: 'ok' },
    });
    for (const operation of [CHECK, START, CANCEL]) {
      const extra = operation === CHECK ? { mapping } : {};
      const codes = await codeByRole(
        { ...cast, clients: { ...clients, manager: clients.staff, admin: clients.staff } },
        operation,
        { input: { id, ...extra } },
      );
      expect(codes).toMatchObject({ ...refused, otherAdmin: 'NOT_FOUND' });
    }
    const adder = await asCompanyUser(
      app,
      await createCompanyUser(app.em(), own, { role: 'COMPANY_STAFF' }),
    );
    await clients.companyAdmin.graphql(
      `mutation ($input: UpdateRolePermissionsInput!) {
        updateRolePermissions(input: $input) { message } }`,
      { input: { role: 'COMPANY_STAFF', permissions: ['USERS_VIEW', 'USERS_CREATE'] } },
    );
    const fresh = (await upload(adder, csvOf(1))).body.data?.id;
    const input = { id: fresh, mapping, updateExisting: true };
    expect((await adder.graphql(CHECK, { input })).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    const { errors } = await adder.graphql(CHECK, { input: { ...input, updateExisting: false } });
    expect(errors).toBeUndefined();
  });
});

describe('taking a file in', () => {
  it('adds everybody with a number, and says so in the audit log', async () => {
    const { company, client } = await newCompany();
    const file = [HEADER, line(0, { number: '123456' }), line(1)].join('\n');
    const { id } = await uploadAndCheck(client, file);
    expect((await start(client, id)).errors).toBeUndefined();
    expect(await settled(client, id)).toMatchObject({
      status: 'DONE',
      processedRows: 2,
      createdCount: 2,
      sampleRows: [],
    });
    const people = await peopleOf(company.id);
    expect(people).toMatchObject([
      { email: 'person0@mieter.example', type: 'Tenant', auth_number: '123456' },
      { email: 'person1@mieter.example', type: 'Owner', room_indication: null },
    ]);
    expect(people[1]?.['auth_number']).toMatch(/^\d{6}$/);
    expect(await auditOf(company.id)).toEqual([
      'end-users.import-uploaded',
      'end-users.import-started',
      'end-users.import-finished',
    ]);
    expect((await start(client, id)).errors?.[0]?.extensions.code).toBe('CONFLICT');
    const list = await client.graphql<{ endUserImports: { id: string }[] }>(
      '{ endUserImports(first: 1) { id company { id } uploadedBy } }',
    );
    expect(list.data?.endUserImports).toMatchObject([{ id, company: { id: company.id } }]);
  });

  it('waits for a word about rows with problems, and leaves them out', async () => {
    const { company, client } = await newCompany();
    const file = [HEADER, line(0), line(1, { email: 'nichts' })].join('\n');
    const { id } = await uploadAndCheck(client, file);
    expect((await start(client, id)).errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ field: 'skipProblems' }],
    });
    await start(client, id, true);
    const done = await settled(client, id);
    expect(done).toMatchObject({ createdCount: 1, skippedCount: 0, problemCount: 1 });
    expect(await peopleOf(company.id)).toHaveLength(1);
  });

  it('changes known people only if asked to, and ends sessions with an old number', async () => {
    const { company, client } = await newCompany();
    const email = 'person0@mieter.example';
    const known = await createEndUser(app.em(), company, { email, roomIndication: 'Hof' });
    const tenant = await signIn(app, known);
    const file = [HEADER, line(0, { number: '654321' })].join('\n');
    const left = await uploadAndCheck(client, file);
    await start(client, left.id);
    expect(await settled(client, left.id)).toMatchObject({ createdCount: 0, skippedCount: 1 });
    expect(await peopleOf(company.id)).toMatchObject([{ first_name: 'Jana' }]);

    const changed = await uploadAndCheck(client, file, { updateExisting: true });
    await start(client, changed.id);
    expect(await settled(client, changed.id)).toMatchObject({ updatedCount: 1, skippedCount: 0 });
    expect(await peopleOf(company.id)).toMatchObject([
      { first_name: 'Vorname0', auth_number: '654321', room_indication: null },
    ]);
    const { data } = await tenant.graphql<{ viewer: object | null }>('{ viewer { __typename } }');
    expect(JSON.stringify(data)).not.toContain('EndUser');
    expect(await auditOf(company.id)).toContain('end-user.updated');
  });

  it('leaves known people what they are where a row does not say it', async () => {
    const { company, client } = await newCompany();
    const email = 'person0@mieter.example';
    await createEndUser(app.em(), company, { email, type: 'Owner' });
    const [known, fresh] = [line(0), line(2)].map((one) => one.replace('Mieter', ' '));
    const file = [HEADER, known, fresh].join('\n');
    const { id } = await uploadAndCheck(client, file, { updateExisting: true });
    await start(client, id);
    expect(await settled(client, id)).toMatchObject({ createdCount: 1, updatedCount: 1 });
    const types = await app
      .em()
      .execute('select type from end_user where managing_company_id = ? order by email', [
        company.id,
      ]);
    expect(types).toEqual([{ type: 'Owner' }, { type: 'Tenant' }]);
  });

  it('sends welcome mails where they are wanted', async () => {
    const { client } = await newCompany();
    const key = crypto.randomUUID();
    const rows = Array.from({ length: 45 }, (_, i) => line(i, { email: `${i}-${key}@m.example` }));
    const file = [HEADER, ...rows].join('\n');
    const { id } = await uploadAndCheck(client, file, { sendInvitation: true });
    await start(client, id);
    expect(await settled(client, id)).toMatchObject({ status: 'DONE', createdCount: 45 });
    const mails = await app.em().find(Mail, { to: { $like: `%${key}%` } });
    expect(new Set(mails.map(({ to }) => to)).size).toBe(45);
    expect(mails).toHaveLength(45);
  });

  it('can be cancelled, and then takes nothing more', async () => {
    const { company, client } = await newCompany();
    const { id } = await uploadAndCheck(client, csvOf(3));
    const cancelled = await client.graphql(CANCEL, { input: { id } });
    expect(cancelled.data).toMatchObject({
      cancelEndUserImport: { endUserImport: { status: 'CANCELLED', createdCount: 0 } },
    });
    for (const answer of [
      await start(client, id),
      await client.graphql(CANCEL, { input: { id } }),
    ]) {
      expect(answer.errors?.[0]?.extensions.code).toBe('CONFLICT');
    }
    expect(await peopleOf(company.id)).toEqual([]);
  });
});

const withIds = (...rows: [string, string][]) =>
  [`${HEADER};Kundennr.`, ...rows.map(([row, id]) => `${row};${id}`)].join('\n');

const statesOf = async (companyId: string) =>
  app.em().execute<object[]>(
    `select external_id as id, email, phone, is_email_unproven as unproven from end_user
      where managing_company_id = ? order by external_id nulls last`,
    [companyId],
  );

describe('people whom the company knows', () => {
  it('are known by their customer number, and get another address, where the import says so', async () => {
    const { company, client } = await newCompany();
    const em = app.em();
    const known = await createEndUser(em, company, { externalId: 'K-1' });
    await createEndUser(em, company, { email: 'person2@mieter.example' });
    await createEndUser(em, company, { email: 'person3@mieter.example', externalId: 'K-9' });
    const file = withIds(
      [line(1), 'K-1'],
      [line(2), 'K-2'],
      [line(3), 'K-3'],
      [line(4), 'K-4'],
      [line(5, { email: 'person3@mieter.example' }).replace('person3@', 'person5@'), 'K-9'],
    );
    const options = { updateExisting: true, byExternalId: true };
    const checked = await uploadAndCheck(client, file, options);
    expect(checked).toMatchObject({
      ...{ createdCount: 1, updatedCount: 3, unchangedCount: 0, problemCount: 1 },
      problems: [
        {
          row: 4,
          field: 'EMAIL',
          message: 'A user with this email already exists in this company',
        },
      ],
    });
    await start(client, checked.id, true);
    expect(await settled(client, checked.id)).toMatchObject({ createdCount: 1, updatedCount: 3 });
    expect(await statesOf(company.id)).toMatchObject([
      { id: 'K-1', email: 'person1@mieter.example', unproven: true },
      { id: 'K-2', email: 'person2@mieter.example', unproven: false },
      { id: 'K-4', email: 'person4@mieter.example' },
      { id: 'K-9', email: 'person5@mieter.example', unproven: true },
    ]);
    expect(await app.em().count(Mail, { to: known.email })).toBe(1);
    const again = await uploadAndCheck(client, file, options);
    expect(again).toMatchObject({ createdCount: 1, updatedCount: 0, unchangedCount: 4 });
  });

  it('keep the address that another has', async () => {
    const { company, client } = await newCompany();
    await createEndUser(app.em(), company, { externalId: 'K-1' });
    await createEndUser(app.em(), company, { email: 'person1@mieter.example' });
    const options = { updateExisting: true, byExternalId: true };
    const checked = await uploadAndCheck(client, withIds([line(1), 'K-1']), options);
    expect(checked.problems).toMatchObject([{ row: 2, field: 'EMAIL' }]);
  });

  it('are told apart from those who are as the file has them', async () => {
    const { client } = await newCompany();
    const { id } = await uploadAndCheck(client, csvOf(3));
    await start(client, id);
    await settled(client, id);
    const file = csvOf(4).replace('0171 1000001', '0171 9');
    const counts = { createdCount: 1, updatedCount: 1, unchangedCount: 2, skippedCount: 0 };
    const checked = await uploadAndCheck(client, file, { updateExisting: true });
    expect(checked).toMatchObject(counts);
    await start(client, checked.id);
    expect(await settled(client, checked.id)).toMatchObject({ status: 'DONE', ...counts });
  });

  it('keep their numbers where a key brings others; an empty column says nothing', async () => {
    const { company } = await newCompany();
    const known = await createEndUser(app.em(), company, { email: 'person1@mieter.example' });
    const key = await asApiKey(app, ['users.view', 'users.create', 'users.edit'], company);
    const emptied = await uploadAndCheck(key, csvOf(3), { updateExisting: true });
    expect(emptied).toMatchObject({ createdCount: 2, updatedCount: 1, problemCount: 0 });
    const file = [HEADER, line(1, { number: '123456' }), line(2, { number: '654321' })].join('\n');
    const checked = await uploadAndCheck(key, file, { updateExisting: true });
    expect(checked).toMatchObject({
      ...{ createdCount: 1, updatedCount: 0, problemCount: 1 },
      problems: [
        {
          ...{ row: 2, field: 'AUTH_NUMBER' },
          message: 'An API key cannot set the authentication number of a person who is registered.',
        },
      ],
    });
    await start(key, checked.id, true);
    expect(await settled(key, checked.id)).toMatchObject({ createdCount: 1, updatedCount: 0 });
    const numbers = Object.fromEntries(
      (await peopleOf(company.id)).map(({ email, auth_number }) => [email, auth_number]),
    );
    expect(numbers).toEqual({
      'person1@mieter.example': known.authNumber,
      'person2@mieter.example': '654321',
    });
  });

  it('keep them too where a key starts what a person has checked', async () => {
    const { company, client } = await newCompany();
    const known = await createEndUser(app.em(), company, { email: 'person1@mieter.example' });
    const file = [HEADER, line(1, { number: '123456' })].join('\n');
    const checked = await uploadAndCheck(client, file, { updateExisting: true });
    expect(checked).toMatchObject({ updatedCount: 1, problemCount: 0 });
    const key = await asApiKey(app, ['users.view', 'users.create', 'users.edit'], company);
    await start(key, checked.id);
    expect(await settled(key, checked.id)).toMatchObject({ status: 'DONE', updatedCount: 0 });
    expect(await peopleOf(company.id)).toMatchObject([{ auth_number: known.authNumber }]);
  });
});
