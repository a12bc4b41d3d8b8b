import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { readDatabaseSettings } from '../../database-settings.js';
import type { Company } from '../../features/companies/index.js';
import { KnowledgeService, PromptFile } from '../../features/knowledge/index.js';
import {
  canReplicate,
  type PostgresPair,
  startPostgresPair,
} from '../../testing/engines/postgres-pair.js';
import { createCompany, createCompanyUser, createEndUser } from '../../testing/factories.js';
import { asCompanyUser } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';
import { testRedisUrl } from '../../testing/test-valkey.js';
import { transactional } from '../database/index.js';
import { uniqueKey } from '../../testing/unique-key.js';

/** Tests pause the replica for less than this, except where it is to be too far behind. */
const MAX_LAG = 6;

const PEOPLE = '/api/company/end-users';

let pair: PostgresPair;
let app: TestApp;
let company: Company;
let client: TestClient;

const startApp = async (beside?: TestApp) =>
  startTestApp({
    ...(beside ? { beside } : {}),
    config: {
      databaseUrl: pair.primaryUrl,
      database: readDatabaseSettings({
        DATABASE_READ_URL: [pair.replicaUrl],
        DATABASE_READ_MAX_LAG: MAX_LAG,
      }),
    },
  });

const readiness = async () =>
  (await (await app.client().fetch('/readyz')).json()) as { replicas: { usable: number } };

async function untilUsable(count: number): Promise<void> {
  await expect
    .poll(readiness)
    .toEqual({ status: 'ok', replicas: { configured: 1, usable: count } });
}

/** Reads by where they went, of all processes of this test. */
async function served(where: string): Promise<number> {
  const text = await (await app.client().fetch('/metrics')).text();
  const line = text.split('\n').find((one) => one.includes(`db_reads_total{served="${where}"}`));
  return Number(line?.split(' ')[1] ?? 0);
}

/** Last names of the people of a client's company. */
async function people(of: TestClient): Promise<string[]> {
  const { body } = await of.json('GET', PEOPLE);
  return (body as { data: { lastName: string }[] }).data.map(({ lastName }) => lastName);
}

const person = (lastName: string) => ({
  ...{ type: 'Tenant', firstName: 'Jana', lastName, phone: '0171 3920000' },
  ...{ address: 'Lindenallee 12, 20095 Hamburg', apartmentNumber: '3 links' },
  email: `jana-${uniqueKey()}@mieter.example`,
});

/** Resolves when the client's lists come from the replica. */
async function untilFromReplica(of: TestClient): Promise<void> {
  await expect
    .poll(async () => {
      const before = await served('replica');
      await people(of);
      return (await served('replica')) - before;
    })
    .toBe(1);
}

/** Gives `company` and `client` new values, once lists of theirs come from the replica. */
const newClient = async () => {
  company = await createCompany(app.em());
  client = await asCompanyUser(app, await createCompanyUser(app.em(), company));
  await untilUsable(1);
  await untilFromReplica(client);
};

/** Asks without a file at hand, as a process does that has just started. */
const searched = async () => {
  const knowledge = new KnowledgeService(app.app.platform);
  const { candidates } = await knowledge.retrieve(
    company.id,
    { text: 'Wer räumt den Schnee?' },
    { signal: AbortSignal.timeout(10_000) },
  );
  return candidates.map(({ title }) => title);
};

/** Stores a prompt file of one use case, and waits until it answers. */
const upload = async (title: string) => {
  const knowledge = new KnowledgeService(app.app.platform);
  const file = { fileName: 'a.md', bytes: Buffer.from(`## ${title}\nDer Winterdienst räumt.`) };
  const { id } = await transactional(app.em(), (tx) =>
    knowledge.replacePromptFile(tx, { companyId: company.id, ...file }),
  );
  const state = async () => (await app.em().findOne(PromptFile, { id }))?.active;
  await expect.poll(state).toBe(true);
};

describe.runIf(canReplicate())('lists where there is a replica', () => {
  beforeAll(async () => {
    pair = await startPostgresPair();
    app = await startApp();
  }, 60_000);
  afterAll(async () => {
    await app.stop();
    await pair.stop();
  });
  afterEach(() => pair.resumeReplay());

  it('are read there, as late as it is', async () => {
    await newClient();
    await pair.pauseReplay();
    await createEndUser(app.em(), company, { lastName: 'Neu' });
    expect(await people(client)).toEqual([]);
    await pair.resumeReplay();
    await expect.poll(() => people(client)).toEqual(['Neu']);
  });

  it('show what a person has just written, also to their colleagues, and to nobody by chance', async () => {
    await newClient();
    const colleague = await asCompanyUser(app, await createCompanyUser(app.em(), company));
    const stranger = await asCompanyUser(
      app,
      await createCompanyUser(app.em(), await createCompany(app.em())),
    );
    await untilFromReplica(colleague);
    await pair.pauseReplay();
    expect((await client.json('POST', PEOPLE, person('Selbst'))).status).toBe(201);
    const before = await served('primary_written');
    expect(await people(client)).toEqual(['Selbst']);
    expect(await people(colleague)).toEqual(['Selbst']);
    expect(await served('primary_written')).toBe(before + 2);
    await untilFromReplica(stranger);
    await pair.resumeReplay();
    await untilFromReplica(client);
    expect(await people(client)).toEqual(['Selbst']);
  });

  it.runIf(testRedisUrl())('show it at other processes as well', async () => {
    const other = await startApp(app);
    await newClient();
    const elsewhere = other.client();
    elsewhere.bearer = client.bearer;
    await untilFromReplica(elsewhere);
    await pair.pauseReplay();
    expect((await client.json('POST', PEOPLE, person('Dort'))).status).toBe(201);
    expect(await people(elsewhere)).toEqual(['Dort']);
    await other.stop();
  });

  it('come from the primary when the replica is too far behind', async () => {
    await newClient();
    await pair.pauseReplay();
    await createEndUser(app.em(), company, { lastName: 'Neu' });
    await untilUsable(0);
    expect(await people(client)).toEqual(['Neu']);
    await pair.resumeReplay();
    await untilUsable(1);
  });

  it('never let in who was let out, however late the replica is', async () => {
    await newClient();
    await pair.pauseReplay();
    const signedOut = await client.json('POST', '/api/auth/logout', {});
    expect(signedOut.status).toBe(200);
    expect((await client.fetch(PEOPLE)).status).toBe(401);
  });

  it('bring no prompt file that has been replaced, though the replica has no other', async () => {
    await newClient();
    await upload('Schnee im Winter');
    await untilFromReplica(client);
    const before = await served('replica');
    expect(await searched()).toEqual(['Schnee im Winter']);
    expect(await served('replica')).toBe(before + 1);
    await pair.pauseReplay();
    await upload('Schnee und Eis');
    expect(await searched()).toEqual(['Schnee und Eis']);
    expect(await served('replica')).toBe(before + 2);
  });

  it.each(['SIGSTOP', 'SIGKILL'] as const)(
    'come from the primary within seconds when the replica is gone (%s), and from it when it is back',
    async (signal) => {
      await newClient();
      pair.signalReplica(signal);
      const begun = performance.now();
      const lists = await Promise.all(Array.from({ length: 10 }, () => people(client)));
      expect(performance.now() - begun).toBeLessThan(10_000);
      expect(lists).toEqual(Array.from({ length: 10 }, () => []));
      await untilUsable(0);
      if (signal === 'SIGSTOP') pair.signalReplica('SIGCONT');
      else await pair.startReplica();
      await untilUsable(1);
      await untilFromReplica(client);
    },
    60_000,
  );

  it('are not read from a server that follows no longer', async () => {
    await newClient();
    await pair.promoteReplica();
    await untilUsable(0);
    await createEndUser(app.em(), company, { lastName: 'Neu' });
    expect(await people(client)).toEqual(['Neu']);
  });
});
