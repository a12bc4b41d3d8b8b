import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Cast, createCast } from '../../../testing/cast.js';
import { ChatFollower, newSessionId, readMessages, send, signIn } from '../../../testing/chat.js';
import { createEndUser } from '../../../testing/factories.js';
import { finishJobs } from '../../../testing/jobs.js';
import { storedMails } from '../../../testing/mails.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import type { TestClient } from '../../../testing/test-client.js';
import { EndUser } from '../../end-users/index.js';
import { Conversation } from '../entities.js';

const TAKE = `mutation ($input: TakeOverConversationInput!) { takeOverConversation(input: $input) { message } }`;
const REPLY = `mutation ($input: ReplyToConversationInput!) { replyToConversation(input: $input) { reply { id } } }`;
const BY_LINK = `mutation ($input: SignInEndUserByLinkInput!) {
  signInEndUserByLink(input: $input) { endUser { firstName email } } }`;

/** The job that mails replies. */
const JOB = 'conversation.reply-mail';

const signInBy = (guest: TestClient, token: string | null) =>
  guest.graphql<{ signInEndUserByLink: object }>(BY_LINK, { input: { token } });

describe('a reply to a tenant who is away', () => {
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
    sessionId = newSessionId();
    const question = await send(client, { sessionId, content: 'Meine Heizung ist kalt.' });
    await answered(question.id);
    id = (await app.em().findOneOrFail(Conversation, { sessionId })).id;
    await cast.clients.manager.graphql(TAKE, { input: { id, revision: 0 } });
  });
  afterAll(() => app.stop());

  /** Waits for an answer and goes away. */
  async function answered(questionId: string): Promise<void> {
    const follower = new ChatFollower(client, sessionId);
    await follower.answerTo(questionId);
    await follower.close();
  }

  async function reply(text: string): Promise<string> {
    const input = { id, text, clientId: crypto.randomUUID() };
    const { data } = await cast.clients.manager.graphql<{
      replyToConversation: { reply: { id: string } };
    }>(REPLY, { input });
    return data?.replyToConversation.reply.id ?? '';
  }

  /** What the link of the mail holds. */
  async function link(): Promise<URLSearchParams> {
    await reply('Der Monteur kommt morgen.');
    const [mail] = await mailed();
    const url = new URL(/https?:\S+#\S+/.exec(mail?.text ?? '')?.[0] ?? '');
    return new URLSearchParams(url.hash.slice(1));
  }

  /** What was mailed, once the time of the replies has come. */
  async function mailed() {
    await finishJobs(app, JOB);
    const mails = await storedMails(app, tenant.email);
    return mails.filter(({ dedupeKey }) => dedupeKey.startsWith('conversation-reply:'));
  }

  it('is mailed, several in one mail, and never again', async () => {
    await reply('Der Monteur kommt morgen.');
    await reply('Bitte seien Sie ab 8 Uhr da.');
    const [mail, ...others] = await mailed();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ fromName: cast.own.name, replyTo: cast.own.email });
    expect(mail?.text).toContain('Der Monteur kommt morgen.');
    expect(mail?.text).toContain('Bitte seien Sie ab 8 Uhr da.');
    await reply('Noch etwas: der Schlüssel.');
    const [newest, ...before] = await mailed();
    expect(before).toHaveLength(1);
    expect(newest?.text).toContain('der Schlüssel');
    expect(newest?.text).not.toContain('Der Monteur');
  });

  it('is mailed once, although its job runs again', async () => {
    await reply('Der Monteur kommt morgen.');
    expect(await mailed()).toHaveLength(1);
    await app
      .em()
      .execute(`insert into jobs.job (name, data) select name, data from jobs.job where name = ?`, [
        JOB,
      ]);
    expect(await mailed()).toHaveLength(1);
  });

  it('is not mailed when the page of the tenant has shown it', async () => {
    const follower = new ChatFollower(client, sessionId);
    await reply('Der Monteur kommt morgen.');
    await follower.until((events) =>
      events.some((one) => one.__typename === 'MessageChanged' && one.message.sender === 'PERSON'),
    );
    await expect
      .poll(() => app.em().findOneOrFail(Conversation, { id }))
      .toMatchObject({ deliveredSequence: 4 });
    await follower.close();
    expect(await mailed()).toEqual([]);
  });

  it('is not mailed when the tenant has written since', async () => {
    await reply('Der Monteur kommt morgen.');
    await send(client, { sessionId, content: 'Danke!' });
    expect(await mailed()).toEqual([]);
  });

  it('is not mailed to an address that the tenant has never used', async () => {
    await app.em().nativeUpdate(EndUser, { id: tenant.id }, { isEmailUnproven: true });
    await reply('Der Monteur kommt morgen.');
    expect(await mailed()).toEqual([]);
  });

  it('has a link that leads into the conversation, once', async () => {
    const found = await link();
    const guest = app.client();
    const { data } = await signInBy(guest, found.get('code'));
    expect(data?.signInEndUserByLink).toMatchObject({ endUser: { email: tenant.email } });
    const messages = await readMessages(guest, found.get('chat') ?? '');
    expect(messages.at(-1)?.text).toBe('Der Monteur kommt morgen.');
    const { errors } = await signInBy(app.client(), found.get('code'));
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'UNAUTHENTICATED',
      reason: 'SIGN_IN_LINK_USED',
    });
  });

  it('has a link that is stored as a digest', async () => {
    const code = (await link()).get('code') ?? '';
    const rows = await app
      .em()
      .execute<object[]>(`select * from one_time_token where subject_id = ?`, [tenant.id]);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  it('has a link that is void when the tenant has another address', async () => {
    const found = await link();
    const { type, firstName, lastName, phone, address, apartmentNumber } = tenant;
    const { errors } = await cast.clients.manager.graphql(
      `mutation ($input: UpdateEndUserInput!) { updateEndUser(input: $input) { message } }`,
      {
        input: {
          ...{ id: tenant.id, firstName, lastName, phone, address, apartmentNumber },
          ...{ type: type.toUpperCase(), email: `neu-${tenant.email}` },
        },
      },
    );
    expect(errors).toBeUndefined();
    expect((await signInBy(app.client(), found.get('code'))).errors).toHaveLength(1);
  });
});
