import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AuditEntry } from '../features/audit/index.js';
import { Broadcast } from '../features/broadcasts/index.js';
import { ServiceCase } from '../features/cases/index.js';
import type { Company } from '../features/companies/index.js';
import { Webhook } from '../features/webhooks/index.js';
import { createUnanswered } from './conversations.js';
import { createAdmin, createCompany, createCompanyUser, createEndUser } from './factories.js';
import { createChat } from './one-of-each.js';
import { asAdmin, createApiKey } from './sign-in.js';
import { startTestApp, type TestApp } from './test-app.js';
import type { TestClient } from './test-client.js';
import { createUseCases } from './use-cases.js';

// `last` and `before` on every list that has entries here: what comes is what `first` and `after` give.

let app: TestApp;
let company: Company;
let admin: TestClient;

beforeAll(async () => {
  app = await startTestApp();
  company = await createCompany(app.em());
  for (let number = 1; number <= 5; number += 1) await addOneMore(number);
  await createUseCases(app.em(), company, ['Heizung', 'Aufzug', 'Müll', 'Schlüssel', 'Wasser']);
  admin = await asAdmin(app, await createAdmin(app.em()));
});
afterAll(() => app.stop());

/** One more entry for each list. */
async function addOneMore(number: number): Promise<void> {
  const em = app.em();
  const other = await createCompany(em);
  await createAdmin(em);
  await createApiKey(app, ['users.view'], company);
  await createCompanyUser(em, company);
  const endUser = await createEndUser(em, company, { address: `Am Kai ${number}, 20095 Hamburg` });
  await createChat(app, company, endUser);
  await createUnanswered(em, company, { text: `Wo ist Rad ${number}?` });
  em.create(ServiceCase, { company, number, title: 'Heizung bleibt kalt' });
  em.create(Broadcast, {
    ...{ company, kind: 'INFORMATION', subject: 'Hofdienst', text: 'Guten Tag' },
    ...{ audience: { kind: 'ALL', ids: [] }, authorName: 'Miriam Vogt' },
  });
  em.create(Webhook, {
    ...{ url: 'https://empfang.example/', description: '', events: ['end_user.created'] },
    ...{ managingCompany: company, encryptedSecret: 'x' },
  });
  em.create(AuditEntry, {
    ...{ actorKind: 'admin', actorName: other.name, action: 'company.updated' },
    ...{ companyId: company.id, companyName: company.name, address: '', requestId: 'test' },
  });
  await em.flush();
}

interface Page {
  edges: { cursor: string; node: { id: string } }[];
  pageInfo: {
    hasNextPage: boolean;
    hasPreviousPage: boolean;
    startCursor: string | null;
    endCursor: string | null;
  };
}

/** Lists, the argument that narrows them to the company, and orders besides the usual one. */
const LISTS: [list: string, narrowed: boolean, sort?: string][] = [
  ['admins', false],
  ['apiKeys', true],
  ['auditLog', true],
  ['broadcasts', true],
  ['buildings', true],
  ['cases', true],
  ['cases', true, 'URGENCY'],
  ['companies', false],
  ['companies', false, '{ field: CREATED_AT, direction: DESC }'],
  ['companyMembers', true],
  ['endUsers', true],
  ['endUsers', true, '{ field: NAME, direction: DESC }'],
  ['inboxConversations', true],
  ['unansweredQuestions', true],
  ['useCases', true],
  ['webhooks', true],
];

function readerOf(list: string, isNarrowed: boolean, sort?: string) {
  return async (paging: string) => {
    const given = [
      paging,
      isNarrowed ? `filter: { companyId: "${company.id}" }` : '',
      sort ? `sort: ${sort}` : '',
    ];
    const { data, errors } = await admin.graphql<Record<string, Page>>(
      `{ ${list}(${given.join(' ')}) {
           edges { cursor node { id } }
           pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
         } }`,
    );
    const page = data?.[list];
    if (!page) throw new Error(JSON.stringify(errors));
    return page;
  };
}

const idsOf = ({ edges }: Page) => edges.map(({ node }) => node.id);

describe.each(LISTS)('%s', (list, isNarrowed, sort) => {
  const read = readerOf(list, isNarrowed, sort);

  it('is read from its end, in its order', async () => {
    const all = await read('first: 100');
    const ids = idsOf(all);
    expect(ids.length).toBeGreaterThan(3);
    const whole = await read('last: 100');
    expect(idsOf(whole)).toEqual(ids);
    expect(whole.pageInfo).toEqual({ ...all.pageInfo, hasNextPage: false, hasPreviousPage: false });

    const found: string[] = [];
    let page = await read('last: 2');
    expect(page.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
    for (;;) {
      found.unshift(...idsOf(page));
      const { hasPreviousPage, startCursor } = page.pageInfo;
      expect(startCursor).toBe(page.edges[0]?.cursor);
      if (!hasPreviousPage) break;
      page = await read(`last: 2 before: "${startCursor}"`);
      expect(page.pageInfo.hasNextPage).toBe(true);
    }
    expect(found).toEqual(ids);
  });

  it('has the same cursors in both directions, and nothing before its first entry', async () => {
    const { edges } = await read('first: 3');
    const [first, second, third] = edges;
    const between = await read(`last: 1 before: "${third?.cursor}"`);
    expect(between.edges).toEqual([second]);
    const nothing = await read(`last: 5 before: "${first?.cursor}"`);
    expect(nothing.edges).toEqual([]);
    expect(nothing.pageInfo).toEqual({
      ...{ hasNextPage: true, hasPreviousPage: false, startCursor: null, endCursor: null },
    });
    const onward = await read(`first: 1 after: "${between.pageInfo.endCursor}"`);
    expect(onward.edges).toEqual([third]);
  });
});

async function reasonOf(paging: string) {
  const { errors } = await admin.graphql(`{ companies(${paging}) { totalCount } }`);
  return errors?.[0]?.extensions;
}

it('is asked for one way at a time, and no page is larger than the other', async () => {
  for (const mixed of ['first: 1 last: 1', 'last: 1 after: "x"', 'first: 1 before: "x"']) {
    expect(await reasonOf(mixed)).toMatchObject({ reason: 'PAGE_TWO_WAYS' });
  }
  expect(await reasonOf('last: 1 offset: 0')).toMatchObject({ reason: 'PAGE_TWO_WAYS' });
  expect(await reasonOf('last: 101')).toMatchObject({
    ...{ reason: 'PAGE_TOO_LARGE', params: { argument: 'last', limit: 100 } },
  });
  expect(await reasonOf('last: 0')).toMatchObject({
    ...{ reason: 'PAGE_TOO_SMALL', params: { argument: 'last' } },
  });
  expect(await reasonOf('last: 1 before: "x"')).toMatchObject({ reason: 'INVALID_CURSOR' });
});
