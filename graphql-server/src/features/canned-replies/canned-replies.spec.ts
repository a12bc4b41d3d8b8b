import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Cast, codeByRole, createCast, statusByRole } from '../../testing/cast.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';

const LIST = `query ($companyId: ID) {
  cannedReplies(companyId: $companyId) { id title text updatedAt } }`;
const CREATE = `mutation ($input: CreateCannedReplyInput!) {
  createCannedReply(input: $input) { message cannedReply { id title text } } }`;
const UPDATE = `mutation ($input: UpdateCannedReplyInput!) {
  updateCannedReply(input: $input) { cannedReply { id title text } } }`;
const DELETE = `mutation ($input: DeleteInput!) { deleteCannedReply(input: $input) { deletedId } }`;

const KEYS = { title: 'Schlüssel verloren', text: 'Guten Tag {{fullName}}, den Schlüssel …' };

interface Reply {
  id: string;
  title: string;
  text: string;
}

describe('canned replies', () => {
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
    const { data, errors } = await client.graphql<Record<string, { cannedReply: Reply }>>(
      document,
      { input },
    );
    const [result] = Object.values(data ?? {});
    if (!result) throw new Error(JSON.stringify(errors?.[0]?.extensions));
    return result.cannedReply;
  }

  async function titles(client: TestClient = cast.clients.manager): Promise<string[]> {
    const { data } = await client.graphql<{ cannedReplies: Reply[] }>(LIST);
    return data?.cannedReplies.map(({ title }) => title) ?? [];
  }

  it('are added, changed and deleted, which the audit log keeps', async () => {
    const { id } = await run(CREATE, { ...KEYS, title: '  Schlüssel verloren ' });
    await run(CREATE, { title: 'Ärger mit Nachbarn', text: 'Das tut uns leid.' });
    await run(CREATE, { title: 'Zählerstand', text: 'Danke, {{colleagueName}}' });
    expect(await titles()).toEqual(['Ärger mit Nachbarn', 'Schlüssel verloren', 'Zählerstand']);
    const changed = { id, title: 'Ersatzschlüssel', text: 'Für {{address}}, {{apartmentNumber}}.' };
    expect(await run(UPDATE, changed)).toEqual(changed);
    await cast.clients.manager.graphql(DELETE, { input: { id } });
    expect(await titles()).toEqual(['Ärger mit Nachbarn', 'Zählerstand']);
    const entries = await app
      .em()
      .execute<{ action: string }[]>(
        `select action from audit_entry where subject_id = ? order by id`,
        [id],
      );
    expect(entries.map(({ action }) => action)).toEqual([
      'canned-reply.created',
      ...['canned-reply.updated', 'canned-reply.deleted'],
    ]);
  });

  it('have each title once at a company, and no placeholder that nothing stands for', async () => {
    await run(CREATE, KEYS);
    const { id } = await run(CREATE, { ...KEYS, title: 'Schlüssel' });
    const double = { ...KEYS, title: 'SCHLÜSSEL VERLOREN' };
    await expect(run(CREATE, double)).rejects.toThrow('CANNED_REPLY_EXISTS');
    await expect(run(UPDATE, { id, ...double })).rejects.toThrow('CANNED_REPLY_EXISTS');
    await run(CREATE, double, cast.clients.otherAdmin);
    const wrong = (text: string) => run(CREATE, { title: 'Neu', text });
    await expect(wrong('Guten Tag {{vorname}}')).rejects.toThrow('PLACEHOLDER_UNKNOWN');
    await expect(wrong('Guten Tag {{fullName')).rejects.toThrow('PLACEHOLDER_UNKNOWN');
    await expect(wrong(' ')).rejects.toThrow('REQUIRED');
    await expect(wrong('x'.repeat(4_001))).rejects.toThrow('TOO_LONG');
    await expect(run(CREATE, { ...KEYS, title: 'x'.repeat(81) })).rejects.toThrow('TOO_LONG');
  });

  it('are at most 200', async () => {
    await app.em().execute(
      `insert into canned_reply (id, company_id, title, text, created_at, updated_at)
       select gen_random_uuid(), ?, 'Baustein ' || n, 'x', now(), now() from generate_series(1, 200) n`,
      [cast.own.id],
    );
    await expect(run(CREATE, KEYS)).rejects.toThrow('COMPANY_HAS_ENOUGH_REPLIES');
    await run(CREATE, KEYS, cast.clients.otherAdmin);
  });

  it('are changed with settings.edit, at the own company alone', async () => {
    const { id } = await run(CREATE, KEYS);
    const seen = {
      ...{ anonymous: 'UNAUTHENTICATED', tenant: 'FORBIDDEN', staff: 'FORBIDDEN' },
      ...{ manager: 'ok', companyAdmin: 'ok', otherAdmin: 'NOT_FOUND', admin: 'ok' },
    };
    expect(await codeByRole(cast, LIST, { companyId: cast.own.id })).toEqual(seen);
    expect(await codeByRole(cast, UPDATE, { input: { id, ...KEYS } })).toEqual(seen);
    const made = () => ({
      input: { companyId: cast.own.id, ...KEYS, title: `${Math.random()}` },
    });
    expect(await codeByRole(cast, CREATE, made)).toEqual(seen);
    for (const [client, code] of [
      [cast.clients.staff, 'FORBIDDEN'],
      [cast.clients.otherAdmin, 'NOT_FOUND'],
    ] as const) {
      const { errors } = await client.graphql(DELETE, { input: { id } });
      expect(errors?.[0]?.extensions.code).toBe(code);
    }
    expect(await titles(cast.clients.otherAdmin)).toEqual([]);
  });

  it('are read by who answers tenants, without settings.edit', async () => {
    await run(CREATE, KEYS);
    await app.em().execute(
      `insert into role_permissions (id, company_id, role, permissions, updated_at)
       values (gen_random_uuid(), ?, 'COMPANY_STAFF', '["conversations.reply"]', now())`,
      [cast.own.id],
    );
    expect(await titles(cast.clients.staff)).toEqual(['Schlüssel verloren']);
    await expect(run(CREATE, { ...KEYS, title: 'x' }, cast.clients.staff)).rejects.toThrow(
      'FORBIDDEN',
    );
  });

  it('are kept by programs as well', async () => {
    const { companyKey } = cast.keys;
    const made = await companyKey.json('POST', '/api/canned-replies', KEYS);
    expect(made).toMatchObject({ status: 201, body: { data: KEYS } });
    const { data } = made.body as { data: Reply };
    const path = `/api/canned-replies/${data.id}`;
    const body = { title: 'Schlüssel', text: 'Neu' };
    expect((await cast.clients.otherAdmin.json('PUT', path, body)).status).toBe(404);
    expect((await cast.clients.otherAdmin.json('DELETE', path)).status).toBe(404);
    const changed = await companyKey.json('PUT', path, body);
    expect(changed).toMatchObject({ status: 200, body: { data: body } });
    const list = await companyKey.json('GET', '/api/canned-replies');
    expect(list.body).toMatchObject({ data: [{ id: data.id, ...body }] });
    const at = `/api/canned-replies?companyId=${cast.own.id}`;
    expect(await statusByRole(cast, (client) => client.fetch(at))).toEqual({
      ...{ anonymous: 401, tenant: 403, staff: 403, otherAdmin: 404 },
      ...{ manager: 200, companyAdmin: 200, admin: 200 },
    });
    expect((await companyKey.json('DELETE', path)).status).toBe(200);
    expect((await companyKey.json('DELETE', path)).status).toBe(404);
  });
});
