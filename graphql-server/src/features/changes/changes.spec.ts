import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createCompany, createEndUser } from '../../testing/factories.js';
import { createChat } from '../../testing/one-of-each.js';
import { asApiKey } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';
import { ServiceCase } from '../cases/index.js';
import type { Company } from '../companies/index.js';
import { forgetGone } from './change.repository.js';

let app: TestApp;
let company: Company;
let key: TestClient;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  company = await createCompany(app.em());
  key = await asApiKey(app, ['users.view', 'users.edit', 'users.delete', 'cases.view'], company);
});

interface Told {
  type: string;
  nodeId: string;
  companyId: string;
  isDeleted: boolean;
  node: { __typename: string; id: string; lastName?: string } | null;
}

const CHANGES = `query ($first: Int, $after: String, $filter: ChangeFilter!) {
  changes(first: $first, after: $after, filter: $filter) {
    edges { cursor node {
      type nodeId companyId isDeleted node { __typename id ... on EndUser { lastName } }
    } }
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
  }
}`;

interface Connection {
  edges: { cursor: string; node: Told }[];
  pageInfo: { hasNextPage: boolean; endCursor: string };
}

interface Question {
  after?: string | undefined;
  types?: string[];
  first?: number;
  companyId?: string;
  client?: TestClient;
}

async function ask({ client = key, types = ['END_USER'], companyId, ...page }: Question) {
  return client.graphql<{ changes: Connection }>(CHANGES, {
    ...page,
    filter: { types, companyId },
  });
}

/** What is told behind a cursor, and the next cursor. */
async function told(question: Question = {}) {
  const { data, errors } = await ask(question);
  if (!data) throw new Error(JSON.stringify(errors));
  const { edges, pageInfo } = data.changes;
  return { changes: edges.map(({ node }) => node), cursor: pageInfo.endCursor, pageInfo, edges };
}

const person = (lastName: string, of = company) => createEndUser(app.em(), of, { lastName });
const namesOf = (changes: Told[]) => changes.map(({ node }) => node?.lastName);
const refusal = async (question: Question) => {
  const { errors } = await ask(question);
  return errors?.[0]?.extensions;
};

/** A transaction that is open until it is told to end. */
function openTransaction(sql: string, params: unknown[]) {
  const begun = Promise.withResolvers<void>();
  const end = Promise.withResolvers<boolean>();
  const ended = app
    .em()
    .transactional(async (tx) => {
      await tx.execute(sql, params);
      begun.resolve();
      if (!(await end.promise)) throw new Error('Rolled back');
    })
    .catch(() => undefined);
  return {
    begun: begun.promise,
    finish: async (commits: boolean) => {
      end.resolve(commits);
      await ended;
    },
  };
}

const RENAME = 'update end_user set last_name = ? where id = ?';

describe('changes', () => {
  it('begin with everything that there is, and go on with what becomes another', async () => {
    const adler = await person('Adler');
    const bauer = await person('Bauer');
    const first = await told();
    expect(namesOf(first.changes)).toEqual(['Adler', 'Bauer']);
    expect(first.changes[0]).toMatchObject({
      ...{ type: 'END_USER', nodeId: adler.id, companyId: company.id, isDeleted: false },
      node: { __typename: 'EndUser', id: adler.id },
    });
    expect((await told({ after: first.cursor })).changes).toEqual([]);

    await app.em().execute(RENAME, ['Alt', adler.id]);
    await app.em().execute(RENAME, ['Neu', adler.id]);
    await app.em().execute(RENAME, ['Bauer', bauer.id]);
    const second = await told({ after: first.cursor });
    expect(namesOf(second.changes)).toEqual(['Neu']);

    await app.em().execute('delete from end_user where id = ?', [bauer.id]);
    const third = await told({ after: second.cursor });
    expect(third.changes).toMatchObject([{ nodeId: bauer.id, isDeleted: true, node: null }]);
    expect((await told({ after: third.cursor })).changes).toEqual([]);
  });

  it('come in pages, each once', async () => {
    const names = ['Adler', 'Bauer', 'Conrad', 'Dietz', 'Ehlers'];
    for (const name of names) await person(name);
    const found: (string | undefined)[] = [];
    let after: string | undefined;
    for (let hasMore = true; hasMore;) {
      const page = await told({ first: 2, after });
      found.push(...namesOf(page.changes));
      ({ hasNextPage: hasMore } = page.pageInfo);
      after = page.cursor;
    }
    expect(found).toEqual(names);
    const { edges } = await told({ first: 5 });
    expect(namesOf((await told({ after: edges[2]?.cursor })).changes)).toEqual(['Dietz', 'Ehlers']);
  });

  it('are told once of a case that loses its tenant and conversation in one statement', async () => {
    const tenant = await person('Fort');
    const { Conversation: conversationId } = await createChat(app, company, tenant);
    const em = app.em();
    const { id } = em.create(ServiceCase, {
      ...{ company, number: 1, title: 'Heizung kalt', endUserId: tenant.id, conversationId },
    });
    await em.flush();
    const types = ['CASE'];
    const { cursor } = await told({ types });
    await app.em().execute('delete from end_user where id = ?', [tenant.id]);
    expect((await told({ types, after: cursor })).changes).toMatchObject([
      { nodeId: id, isDeleted: false },
    ]);
  });

  it('are told of buildings and cases, too', async () => {
    await person('Adler');
    const em = app.em();
    const { id } = em.create(ServiceCase, { company, number: 1, title: 'Heizung kalt' });
    await em.flush();
    const { changes, cursor } = await told({ types: ['CASE', 'BUILDING', 'END_USER'] });
    const kinds = changes.map(({ type, node }) => `${type} ${node?.__typename}`).toSorted();
    expect(kinds).toEqual(['BUILDING Building', 'CASE Case', 'END_USER EndUser']);
    await app.em().execute('delete from service_case where id = ?', [id]);
    const { changes: later } = await told({
      types: ['END_USER', 'CASE', 'BUILDING'],
      after: cursor,
    });
    expect(later).toMatchObject([{ type: 'CASE', nodeId: id, isDeleted: true }]);
  });
});

// The embedded database does one transaction after the other.
describe.runIf(inject('postgres').url)('changes of transactions that overlap', () => {
  it('are told when they are committed, however early they began', async () => {
    const early = await person('Früh');
    const late = await person('Spät');
    const { cursor } = await told();
    const open = openTransaction(RENAME, ['Früh begonnen', early.id]);
    await open.begun;
    await app.em().execute(RENAME, ['Später begonnen', late.id]);
    const between = await told({ after: cursor });
    expect(namesOf(between.changes)).toEqual(['Später begonnen']);
    await open.finish(true);
    const after = await told({ after: between.cursor });
    expect(namesOf(after.changes)).toEqual(['Früh begonnen']);
  });

  it('hold nobody up who asks, and are not told if they are rolled back', async () => {
    const { id } = await person('Adler');
    const { cursor } = await told();
    await app.em().execute(RENAME, ['Bauer', id]);
    const open = openTransaction(RENAME, ['Verworfen', id]);
    await open.begun;
    // It is being changed again, so that it may come now or later.
    const between = await told({ after: cursor });
    await open.finish(false);
    const after = await told({ after: between.cursor });
    expect(namesOf([...between.changes, ...after.changes])).toEqual(['Bauer']);
  });

  it('are each told to a program that asks all the time', async () => {
    const people = await Promise.all(Array.from({ length: 30 }, (_, index) => person(`P${index}`)));
    const copy = new Map<string, string | undefined>();
    let { changes, cursor } = await told();
    let isOver = false;
    const read = async () => {
      for (;;) {
        const isLast = isOver;
        for (const { nodeId, node } of changes) copy.set(nodeId, node?.lastName);
        if (isLast && changes.length === 0) return;
        ({ changes, cursor } = await told({ after: cursor, first: 7 }));
      }
    };
    const write = async () => {
      await Promise.all(
        people.map(async ({ id }, index) => {
          for (let round = 0; round < 5; round += 1) {
            const open = openTransaction(RENAME, [`P${index}-${round}`, id]);
            await open.begun;
            await open.finish(round !== 3);
          }
        }),
      );
      isOver = true;
    };
    await Promise.all([read(), write()]);
    const rows = await app
      .em()
      .execute<{ id: string; name: string }[]>(
        'select id, last_name as name from end_user where managing_company_id = ?',
        [company.id],
      );
    expect(Object.fromEntries(copy)).toEqual(
      Object.fromEntries(rows.map(({ id, name }) => [id, name])),
    );
  });
});

describe('changes of others', () => {
  it('are not told, and a person who goes to another company is gone here and new there', async () => {
    const other = await createCompany(app.em());
    const moving = await person('Umzug');
    await person('Fremd', other);
    const otherKey = await asApiKey(app, ['users.view'], other);
    const here = await told();
    const there = await told({ client: otherKey });
    expect([namesOf(here.changes), namesOf(there.changes)]).toEqual([['Umzug'], ['Fremd']]);
    await app
      .em()
      .execute('update end_user set managing_company_id = ? where id = ?', [other.id, moving.id]);
    expect((await told({ after: here.cursor })).changes).toMatchObject([
      { nodeId: moving.id, isDeleted: true, node: null },
    ]);
    expect(namesOf((await told({ client: otherKey, after: there.cursor })).changes)).toEqual([
      'Umzug',
    ]);
    const platform = await asApiKey(app, ['users.view', 'companies.view']);
    const all = await told({ client: platform, first: 200 });
    const own = all.changes.filter(({ nodeId }) => nodeId === moving.id);
    // Who follows all companies hears of the end before the beginning.
    expect(own.map(({ companyId, isDeleted }) => [companyId, isDeleted])).toEqual([
      [company.id, true],
      [other.id, false],
    ]);
    expect(await refusal({ companyId: other.id })).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('need the permission of each type', async () => {
    const client = await asApiKey(app, ['users.view'], company);
    expect(await refusal({ client, types: ['END_USER', 'CASE'] })).toMatchObject({
      code: 'FORBIDDEN',
    });
    expect(await refusal({ client, types: [] })).toMatchObject({
      reason: 'CHANGED_TYPES_REQUIRED',
    });
    expect(await refusal({ client: app.client() })).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await refusal({ first: 201 })).toMatchObject({ reason: 'PAGE_TOO_LARGE' });
  });
});

/** The same cursor with other parts. */
function changed(cursor: string, change: (parts: unknown[]) => unknown[]): string {
  const parts = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[];
  return Buffer.from(JSON.stringify(change(parts))).toString('base64url');
}

describe('a cursor', () => {
  it('holds for 90 days, of which the pages behind an old one do not make more', async () => {
    await person('Adler');
    await person('Bauer');
    const { cursor } = await told();
    const days = (count: number) =>
      changed(cursor, (all) => [...all.slice(0, 4), Number(all[4]) - count * 86_400]);
    expect(await refusal({ after: days(91) })).toMatchObject({ reason: 'CHANGES_FORGOTTEN' });
    await app
      .em()
      .execute('update end_user set phone = ? where managing_company_id = ?', ['0', company.id]);
    const page = await told({ after: days(80), first: 1 });
    expect(page.pageInfo.hasNextPage).toBe(true);
    const later = changed(page.cursor, (all) => [...all.slice(0, 4), Number(all[4]) - 11 * 86_400]);
    expect(await refusal({ after: later })).toMatchObject({ reason: 'CHANGES_FORGOTTEN' });
  });

  it('is refused where it would pass over something', async () => {
    await person('Adler');
    const { cursor } = await told();
    const wrong = [
      ...['x', changed(cursor, (all) => ['endUsers', ...all.slice(1)])],
      changed(cursor, (all) => [...all.slice(0, 3), -1, all[4]]),
    ];
    for (const after of wrong) {
      expect(await refusal({ after })).toMatchObject({ reason: 'INVALID_CURSOR' });
    }
    expect(await refusal({ after: cursor, types: ['BUILDING'] })).toMatchObject({
      reason: 'INVALID_CURSOR',
    });
    const restored = changed(cursor, ([name, _epoch, ...rest]) => [name, randomUUID(), ...rest]);
    expect(await refusal({ after: restored })).toMatchObject({ reason: 'CHANGES_FORGOTTEN' });
  });
});

it('what is gone is forgotten after 91 days, and what is there is not', async () => {
  const gone = await person('Fort');
  await person('Da');
  await app.em().execute('delete from end_user where id = ?', [gone.id]);
  const age = async (days: number) =>
    app
      .em()
      .execute(
        'update change set changed_at = now() - make_interval(days => ?) where company_id = ?',
        [days, company.id],
      );
  await age(90);
  await forgetGone(app.em(), 91);
  expect(new Set((await told()).changes.map(({ isDeleted }) => isDeleted)).size).toBe(2);
  await age(92);
  await forgetGone(app.em(), 91);
  expect(namesOf((await told()).changes)).toEqual(['Da']);
});

describe('changes over REST', () => {
  interface Page {
    data: { type: string; id: string; isDeleted: boolean; data: { lastName?: string } | null }[];
    endCursor: string;
    hasMore: boolean;
    reason?: string;
  }

  const read = async (query: string, client: TestClient = key) => {
    const { status, body } = await client.json('GET', `/api/changes?${query}`);
    return { status, ...(body as Page) };
  };

  it('come page by page, each thing as its own calls tell it, and from there on what is new', async () => {
    const gone = await person('Adler');
    const stays = await person('Bauer');
    await app.em().execute(`update end_user set external_id = 'K-1' where id = ?`, [stays.id]);
    const types = 'types=END_USER,BUILDING,CASE';
    const first = await read(`${types}&limit=1`);
    expect(first).toMatchObject({ status: 200, hasMore: true });
    expect(first.data).toHaveLength(1);
    const rest = await read(`${types}&after=${first.endCursor}`);
    expect(rest.hasMore).toBe(false);
    const all = [...first.data, ...rest.data];
    const own = await key.json('GET', '/api/company/end-users?externalId=K-1');
    const [bauer] = (own.body as { data: object[] }).data;
    expect(all).toContainEqual({
      ...{ type: 'END_USER', id: stays.id, companyId: company.id, isDeleted: false },
      data: bauer,
    });
    expect(all.filter(({ type }) => type === 'BUILDING')).not.toEqual([]);
    expect((await read(`${types}&after=${rest.endCursor}`)).data).toEqual([]);
    await key.json('DELETE', `/api/company/end-users/${gone.id}`);
    expect((await read(`${types}&after=${rest.endCursor}`)).data).toEqual([
      { type: 'END_USER', id: gone.id, companyId: company.id, isDeleted: true, data: null },
    ]);
  });

  it('take the rights of their types, types that there are, and a cursor of the same question', async () => {
    const { endCursor } = await read('types=END_USER');
    expect(await read('types=')).toMatchObject({ status: 400, reason: 'CHANGED_TYPES_REQUIRED' });
    expect(await read('types=FLAT')).toMatchObject({ status: 400, reason: 'VALUE_UNKNOWN' });
    expect(await read(`types=BUILDING&after=${endCursor}`)).toMatchObject({
      ...{ status: 400, reason: 'INVALID_CURSOR' },
    });
    expect(await read('types=END_USER&limit=201')).toMatchObject({ status: 400 });
    const people = await asApiKey(app, ['users.view'], company);
    expect(await read('types=END_USER,CASE', people)).toMatchObject({
      ...{ status: 403, reason: 'SCOPE_MISSING' },
    });
    const other = await asApiKey(app, ['users.view'], await createCompany(app.em()));
    expect((await read('types=END_USER', other)).data).toEqual([]);
  });
});
