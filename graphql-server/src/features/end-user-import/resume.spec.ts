import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCompany, createCompanyUser } from '../../testing/factories.js';
import { asCompanyUser } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { AuditLog } from '../audit/index.js';
import { OneTimeTokens, TokenDigests } from '../auth/index.js';
import { FileRemoval } from '../../platform/files/index.js';
import { createOutboxTransport } from '../../platform/mail/index.js';
import { PictureCleaner } from '../../platform/pictures/index.js';
import { AccessMails, ChatLinks } from '../end-users/index.js';
import { MailSeal, MailService } from '../mail/index.js';
import { CheckWorker } from './check.worker.js';
import { ImportEnd } from './import-end.js';
import { PeopleWriter } from './people-writer.js';
import { RunWorker } from './run.worker.js';
import { CHECK, csvOf, type ImportState, line, READ, start, upload } from './testing/imports.js';
import type { TestClient } from '../../testing/test-client.js';

const PEOPLE = 450;

const never = {
  jobId: 'job',
  enqueuedAt: new Date(),
  attempt: 1,
  isLast: false,
  signal: new AbortController().signal,
};

let app: TestApp;

/** Nothing takes jobs here: the spec is the worker, as often as it likes. */
beforeAll(async () => {
  app = await startTestApp({ config: { workerConcurrency: 0 } });
});
afterAll(() => app.stop());

/** A worker as another process would have it; `dieAt` is the batch in which it dies. */
function worker(dieAt = Number.POSITIVE_INFINITY): RunWorker {
  const { files, events, jobs, log, quotas } = app.app.platform;
  const audit = new AuditLog();
  const transport = createOutboxTransport();
  const from = { name: 'Hausgeist', address: 'post@hausgeist.example' };
  const seal = new MailSeal(randomBytes(32));
  const mail = new MailService({
    publicUrl: 'http://localhost',
    ...{ jobs, files, quotas, transport, seal, from, keepContent: false },
    pictures: new PictureCleaner(app.config.repositoryRoot),
  });
  const tokens = new OneTimeTokens(new TokenDigests('x'.repeat(32)));
  const writer = new PeopleWriter({
    audit,
    log,
    publisher: { publish: async () => undefined },
    sessions: { endAllOf: async () => undefined },
    mails: new AccessMails(mail, new ChatLinks(tokens, 'https://hausgeist.example')),
  });
  let batch = 0;
  const mortal = {
    write: async (...args: Parameters<PeopleWriter['write']>) => {
      const written = await writer.write(...args);
      batch += 1;
      // Its rows are written but not committed.
      if (batch === dieAt) throw new Error('killed');
      return written;
    },
  };
  const end = new ImportEnd({ audit, log, fileRemoval: new FileRemoval(files, jobs) });
  return new RunWorker({ files, events, end, writer: mortal });
}

const contextOf = () => ({ em: app.em(), log: app.app.platform.log });

const stateOf = async (client: TestClient, id: string) =>
  (await client.graphql<{ endUserImport: ImportState }>(READ, { id })).data?.endUserImport;

async function prepare(content: string, choices: object = {}) {
  const company = await createCompany(app.em());
  const client = await asCompanyUser(app, await createCompanyUser(app.em(), company));
  const id = (await upload(client, content)).body.data?.id ?? '';
  const mapping = (await stateOf(client, id))?.suggestedMapping;
  await client.graphql(CHECK, { input: { id, mapping, ...choices } });
  const { files, events } = app.app.platform;
  await new CheckWorker({ files, events }).run(contextOf(), { importId: id }, never);
  expect((await start(client, id, true)).errors).toBeUndefined();
  const emails = async () => {
    const rows = await app
      .em()
      .execute<{ email: string }[]>(`select email from end_user where managing_company_id = ?`, [
        company.id,
      ]);
    return rows.map(({ email }) => email);
  };
  return { company, client, id, emails };
}

describe('an import whose worker dies', () => {
  it('goes on where the last transaction ended, with nothing lost or doubled', async () => {
    const twice = `${csvOf(PEOPLE)}\n${line(3)}`;
    const { client, id, emails } = await prepare(twice);
    const data = { importId: id };
    await expect(worker(2).run(contextOf(), data, never)).rejects.toThrow('killed');
    expect(await emails()).toHaveLength(200);
    expect(await stateOf(client, id)).toMatchObject({ status: 'RUNNING', processedRows: 200 });
    await expect(worker(1).run(contextOf(), data, never)).rejects.toThrow('killed');

    await worker().run(contextOf(), data, never);
    const done = { status: 'DONE', createdCount: PEOPLE, skippedCount: 0, problemCount: 1 };
    expect(await stateOf(client, id)).toMatchObject(done);
    expect(new Set(await emails()).size).toBe(PEOPLE);
    await worker().run(contextOf(), data, never);
    expect(await emails()).toHaveLength(PEOPLE);
  });

  it('sends nobody two mails', async () => {
    const { id, emails } = await prepare(csvOf(50), { sendInvitation: true });
    await expect(worker(2).run(contextOf(), { importId: id }, never)).rejects.toThrow('killed');
    await worker().run(contextOf(), { importId: id }, never);
    expect(await emails()).toHaveLength(50);
    const rows = await app
      .em()
      .execute<{ count: number }[]>(
        `select count(*)::int as count from mail where dedupe_key like 'end-user-welcome:%'`,
      );
    expect(rows[0]?.count).toBe(50);
  });

  it('is not done twice by two workers at a time', async () => {
    const { client, id, emails } = await prepare(csvOf(PEOPLE));
    const data = { importId: id };
    await Promise.all([1, 2, 3].map(() => worker().run(contextOf(), data, never)));
    expect(await emails()).toHaveLength(PEOPLE);
    expect(await stateOf(client, id)).toMatchObject({
      status: 'DONE',
      processedRows: PEOPLE,
      createdCount: PEOPLE,
      skippedCount: 0,
    });
  });

  it('stops after the batch in which it is cancelled', async () => {
    const { client, id, emails } = await prepare(csvOf(4_000));
    const cancel = `mutation ($id: ID!) { cancelEndUserImport(input: { id: $id }) { message } }`;
    const running = worker().run(contextOf(), { importId: id }, never);
    expect((await client.graphql(cancel, { id })).errors).toBeUndefined();
    await running;
    const { length } = await emails();
    expect(length).toBeLessThan(4_000);
    expect(length % 200).toBe(0);
    const state = { status: 'CANCELLED', createdCount: length, processedRows: length };
    expect(await stateOf(client, id)).toMatchObject(state);
  });
});
