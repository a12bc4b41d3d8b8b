import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cast, createCast } from '../../../testing/cast.js';
import { createEndUser } from '../../../testing/factories.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { Mail } from '../../mail/index.js';

const TOKEN = 'a token of the gateway';

const CREATE = `mutation ($input: CreateBroadcastInput!) { createBroadcast(input: $input) { broadcast { id } } }`;
const SEND = `mutation ($input: SendBroadcastInput!) { sendBroadcast(input: $input) { message } }`;
const RESULT = `query ($id: ID!) {
  broadcast(id: $id) { counts { sent failed bounced } }
  broadcastRecipients(broadcastId: $id) { edges { node { email status error } } } }`;

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
    await expect.poll(counts, { timeout: 20_000 }).toEqual({ sent: 2, failed: 0, bounced: 0 });
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
});
