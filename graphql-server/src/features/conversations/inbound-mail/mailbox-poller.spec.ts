import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { newSessionId, readMessages, send, signIn } from '../../../testing/chat.js';
import {
  canServeMailboxes,
  MailboxServer,
  startMarkingGate,
} from '../../../testing/engines/dovecot.js';
import { createCompany, createEndUser } from '../../../testing/factories.js';
import { ServerProcess } from '../../../testing/server-process.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import type { TestClient } from '../../../testing/test-client.js';
import { testRedisUrl } from '../../../testing/test-valkey.js';
import { TokenDigests } from '../../auth/index.js';
import type { EndUser } from '../../end-users/index.js';
import { Conversation } from '../entities.js';
import { ReplyAddresses } from './reply-addresses.js';

const INBOUND = 'antwort@chat.example';

/** A tenant in a conversation, and the mails that they write. */
class Correspondent {
  readonly tenant: EndUser;
  readonly #client: TestClient;
  readonly #sessionId: string;
  readonly #address: string;

  private constructor(tenant: EndUser, client: TestClient, sessionId: string, address: string) {
    this.tenant = tenant;
    this.#client = client;
    this.#sessionId = sessionId;
    this.#address = address;
  }

  static async create(app: TestApp): Promise<Correspondent> {
    const tenant = await createEndUser(app.em(), await createCompany(app.em()));
    const client = await signIn(app, tenant);
    const sessionId = newSessionId();
    await send(client, { sessionId, content: 'Meine Heizung ist kalt.' });
    const { id } = await app.em().findOneOrFail(Conversation, { sessionId });
    const key = new TokenDigests(app.config.sessionSecret ?? '').keyFor('reply addresses');
    const address = new ReplyAddresses(key, INBOUND).of(id);
    return new Correspondent(tenant, client, sessionId, address);
  }

  mail(text: string, head: readonly string[] = []) {
    const messageId = `<${crypto.randomUUID()}@post.example>`;
    const lines = [
      `From: Jana <${this.tenant.email}>`,
      `To: ${this.#address}`,
      `Message-ID: ${messageId}`,
      ...head,
      ...['Content-Type: text/plain; charset=utf-8', '', text],
    ];
    return { messageId, raw: lines.join('\r\n') };
  }

  /** What the tenant has said after the first question. */
  async said(): Promise<string[]> {
    const all = await readMessages(this.#client, this.#sessionId);
    return all
      .filter(({ sender }) => sender === 'USER')
      .map(({ text }) => text)
      .slice(1);
  }
}

describe.runIf(canServeMailboxes())('a mailbox of answers to mails', () => {
  let server: MailboxServer;
  let app: TestApp;
  let jana: Correspondent;
  const lines: string[] = [];
  const told = (words: string) => lines.filter((line) => line.includes(words)).length;

  beforeAll(async () => {
    server = await MailboxServer.start();
    app = await startTestApp({
      config: { inboundMailAddress: INBOUND, imapUrl: server.url, imapPollSeconds: 1 },
      log: pino({ level: 'info' }, { write: (line) => void lines.push(line) }),
    });
  });
  beforeEach(async () => {
    jana = await Correspondent.create(app);
  });
  afterAll(async () => {
    await app.stop();
    await server.stop();
  });

  it('is read, and what was taken goes into a folder', async () => {
    const { raw, messageId } = jana.mail('Ja, um 8 Uhr.\r\n\r\nVon meinem iPhone gesendet');
    await server.deliver(raw);
    await expect.poll(() => jana.said()).toEqual(['Ja, um 8 Uhr.']);
    await expect
      .poll(() => server.list('Hausgeist'))
      .toContainEqual({ messageId, flags: [String.raw`\Seen`] });
    await expect.poll(() => server.list('INBOX')).toEqual([]);
  });

  it('keeps what is for no conversation, unread, and is not told of it again', async () => {
    const absence = jana.mail('Ich bin im Urlaub.', ['Auto-Submitted: auto-replied']);
    const other = jana.mail('Guten Tag!').raw.replace(/To: .*/, `To: ${INBOUND}`);
    await server.deliver(absence.raw);
    await server.deliver(other);
    const flags = async () => (await server.list('INBOX')).map((mail) => mail.flags);
    await expect.poll(flags).toEqual([['HausgeistLeft'], ['HausgeistLeft']]);
    // What comes later is read later.
    await server.deliver(jana.mail('Und jetzt?').raw);
    await expect.poll(() => jana.said()).toEqual(['Und jetzt?']);
    expect(told('is for no conversation')).toBe(2);
    expect(lines.join('\n')).not.toContain('geheim');
  });

  it('is read again after its server was away', async () => {
    await server.kill();
    await expect.poll(() => told('cannot be read')).toBe(1);
    await server.restart();
    await expect.poll(() => told('can be read again')).toBe(1);
    await server.deliver(jana.mail('Da bin ich wieder.').raw);
    await expect.poll(() => jana.said()).toEqual(['Da bin ich wieder.']);
    expect(told('cannot be read')).toBe(1);
  });

  it('gives the same mail twice, and it is one message', async () => {
    const { raw, messageId } = jana.mail('Nur einmal.');
    await server.deliver(raw);
    await server.deliver(raw);
    const taken = async () => {
      const all = await server.list('Hausgeist');
      return all.filter((mail) => mail.messageId === messageId).length;
    };
    await expect.poll(taken).toBe(2);
    expect(await jana.said()).toEqual(['Nur einmal.']);
  });
});

describe.runIf(canServeMailboxes())('a mail that was stored and not yet marked', () => {
  let server: MailboxServer;
  let app: TestApp;
  let settings: { inboundMailAddress: string; imapPollSeconds: number };

  beforeAll(async () => {
    server = await MailboxServer.start();
    settings = { inboundMailAddress: INBOUND, imapPollSeconds: 1 };
  });
  afterAll(() => server.stop());

  const once = async (jana: Correspondent, messageId: string) => {
    await expect
      .poll(() => server.list('Hausgeist'))
      .toContainEqual({ messageId, flags: [String.raw`\Seen`] });
    await expect.poll(() => server.list('INBOX')).toEqual([]);
    expect(await jana.said()).toEqual(['Genau einmal.']);
  };

  it('is one message when the connection breaks in between', async () => {
    const gate = await startMarkingGate(server.url);
    app = await startTestApp({ config: { ...settings, imapUrl: gate.url } });
    const jana = await Correspondent.create(app);
    const { raw, messageId } = jana.mail('Genau einmal.');
    await server.deliver(raw);
    await gate.reached;
    expect(await jana.said()).toEqual(['Genau einmal.']);
    gate.open();
    await once(jana, messageId);
    await gate.close();
    await app.stop();
  });

  it.runIf(inject('postgres').url && testRedisUrl())(
    'is one message when the process is killed in between',
    async () => {
      const gate = await startMarkingGate(server.url);
      app = await startTestApp({ config: { ...settings, workerConcurrency: 0 } });
      const start = async () => {
        const worker = new ServerProcess({
          DATABASE_URL: app.config.databaseUrl ?? '',
          REDIS_URL: testRedisUrl() ?? '',
          DATA_DIR: app.config.dataDir,
          SESSION_SECRET: app.config.sessionSecret ?? '',
          INBOUND_MAIL_ADDRESS: INBOUND,
          IMAP_URL: gate.url,
          IMAP_POLL_SECONDS: '5',
        });
        await worker.ready();
        return worker;
      };
      const [first, second] = [await start(), await start()];
      const jana = await Correspondent.create(app);
      const { raw, messageId } = jana.mail('Genau einmal.');
      await server.deliver(raw);
      await gate.reached;
      expect(await jana.said()).toEqual(['Genau einmal.']);
      first.signal('SIGKILL');
      second.signal('SIGKILL');
      await Promise.all([first.ended(), second.ended()]);
      gate.open();
      const third = await start();
      await once(jana, messageId);
      expect(await third.terminate()).toMatchObject({ code: 0 });
      await gate.close();
      await app.stop();
    },
    120_000,
  );
});
