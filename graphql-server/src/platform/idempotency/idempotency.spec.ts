import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Company } from '../../features/companies/index.js';
import { EndUser } from '../../features/end-users/index.js';
import { createAdmin } from '../../testing/factories.js';
import { type Cast, createCast } from '../../testing/cast.js';
import { asAdmin } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';
import { transactional } from '../database/index.js';
import { deleteOldAnswers, IdempotentRequest } from './index.js';
import { uniqueKey } from '../../testing/unique-key.js';

let app: TestApp;
/** Another server of the same database; the embedded one can have only one. */
let second: TestApp | undefined;
let cast: Cast;

beforeAll(async () => {
  app = await startTestApp();
  if (app.database.databaseUrl) second = await startTestApp({ beside: app });
  cast = await createCast(app);
});
afterAll(async () => {
  await second?.stop();
  await app.stop();
});

let key: string;
beforeEach(() => {
  key = randomUUID();
});

const JSON_BODY = { 'content-type': 'application/json' };

interface Answer {
  status: number;
  replayed: string | null;
  retryAfter: string | null;
  text: string;
  body: { success?: boolean; message?: string; errors?: { extensions: { code: string } }[] };
}

async function post(client: TestClient, path: string, body: unknown, headers: object = {}) {
  const response = await client.fetch(path, {
    method: 'POST',
    headers: { ...JSON_BODY, 'idempotency-key': key, ...headers },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  const answer: Answer = {
    status: response.status,
    replayed: response.headers.get('idempotency-replayed'),
    retryAfter: response.headers.get('retry-after'),
    text,
    body: JSON.parse(text) as Answer['body'],
  };
  return answer;
}

const companyOf = (name: string) => ({
  name,
  address: 'Musterweg 1, 20095 Hamburg',
  email: `team-${uniqueKey()}@nord.example`,
  phone: '040 66969 100',
});

/** Uploads a table with one person. */
async function upload(name: string) {
  const form = new FormData();
  form.set('file', new Blob([`Vorname;Nachname;E-Mail\n${name};Kaya;j@m.example\n`]), 'm.csv');
  const headers = { 'idempotency-key': key };
  const options = { method: 'POST', headers, body: form };
  const path = '/api/company/end-users/imports';
  const response = await cast.clients.companyAdmin.fetch(path, options);
  const replayed = response.headers.get('idempotency-replayed');
  return { status: response.status, replayed, text: await response.text() };
}

const CREATE = `mutation Add($input: CreateCompanyInput!) {
  createCompany(input: $input) { message company { id name } }
}`;

const person = () => ({
  type: 'Tenant',
  firstName: 'Jana',
  lastName: 'Öztürk',
  email: `jana-${key}@mieter.example`,
  phone: '0171 3920000',
  address: 'Lindenallee 12, 20095 Hamburg',
  apartmentNumber: '3',
});

const newMail = () => `p-${uniqueKey()}@verwaltung.example`;

const create = (input: object, client = cast.clients.admin, headers = {}) =>
  post(client, '/graphql', { query: CREATE, variables: { input } }, headers);

const countOf = (name: string) => app.em().count(Company, { name });
const rows = () => app.em().find(IdempotentRequest, {});

async function onlyRow(change: string): Promise<void> {
  await app.em().execute(`update idempotent_request set ${change}
    where created_at = (select max(created_at) from idempotent_request)`);
}

describe('a mutation with a key', () => {
  it('is carried out once, and answered the second time as the first', async () => {
    const input = companyOf(key);
    const first = await create(input);
    const again = await create(input);
    expect([first.status, first.replayed]).toEqual([200, null]);
    expect([again.status, again.replayed, again.text]).toEqual([200, 'true', first.text]);
    expect(first.body.errors).toBeUndefined();
    expect(await countOf(key)).toBe(1);
  });

  it('is the same however its variables are written down, and the key with or without quotes', async () => {
    const { name, address, email, phone } = companyOf(key);
    const first = await create({ name, address, email, phone });
    const again = await create({ phone, email, address, name }, cast.clients.admin, {
      'idempotency-key': `"${key}"`,
    });
    expect([again.replayed, again.text]).toEqual(['true', first.text]);
  });

  it('is refused with another request', async () => {
    await create(companyOf(key));
    const other = await create(companyOf(`${key} 2`));
    expect([other.status, other.body.errors?.[0]?.extensions.code]).toEqual([
      422,
      'IDEMPOTENCY_KEY_REUSED',
    ]);
    expect(await countOf(`${key} 2`)).toBe(0);
  });

  it('creates one thing when it is sent a hundred times at once, to two servers if there are', async () => {
    const input = companyOf(key);
    const { admin } = cast.clients;
    const elsewhere = (second ?? app).client();
    elsewhere.bearer = admin.bearer;
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => create(input, index % 2 ? admin : elsewhere)),
    );
    expect(await countOf(key)).toBe(1);
    const done = answers.filter(({ status }) => status === 200);
    const waiting = answers.filter(({ status }) => status === 409);
    expect(done.length + waiting.length).toBe(100);
    expect(done.filter(({ replayed }) => replayed === null)).toHaveLength(1);
    expect(new Set(done.map(({ text }) => text)).size).toBe(1);
    for (const { body, retryAfter } of waiting) {
      expect(body.errors?.[0]?.extensions).toEqual({
        code: 'IDEMPOTENCY_IN_PROGRESS',
        reason: 'IDEMPOTENCY_STILL_RUNNING',
        retryAfterSeconds: 1,
      });
      expect(retryAfter).toBe('1');
    }
    expect((await create(input)).replayed).toBe('true');
  });

  it("belongs to its caller: somebody else's is another", async () => {
    const other = await asAdmin(app, await createAdmin(app.em()));
    const first = await create(companyOf(key));
    const theirs = await create(companyOf(`${key} 2`), other);
    expect([first.replayed, theirs.replayed, theirs.status]).toEqual([null, null, 200]);
    expect(theirs.body.errors).toBeUndefined();
  });

  it.each([
    ['endUser', 'endUserId'],
    ['admin', 'adminId'],
    ['companyUser', 'companyUserId'],
    ['apiKey', 'apiKeyId'],
  ])('is one of its own for each %s', async (kind, id) => {
    const begin = (one: string) => {
      const context = { em: app.em(), actor: { kind, [id]: one } } as never;
      return app.app.features.idempotency.begin(context, key, 'request');
    };
    const [one, other] = [randomUUID(), randomUUID()];
    const attempts = [await begin(one), await begin(other)];
    await expect(begin(one)).rejects.toMatchObject({ code: 'IDEMPOTENCY_IN_PROGRESS' });
    for (const { attempt } of attempts) await attempt?.abandon();
  });

  it('is free again after a refusal that has changed nothing', async () => {
    const refused = await create({ ...companyOf(key), email: 'nothing' });
    expect(refused.body.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    const right = await create(companyOf(key));
    expect([right.body.errors, right.replayed]).toEqual([undefined, null]);
  });

  it('counts for 24 hours, and is then deleted', async () => {
    await create(companyOf(key));
    await onlyRow(`created_at = now() - interval '23 hours 59 minutes'`);
    const kept = (await rows()).length;
    await deleteOldAnswers(app.em());
    expect(await rows()).toHaveLength(kept);
    await app
      .em()
      .execute(`update idempotent_request set created_at = now() - interval '25 hours'`);
    const next = await create(companyOf(`${key} 2`));
    expect([next.replayed, next.body.errors]).toEqual([null, undefined]);
    await deleteOldAnswers(app.em());
    expect(await rows()).toHaveLength(1);
  });
});

describe('a process that goes down', () => {
  it('before it has done anything leaves the key to the next as soon as its lease is over', async () => {
    const input = companyOf(key);
    await create(input);
    await app.em().execute('delete from company where name = ?', [key]);
    await onlyRow(`answer = null, has_effect = false, leased_until = now() + interval '9 seconds'`);
    const waiting = await create(input);
    expect([waiting.status, waiting.retryAfter]).toEqual([409, '1']);
    await onlyRow(`leased_until = now() - interval '1 second'`);
    const next = await create(input);
    expect([next.status, next.replayed, next.body.errors]).toEqual([200, null, undefined]);
  });

  it('after the work, before the answer was kept, has it never done again', async () => {
    const input = companyOf(key);
    await create(input);
    const [row] = await app
      .em()
      .execute<{ has_effect: boolean }[]>(
        'select has_effect from idempotent_request order by created_at desc limit 1',
      );
    expect(row?.has_effect).toBe(true);
    await onlyRow(`answer = null`);
    const next = await create(input);
    expect([next.status, next.body.errors?.[0]?.extensions.code]).toEqual([409, 'CONFLICT']);
    expect(next.retryAfter).toBeNull();
    expect(await countOf(key)).toBe(1);
  });

  it('and comes back after another has taken the key over commits nothing', async () => {
    const { idempotency } = app.app.features;
    const em = app.em();
    const context = { em, actor: { kind: 'admin', adminId: randomUUID() } } as never;
    const { attempt } = await idempotency.begin(context, key, 'request');
    await onlyRow(`attempt = '${randomUUID()}'`);
    const late = attempt?.run(() =>
      transactional(em.fork(), async (tx) => {
        tx.create(Company, companyOf(key));
        await tx.flush();
      }),
    );
    await expect(late).rejects.toMatchObject({ code: 'IDEMPOTENCY_IN_PROGRESS' });
    expect(await countOf(key)).toBe(0);
    await attempt?.abandon();
  });
});

describe('work that takes long', () => {
  it('has its lease renewed, so that nobody takes it over', async () => {
    const { idempotency } = app.app.features;
    const context = { em: app.em(), actor: { kind: 'admin', adminId: randomUUID() } } as never;
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { attempt } = await idempotency.begin(context, key, 'request');
    await onlyRow(`leased_until = now() - interval '1 second'`);
    vi.advanceTimersByTime(20_000);
    vi.useRealTimers();
    const newest = () =>
      app
        .em()
        .execute(
          'select leased_until > now() as running from idempotent_request order by created_at desc limit 1',
        );
    await expect.poll(newest).toEqual([{ running: true }]);
    await expect(idempotency.begin(context, key, 'request')).rejects.toMatchObject({
      code: 'IDEMPOTENCY_IN_PROGRESS',
    });
    await attempt?.abandon();
  });
});

describe('a failure of ours', () => {
  it('is not kept when nothing was done, and is when part of it was', async () => {
    const { idempotency } = app.app.features;
    const em = app.em();
    const context = { em, actor: { kind: 'admin', adminId: randomUUID() } } as never;
    const answer = { status: 503, contentType: 'application/json', body: '{}' };
    const first = await idempotency.begin(context, key, 'request');
    await first.attempt?.end({ answer, failed: true, passing: true });
    const next = await idempotency.begin(context, key, 'request');
    await next.attempt?.run(() => transactional(em.fork(), async () => undefined));
    await next.attempt?.end({ answer, failed: true, passing: true });
    await expect(idempotency.begin(context, key, 'request')).rejects.toMatchObject({
      code: 'CONFLICT',
    });
  });
});

describe('the key', () => {
  it.each([
    ['empty', ''],
    ['too long', 'k'.repeat(256)],
    ['of two words', 'one two'],
    ['not ASCII', 'schlüssel'],
  ])('is refused when it is %s', async (_name, value) => {
    const { status, body } = await create(companyOf(key), cast.clients.admin, {
      'idempotency-key': value,
    });
    expect([status, body.errors?.[0]?.extensions.code]).toEqual([400, 'BAD_USER_INPUT']);
    expect(await countOf(key)).toBe(0);
  });

  it('may have 255 characters', async () => {
    const long = `${key}${'~'.repeat(255 - key.length)}`;
    const answer = await create(companyOf(key), cast.clients.admin, { 'idempotency-key': long });
    expect(answer.body.errors).toBeUndefined();
  });

  it('is not for nobody: open mutations and calls refuse it, guarded ones ask to sign in', async () => {
    const { anonymous } = cast.clients;
    const query = `mutation { signIn(input: { audience: ADMIN, email: "a@b.example", password: "x" }) { token } }`;
    const open = await post(anonymous, '/graphql', { query });
    expect([open.status, open.body.errors?.[0]?.extensions.code]).toEqual([400, 'BAD_USER_INPUT']);
    const call = await post(anonymous, '/api/auth/login', { email: 'a@b.example', password: 'x' });
    expect([call.status, call.body.message]).toEqual([
      400,
      'Idempotency-Key is not taken here: see docs/graphql-api.md.',
    ]);
    const guarded = await create(companyOf(key), anonymous);
    expect(guarded.body.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('says nothing about a query', async () => {
    const query = '{ viewer { kind } }';
    const [one, two] = [
      await post(cast.clients.admin, '/graphql', { query }),
      await post(cast.clients.admin, '/graphql', { query: '{ viewer { kind permissions } }' }),
    ];
    expect([one.status, two.status, two.replayed]).toEqual([200, 200, null]);
  });
});

describe('a REST call with a key', () => {
  it('is carried out once, and answered the second time as the first', async () => {
    const { companyAdmin } = cast.clients;
    const first = await post(companyAdmin, '/api/company/end-users', person());
    const again = await post(companyAdmin, '/api/company/end-users', person());
    expect([first.status, first.replayed, first.body.success]).toEqual([201, null, true]);
    expect([again.status, again.replayed, again.text]).toEqual([201, 'true', first.text]);
    expect(await app.em().count(EndUser, { email: person().email })).toBe(1);
    const other = await post(companyAdmin, '/api/company/end-users', {
      ...person(),
      firstName: 'A',
    });
    expect([other.status, other.body.success]).toEqual([422, false]);
  });

  it('leaves neither its key nor a secret of its answer in the clear', async () => {
    const query = `mutation Invite($input: InviteAdminInput!) {
      inviteAdmin(input: $input) { invitationLink }
    }`;
    const variables = { input: { email: `petra-${key}@plattform.example` } };
    const { text } = await post(cast.clients.admin, '/graphql', { query, variables });
    const token = /token=([\w-]{20,})/.exec(text)?.[1] ?? '';
    expect(token).not.toBe('');
    const stored = JSON.stringify(await app.em().execute('select * from idempotent_request'));
    expect(stored).not.toContain(token);
    expect(stored).not.toContain('petra-');
    expect(stored).not.toContain(key);
  });

  it('says in the transaction of the work that it is done, whatever it creates', async () => {
    const { own, clients } = cast;
    const { admin, companyAdmin } = clients;
    const named = { firstName: 'Miriam', lastName: 'Vogt', role: 'COMPANY_STAFF' };
    const company = { companyName: 'Nord', ...companyOf('Nord') };
    const table = new FormData();
    table.set('file', new Blob(['Vorname;Nachname;E-Mail\nJana;Kaya;j@m.example\n']), 'm.csv');
    const prompt = new FormData();
    prompt.set('promptFile', new Blob(['# Heizung\n\nBitte entlüften.\n']), 'fragen.md');
    prompt.set('companyId', own.id);
    const calls: [TestClient, string, object][] = [
      [admin, '/api/companies', company],
      [admin, '/api/auth/invite-admin', { email: newMail() }],
      [admin, `/api/admin/companies/${own.id}/users`, { ...named, email: newMail() }],
      [companyAdmin, '/api/company/team/invite', { ...named, email: newMail() }],
      [companyAdmin, '/api/company/end-users', person()],
      [companyAdmin, '/api/company/end-users/imports', table],
      [admin, '/api/companies/upload-prompt', prompt],
    ];
    for (const [client, path, body] of calls) {
      await app.em().execute('delete from idempotent_request');
      const isForm = body instanceof FormData;
      const response = await client.fetch(path, {
        method: 'POST',
        headers: { 'idempotency-key': key, ...(isForm ? {} : JSON_BODY) },
        body: isForm ? body : JSON.stringify(body),
      });
      expect([path, response.status, await response.text()]).toEqual([
        path,
        expect.toBeOneOf([200, 201]),
        expect.any(String),
      ]);
      expect([path, await rows()]).toEqual([path, [expect.objectContaining({ hasEffect: true })]]);
    }
  });

  it('tells uploads of equal length apart by what they hold', async () => {
    const first = await upload('Jana');
    expect(first).toMatchObject({ status: 201, replayed: null });
    expect(await upload('Hana')).toMatchObject({
      status: 422,
      text: expect.stringContaining('used for another request'),
    });
    expect(await upload('Jana')).toEqual({ ...first, replayed: 'true' });
  });

  it('is free again after a refusal', async () => {
    const { companyAdmin } = cast.clients;
    const refused = await post(companyAdmin, '/api/company/end-users', { ...person(), email: 'x' });
    expect(refused.status).toBe(400);
    expect((await post(companyAdmin, '/api/company/end-users', person())).status).toBe(201);
  });

  it('is described with the header where it is taken, and nowhere else', async () => {
    const response = await app.client().fetch('/api/openapi.json');
    const { paths } = (await response.json()) as {
      paths: Record<string, Record<string, { parameters: { name: string }[]; responses: object }>>;
    };
    const taking = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { parameters, responses }]) => {
        const takes = parameters.some(({ name }) => name === 'Idempotency-Key');
        expect(Object.hasOwn(responses, '422')).toBe(takes);
        return takes ? [`${method} ${path}`] : [];
      }),
    );
    expect(taking).toEqual(
      expect.arrayContaining([
        'post /companies',
        'post /companies/upload-prompt',
        'post /company/end-users',
        'post /company/end-users/imports',
        'post /auth/invite-admin',
        'post /admin/companies/{companyId}/{list}',
      ]),
    );
    expect(taking.filter((name) => !name.startsWith('post '))).toEqual([]);
    expect(taking).not.toContain('post /chat');
    expect(taking).not.toContain('post /auth/login');
  });
});
