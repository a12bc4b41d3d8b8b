import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Cast, codeByRole, createCast } from '../../testing/cast.js';
import { createConversation, createUnanswered } from '../../testing/conversations.js';
import { buildingOf, createCompanyUser, createEndUser } from '../../testing/factories.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';

const ROW = `id status handler urgency danger category isUnread hasOpenQuestion messageCount revision
  endUser { type firstName lastName address apartmentNumber } assignee { name }
  labels { name color } lastMessage { sender text hasAttachments } archivedAt waitingSince`;
const LIST = `query ($filter: InboxConversationFilter, $first: Int, $after: String, $sort: InboxSort) {
  inboxConversations(filter: $filter, first: $first, after: $after, sort: $sort) {
    totalCount pageInfo { hasNextPage endCursor }
    edges { node { ${ROW} } found { sender text at hasAttachments } } } }`;
const COUNTS = `query ($companyId: ID) { inboxCounts(companyId: $companyId) {
  allOpen mine unassigned waiting emergency unanswered archived unread } }`;
const DETAILS = `query ($id: ID!, $last: Int, $before: String) { inboxConversation(id: $id) {
  conversation { id } summary summaryPdfUrl notes { text } history { kind }
  messages(last: $last, before: $before) { totalCount edges { cursor node { text } }
    pageInfo { hasPreviousPage hasNextPage startCursor } } } }`;

interface Row {
  id: string;
  isUnread: boolean;
  lastMessage: { text: string };
}
interface List {
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string };
  edges: {
    node: Row;
    found: { sender: string; text: string; at: string; hasAttachments: boolean } | null;
  }[];
}

/** An answer of the assistant that rests on these use cases. */
const told = (text: string, action: 'ANSWER' | 'HAND_OVER', ...titles: string[]) => ({
  ...{ text, sender: 'BOT' as const, guidance: { action } },
  sources: titles.map((title, i) => ({ index: i + 1, title })),
});

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

describe('the inbox', () => {
  let app: TestApp;
  let cast: Cast;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    cast = await createCast(app);
  });
  afterAll(() => app.stop());

  async function list(variables: object = {}, client: TestClient = cast.clients.staff) {
    const { data, errors } = await client.graphql<{ inboxConversations: List }>(LIST, variables);
    if (!data) throw new Error(JSON.stringify(errors));
    return data.inboxConversations;
  }

  const idsOf = async (variables: object, client?: TestClient) =>
    (await list(variables, client)).edges.map(({ node }) => node.id);

  const foundBy = async (search?: string) =>
    (await list({ filter: { search } })).edges.map(({ found }) => found);

  it('shows who wrote what, the newest activity first', async () => {
    const older = await createConversation(app.em(), cast.own, { lastActivityAt: minutesAgo(2) });
    const newer = await createConversation(app.em(), cast.own, {
      lastActivityAt: minutesAgo(1),
      category: 'Heizung',
      urgency: 'HIGH',
      messages: [{ text: 'Kalt!' }, { text: 'Ich schicke jemanden.', sender: 'BOT' }],
    });
    const { edges, totalCount } = await list();
    expect(totalCount).toBe(2);
    expect(edges.map(({ node }) => node.id)).toEqual([newer.id, older.id]);
    expect(edges[0]?.node).toEqual({
      id: newer.id,
      ...{ status: 'OPEN', handler: 'ASSISTANT', urgency: 'HIGH', danger: null },
      ...{ category: 'Heizung', isUnread: false, hasOpenQuestion: false, messageCount: 2 },
      ...{ revision: 0, assignee: null, labels: [], archivedAt: null, waitingSince: null },
      endUser: {
        ...{ type: 'TENANT', firstName: 'Jana', lastName: 'Öztürk' },
        ...{ address: 'Lindenallee 12, 20095 Hamburg', apartmentNumber: '3 links' },
      },
      lastMessage: { sender: 'BOT', text: 'Ich schicke jemanden.', hasAttachments: false },
    });
  });

  it('proposes a case for each matter, in the words about it', async () => {
    const { id } = await createConversation(app.em(), cast.own, {
      messages: [
        { text: 'In der Küche tropft der Wasserhahn.' },
        told('Drehen Sie ihn zu.', 'ANSWER', 'Wasserhahn tropft'),
        { text: 'Ich möchte mit einem Menschen sprechen.' },
        told('Ich gebe es weiter.', 'HAND_OVER'),
      ],
    });
    const query =
      'query ($id: ID!) { inboxConversation(id: $id) { proposedCases { title description room urgency } } }';
    const { data } = await cast.clients.staff.graphql(query, { id });
    expect(data).toEqual({
      inboxConversation: {
        proposedCases: [
          {
            ...{ title: 'Wasserhahn tropft, Küche', room: 'Küche', urgency: 'NORMAL' },
            description: 'In der Küche tropft der Wasserhahn.',
          },
        ],
      },
    });
    const { errors } = await cast.clients.otherAdmin.graphql(query, { id });
    expect(errors?.[0]?.extensions['code']).toBe('NOT_FOUND');
  });

  it('goes on behind a cursor, without gap or double at equal times', async () => {
    const lastActivityAt = minutesAgo(5);
    const made = [];
    for (let i = 0; i < 5; i += 1)
      made.push((await createConversation(app.em(), cast.own, { lastActivityAt })).id);
    const seen: string[] = [];
    let after: string | undefined;
    for (;;) {
      const { edges, pageInfo } = await list({ first: 2, ...(after ? { after } : {}) });
      seen.push(...edges.map(({ node }) => node.id));
      if (!pageInfo.hasNextPage) break;
      after = pageInfo.endCursor;
    }
    expect(seen).toHaveLength(5);
    expect(new Set(seen)).toEqual(new Set(made));
  });

  it('can show what presses first, page by page: danger, the longest waiting, the newest', async () => {
    const make = async (overrides: object) =>
      (await createConversation(app.em(), cast.own, overrides)).id;
    const made = [
      await make({ urgency: 'EMERGENCY', lastActivityAt: minutesAgo(90) }),
      await make({ waitingSince: minutesAgo(60), lastActivityAt: minutesAgo(50) }),
      await make({ waitingSince: minutesAgo(40), lastActivityAt: minutesAgo(1) }),
      await make({ lastActivityAt: minutesAgo(2) }),
      await make({ urgency: 'HIGH', lastActivityAt: minutesAgo(3) }),
    ];
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const page = await list({ first: 2, sort: 'PRESSING', ...(after ? { after } : {}) });
      seen.push(...page.edges.map(({ node }) => node.id));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : undefined;
    } while (after);
    expect(seen).toEqual(made);
    const { pageInfo } = await list({ first: 2, sort: 'PRESSING' });
    const { errors } = await cast.clients.staff.graphql(LIST, { after: pageInfo.endCursor });
    expect(errors?.[0]?.extensions).toMatchObject({ reason: 'INVALID_CURSOR' });
  });

  it('has a list for each kind of work, and counts them all', async () => {
    const em = app.em();
    const person = await createCompanyUser(em, cast.own);
    const make = (overrides: object) => createConversation(em, cast.own, overrides);
    const waiting = await make({ waitingSince: new Date() });
    const danger = await make({ urgency: 'EMERGENCY', danger: 'GAS', assigneeId: person.id });
    const archived = await make({ archivedAt: new Date() });
    const { conversationId } = await createUnanswered(em, cast.own, { text: 'Und nun?' });
    const view = (name: string) => idsOf({ filter: { view: name } });
    expect(await view('WAITING')).toEqual([waiting.id]);
    expect(await view('EMERGENCY')).toEqual([danger.id]);
    expect(await view('ARCHIVED')).toEqual([archived.id]);
    expect(await view('UNANSWERED')).toEqual([conversationId]);
    const search = archived.endUser.lastName;
    expect(await idsOf({ filter: { search } })).not.toContain(archived.id);
    expect(await idsOf({ filter: { search, withArchived: true } })).toContain(archived.id);
    expect(await idsOf({ filter: { withArchived: true } })).not.toContain(archived.id);
    expect(await view('MINE')).toEqual([]);
    expect(new Set(await view('UNASSIGNED'))).toEqual(new Set([waiting.id, conversationId]));
    expect(await idsOf({ filter: { assigneeId: person.id } })).toEqual([danger.id]);
    const { data } = await cast.clients.staff.graphql<{ inboxCounts: object }>(COUNTS);
    expect(data?.inboxCounts).toEqual({
      ...{ allOpen: 3, mine: 0, unassigned: 2, waiting: 1 },
      ...{ emergency: 1, unanswered: 1, archived: 1, unread: 3 },
    });
  });

  it('knows when the last open question of a conversation has been dealt with', async () => {
    const asked = await createUnanswered(app.em(), cast.own, { text: 'Und nun?' });
    expect(await idsOf({ filter: { view: 'UNANSWERED' } })).toEqual([asked.conversationId]);
    const input = { id: asked.id, state: 'DONE' };
    const DONE = `mutation ($input: SetUnansweredQuestionStateInput!) {
      setUnansweredQuestionState(input: $input) { message } }`;
    await cast.clients.staff.graphql(DONE, { input });
    expect(await idsOf({ filter: { view: 'UNANSWERED' } })).toEqual([]);
  });

  it('narrows by category, urgency, person and time', async () => {
    const em = app.em();
    const endUser = await createEndUser(em, cast.own, { address: 'Hof 1, 20457 Hamburg' });
    const found = await createConversation(em, cast.own, {
      ...{ endUser, category: 'Müll', urgency: 'HIGH', lastActivityAt: minutesAgo(60) },
    });
    await createConversation(em, cast.own, { category: 'Lift' });
    const [from, to] = [minutesAgo(61).toISOString(), minutesAgo(59).toISOString()];
    for (const filter of [
      { category: 'Müll' },
      { urgency: 'HIGH' },
      { endUserId: endUser.id },
      { buildingId: await buildingOf(em, endUser) },
      { from, to },
    ]) {
      expect({ filter, ids: await idsOf({ filter }) }).toEqual({ filter, ids: [found.id] });
    }
  });

  it.each([
    ['another form of the word', 'Heizung'],
    ['a part of a word', 'körper'],
    ['an umlaut without its dots', 'Heizkorper'],
    ['an umlaut as two letters', 'Heizkoerper'],
    ['two words', 'heizkörper kalt'],
    ['the name', 'Güneş'],
    ['the name without dots', 'gunes'],
    ['the street', 'Mühlenweg'],
    ['name and flat', 'gunes hinterhaus'],
    ['a name and a word of a message', 'gunes heizung'],
    ['a street and a part of a word, with a little one', 'Mühlenweg 7 körper'],
    ['words of two messages', 'Heizkörper Schornsteinfeger'],
    ['the customer number', 'k-10482'],
  ])('finds %s', async (_what, search) => {
    const em = app.em();
    const endUser = await createEndUser(em, cast.own, {
      ...{ lastName: 'Güneş', address: 'Mühlenweg 7', apartmentNumber: 'Hinterhaus 2' },
      externalId: 'K-10482',
    });
    const text = 'Beide Heizungen sind kalt, und der Heizkörper gluckert.';
    const messages = [{ text }, { text: 'Der Schornsteinfeger war schon hier.' }];
    const found = await createConversation(em, cast.own, { endUser, messages });
    await createConversation(em, cast.own, { messages: [{ text: 'Wann kommt die Müllabfuhr?' }] });
    await createConversation(em, cast.other, { messages: [{ text }] });
    expect(await idsOf({ filter: { search } })).toEqual([found.id]);
    expect(await idsOf({ filter: { search, view: 'ARCHIVED' } })).toEqual([]);
  });

  it('shows the message that a search has found, from the sentence on that says it', async () => {
    const messages = [
      { text: 'Die Heizung leckt.' },
      { text: 'Guten Tag.\nBeide Heizungen sind **kalt**.', sender: 'BOT' as const },
      { text: 'Danke!' },
    ];
    await createConversation(app.em(), cast.own, { messages });
    const at = expect.any(String) as string;
    expect(await foundBy('heizung')).toEqual([
      { sender: 'BOT', text: 'Beide Heizungen sind **kalt**.', at, hasAttachments: false },
    ]);
    expect(await foundBy('heizung leckt')).toEqual([
      { sender: 'USER', text: 'Die Heizung leckt.', at, hasAttachments: false },
    ]);
    expect(await foundBy()).toEqual([null]);
  });

  it.each(['%', '\\', 'a', "'", 'der die das', '"', 'x'.repeat(200)])(
    'takes a search for %s',
    async (search) => {
      await createConversation(app.em(), cast.own);
      expect((await list({ filter: { search } })).edges.length).toBeLessThan(2);
    },
  );

  it('is read with conversations.view, at the own company alone', async () => {
    const { id } = await createConversation(app.em(), cast.own);
    const foreign = await createConversation(app.em(), cast.other);
    const expected = {
      anonymous: 'UNAUTHENTICATED',
      tenant: 'FORBIDDEN',
      staff: 'ok',
      manager: 'ok',
      companyAdmin: 'ok',
      otherAdmin: 'NOT_FOUND',
      admin: 'ok',
    };
    expect(await codeByRole(cast, LIST, { filter: { companyId: cast.own.id } })).toEqual(expected);
    expect(await codeByRole(cast, COUNTS, { companyId: cast.own.id })).toEqual(expected);
    expect(await codeByRole(cast, DETAILS, { id })).toEqual(expected);
    expect((await codeByRole(cast, LIST)).admin).toBe('BAD_USER_INPUT');
    expect(await idsOf({}, cast.clients.otherAdmin)).toEqual([foreign.id]);
    expect(await idsOf({}, cast.keys.companyKey)).toEqual([id]);
    const inForeign = { filter: { endUserId: foreign.endUser.id } };
    expect(await idsOf(inForeign)).toEqual([]);
  });

  it('shows the last messages of a conversation, and those before', async () => {
    const messages = ['eins', 'zwei', 'drei'].map((text) => ({ text }));
    const { id } = await createConversation(app.em(), cast.own, { messages });
    const read = async (variables: object) => {
      const { data } = await cast.clients.staff.graphql<{
        inboxConversation: {
          summaryPdfUrl: string | null;
          messages: {
            totalCount: number;
            edges: { node: { text: string } }[];
            pageInfo: { hasPreviousPage: boolean; hasNextPage: boolean; startCursor: string };
          };
        };
      }>(DETAILS, { id, ...variables });
      return data?.inboxConversation;
    };
    const last = await read({ last: 2 });
    expect(last?.summaryPdfUrl).toBeNull();
    expect(last?.messages.totalCount).toBe(3);
    expect(last?.messages.edges.map(({ node }) => node.text)).toEqual(['zwei', 'drei']);
    expect(last?.messages.pageInfo).toMatchObject({ hasPreviousPage: true, hasNextPage: false });
    const before = await read({ last: 2, before: last?.messages.pageInfo.startCursor });
    expect(before?.messages.edges.map(({ node }) => node.text)).toEqual(['eins']);
    expect(before?.messages.pageInfo).toMatchObject({ hasPreviousPage: false, hasNextPage: true });
  });

  it('gives the PDF of the summary to those who may read the conversation', async () => {
    const em = app.em();
    const { id } = await createConversation(em, cast.own);
    const path = `/api/company/conversations/${id}/summary.pdf`;
    expect((await cast.clients.staff.fetch(path)).status).toBe(404);
    const summaryFileKey = `conversations/${id}/summary.pdf`;
    await app.app.platform.files.put(summaryFileKey, Buffer.from('%PDF-1.7'));
    await em.execute('update conversation set summary_file_key = ? where id = ?', [
      summaryFileKey,
      id,
    ]);
    const response = await cast.clients.staff.fetch(path);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(await response.text()).toBe('%PDF-1.7');
    expect((await cast.clients.otherAdmin.fetch(path)).status).toBe(404);
    expect((await cast.clients.tenant.fetch(path)).status).toBe(403);
    expect((await app.client().fetch(path)).status).toBe(401);
  });
});
