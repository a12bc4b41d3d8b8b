import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Cast, codeByRole, createCast, statusByRole } from '../../testing/cast.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';

const LIST = `query ($companyId: ID) {
  craftsmen(companyId: $companyId) { id name trade email phone note } }`;
const CREATE = `mutation ($input: CreateCraftsmanInput!) {
  createCraftsman(input: $input) { craftsman { id name trade email phone note } } }`;
const UPDATE = `mutation ($input: UpdateCraftsmanInput!) {
  updateCraftsman(input: $input) { craftsman { id name trade email phone note } } }`;
const DELETE = `mutation ($input: DeleteInput!) { deleteCraftsman(input: $input) { deletedId } }`;

const ROHR = {
  ...{ name: 'Rohr & Co', trade: 'Sanitär', email: 'post@rohr.example', phone: '040 55 12 34' },
  note: 'Kommt auch samstags.',
};

interface Craftsman {
  id: string;
  name: string;
}

describe('the craftsmen that a company keeps', () => {
  let app: TestApp;
  let cast: Cast;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    cast = await createCast(app);
  });
  afterAll(() => app.stop());

  async function run(document: string, input: object, client: TestClient = cast.clients.manager) {
    const { data, errors } = await client.graphql<Record<string, { craftsman: Craftsman }>>(
      document,
      { input },
    );
    const [result] = Object.values(data ?? {});
    if (!result) throw new Error(JSON.stringify(errors?.[0]?.extensions));
    return result.craftsman;
  }

  async function names(client: TestClient = cast.clients.manager): Promise<string[]> {
    const { data } = await client.graphql<{ craftsmen: Craftsman[] }>(LIST);
    return data?.craftsmen.map(({ name }) => name) ?? [];
  }

  it('are added, changed and deleted, which the audit log keeps without their names', async () => {
    const { id, ...kept } = await run(CREATE, { ...ROHR, name: '  Rohr & Co ' });
    expect(kept).toEqual(ROHR);
    await run(CREATE, { name: 'Äußerst Dicht' });
    expect(await names()).toEqual(['Äußerst Dicht', 'Rohr & Co']);
    const changed = { ...ROHR, id, name: 'Rohr und Söhne', note: '' };
    expect(await run(UPDATE, changed)).toEqual(changed);
    await cast.clients.manager.graphql(DELETE, { input: { id } });
    expect(await names()).toEqual(['Äußerst Dicht']);
    const entries = await app
      .em()
      .execute<{ action: string; text: string }[]>(
        `select action, row_to_json(a)::text as text from audit_entry a where subject_id = ? order by id`,
        [id],
      );
    expect(entries.map(({ action }) => action)).toEqual([
      ...['craftsman.created', 'craftsman.updated', 'craftsman.deleted'],
    ]);
    const texts = entries.map(({ text }) => text).join('\n');
    expect(texts).toContain('Sanitär');
    expect(texts).not.toMatch(/Rohr|post@rohr/);
  });

  it('have each name once at a company, and an address that mails can go to', async () => {
    await run(CREATE, ROHR);
    const { id } = await run(CREATE, { ...ROHR, name: 'Dach' });
    const double = { ...ROHR, name: 'ROHR & CO' };
    await expect(run(CREATE, double)).rejects.toThrow('CRAFTSMAN_EXISTS');
    await expect(run(UPDATE, { id, ...double })).rejects.toThrow('CRAFTSMAN_EXISTS');
    await run(CREATE, double, cast.clients.otherAdmin);
    await expect(run(CREATE, { name: ' ' })).rejects.toThrow('REQUIRED');
    await expect(run(CREATE, { name: 'Neu', email: 'rohr' })).rejects.toThrow('INVALID_EMAIL');
    await expect(run(CREATE, { name: 'Neu', note: 'x'.repeat(1_001) })).rejects.toThrow('TOO_LONG');
  });

  it('are at most 500', async () => {
    await app.em().execute(
      `insert into craftsman (id, company_id, name, trade, email, phone, note, created_at, updated_at)
       select gen_random_uuid(), ?, 'Betrieb ' || n, '', '', '', '', now(), now() from generate_series(1, 500) n`,
      [cast.own.id],
    );
    await expect(run(CREATE, ROHR)).rejects.toThrow('COMPANY_HAS_ENOUGH_CRAFTSMEN');
    await run(CREATE, ROHR, cast.clients.otherAdmin);
  });

  it('are the matter of those who work on cases, at the own company alone', async () => {
    const { id } = await run(CREATE, ROHR);
    const seen = {
      ...{ anonymous: 'UNAUTHENTICATED', tenant: 'FORBIDDEN', staff: 'FORBIDDEN' },
      ...{ manager: 'ok', companyAdmin: 'ok', otherAdmin: 'NOT_FOUND', admin: 'ok' },
    };
    expect(await codeByRole(cast, LIST, { companyId: cast.own.id })).toEqual(seen);
    expect(await codeByRole(cast, UPDATE, { input: { id, ...ROHR } })).toEqual(seen);
    const made = () => ({ input: { companyId: cast.own.id, name: `${Math.random()}` } });
    expect(await codeByRole(cast, CREATE, made)).toEqual(seen);
    for (const [client, code] of [
      [cast.clients.staff, 'FORBIDDEN'],
      [cast.clients.otherAdmin, 'NOT_FOUND'],
    ] as const) {
      const { errors } = await client.graphql(DELETE, { input: { id } });
      expect(errors?.[0]?.extensions.code).toBe(code);
    }
    expect(await names(cast.clients.otherAdmin)).toEqual([]);
  });

  it('are read, but not changed, by those who only see cases', async () => {
    const { id } = await run(CREATE, ROHR);
    await app.em().execute(
      `insert into role_permissions (id, company_id, role, permissions, updated_at)
       values (gen_random_uuid(), ?, 'COMPANY_STAFF', '["cases.view"]', now())`,
      [cast.own.id],
    );
    const { staff } = cast.clients;
    expect(await names(staff)).toEqual(['Rohr & Co']);
    await expect(run(CREATE, { name: 'x' }, staff)).rejects.toThrow('FORBIDDEN');
    await expect(run(UPDATE, { id, name: 'x' }, staff)).rejects.toThrow('FORBIDDEN');
  });

  it('are kept by programs as well', async () => {
    const { companyKey } = cast.keys;
    const made = await companyKey.json('POST', '/api/craftsmen', ROHR);
    expect(made).toMatchObject({ status: 201, body: { data: ROHR } });
    const { data } = made.body as { data: Craftsman };
    const path = `/api/craftsmen/${data.id}`;
    const body = { name: 'Rohr', trade: '' };
    expect((await cast.clients.otherAdmin.json('PUT', path, body)).status).toBe(404);
    expect((await cast.clients.otherAdmin.json('DELETE', path)).status).toBe(404);
    const changed = await companyKey.json('PUT', path, body);
    expect(changed).toMatchObject({ status: 200, body: { data: { ...body, email: '' } } });
    const list = await companyKey.json('GET', '/api/craftsmen');
    expect(list.body).toMatchObject({ data: [{ id: data.id, ...body }] });
    const at = `/api/craftsmen?companyId=${cast.own.id}`;
    expect(await statusByRole(cast, (client) => client.fetch(at))).toEqual({
      ...{ anonymous: 401, tenant: 403, staff: 403, otherAdmin: 404 },
      ...{ manager: 200, companyAdmin: 200, admin: 200 },
    });
    expect((await companyKey.json('DELETE', path)).status).toBe(200);
    expect((await companyKey.json('DELETE', path)).status).toBe(404);
  });

  it('go with their company', async () => {
    await run(CREATE, ROHR, cast.clients.otherAdmin);
    await app.em().execute('delete from company where id = ?', [cast.other.id]);
    const left = await app
      .em()
      .execute('select 1 from craftsman where company_id = ?', [cast.other.id]);
    expect(left).toEqual([]);
  });
});
