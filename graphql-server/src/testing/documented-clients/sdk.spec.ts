import {
  Hausgeist,
  type ImportProgress,
  importPeople,
  type TypedDocument,
  typedRest,
  verifyWebhook,
} from '@hausgeist/sdk';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer, request as ask, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newSessionId } from '../chat.js';
import { createCompany, createEndUser } from '../factories.js';
import { createApiKey } from '../sign-in.js';
import { TcpProxy } from '../tcp-proxy.js';
import { startTestApp, type TestApp } from '../test-app.js';

// The SDK against the server that it is for.

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const document = <Data, Variables>(text: string) => text as TypedDocument<Data, Variables>;

interface People {
  endUsers: {
    edges: { node: { lastName: string } }[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
}
const PEOPLE = document<People, { after?: string; companyId: string }>(`
  query ($after: String, $companyId: ID!) {
    endUsers(first: 2, after: $after, filter: { companyId: $companyId }) {
      edges { node { lastName } }
      pageInfo { hasNextPage endCursor }
    }
  }
`);
const CREATE = document<{ createCompany: { company: { id: string } } }, { input: object }>(
  'mutation ($input: CreateCompanyInput!) { createCompany(input: $input) { company { id } } }',
);
const SIGN_IN = document<{ authenticateEndUser: { token: string } }, { input: object }>(
  'mutation ($input: AuthenticateEndUserInput!) { authenticateEndUser(input: $input) { token } }',
);
const SEND = document<{ sendMessage: { message: { id: string } } }, { input: object }>(
  'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { id } } }',
);

type Told = { cursor?: string; message?: { id: string; text: string } };
type Position = { sessionId: string; after?: string };
const EVENTS = document<{ conversationEvents: Told }, Position>(`
  subscription ($sessionId: ID!, $after: String) {
    conversationEvents(sessionId: $sessionId, after: $after) {
      ... on MessageChanged { cursor message { id text } }
    }
  }
`);

/** Two calls as openapi-typescript writes them. */
interface Paths {
  '/company/end-users': {
    get: {
      parameters: { query?: { search?: string; limit?: number } };
      requestBody?: never;
      responses: {
        200: { content: { 'application/json': { data: { id: string; lastName: string }[] } } };
        401: { content: { 'application/json': { error: string } } };
      };
    };
    put?: never;
  };
  '/company/end-users/{id}': {
    delete: {
      parameters: { query?: never; path: { id: string } };
      requestBody?: never;
      responses: { 200: { content: { 'application/json': { message: string } } } };
    };
  };
}

interface Sent {
  type: string;
  payload?: { variables: Position };
}

const cursor = ({ conversationEvents: event }: { conversationEvents: Told }) => event.cursor;

const newCompany = (name: string) => ({
  ...{ name, address: 'Musterweg 2, 10115 Berlin', email: 'team@ost.example', phone: '030 5550' },
});

describe('a program with a key', () => {
  it('calls REST with the types of its description', async () => {
    const company = await createCompany(app.em());
    await createEndUser(app.em(), company, { lastName: 'Adler' });
    await createEndUser(app.em(), company, { lastName: 'Bauer' });
    const { key } = await createApiKey(app, ['users.view', 'users.delete'], company);
    const rest = typedRest<Paths>(new Hausgeist({ url: app.url, token: key }));
    const { data } = await rest('GET', '/company/end-users', { query: { search: 'Bauer' } });
    expect(data.map(({ lastName }) => lastName)).toEqual(['Bauer']);
    for (const { id } of data) await rest('DELETE', '/company/end-users/{id}', { path: { id } });
    expect((await rest('GET', '/company/end-users')).data).toMatchObject([{ lastName: 'Adler' }]);
    // @ts-expect-error There is no such call.
    await expect(rest('PUT', '/company/end-users')).rejects.toMatchObject({ status: 405 });
    // @ts-expect-error It needs the id.
    await expect(rest('DELETE', '/company/end-users/{id}')).rejects.toThrow('needs id');
  });

  it('takes a file of people in, and hears of the rows that cannot be taken', async () => {
    const company = await createCompany(app.em());
    const { key } = await createApiKey(app, ['users.view', 'users.create', 'users.edit'], company);
    const hausgeist = new Hausgeist({ url: app.url, token: key });
    const rows = ['Vorname;Nachname;E-Mail;Telefon;Adresse;Wohnung'];
    for (let i = 0; i < 300; i += 1) {
      const email = i === 7 ? 'nobody' : `person-${i}@post.example`;
      rows.push(`Mira;Sommer ${i};${email};040 ${i};Lindenallee 14, 20095 Hamburg;${i}`);
    }
    const file = new File([rows.join('\n')], 'people.csv');
    const steps: ImportProgress[] = [];
    const looked = await importPeople(hausgeist, file, {
      dryRun: true,
      onProgress: (progress) => steps.push(progress),
    });
    expect(looked).toMatchObject({ createdCount: 299, problemCount: 1 });
    expect(steps.at(-1)).toMatchObject({ status: 'CHECKED', processedRows: 300, totalRows: 300 });
    await expect(importPeople(hausgeist, file)).rejects.toMatchObject({
      ...{ code: 'BAD_USER_INPUT', reason: 'ROWS_HAVE_PROBLEMS' },
      message: expect.stringMatching(/\nRow 9, EMAIL: Invalid email format$/),
      problems: [{ row: 9, field: 'EMAIL', message: 'Invalid email format' }],
    });
    expect(await importPeople(hausgeist, file, { skipProblems: true })).toMatchObject({
      ...{ createdCount: 299, updatedCount: 0 },
      problems: [{ row: 9, field: 'EMAIL', message: 'Invalid email format' }],
    });
    const moved = rows[1]?.replace('person-0@', 'mira@') ?? '';
    const numbered = [`${rows[0]};Kundennr.`, `${rows[1]};K-1`];
    const again = (lines: string[]) =>
      importPeople(hausgeist, new File([lines.join('\n')], 'people.csv'), {
        ...{ update: true, byExternalId: true },
      });
    expect(await again(numbered)).toMatchObject({ updatedCount: 1, unchangedCount: 0 });
    expect(await again(numbered)).toMatchObject({ updatedCount: 0, unchangedCount: 1 });
    const other = await again([`${rows[0]};Kundennr.`, `${moved};K-1`]);
    expect(other).toMatchObject({ createdCount: 0, updatedCount: 1 });
  });

  it('goes through all pages of a list', async () => {
    const company = await createCompany(app.em());
    const names = ['Adler', 'Bauer', 'Conrad', 'Dietz', 'Ehlers'];
    for (const lastName of names) await createEndUser(app.em(), company, { lastName });
    const { key } = await createApiKey(app, ['users.view'], company);
    const hausgeist = new Hausgeist({ url: app.url, token: () => key });
    const found: string[] = [];
    const variables = { companyId: company.id };
    for await (const { lastName } of hausgeist.entries(
      PEOPLE,
      variables,
      (data) => data.endUsers,
    )) {
      found.push(lastName);
    }
    expect(found).toEqual(names);
  });

  it('is told why something is refused, over GraphQL and REST', async () => {
    const { key } = await createApiKey(app, ['companies.manage']);
    const hausgeist = new Hausgeist({ url: app.url, token: key });
    const input = { ...newCompany('Haus Süd'), email: 'team' };
    const wrong = { field: 'email', reason: 'INVALID_EMAIL' };
    await expect(hausgeist.request(CREATE, { input })).rejects.toMatchObject({
      ...{ code: 'BAD_USER_INPUT', reason: 'INVALID_EMAIL', fields: [wrong] },
    });
    const body = input;
    await expect(hausgeist.rest('POST', '/companies', { body })).rejects.toMatchObject({
      ...{ status: 400, fields: [wrong] },
    });
  });
});

/** Loses the first answer on its way, as networks do, after the server has done the work. */
async function losingFirstAnswer(url: string): Promise<{ url: string; server: Server }> {
  let isLost = false;
  const server = createServer((incoming, outgoing) => {
    const { method, headers } = incoming;
    const forwarded = ask(new URL(incoming.url ?? '', url), { method, headers }, (answer) => {
      if (isLost) {
        answer.pipe(outgoing.writeHead(answer.statusCode ?? 0, answer.headers));
        return;
      }
      isLost = true;
      answer.resume().on('end', () => incoming.socket.destroy());
    });
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

it('a mutation whose answer was lost is done once', async () => {
  const { key } = await createApiKey(app, ['companies.manage', 'companies.view']);
  const between = await losingFirstAnswer(app.url);
  const hausgeist = new Hausgeist({ url: between.url, token: key });
  const name = 'Hausverwaltung Verloren';
  const { createCompany: made } = await hausgeist.request(CREATE, { input: newCompany(name) });
  between.server.close();
  const rows = await app.em().execute('select id from company where name = ?', [name]);
  expect(rows).toEqual([{ id: made.company.id }]);
});

it('a subscription goes on behind its cursor when its connection was lost', async () => {
  const { email, authNumber } = await createEndUser(app.em(), await createCompany(app.em()));
  const proxy = new TcpProxy(app.url);
  const asked: (string | undefined)[] = [];
  /** Notes behind which cursor each connection begins. */
  class NotingSocket extends WebSocket {
    override send(data: string): void {
      const { type, payload } = JSON.parse(data) as Sent;
      if (type === 'subscribe') asked.push(payload?.variables.after);
      super.send(data);
    }
  }
  const url = await proxy.listen(app.url);
  const anonymous = new Hausgeist({ url, webSocket: NotingSocket });
  const { authenticateEndUser } = await anonymous.request(SIGN_IN, {
    input: { email, authNumber },
  });
  const tenant = anonymous.as(authenticateEndUser.token);
  const sessionId = newSessionId();
  const say = async (content: string) => {
    const input = { sessionId, requestId: crypto.randomUUID(), content };
    return (await tenant.request(SEND, { input })).sendMessage.message.id;
  };
  const first = await say('Erste Frage');
  let second: string | undefined;
  const got: (string | undefined)[] = [];
  for await (const data of tenant.follow(EVENTS, { sessionId }, { cursor })) {
    const { message } = data.conversationEvents;
    got.push(data.conversationEvents.cursor);
    if (message?.id === second) break;
    if (message?.id !== first || second !== undefined) continue;
    proxy.cut();
    second = await say('Zweite Frage');
  }
  await proxy.close();
  // More may have come before the cut than was read by then.
  expect(asked).toEqual([undefined, expect.any(String)]);
  expect(got).toContain(asked[1]);
});

it('a subscription that is refused throws the refusal', async () => {
  const hausgeist = new Hausgeist({ url: app.url });
  const events = hausgeist.follow(EVENTS, { sessionId: newSessionId() });
  await expect(events.next()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
});

it('a webhook is taken with the right signature, whatever form its headers have', () => {
  const secret = `whsec_${Buffer.from('x'.repeat(32)).toString('base64')}`;
  const body = JSON.stringify({ id: 'a', type: 'webhook.test', data: { message: 'Hallo' } });
  const now = new Date();
  const headers = {
    'webhook-id': 'a',
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign('a', now, body),
  };
  const event = verifyWebhook(secret, body, headers);
  // The type tells what the data holds.
  expect(event.type === 'webhook.test' && event.data.message).toBe('Hallo');
  expect(verifyWebhook(secret, body, new Headers(headers))).toEqual(event);
  expect(() => verifyWebhook(secret, `${body} `, headers)).toThrow('signature');
});
