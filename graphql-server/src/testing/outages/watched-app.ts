import { randomUUID } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import { FakeS3 } from '../../platform/files/testing/fake-s3.js';
import { ChatFollower, newSessionId, send, signIn } from '../chat.js';
import { createCompany, createEndUser } from '../factories.js';
import { FakeOpenAi } from '../fake-openai.js';
import { FakeSmtp } from '../fake-smtp.js';
import { TcpProxy } from '../tcp-proxy.js';
import { startTestApp, type TestApp } from '../test-app.js';
import type { TestClient } from '../test-client.js';
import { createTestDatabase } from '../test-database.js';
import { testRedisUrl } from '../test-valkey.js';

/** What the product needs, and can lose. */
export const PARTS = ['PostgreSQL', 'Valkey', 'S3 store', 'mail server', 'AI provider'] as const;
export type Part = (typeof PARTS)[number];

const REPLY = 'Bitte prüfen Sie zuerst das Thermostatventil der Heizung im Bad.';

/** How soon a client asks again. */
const AGAIN_MS = 200;

/** How soon a tenant asks again; a tenant may ask only so often in a minute. */
const NEXT_QUESTION_MS = 2_500;

/** Repeats work as a good client does, until it is taken. */
async function untilTaken<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch {
      await after(AGAIN_MS);
    }
  }
}

/** A chat that is begun, and can be ended. */
interface Chat {
  client: TestClient;
  sessionId: string;
  tenant: string;
}

/**
 * The server with PostgreSQL, Valkey, an S3 store, a mail server and an AI provider, one of them
 * behind a proxy, by a name whose address may change.
 */
export class WatchedApp {
  readonly proxy: TcpProxy;
  readonly #app: TestApp;
  readonly #smtp: FakeSmtp;
  readonly #stop: () => Promise<void>;

  private constructor(
    parts: { app: TestApp; proxy: TcpProxy; smtp: FakeSmtp },
    stop: () => Promise<void>,
  ) {
    this.#app = parts.app;
    this.proxy = parts.proxy;
    this.#smtp = parts.smtp;
    this.#stop = stop;
  }

  /** Starts it; the part is asked for by that name, which has to lead to the proxy. */
  static async start(part: Part, name: string): Promise<WatchedApp> {
    const provider = new FakeOpenAi();
    provider.reply = REPLY;
    const store = new FakeS3();
    const smtp = await FakeSmtp.start();
    const database = await createTestDatabase();
    const urls: Record<Part, string> = {
      PostgreSQL: database.databaseUrl ?? '',
      Valkey: testRedisUrl() ?? '',
      'S3 store': `http://AKIDEXAMPLE:${encodeURIComponent(FakeS3.SECRET)}@${await store.listen()}/bucket?region=eu-central-1`,
      'mail server': smtp.url,
      'AI provider': await provider.start(),
    };
    const proxy = new TcpProxy(urls[part]);
    const proxied = new URL(await proxy.listen(urls[part]));
    proxied.hostname = name;
    urls[part] = proxied.toString();
    const app = await startTestApp({
      database,
      config: {
        databaseUrl: urls.PostgreSQL,
        redisUrl: urls.Valkey,
        filesUrl: urls['S3 store'],
        smtpUrl: urls['mail server'],
        openai: {
          apiKey: 'test',
          baseUrl: urls['AI provider'],
          model: 'fake-model',
          embeddingModel: 'fake-embedding',
          vision: false,
        },
      },
    });
    return new WatchedApp({ app, proxy, smtp }, async () => {
      await app.stop();
      await proxy.close();
      await provider.stop();
      await smtp.down();
      store.server.close();
    });
  }

  async stop(): Promise<void> {
    await this.#stop();
  }

  /** A signed-in tenant who has an answer already, from the provider itself. */
  async startChat(): Promise<Chat> {
    const tenant = await untilTaken(async () => {
      const em = this.#app.em();
      return createEndUser(em, await createCompany(em));
    });
    const client = await untilTaken(async () => {
      const signedIn = await signIn(this.#app, tenant);
      if (signedIn.cookies.size === 0) throw new Error('Nobody was signed in.');
      return signedIn;
    });
    const chat = { client, sessionId: newSessionId(), tenant: tenant.email };
    while ((await this.ask(chat)) !== REPLY) await after(NEXT_QUESTION_MS);
    return chat;
  }

  /** Asks until the question is taken, and gives the answer that its follower is told. */
  async ask({ client, sessionId }: Chat): Promise<string> {
    const requestId = randomUUID();
    const content = 'Meine Heizung ist kalt.';
    const question = await untilTaken(async () => send(client, { sessionId, content, requestId }));
    return untilTaken(async () => {
      const follower = new ChatFollower(client, sessionId);
      try {
        return (await follower.answerTo(question.id)).text;
      } finally {
        await follower.close();
      }
    });
  }

  /** Ends a chat, and waits for the mail to its tenant, which comes after the PDF is stored. */
  async end({ client, sessionId, tenant }: Chat): Promise<void> {
    await untilTaken(async () => {
      const mutation =
        'mutation ($input: EndConversationInput!) { endConversation(input: $input) { status } }';
      const { errors } = await client.graphql(mutation, { input: { sessionId } });
      if (errors) throw new Error(errors[0]?.extensions.code);
    });
    await this.#smtp.until(({ mails }) =>
      mails.some(({ recipients }) => recipients.includes(tenant)),
    );
  }

  /** Waits until nothing is held any more: connections, jobs, mails, answers left unfinished. */
  async settled(): Promise<void> {
    for (;;) {
      const [held] = await this.#app.em().execute<Record<string, number>[]>(
        `select (select count(*)::int from jobs.job where state = 'active') as jobs,
                (select count(*)::int from message where status = 'GENERATING') as answers,
                (select count(*)::int from mail where status = 'queued') as mails`,
      );
      const { busy, waiting } = this.#app.app.platform.database.connections() ?? {};
      if (Object.values({ ...held, busy, waiting }).every((count) => count === 0)) return;
      await after(AGAIN_MS);
    }
  }
}
