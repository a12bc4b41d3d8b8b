import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Cast, codeByRole, createCast } from '../../../testing/cast.js';
import { ChatFollower, newSessionId, readMessages, send, signIn } from '../../../testing/chat.js';
import { createConversation } from '../../../testing/conversations.js';
import { createEndUser } from '../../../testing/factories.js';
import { finishJobs } from '../../../testing/jobs.js';
import { storedMails } from '../../../testing/mails.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import type { TestClient } from '../../../testing/test-client.js';
import { Conversation } from '../../conversations/index.js';
import { EndUser } from '../../end-users/index.js';
import { run } from '../testing/run.js';

const REPLY = `mutation ($input: ReplyToConversationInput!) {
  replyToConversation(input: $input) { conversation {
    status handler endedAt waitingSince archivedAt assignee { id } } } }`;
const END = `mutation ($input: EndConversationInput!) {
  endConversation(input: $input) { conversation { status } } }`;
const LIST = `query ($view: InboxView) { inboxConversations(filter: { view: $view }) { edges { node { id } } } }`;
const DETAILS = 'query ($id: ID!) { inboxConversation(id: $id) { canBeMailed } }';
const OWN = '{ conversations { edges { hasNewReply node { sessionId status } } } }';
const DONE = `mutation ($input: SeenConversationsInput!) {
  archiveConversations(input: $input) { conversations { archivedAt revision } } }`;
const UNDO = `mutation ($input: SeenConversationsInput!) {
  restoreConversations(input: $input) { conversations { waitingSince } } }`;

describe('a chat that has ended while its tenant waits for a person', () => {
  let app: TestApp;
  let cast: Cast;
  let tenant: EndUser;
  let client: TestClient;
  let sessionId: string;
  let id: string;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    cast = await createCast(app);
    tenant = await createEndUser(app.em(), cast.own);
    client = await signIn(app, tenant);
    ({ sessionId, id } = await talk('Ich möchte mit einem Menschen sprechen.'));
    await end();
  });
  afterAll(() => app.stop());

  /** Asks something, and goes away with the answer. */
  async function talk(content: string) {
    const session = newSessionId();
    const follower = new ChatFollower(client, session);
    const question = await send(client, { sessionId: session, content });
    await follower.answerTo(question.id);
    await follower.close();
    const { id: found } = await app.em().findOneOrFail(Conversation, { sessionId: session });
    return { sessionId: session, id: found };
  }

  const stored = () => app.em().findOneOrFail(Conversation, { id });

  async function end(session = sessionId): Promise<void> {
    await run(END, { input: { sessionId: session } }, client);
    await expect
      .poll(() => app.em().findOneOrFail(Conversation, { sessionId: session }))
      .toMatchObject({ status: 'ENDED' });
  }

  const reply = (text: string, by = cast.clients.manager) =>
    run<{ conversation: object }>(
      REPLY,
      { input: { id, text, clientId: crypto.randomUUID() } },
      by,
    );

  async function view(name: string): Promise<string[]> {
    const { edges } = await run<{ edges: { node: { id: string } }[] }>(
      LIST,
      { view: name },
      cast.clients.manager,
    );
    return edges.map(({ node }) => node.id);
  }

  const mails = async (kind: string) =>
    (await storedMails(app, tenant.email)).filter(({ dedupeKey }) => dedupeKey.startsWith(kind));

  const canBeMailed = () => run<{ canBeMailed: boolean }>(DETAILS, { id }, cast.clients.manager);

  it('stays among those that need a person; one that needs none is done', async () => {
    const { id: other, sessionId: session } = await talk('Guten Tag!');
    await end(session);
    expect(await view('WAITING')).toEqual([id]);
    expect(await view('ALL_OPEN')).toEqual([id]);
    expect(await view('ARCHIVED')).toEqual([other]);
  });

  it('goes on with an answer, which the tenant gets by mail', async () => {
    expect(await reply('Ich rufe Sie heute an.')).toMatchObject({
      conversation: {
        ...{ status: 'OPEN', handler: 'PERSON', endedAt: null, waitingSince: null },
        ...{ archivedAt: null, assignee: { id: expect.any(String) } },
      },
    });
    await finishJobs(app, 'conversation.reply-mail');
    const [mail, ...others] = await mails('conversation-reply:');
    expect(others).toEqual([]);
    expect(mail?.text).toContain('Ich rufe Sie heute an.');
    expect(mail?.text).toContain(`chat=${sessionId}`);
  });

  it('is shown to a tenant who comes back without the mail, until they have read it', async () => {
    const own = () =>
      run<{ edges: { hasNewReply: boolean; node: object }[] }>(OWN, {}, client).then(
        ({ edges }) => edges,
      );
    expect(await own()).toMatchObject([{ hasNewReply: false, node: { status: 'ENDED' } }]);
    await reply('Ich rufe Sie heute an.');
    expect(await own()).toEqual([{ hasNewReply: true, node: { sessionId, status: 'OPEN' } }]);
    const follower = new ChatFollower(client, sessionId);
    await follower.until((events) => events.length > 0);
    await expect.poll(own).toMatchObject([{ hasNewReply: false }]);
    await follower.close();
    const messages = await readMessages(client, sessionId);
    expect(messages.at(-1)).toMatchObject({ sender: 'PERSON', text: 'Ich rufe Sie heute an.' });
  });

  it('ends again with a summary and a mail of its own', async () => {
    const { summary } = await stored();
    await reply('Ich rufe Sie heute an.');
    await end();
    expect((await stored()).summary).not.toBe(summary);
    expect((await stored()).summary).toContain('Ich rufe Sie heute an.');
    expect(await mails('conversation-summary:')).toHaveLength(2);
    expect(await view('ARCHIVED')).toEqual([id]);
  });

  it('can be answered by a colleague of the one who answered before', async () => {
    await reply('Ich rufe Sie heute an.');
    await end();
    await reply('Und ich bringe den Schlüssel.', cast.clients.companyAdmin);
    expect(await stored()).toMatchObject({ status: 'OPEN', handler: 'PERSON' });
  });

  it('is done once it is ticked off, and waits again only where that is undone', async () => {
    const { inboxRevision: revision } = await stored();
    const { manager } = cast.clients;
    const ticked = await run<{ conversations: { revision: number }[] }>(
      DONE,
      { input: { conversations: [{ id, revision }] } },
      manager,
    );
    expect(await view('WAITING')).toEqual([]);
    const seen = { id, revision: ticked.conversations[0]?.revision };
    const undone = await run<object>(UNDO, { input: { conversations: [seen] } }, manager);
    expect(undone).toMatchObject({ conversations: [{ waitingSince: expect.any(String) }] });
    expect(await view('WAITING')).toEqual([id]);
  });

  it('says where a mail would not be read by the tenant', async () => {
    expect(await canBeMailed()).toEqual({ canBeMailed: true });
    await app.em().nativeUpdate(EndUser, { id: tenant.id }, { isEmailUnproven: true });
    expect(await canBeMailed()).toEqual({ canBeMailed: false });
    await reply('Ich rufe Sie heute an.');
    await finishJobs(app, 'conversation.reply-mail');
    expect(await mails('conversation-reply:')).toEqual([]);
  });

  it('is answered by those who may, at the own company alone', async () => {
    const { id: ended } = await createConversation(app.em(), cast.own, { status: 'ENDED' });
    const input = { id: ended, text: 'Guten Tag', clientId: 'a' };
    expect(await codeByRole(cast, REPLY, { input })).toEqual({
      ...{ anonymous: 'UNAUTHENTICATED', tenant: 'FORBIDDEN', otherAdmin: 'NOT_FOUND' },
      ...{ staff: 'FORBIDDEN', manager: 'ok', companyAdmin: 'CONFLICT', admin: 'CONFLICT' },
    });
    const { errors } = await cast.keys.companyKey.graphql(REPLY, { input });
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});
