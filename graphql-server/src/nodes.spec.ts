import { randomUUID } from 'node:crypto';
import { type ApiKeyScope, isPermission, PERMISSIONS, PLATFORM_SCOPES } from '@hausgeist/schema';
import { isInterfaceType, isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Company } from './features/companies/index.js';
import { Conversation } from './features/conversations/index.js';
import type { EndUser } from './features/end-users/index.js';
import { createSchema } from './schema.js';
import { type Cast, createCast, type KeyRole, type Role } from './testing/cast.js';
import { Passkey } from './features/auth/index.js';
import { signIn } from './testing/chat.js';
import { createAdmin, createEndUser } from './testing/factories.js';
import { createChat, createOneOfEach } from './testing/one-of-each.js';
import { isShownByOwnQuery } from './testing/own-queries.js';
import { createApiKey } from './testing/sign-in.js';
import { startTestApp, type TestApp } from './testing/test-app.js';
import type { TestClient } from './testing/test-client.js';

type Caller = Role | KeyRole | 'owner';

/** Company roles that the defaults let in, from the widest. */
const ALL_STAFF: Caller[] = ['staff', 'manager', 'companyAdmin'];
const MANAGERS: Caller[] = ['manager', 'companyAdmin'];
const KEYS: Caller[] = ['companyKey', 'platformKey'];

/**
 * Who sees a thing of the first company, with a chat of its tenant; only `admin` and `platformKey`
 * see the other's.
 */
const SEEN_BY: Readonly<Record<string, readonly Caller[]>> = {
  Company: [...MANAGERS, 'admin', ...KEYS],
  EndUser: [...ALL_STAFF, 'admin', ...KEYS],
  Broadcast: [...MANAGERS, 'admin', ...KEYS],
  Building: [...ALL_STAFF, 'admin', ...KEYS],
  Flat: [...ALL_STAFF, 'admin', ...KEYS],
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
  Case: [...MANAGERS, 'admin', ...KEYS],
  AuditEntry: ['companyAdmin', 'admin', ...KEYS],
  AdminUser: ['admin'],
  // Those of the company's administrator.
  SignInSession: ['companyAdmin'],
  Passkey: ['companyAdmin'],
};

/** What each scope opens to a key; the last four are of the platform. */
const OPENED_BY: Partial<Record<ApiKeyScope, readonly string[]>> = {
  'users.view': ['EndUser', 'Building', 'Flat'],
  'users.create': ['EndUserImport'],
  'broadcast.view': ['Broadcast'],
  'conversations.view': ['UnansweredQuestion'],
  'cases.view': ['Case'],
  'settings.view': ['Company', 'CompanyUser', 'CompanyInvitation', 'UseCase', 'UseCaseWording'],
  'team.view': ['CompanyUser', 'CompanyInvitation'],
  'companies.view': ['Company', 'UseCase', 'UseCaseWording'],
  'settings.audit': ['AuditEntry'],
  'audit.view': ['AuditEntry'],
};

/** Part of another type, or the same thing as another type shows it. */
const NO_NODES = [
  ...['AdminProfile', 'ApiKeyProfile', 'CompanyReference', 'CompanyUserProfile'],
  // What the inbox shows of people and conversations, and what belongs to a conversation there.
  ...['Colleague', 'InboxPerson', 'InboxConversation', 'InboxConversationDetails'],
  // What is counted of a company.
  'CompanyDashboard',
  // How far an action of a company has come.
  'NumberRenewalProgress',
  // The same as a broadcast, for the chat.
  'ChatNotice',
  // Of one person alone, and shown by its own list.
  ...['InboxSavedFilter', 'Notification', 'PushDevice'],
  ...['ConversationLabel', 'ConversationNote', 'ConversationActivity', 'CannedReply', 'Craftsman'],
  // What belongs to a person, and outlives them.
  ...['LegalHold', 'PrivacyRequest', 'OwnPrivacyRequest'],
  // One of each member, found by them.
  ...['Absence', 'AbsencePerson'],
  // What stands on a person's page and goes with them, and the case that a note became.
  ...['ContactNote', 'ContactNoteCase', 'PersonMail'],
  // What belongs to a case; the same as a case, for the chat.
  ...['CaseConversation', 'CaseDetails', 'CaseEntry', 'CaseFile', 'ChatCase', 'ChatCaseFile'],
  // They come and go with the draft, and are given up after 50 versions.
  ...['DraftUseCase', 'KnowledgeVersion', 'TestQuestion'],
];

const NODES = 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }';
const NODE = 'query ($id: ID!) { node(id: $id) { __typename id } }';

let app: TestApp;
let cast: Cast;
let callers: Record<Caller, TestClient>;
/** Of the first company, with a chat of its tenant; the same, but a chat of its owner; of the other. */
let own: Record<string, string>;
let owners: Record<string, string>;
let others: Record<string, string>;

beforeAll(async () => {
  app = await startTestApp();
  cast = await createCast(app);
  const tenant = await createEndUser(app.em(), cast.own);
  const owner = await createEndUser(app.em(), cast.own, { type: 'Owner' });
  callers = {
    ...{ ...cast.clients, ...cast.keys },
    tenant: await signIn(app, tenant),
    owner: await signIn(app, owner),
  };
  const thingsOf = async (company: Company, chief: TestClient, endUser?: EndUser) => ({
    ...(await createOneOfEach(app, company, endUser)),
    AdminUser: (await createAdmin(app.em())).id,
    SignInSession: await sessionOf(chief),
    Passkey: await passkeyOf(chief),
  });
  own = await thingsOf(cast.own, callers.companyAdmin, tenant);
  owners = { ...own, ...(await createChat(app, cast.own, owner)) };
  others = await thingsOf(cast.other, callers.otherAdmin);
});
afterAll(() => app.stop());

async function sessionOf(client: TestClient): Promise<string> {
  const { data } = await client.graphql<{ signInSessions: { id: string }[] }>(
    '{ signInSessions { id } }',
  );
  return data?.signInSessions[0]?.id ?? '';
}

/** Stores a passkey of the caller, who is a company user; gives its id. */
async function passkeyOf(client: TestClient): Promise<string> {
  const { data } = await client.graphql<{ viewer: { companyUser: { id: string } } }>(
    '{ viewer { ... on CompanyUserViewer { companyUser { id } } } }',
  );
  const { id, transports, isBackedUp, createdAt } = new Passkey();
  await app.em().insert(Passkey, {
    ...{ id, transports, isBackedUp, createdAt, audience: 'company-user', name: 'Laptop' },
    ...{
      subjectId: data?.viewer.companyUser.id ?? '',
      credentialId: id,
      publicKey: '',
      counter: 0,
    },
  });
  return id;
}

/** Name of the type under which a caller finds the thing; null if there is nothing. */
async function typeOf(client: TestClient, id: string | undefined): Promise<string | null> {
  const { data, errors } = await client.graphql<{
    node: { __typename: string; id: string } | null;
  }>(NODE, { id });
  if (errors) throw new Error(errors[0]?.extensions.code);
  if (data?.node && data.node.id !== id) throw new Error(`Another thing: ${data.node.id}`);
  return data?.node?.__typename ?? null;
}

const SIGNED_IN = ['tenant', 'owner', ...ALL_STAFF, 'otherAdmin', 'admin', ...KEYS] as const;

/** Kinds of people are told apart by the type that both implement. */
const namesOf = (things: Record<string, string>) => Object.keys(things).toSorted();

async function visibleTo(client: TestClient, things: Record<string, string>): Promise<string[]> {
  const names = namesOf(things);
  const { data } = await client.graphql<{ nodes: ({ id: string } | null)[] | null }>(NODES, {
    ids: names.map((name) => things[name]),
  });
  return names.filter((_name, index) => data?.nodes?.[index]);
}

/** Names of the things that the queries of their types show a caller. */
async function shownTo(client: TestClient, things: Record<string, string>): Promise<string[]> {
  const { Conversation: conversationId, Company: companyId } = things;
  const { sessionId } = await app.em().findOneOrFail(Conversation, { id: conversationId });
  const asked = {
    companyId,
    sessionId,
    useCaseId: things['UseCase'],
    webhookId: things['Webhook'],
    buildingId: things['Building'],
  };
  const shown: string[] = [];
  for (const name of namesOf(things)) {
    if (await isShownByOwnQuery(client, name, { id: things[name], ...asked })) shown.push(name);
  }
  return shown;
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

  it.each([...SIGNED_IN, 'anonymous'] as const)(
    'agrees for a %s with the query of every type',
    async (caller) => {
      for (const things of [own, owners, others]) {
        const shown = await shownTo(callers[caller], things);
        expect(await visibleTo(callers[caller], things)).toEqual(shown);
      }
    },
  );

  it('gives every type that says it is one', async () => {
    const schema = await createSchema([]);
    const node = schema.getType('Node');
    if (!isInterfaceType(node)) throw new Error('There is no interface Node.');
    const types: string[] = schema.getPossibleTypes(node).map(({ name }) => name);
    const seen = new Set<string>();
    const viewers: Record<string, TestClient> = {
      ...{ Conversation: callers.tenant, Message: callers.tenant },
      SignInSession: callers.companyAdmin,
      Passkey: callers.companyAdmin,
    };
    for (const [name, id] of Object.entries(own)) {
      seen.add(String(await typeOf(viewers[name] ?? callers.admin, id)));
    }
    expect([...seen].toSorted()).toEqual(types.toSorted());
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
      expect(await shownTo(client, own)).toEqual(expected);
      expect(await visibleTo(client, others)).toEqual(isPlatform ? expected : []);
      expect(await shownTo(client, others)).toEqual(isPlatform ? expected : []);
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
