import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Cast, codeByRole, createCast } from '../../../testing/cast.js';
import { newSessionId, send } from '../../../testing/chat.js';
import { buildingOf, createEndUser } from '../../../testing/factories.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import type { TestClient } from '../../../testing/test-client.js';
import { run } from '../testing/run.js';

const FIELDS = 'id name view category urgency assigneeId labelId buildingId period search count';
const LIST = `query ($companyId: ID) { inboxSavedFilters(companyId: $companyId) { ${FIELDS} } }`;
const CREATE = `mutation ($input: CreateInboxSavedFilterInput!) {
  createInboxSavedFilter(input: $input) { savedFilter { ${FIELDS} } } }`;
const RENAME = `mutation ($input: RenameInboxSavedFilterInput!) {
  renameInboxSavedFilter(input: $input) { savedFilter { ${FIELDS} } } }`;
const DELETE = `mutation ($input: DeleteInput!) {
  deleteInboxSavedFilter(input: $input) { deletedId } }`;
const LABEL = `mutation ($input: CreateConversationLabelInput!) {
  createConversationLabel(input: $input) { label { id } } }`;
const DELETE_LABEL = `mutation ($input: DeleteInput!) {
  deleteConversationLabel(input: $input) { deletedId } }`;
const COLLEAGUES = `{ inboxColleagues { id } }`;

interface Filter {
  id: string;
  name: string;
  count: number;
}

describe('saved filters', () => {
  let app: TestApp;
  let cast: Cast;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    cast = await createCast(app);
  });
  afterAll(() => app.stop());

  const save = async (input: object, client: TestClient = cast.clients.staff): Promise<Filter> => {
    const { savedFilter } = await run<{ savedFilter: Filter }>(CREATE, { input }, client);
    return savedFilter;
  };
  const list = (client: TestClient = cast.clients.staff, variables: object = {}) =>
    run<Filter[]>(LIST, variables, client);
  const label = async (name: string, client: TestClient = cast.clients.staff) =>
    (await run<{ label: { id: string } }>(LABEL, { input: { name } }, client)).label.id;
  const ask = (content: string) =>
    send(cast.clients.tenant, { sessionId: newSessionId(), content });

  const ownBuilding = async () => {
    const person = await createEndUser(app.em(), cast.own);
    return buildingOf(app.em(), person);
  };

  it('are kept, listed with what they find, renamed and forgotten', async () => {
    await ask('Im Keller ist ein Rohr geplatzt.');
    const [colleague] = await run<{ id: string }[]>(COLLEAGUES, {}, cast.clients.staff);
    const wet = await save({ name: '  Nasse Keller ', search: 'Rohr', period: 'TODAY' });
    const none = {
      ...{ view: 'MINE', category: 'Heizung', urgency: 'HIGH', assigneeId: colleague?.id },
      ...{ labelId: await label('eilt'), buildingId: await ownBuilding() },
    };
    await save({ name: 'Heizung', ...none });
    const empty = {
      category: null,
      urgency: null,
      assigneeId: null,
      labelId: null,
      buildingId: null,
    };
    expect(await list()).toEqual([
      {
        ...{ id: wet.id, name: 'Nasse Keller', view: 'ALL_OPEN', ...empty },
        ...{ period: 'TODAY', search: 'Rohr', count: 1 },
      },
      { id: expect.any(String), name: 'Heizung', period: null, search: null, ...none, count: 0 },
    ]);
    const renamed = { input: { id: wet.id, name: 'Wasser' } };
    expect(await run(RENAME, renamed, cast.clients.staff)).toMatchObject({
      savedFilter: { name: 'Wasser', count: 1 },
    });
    await run(DELETE, { input: { id: wet.id } }, cast.clients.staff);
    expect((await list()).map(({ name }) => name)).toEqual(['Heizung']);
  });

  it('are of one person, who has each name once', async () => {
    const { id } = await save({ name: 'Eilig', urgency: 'HIGH' });
    await expect(save({ name: 'eilig' })).rejects.toThrow('SAVED_FILTER_EXISTS');
    await expect(save({ name: ' ' })).rejects.toThrow('REQUIRED');
    await expect(save({ name: 'x'.repeat(61) })).rejects.toThrow('TOO_LONG');
    await save({ name: 'eilig' }, cast.clients.manager);
    await save({ name: 'eilig', companyId: cast.own.id }, cast.clients.admin);
    expect(await list(cast.clients.manager)).toHaveLength(1);
    for (const document of [RENAME, DELETE]) {
      const input = document === RENAME ? { id, name: 'meins' } : { id };
      expect(await codeByRole(cast, document, { input })).toEqual({
        ...{ anonymous: 'UNAUTHENTICATED', tenant: 'FORBIDDEN', staff: 'ok' },
        ...{ manager: 'NOT_FOUND', companyAdmin: 'NOT_FOUND', otherAdmin: 'NOT_FOUND' },
        admin: 'NOT_FOUND',
      });
    }
  });

  it('are of one company', async () => {
    const foreign = { labelId: await label('fremd', cast.clients.otherAdmin) };
    await expect(save({ name: 'a', ...foreign })).rejects.toThrow('LABEL_NOT_FOUND');
    const stranger = { companyId: cast.own.id, name: 'a' };
    await expect(save(stranger, cast.clients.otherAdmin)).rejects.toThrow('NOT_FOUND');
    await expect(list(cast.clients.otherAdmin, { companyId: cast.own.id })).rejects.toThrow(
      'NOT_FOUND',
    );
    const [colleague] = await run<{ id: string }[]>(COLLEAGUES, {}, cast.clients.otherAdmin);
    await expect(save({ name: 'a', assigneeId: colleague?.id })).rejects.toThrow(
      'COLLEAGUE_NOT_FOUND',
    );
    expect((await cast.keys.companyKey.graphql(LIST, {})).errors?.[0]?.extensions.code).toBe(
      'FORBIDDEN',
    );
  });

  it('go with what they ask for, and with whose they are', async () => {
    const labelId = await label('eilt');
    await save({ name: 'Eilt', labelId });
    await save({ name: 'Alle' });
    await run(DELETE_LABEL, { input: { id: labelId } }, cast.clients.manager);
    expect((await list()).map(({ name }) => name)).toEqual(['Alle']);
    const owned = `select member_id from inbox_saved_filter where company_id = ?`;
    const [owner] = await app.em().execute<{ member_id: string }[]>(owned, [cast.own.id]);
    await app.em().execute(`delete from company_user where id = ?`, [owner?.member_id]);
    expect(await app.em().execute(owned, [cast.own.id])).toEqual([]);
  });

  it('are at most fifty', async () => {
    await app.em().execute(
      `insert into inbox_saved_filter (id, company_id, member_id, name, view, created_at)
       select gen_random_uuid(), managing_company_id, id, 'f' || n, 'ALL_OPEN', now()
         from company_user, generate_series(1, 50) n
        where managing_company_id = ? and role = 'COMPANY_STAFF'`,
      [cast.own.id],
    );
    await expect(save({ name: 'noch einer' })).rejects.toThrow('ENOUGH_SAVED_FILTERS');
    expect(await list()).toHaveLength(50);
  });
});
