import { randomUUID } from 'node:crypto';
import { type ApiKeyScope, isPermission, PERMISSIONS, PLATFORM_SCOPES } from '@hausgeist/schema';
import { isInterfaceType, isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSchema } from './schema.js';
import { type Cast, createCast, type KeyRole, type Role } from './testing/cast.js';
import { createAdmin } from './testing/factories.js';
import { createOneOfEach } from './testing/one-of-each.js';
import { createApiKey } from './testing/sign-in.js';
import { startTestApp, type TestApp } from './testing/test-app.js';
import type { TestClient } from './testing/test-client.js';

type Caller = Role | KeyRole;

/** Company roles that the defaults let in, from the widest. */
const ALL_STAFF: Caller[] = ['staff', 'manager', 'companyAdmin'];
const MANAGERS: Caller[] = ['manager', 'companyAdmin'];
const KEYS: Caller[] = ['companyKey', 'platformKey'];

/** Who sees a thing of the first company; only `admin` and `platformKey` see the other's. */
const SEEN_BY: Readonly<Record<string, readonly Caller[]>> = {
  Company: [...MANAGERS, 'admin', ...KEYS],
  EndUser: [...ALL_STAFF, 'admin', ...KEYS],
  CompanyUser: [...ALL_STAFF, 'admin', ...KEYS],
  CompanyInvitation: [...ALL_STAFF, 'admin', ...KEYS],
  Conversation: ['tenant'],
  Message: ['tenant'],
  Attachment: ['tenant', ...ALL_STAFF, 'admin'],
  Webhook: ['companyAdmin', 'admin'],
  WebhookDelivery: ['companyAdmin', 'admin'],
  ApiKey: ['companyAdmin', 'admin'],
  EndUserImport: [...MANAGERS, 'admin', ...KEYS],
  UnansweredQuestion: [...ALL_STAFF, 'admin', ...KEYS],
  UseCase: [...MANAGERS, 'admin', ...KEYS],
  UseCaseWording: [...MANAGERS, 'admin', ...KEYS],
  AuditEntry: ['admin', 'platformKey'],
};

/** What each scope opens to a key; the last four are of the platform. */
const OPENED_BY: Partial<Record<ApiKeyScope, readonly string[]>> = {
  'users.view': ['EndUser'],
  'users.create': ['EndUserImport'],
  'conversations.view': ['UnansweredQuestion'],
  'settings.view': ['Company', 'CompanyUser', 'CompanyInvitation', 'UseCase', 'UseCaseWording'],
  'team.view': ['CompanyUser', 'CompanyInvitation'],
  'companies.view': ['Company', 'UseCase', 'UseCaseWording'],
  'audit.view': ['AuditEntry'],
};

/** Types with a query of their own, which must not say anything else. */
const OWN_QUERIES = {
  Company: 'company',
  EndUser: 'endUser',
  EndUserImport: 'endUserImport',
  UseCase: 'useCase',
  Webhook: 'webhook',
};

/** Part of another type, or the same thing as another type shows it. */
const NO_NODES = [
  ...['AdminProfile', 'ApiKeyProfile', 'CompanyReference', 'CompanyUserProfile'],
  // What the inbox shows of people and conversations, and what belongs to a conversation there.
  ...['Colleague', 'InboxPerson', 'InboxConversation', 'InboxConversationDetails'],
  ...['ConversationLabel', 'ConversationNote', 'ConversationActivity'],
];

const NODES = 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }';
const NODE = 'query ($id: ID!) { node(id: $id) { __typename id } }';

let app: TestApp;
let cast: Cast;
let callers: Record<Caller, TestClient>;
let own: Record<string, string>;
let others: Record<string, string>;

beforeAll(async () => {
  app = await startTestApp();
  cast = await createCast(app);
  callers = { ...cast.clients, ...cast.keys };
  const { data } = await callers.tenant.graphql<{ viewer: { endUser: { id: string } } }>(
    '{ viewer { endUser { id } } }',
  );
  own = await createOneOfEach(app, cast.own, data?.viewer.endUser.id);
  others = await createOneOfEach(app, cast.other);
});
afterAll(() => app.stop());

/** Name of the type under which a caller finds the thing; null if there is nothing. */
async function typeOf(client: TestClient, id: string | undefined): Promise<string | null> {
  const { data, errors } = await client.graphql<{
    node: { __typename: string; id: string } | null;
  }>(NODE, { id });
  if (errors) throw new Error(errors[0]?.extensions.code);
  if (data?.node && data.node.id !== id) throw new Error(`Another thing: ${data.node.id}`);
  return data?.node?.__typename ?? null;
}

const SIGNED_IN = ['tenant', ...ALL_STAFF, 'otherAdmin', 'admin', ...KEYS] as const;

/** Kinds of people are told apart by the type that both implement. */
const namesOf = (things: Record<string, string>) => Object.keys(things).toSorted();

async function visibleTo(client: TestClient, things: Record<string, string>): Promise<string[]> {
  const names = namesOf(things);
  const { data } = await client.graphql<{ nodes: ({ id: string } | null)[] }>(NODES, {
    ids: names.map((name) => things[name]),
  });
  return names.filter((_name, index) => data?.nodes[index]);
}

describe('node', () => {
  it.each(SIGNED_IN)('gives a %s what the queries give', async (caller) => {
    const isOfOther = caller === 'otherAdmin';
    const expected = namesOf(own).filter((name) =>
      SEEN_BY[name]?.includes(isOfOther ? 'companyAdmin' : caller),
    );
    const [mine, foreign] = isOfOther ? [others, own] : [own, others];
    expect(await visibleTo(callers[caller], mine)).toEqual(expected);
    const isForAll = caller === 'admin' || caller === 'platformKey';
    expect(await visibleTo(callers[caller], foreign)).toEqual(isForAll ? expected : []);
  });

  it.each(Object.entries(OWN_QUERIES))('agrees about a %s with `%s`', async (type, query) => {
    for (const caller of SIGNED_IN) {
      for (const id of [own[type], others[type]]) {
        const { data } = await callers[caller].graphql<Record<string, unknown>>(
          `query ($id: ID!) { ${query}(id: $id) { id } }`,
          { id },
        );
        const isFound = Boolean(data?.[query]);
        expect([caller, (await typeOf(callers[caller], id)) === type]).toEqual([caller, isFound]);
      }
    }
  });

  it('gives every type that says it is one', async () => {
    const schema = await createSchema([]);
    const node = schema.getType('Node');
    if (!isInterfaceType(node)) throw new Error('There is no interface Node.');
    const types: string[] = schema.getPossibleTypes(node).map(({ name }) => name);
    const seen = new Set<string>();
    const find = async (client: TestClient, id: string | undefined) =>
      seen.add(String(await typeOf(client, id)));
    for (const [name, id] of Object.entries(own)) {
      const isChat = name === 'Conversation' || name === 'Message';
      await find(isChat ? callers.tenant : callers.admin, id);
    }
    await find(callers.admin, (await createAdmin(app.em())).id);
    const sessions = await callers.admin.graphql<{ signInSessions: { id: string }[] }>(
      '{ signInSessions { id } }',
    );
    const sessionId = sessions.data?.signInSessions[0]?.id;
    await find(callers.admin, sessionId);
    expect([...seen].toSorted()).toEqual(types.toSorted());
    expect(await typeOf(callers.companyAdmin, sessionId)).toBeNull();
    const withId = Object.values(schema.getTypeMap())
      .filter((type) => isObjectType(type) && 'id' in type.getFields())
      .map(({ name }) => name);
    expect(withId.filter((name) => !types.includes(name)).toSorted()).toEqual(
      [...NO_NODES, 'EndUserProfile'].toSorted(),
    );
  });

  it('asks people to sign in', async () => {
    await expect(typeOf(callers.anonymous, own['Company'])).rejects.toThrow('UNAUTHENTICATED');
  });

  describe.each(['a company', 'the platform'])('for a key of %s', (owner) => {
    it.each([...PERMISSIONS, ...PLATFORM_SCOPES])('with %s alone', async (scope) => {
      const isPlatform = owner === 'the platform';
      const client = app.client();
      client.bearer = (await createApiKey(app, [scope], isPlatform ? undefined : cast.own)).key;
      const isOpen = isPlatform || isPermission(scope);
      const expected = isOpen ? [...(OPENED_BY[scope] ?? [])].toSorted() : [];
      expect(await visibleTo(client, own)).toEqual(expected);
      expect(await visibleTo(client, others)).toEqual(isPlatform ? expected : []);
    });
  });
});

const idsOf = async (client: TestClient, ids: (string | undefined)[]) => {
  const { data, errors } = await client.graphql<{ nodes: ({ id: string } | null)[] }>(NODES, {
    ids,
  });
  return errors?.[0]?.extensions.code ?? data?.nodes.map((node) => node?.id ?? null);
};

const costOf = async (count: number) => {
  const response = await callers.companyAdmin.graphql(NODES, {
    ids: Array.from({ length: count }, () => randomUUID()),
  });
  return (response as { extensions?: { cost?: { requested: number } } }).extensions?.cost
    ?.requested;
};

describe('nodes', () => {
  it('keeps the order, and says the same of what is hidden and of what is not there', async () => {
    const { EndUser: user, Company: company } = own;
    const asked = [user, others['EndUser'], 'x', randomUUID(), company, user?.toUpperCase()];
    expect(await idsOf(callers.companyAdmin, asked)).toEqual([
      user,
      null,
      null,
      null,
      company,
      user,
    ]);
  });

  it('takes up to 100 ids', async () => {
    const many = Array.from({ length: 101 }, () => randomUUID());
    expect(await idsOf(callers.companyAdmin, many)).toBe('BAD_USER_INPUT');
    expect(await idsOf(callers.companyAdmin, many.slice(1))).toEqual(Array(100).fill(null));
  });

  it('costs as much as it asks for', async () => {
    expect([await costOf(1), await costOf(40)]).toEqual([1, 40]);
  });
});
