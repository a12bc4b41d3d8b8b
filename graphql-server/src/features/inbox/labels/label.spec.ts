import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Cast, codeByRole, createCast } from '../../../testing/cast.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import type { TestClient } from '../../../testing/test-client.js';

const LIST = `query ($companyId: ID) { conversationLabels(companyId: $companyId) { name color } }`;
const CREATE = `mutation ($input: CreateConversationLabelInput!) {
  createConversationLabel(input: $input) { label { id name color } } }`;
const UPDATE = `mutation ($input: UpdateConversationLabelInput!) {
  updateConversationLabel(input: $input) { label { id name color } } }`;
const DELETE = `mutation ($input: DeleteInput!) {
  deleteConversationLabel(input: $input) { deletedId } }`;

describe('labels', () => {
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
    const { data, errors } = await client.graphql<Record<string, { label: { id: string } }>>(
      document,
      { input },
    );
    const [result] = Object.values(data ?? {});
    if (!result) throw new Error(JSON.stringify(errors?.[0]?.extensions));
    return result.label;
  }

  async function list(client: TestClient = cast.clients.staff, variables: object = {}) {
    const { data } = await client.graphql<{ conversationLabels: object[] }>(LIST, variables);
    return data?.conversationLabels;
  }

  it('are added, renamed, recoloured and deleted', async () => {
    const { id } = await run(CREATE, { name: '  Rückruf ' });
    await run(CREATE, { name: 'eilt', color: 'RED' }, cast.clients.staff);
    expect(await list()).toEqual([
      { name: 'eilt', color: 'RED' },
      { name: 'Rückruf', color: 'GREY' },
    ]);
    await run(UPDATE, { id, color: 'BLUE' });
    expect(await run(UPDATE, { id, name: 'Bitte zurückrufen' })).toEqual({
      ...{ id, name: 'Bitte zurückrufen', color: 'BLUE' },
    });
    await cast.clients.manager.graphql(DELETE, { input: { id } });
    expect(await list()).toEqual([{ name: 'eilt', color: 'RED' }]);
    const entries = await app
      .em()
      .execute(`select action from audit_entry where subject_id = ? order by id`, [id]);
    expect(entries).toEqual([
      { action: 'label.created' },
      ...[{ action: 'label.changed' }, { action: 'label.changed' }],
      { action: 'label.deleted' },
    ]);
  });

  it('have each name once at a company, whatever the capitals', async () => {
    await run(CREATE, { name: 'Eilt' });
    const { id } = await run(CREATE, { name: 'Rückruf' });
    await expect(run(CREATE, { name: 'eilt' })).rejects.toThrow('LABEL_EXISTS');
    await expect(run(UPDATE, { id, name: 'EILT' })).rejects.toThrow('LABEL_EXISTS');
    await run(CREATE, { name: 'eilt' }, cast.clients.otherAdmin);
    await expect(run(CREATE, { name: ' ' })).rejects.toThrow('REQUIRED');
    await expect(run(CREATE, { name: 'x'.repeat(41) })).rejects.toThrow('TOO_LONG');
  });

  it('are of one company', async () => {
    const { id } = await run(CREATE, { name: 'Eilt' });
    const refused = {
      ...{ anonymous: 'UNAUTHENTICATED', tenant: 'FORBIDDEN', otherAdmin: 'NOT_FOUND' },
      ...{ manager: 'ok', companyAdmin: 'ok', admin: 'ok' },
    };
    const updated = await codeByRole(cast, UPDATE, { input: { id, color: 'PINK' } });
    expect(updated).toEqual({ ...refused, staff: 'ok' });
    const listed = await codeByRole(cast, LIST, { companyId: cast.own.id });
    expect(listed).toEqual({ ...refused, staff: 'ok' });
    expect(await list(cast.clients.otherAdmin)).toEqual([]);
    const input = { companyId: cast.own.id, name: 'fremd' };
    await expect(run(CREATE, input, cast.clients.otherAdmin)).rejects.toThrow('NOT_FOUND');
    for (const [client, code] of [
      [cast.clients.staff, 'FORBIDDEN'],
      [cast.clients.otherAdmin, 'NOT_FOUND'],
      [cast.keys.companyKey, 'FORBIDDEN'],
    ] as const) {
      const { errors } = await client.graphql(DELETE, { input: { id } });
      expect(errors?.[0]?.extensions.code).toBe(code);
    }
  });
});
