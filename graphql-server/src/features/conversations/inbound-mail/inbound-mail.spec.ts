import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newSessionId, readMessages, send, signIn } from '../../../testing/chat.js';
import { createCompany, createEndUser } from '../../../testing/factories.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import type { TestClient } from '../../../testing/test-client.js';
import { TokenDigests } from '../../auth/index.js';
import { EndUser } from '../../end-users/index.js';
import { Conversation } from '../entities.js';
import { ReplyAddresses } from './reply-addresses.js';
import { REPLY_MARK } from './written-reply.js';

const MAILBOX = 'antwort@chat.example';
const TOKEN = 'a token of the gateway';

/** A picture of one pixel. */
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A part of a mail that is a file. */
const part = (type: string, name: string, content: string) => [
  '--teil',
  `Content-Type: ${type}; name="${name}"`,
  `Content-Disposition: attachment; filename="${name}"`,
  'Content-Transfer-Encoding: base64',
  '',
  content,
];

describe('a mail that answers one of ours', () => {
  let app: TestApp;
  let tenant: EndUser;
  let client: TestClient;
  let sessionId: string;
  let conversation: Conversation;
  let address: string;

  beforeAll(async () => {
    app = await startTestApp({
      config: { inboundMailAddress: MAILBOX, inboundMailToken: TOKEN },
    });
  });
  beforeEach(async () => {
    const em = app.em();
    tenant = await createEndUser(em, await createCompany(em));
    client = await signIn(app, tenant);
    sessionId = newSessionId();
    await send(client, { sessionId, content: 'Meine Heizung ist kalt.' });
    conversation = await app.em().findOneOrFail(Conversation, { sessionId });
    const digests = new TokenDigests(app.config.sessionSecret ?? '');
    address = new ReplyAddresses(digests.keyFor('reply addresses'), MAILBOX).of(conversation.id);
  });
  afterAll(() => app.stop());

  interface Written {
    from?: string;
    to?: string;
    id?: string;
    head?: string[];
    body?: string[];
  }

  const mailOf = ({ from = tenant.email, to = address, id, head = [], body }: Written) =>
    [
      `From: Jana Öztürk <${from}>`,
      `To: ${to}`,
      'Subject: Re: Antwort',
      `Message-ID: <${id ?? crypto.randomUUID()}@post.example>`,
      ...head,
      ...(body ?? ['Content-Type: text/plain; charset=utf-8', '', 'Ja, um 8 Uhr passt es.']),
    ].join('\r\n');

  const hand = async (mail: string, token = TOKEN) => {
    const response = await app.client().fetch('/api/mails/inbound', {
      method: 'POST',
      headers: { 'content-type': 'message/rfc822', authorization: `Bearer ${token}` },
      body: mail,
    });
    const { outcome } = (await response.json()) as { outcome?: string };
    return { status: response.status, outcome };
  };
  const said = async () =>
    (await readMessages(client, sessionId))
      .filter(({ sender }) => sender === 'USER')
      .map(({ text }) => text);

  it('lands in its conversation, without what it quotes, once', async () => {
    const mail = mailOf({
      body: [
        'Content-Type: text/plain; charset=utf-8',
        '',
        'Ja, um 8 Uhr passt es.',
        '',
        'Am 22. November 2026 um 12:00 schrieb Hausverwaltung',
        '<noreply@hausgeist.example>:',
        `> ${REPLY_MARK}`,
        '> Der Monteur kommt morgen.',
      ],
    });
    expect(await hand(mail)).toEqual({ status: 200, outcome: 'STORED' });
    expect(await hand(mail)).toEqual({ status: 200, outcome: 'KNOWN' });
    expect(await said()).toEqual(['Meine Heizung ist kalt.', 'Ja, um 8 Uhr passt es.']);
  });

  it('brings its files, and names those that are not taken', async () => {
    const body = [
      ...['Content-Type: multipart/mixed; boundary=teil', '', '--teil'],
      ...['Content-Type: text/plain; charset=utf-8', '', 'Hier ein Bild.'],
      ...part('image/png', 'heizung.png', PNG),
      ...part('application/x-msdownload', 'virus.exe', 'TVqQAAMAAAAEAAAA'),
      '--teil--',
    ];
    expect((await hand(mailOf({ body }))).outcome).toBe('STORED');
    const message = (await readMessages(client, sessionId)).findLast(
      ({ sender }) => sender === 'USER',
    );
    expect(message?.text).toBe('Hier ein Bild.\n\n[Nicht übernommen: virus.exe]');
    expect(message?.attachments).toMatchObject([{ originalName: 'heizung.png' }]);
  });

  it.each<[string, Written]>([
    ['of another sender', { from: 'fremd@post.example' }],
    ['to an address that was made up', { to: `antwort+${'a'.repeat(48)}@chat.example` }],
    ['to the mailbox alone', { to: MAILBOX }],
    ['of a notice of absence', { head: ['Auto-Submitted: auto-replied'] }],
    ['of a list', { head: ['Precedence: list'] }],
    ['without a sender to return to', { head: ['Return-Path: <>'] }],
    [
      'that reports a failure',
      {
        body: [
          'Content-Type: multipart/report; boundary=x',
          '',
          '--x',
          '',
          'Unzustellbar',
          '--x--',
        ],
      },
    ],
  ])('%s is ignored', async (_name, written) => {
    expect(await hand(mailOf(written))).toEqual({ status: 200, outcome: 'IGNORED' });
    expect(await said()).toHaveLength(1);
  });

  it('from an address that the tenant has never used is ignored', async () => {
    await app.em().nativeUpdate(EndUser, { id: tenant.id }, { isEmailUnproven: true });
    expect((await hand(mailOf({}))).outcome).toBe('IGNORED');
  });

  it('begins a conversation where the old one has ended', async () => {
    await app.em().nativeUpdate(Conversation, { id: conversation.id }, { status: 'ENDED' });
    expect((await hand(mailOf({}))).outcome).toBe('STORED');
    expect(await said()).toHaveLength(1);
    const all = await app.em().find(Conversation, { endUser: tenant.id });
    expect(all).toHaveLength(2);
  });

  it('is taken from the gateway alone', async () => {
    expect((await hand(mailOf({}), 'another token')).status).toBe(401);
    expect(await said()).toHaveLength(1);
  });
});
