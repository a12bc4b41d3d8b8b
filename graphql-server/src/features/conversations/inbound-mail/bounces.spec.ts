import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cast, createCast } from '../../../testing/cast.js';
import { newSessionId, send, signIn } from '../../../testing/chat.js';
import { createEndUser } from '../../../testing/factories.js';
import { finishJobs } from '../../../testing/jobs.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { Mail } from '../../mail/index.js';
import { Conversation } from '../entities.js';

const TOKEN = 'a token of the gateway';

const CREATE = `mutation ($input: CreateBroadcastInput!) { createBroadcast(input: $input) { broadcast { id } } }`;
const SEND = `mutation ($input: SendBroadcastInput!) { sendBroadcast(input: $input) { message } }`;
const RESULT = `query ($id: ID!) {
  broadcast(id: $id) { counts { sent failed bounced } }
  broadcastRecipients(broadcastId: $id) { edges { node { email status error } } } }`;

const TAKE = `mutation ($input: TakeOverConversationInput!) { takeOverConversation(input: $input) { message } }`;
const REPLY = `mutation ($input: ReplyToConversationInput!) { replyToConversation(input: $input) { reply { id } } }`;
const DETAILS = `query ($id: ID!) { inboxConversation(id: $id) { mailBouncedAt } }`;

interface Result {
  broadcast: { counts: { sent: number; failed: number; bounced: number } };
  broadcastRecipients: { edges: { node: object }[] };
}

/** What a mail server writes about a mail that it could not bring to its recipient. */
const report = (
  mail: Pick<Mail, 'to' | 'messageId'>,
  { action = 'failed', original = true } = {},
) =>
  [
    'Return-Path: <>',
    'From: MAILER-DAEMON@post.example (Mail Delivery System)',
    'To: noreply@hausgeist.example',
    'Subject: Undelivered Mail Returned to Sender',
    'Auto-Submitted: auto-replied',
    `Message-ID: <${crypto.randomUUID()}@post.example>`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary=teil',
    '',
    '--teil',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    "I'm sorry to have to inform you that your message could not be delivered.",
    '--teil',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; post.example',
    '',
    `Final-Recipient: rfc822; ${mail.to}`,
    `Action: ${action}`,
    'Status: 5.1.1',
    'Diagnostic-Code: smtp; 550 5.1.1 User unknown',
    '',
    ...(original
      ? ['--teil', 'Content-Type: text/rfc822-headers', '', `Message-ID: ${mail.messageId}`, '']
      : []),
    '--teil--',
  ].join('\r\n');

describe('a mail that came back', () => {
  let app: TestApp;
  let cast: Cast;

  beforeAll(async () => {
    app = await startTestApp({
      config: { inboundMailAddress: 'antwort@chat.example', inboundMailToken: TOKEN },
    });
    cast = await createCast(app);
    await app.em().execute('delete from end_user where managing_company_id = ?', [cast.own.id]);
  });
  afterAll(() => app.stop());

  const ask = async <T>(document: string, variables: object): Promise<T> => {
    const { data, errors } = await cast.clients.manager.graphql<T>(document, variables);
    if (!data) throw new Error(JSON.stringify(errors));
    return data;
  };
  const hand = async (body: string) => {
    const response = await app.client().fetch('/api/mails/inbound', {
      method: 'POST',
      headers: { 'content-type': 'message/rfc822', authorization: `Bearer ${TOKEN}` },
      body,
    });
    return ((await response.json()) as { outcome: string }).outcome;
  };

  it('is told with the recipient of the broadcast, once and for good', async () => {
    const jana = await createEndUser(app.em(), cast.own, { lastName: 'Ahrens' });
    const otto = await createEndUser(app.em(), cast.own, { lastName: 'Beck' });
    const text = { kind: 'INFORMATION', subject: 'Hoffest', text: 'Am Samstag.' };
    const { createBroadcast } = await ask<{ createBroadcast: { broadcast: { id: string } } }>(
      CREATE,
      { input: { ...text, audience: { kind: 'ALL' } } },
    );
    const { id } = createBroadcast.broadcast;
    await ask(SEND, { input: { id } });
    const result = () => ask<Result>(RESULT, { id });
    const counts = async () => (await result()).broadcast.counts;
    await expect.poll(counts).toEqual({ sent: 2, failed: 0, bounced: 0 });
    const mail = await app.em().findOneOrFail(Mail, { to: jana.email });

    expect(await hand(report(mail, { action: 'delayed' }))).toBe('IGNORED');
    expect(await hand(report(mail, { original: false }))).toBe('IGNORED');
    const messageId = `<${mail.id}@elsewhere.example>`;
    expect(await hand(report({ to: mail.to, messageId }))).toBe('IGNORED');
    expect(await counts()).toMatchObject({ bounced: 0 });

    expect(await hand(report(mail))).toBe('BOUNCED');
    expect(await hand(report(mail))).toBe('BOUNCED');
    expect(await result()).toEqual({
      broadcast: { counts: { sent: 1, failed: 0, bounced: 1 } },
      broadcastRecipients: {
        edges: [
          { node: { email: jana.email, status: 'BOUNCED', error: '5.1.1' } },
          { node: { email: otto.email, status: 'SENT', error: null } },
        ],
      },
    });
  });

  it('is told in the conversation whose replies it took, until another one is sent', async () => {
    const tenant = await createEndUser(app.em(), cast.own);
    const sessionId = newSessionId();
    await send(await signIn(app, tenant), { sessionId, content: 'Meine Heizung ist kalt.' });
    const { id } = await app.em().findOneOrFail(Conversation, { sessionId });
    await ask(TAKE, { input: { id, revision: 0 } });
    const reply = async (text: string) => {
      await ask(REPLY, { input: { id, text, clientId: crypto.randomUUID() } });
      await finishJobs(app, 'conversation.reply-mail');
      const where = { dedupeKey: { $like: `conversation-reply:${id}:%` } };
      const [mail] = await app.em().find(Mail, where, { orderBy: { createdAt: 'desc' }, limit: 1 });
      return mail as Mail;
    };
    const told = async () =>
      (await ask<{ inboxConversation: { mailBouncedAt: string | null } }>(DETAILS, { id }))
        .inboxConversation.mailBouncedAt;
    const mail = await reply('Der Monteur kommt morgen.');
    expect(await told()).toBeNull();
    expect(await hand(report(mail))).toBe('BOUNCED');
    expect(Date.parse((await told()) ?? '')).toBeGreaterThan(Date.now() - 60_000);
    await reply('Er kommt um 8 Uhr.');
    expect(await told()).toBeNull();
  });
});
