import { parseCsv } from 'hucre/csv';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asApiKey } from '../../testing/sign-in.js';
import { type Cast, createCast, statusByRole } from '../../testing/cast.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';
import { AuditEntry } from './audit-entry.entity.js';

const PATH = '/api/company/audit-log/export';

const QUERY = `query ($filter: AuditEntryFilter) {
  auditLog(filter: $filter) { totalCount edges { node { action companyId actorName address } } }
}`;

interface Row {
  action: string;
  companyId: string | null;
  actorName: string;
  address: string;
}

const list = async (client: TestClient, filter: object = {}) => {
  const asked = { search: 'x.', ...filter };
  const { data, errors } = await client.graphql<{ auditLog: { edges: { node: Row }[] } }>(QUERY, {
    filter: asked,
  });
  if (errors || !data) throw new Error(errors?.[0]?.extensions.code);
  return data.auditLog.edges.map(({ node }) => node);
};

describe('the audit log of a company', () => {
  let app: TestApp;
  let cast: Cast;
  const subjectId = crypto.randomUUID();

  beforeAll(async () => {
    app = await startTestApp();
    cast = await createCast(app);
    const em = app.em();
    const entries: [Partial<AuditEntry>, number][] = [
      [{ action: 'x.own', actorKind: 'companyUser', actorName: '=1+1', companyId: cast.own.id }, 1],
      [{ action: 'x.own', subjectKind: 'case', subjectId, companyId: cast.own.id }, 2],
      [{ action: 'x.other', companyId: cast.other.id }, 3],
      [{ action: 'x.platform' }, 4],
    ];
    for (const [entry, day] of entries) {
      const at = new Date(Date.UTC(2026, 0, day));
      const base = { actorKind: 'admin' as const, actorName: 'Petra', action: 'x', details: {} };
      em.create(AuditEntry, { ...base, at, address: '192.0.2.7', requestId: 'test', ...entry });
    }
    await em.flush();
  });
  afterAll(() => app.stop());

  it('has its own entries alone, whatever is asked for', async () => {
    const { companyAdmin, otherAdmin, admin } = cast.clients;
    expect((await list(companyAdmin)).map(({ action }) => action)).toEqual(['x.own', 'x.own']);
    expect((await list(otherAdmin)).map(({ action }) => action)).toEqual(['x.other']);
    expect(await list(admin)).toHaveLength(4);
    await expect(list(companyAdmin, { companyId: cast.other.id })).rejects.toThrow('NOT_FOUND');
    await expect(list(cast.clients.manager)).rejects.toThrow('FORBIDDEN');
    const key = await asApiKey(app, ['settings.audit'], cast.own);
    expect(await list(key)).toHaveLength(2);
    const keyOfPlatform = await asApiKey(app, ['settings.audit']);
    await expect(list(keyOfPlatform)).rejects.toThrow('BAD_USER_INPUT');
  });

  it('tells addresses of its own people, not of administrators', async () => {
    const seen = await list(cast.clients.companyAdmin);
    expect(seen.map(({ actorName, address }) => [actorName, address])).toEqual([
      ['Petra', ''],
      ['=1+1', '192.0.2.7'],
    ]);
  });

  it('is searched for addresses of its own people alone', async () => {
    const { companyAdmin, admin } = cast.clients;
    const found = await list(companyAdmin, { search: '192.0.2.7' });
    expect(found.map(({ actorName }) => actorName)).toEqual(['=1+1']);
    expect(await list(admin, { search: '192.0.2.7' })).toHaveLength(4);
  });

  it('is filtered by what something was done to', async () => {
    const filter = { subjectKind: 'CASE', subjectId };
    expect(await list(cast.clients.companyAdmin, filter)).toHaveLength(1);
    expect(await list(cast.clients.companyAdmin, { subjectKind: 'FLAT' })).toEqual([]);
  });

  it('is handed out as CSV and JSON to those who may, and that is written down', async () => {
    expect(await statusByRole(cast, (client) => client.fetch(PATH))).toEqual({
      ...{ anonymous: 401, tenant: 403, staff: 403, manager: 403 },
      ...{ companyAdmin: 200, otherAdmin: 200, admin: 200 },
    });
    const { companyAdmin } = cast.clients;
    const csv = await companyAdmin.fetch(`${PATH}?search=x.&to=2026-01-03T00:00:00Z`);
    const [head, ...rows] = parseCsv(await csv.text());
    expect(head?.slice(0, 3)).toEqual(['id', 'at', 'actorKind']);
    expect(rows.map((row) => row[4])).toEqual(['Petra', `'=1+1`]);
    const json = await (await companyAdmin.fetch(`${PATH}?format=json&search=x.`)).text();
    expect(JSON.parse(json)).toMatchObject([{ subjectId }, { actorName: '=1+1', details: {} }]);
    const nothing = await companyAdmin.fetch(`${PATH}?format=json&search=nothing`);
    expect(await nothing.json()).toEqual([]);
    expect((await companyAdmin.fetch(`${PATH}?format=exe`)).status).toBe(400);
    expect((await companyAdmin.fetch(`${PATH}?from=yesterday`)).status).toBe(400);
    const named = await companyAdmin.fetch(`${PATH}?companyId=${cast.other.id}`);
    expect(named.status).toBe(404);
    expect(await list(companyAdmin, { search: 'audit.exported' })).toHaveLength(4);
  });

  it('is handed out whole, page by page', async () => {
    const em = app.em();
    await em.execute(
      `insert into audit_entry (at, id, actor_kind, actor_name, action, company_id, details, address, request_id)
       select timestamptz '2026-02-01', gen_random_uuid(), 'admin', 'Petra', 'x.many', ?, '{}', '', ''
         from generate_series(1, 1200)`,
      [cast.own.id],
    );
    const response = await cast.clients.companyAdmin.fetch(`${PATH}?format=json&action=x.many`);
    const entries = (await response.json()) as { id: string }[];
    expect(new Set(entries.map(({ id }) => id)).size).toBe(1200);
  });
});
