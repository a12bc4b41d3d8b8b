import { access, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Config } from '../../env.js';
import type { DatabaseSchema } from '../../platform/database/index.js';
import { schemaFromBlank } from '../../testing/database-on-disk.js';
import { ChatFollower, newSessionId, readMessages, send, signIn } from '../../testing/chat.js';
import {
  createCompany,
  createCompanyUser,
  createEndUser,
  TEST_PASSWORD,
} from '../../testing/factories.js';
import { administer, withDatabase } from '../../testing/global-setup.js';
import { mailsTo } from '../../testing/mails.js';
import { asCompanyUser } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';
import { createUseCases } from '../../testing/use-cases.js';
import { readBytes } from '../../platform/files/index.js';
import { verifyChains } from '../audit/index.js';
import { Conversation } from '../conversations/index.js';
import { PromptFile } from '../knowledge/index.js';
import { csvOf, settled, start, uploadAndCheck } from '../end-user-import/testing/imports.js';
import { backUp, restore, verify } from './index.js';
import { log, otherMachine, startRestored } from './testing/restored-app.js';

const SIGN_IN = `mutation ($input: SignInInput!) { signIn(input: $input) { token } }`;
const PHOTO = readFile(join(import.meta.dirname, '../../../../docs/images/chat.png'));

/** Embedded databases are made anew, on disk. */
const PATIENCE = { timeout: 120_000 };

let app: TestApp;
let config: Config;
/** Of the databases that archives are restored to. */
let schema: DatabaseSchema;
/** A machine to restore to, without anything, and what is restored there. */
let elsewhere: Awaited<ReturnType<typeof target>>;
let archive: string;
let removeAll: (() => Promise<void>)[];
/** What the users had at the first machine. */
let tenant: TestClient;
let staffMail: string;
let secondFactor: string;
let sessionId: string;
let photoUrl: string;
let pdf: Buffer;

beforeAll(async () => {
  const machine = await otherMachine();
  removeAll = [machine.remove];
  schema = schemaFromBlank();
  elsewhere = await target({ sessionSecret: undefined });
  app = await startTestApp({
    config: { backupPassphrase: machine.config.backupPassphrase, dataDir: machine.config.dataDir },
  });
  config = app.config;
  archive = join(config.dataDir, 'all.backup');
  await useProduct();
  await backUp(config, archive);
}, PATIENCE.timeout);
afterAll(async () => {
  await app.stop();
  for (const remove of removeAll) await remove();
});

async function useProduct(): Promise<void> {
  const em = app.em();
  const company = await createCompany(em, { name: 'Zeilen\numbruch, Tab\t und \\N' });
  await createUseCases(em, company, ['Heizung wird nicht warm', 'Aufzug steht']);
  const user = await createEndUser(em, company);
  tenant = await signIn(app, user);
  sessionId = newSessionId();
  const attachmentId = await uploadPhoto();
  const follower = new ChatFollower(tenant, sessionId);
  const content = 'Die Heizung wird nicht warm 🥶';
  const asked = await send(tenant, { sessionId, content, attachmentIds: [attachmentId] });
  await follower.answerTo(asked.id);
  await tenant.json('POST', '/api/chat/end', { sessionId, email: user.email });
  await follower.close();
  // Stored together with the summary's PDF.
  await mailsTo(app, user.email);
  const staff = await createCompanyUser(em, company);
  staffMail = staff.email;
  const office = await asCompanyUser(app, staff);
  secondFactor = await setUpSecondFactor(office);
  // Its file is deleted at the end.
  const taken = await uploadAndCheck(office, csvOf(1));
  await start(office, taken.id);
  expect(await settled(office, taken.id)).toMatchObject({ status: 'DONE' });
  pdf = await summaryOf(app.app.platform);
  await em.transactional(async (tx) => {
    await tx.execute(`set local hausgeist.pseudonymising = 'on'`);
    await tx.execute(
      `update audit_entry set actor_name = 'person-1' where id = (select id from audit_entry limit 1)`,
    );
  });
  [photoUrl = ''] = (await readMessages(tenant, sessionId)).flatMap(({ attachments }) =>
    attachments.map(({ url }) => url),
  );
}

async function uploadPhoto(): Promise<string> {
  const form = new FormData();
  form.append('sessionId', sessionId);
  form.append('files', new File([new Uint8Array(await PHOTO)], 'heizung.png'));
  const response = await tenant.fetch('/api/files/upload-with-message', {
    method: 'POST',
    body: form,
  });
  const { files } = (await response.json()) as { files: { id: string }[] };
  return files[0]?.id ?? '';
}

async function setUpSecondFactor(client: TestClient): Promise<string> {
  const { data } = await client.graphql<{ beginTwoFactor: { secret: string } }>(
    `mutation ($input: BeginTwoFactorInput!) { beginTwoFactor(input: $input) { secret } }`,
    { input: { password: TEST_PASSWORD } },
  );
  const secret = data?.beginTwoFactor.secret ?? '';
  await client.graphql(
    'mutation ($input: ConfirmTwoFactorInput!) { confirmTwoFactor(input: $input) { recoveryCodes } }',
    { input: { code: generateSync({ secret }) } },
  );
  return secret;
}

async function summaryOf({ database, files }: TestApp['app']['platform']): Promise<Buffer> {
  const em = database.orm.em.fork();
  const { summaryFileKey } = await em.findOneOrFail(Conversation, { sessionId });
  return readBytes(files, summaryFileKey ?? '');
}

/** Waits until the server has indexed the use cases, which the factory stores without an index. */
async function untilIndexed({ database }: TestApp['app']['platform']): Promise<void> {
  for (;;) {
    const active = await database.orm.em.fork().find(PromptFile, { active: true });
    if (active.every(({ lexicalVersion }) => lexicalVersion > 0)) return;
    await setImmediate();
  }
}

/** Does at a restored server what the users did at the first one, and goes on. */
async function goOn(restored: Awaited<ReturnType<typeof startRestored>>): Promise<void> {
  const client = restored.moved(tenant);
  const em = restored.app.platform.database.orm.em.fork();
  const chains = await verifyChains(em);
  // Things are noted anew, of which programs that keep a copy learn by the other epoch.
  const noted = await em.execute(
    `select count(*)::int as lost from end_user e where not exists (
       select 1 from change c where c.thing_id = e.id and c.position is null and not c.is_gone)`,
  );
  expect(noted).toEqual([{ lost: 0 }]);
  const kept = await em.execute(
    `select (select sum(people)::int from end_user_count) - (select count(*)::int from end_user) as more`,
  );
  expect(kept).toEqual([{ more: 0 }]);
  const numbered = await em.execute(
    `select (select sum(without_entry)::int from audit_chain) as without,
            (select sum(seq - without_entry)::int from audit_chain) - (select count(*)::int from audit_entry) as more`,
  );
  expect(numbered).toEqual([{ without: 1, more: 0 }]);
  expect(chains.length).toBeGreaterThan(0);
  expect(chains.filter(({ broken }) => broken)).toEqual([]);
  const [question] = await readMessages(client, sessionId);
  expect(question?.text).toBe('Die Heizung wird nicht warm 🥶');
  const photo = await client.fetch(photoUrl);
  expect(Buffer.from(await photo.arrayBuffer()).equals(await PHOTO)).toBe(true);
  expect((await summaryOf(restored.app.platform)).equals(pdf)).toBe(true);
  await untilIndexed(restored.app.platform);
  const next = newSessionId();
  const follower = new ChatFollower(client, next);
  const asked = await send(client, { sessionId: next, content: question?.text ?? '' });
  expect((await follower.answerTo(asked.id)).text).toContain('Heizung wird nicht warm');
  await follower.close();
  const signInWith = async (code: string | undefined) => {
    const input = { audience: 'COMPANY', email: staffMail, password: TEST_PASSWORD, code };
    const { data, errors } = await restored.moved(app.client()).graphql(SIGN_IN, { input });
    return errors?.[0]?.extensions.code ?? Boolean(data);
  };
  expect(await signInWith(undefined)).toBe('TWO_FACTOR_REQUIRED');
  // The code of now has been used for setting it up.
  const later = Math.floor(Date.now() / 1000) + 30;
  expect(await signInWith(generateSync({ secret: secondFactor, epoch: later }))).toBe(true);
}

/** A machine to restore to, with an embedded database. */
async function target(overrides: Partial<Config> = {}) {
  const machine = await otherMachine(overrides);
  removeAll.push(machine.remove);
  return { config: machine.config, schema, log };
}

describe('a backup of a running server', PATIENCE, () => {
  it('is restored elsewhere, with its secret, and everybody goes on', async () => {
    // As a full disk left it when the server was first started there.
    await writeFile(join(elsewhere.config.dataDir, 'session-secret'), '');
    const told = await restore(elsewhere, archive, { replace: false, otherSecret: false });
    expect(told).toMatch(/files {6}[1-9]/);
    const kept = await readFile(join(elsewhere.config.dataDir, 'session-secret'), 'utf8');
    expect(kept.trim()).toBe(config.sessionSecret);
    const restored = await startRestored(elsewhere.config);
    try {
      await goOn(restored);
    } finally {
      await restored.stop();
    }
  });

  it.runIf(inject('postgres').url)('is restored to a PostgreSQL server', async () => {
    const { url } = inject('postgres');
    const name = `hausgeist_restored_${process.pid}`;
    const databaseUrl = withDatabase(url, name);
    const machine = await otherMachine({ databaseUrl });
    removeAll.push(machine.remove, () => administer(url, `drop database ${name} with (force)`));
    const options = { replace: false, otherSecret: false };
    const postgres = { config: machine.config, schema, log };
    await restore(postgres, archive, options);
    const restored = await startRestored(machine.config);
    try {
      await goOn(restored);
      await expect(restore(postgres, archive, { ...options, replace: true })).rejects.toThrow(
        'other connections use the database',
      );
    } finally {
      await restored.stop();
    }
  });

  it('says what is in it, and hands the session secret out', async () => {
    const file = join(config.dataDir, 'secret');
    const told = await verify(config, archive, file);
    expect(told).toMatch(/rows in \d+ tables/);
    expect(told).not.toContain('not in the store');
    expect(await readFile(file, 'utf8')).toBe(`${config.sessionSecret}\n`);
    await expect(verify(config, archive, file)).rejects.toThrow(`${file} is there already`);
  });

  it('names files that are lost', async () => {
    const { database, files } = app.app.platform;
    const { summaryFileKey } = await database.orm.em
      .fork()
      .findOneOrFail(Conversation, { sessionId });
    await files.delete(summaryFileKey ?? '');
    const told = await backUp(config, join(config.dataDir, 'lacking.backup'));
    expect(told).toContain(`; 1 that rows name were not in the store: ${summaryFileKey}\n`);
  });

  it('says that PostgreSQL does not answer', async () => {
    const databaseUrl = 'postgres://hausgeist@127.0.0.1:1/hausgeist';
    const none = join(config.dataDir, 'none.backup');
    await expect(backUp({ ...config, databaseUrl }, none)).rejects.toThrow(
      'PostgreSQL does not answer at 127.0.0.1:1/hausgeist.',
    );
    await expect(access(none)).rejects.toThrow('ENOENT');
  });

  it('replaces no file and leaves no half one', async () => {
    await expect(backUp(config, archive)).rejects.toThrow('is there already');
    const missing = join(config.dataDir, 'missing', 'all.backup');
    await expect(backUp(config, missing)).rejects.toThrow('ENOENT');
  });

  it('needs a passphrase', async () => {
    const other = join(config.dataDir, 'other.backup');
    await expect(backUp({ ...config, backupPassphrase: undefined }, other)).rejects.toThrow(
      'BACKUP_PASSPHRASE must be set',
    );
    await expect(access(other)).rejects.toThrow('ENOENT');
  });
});

describe('a restore', PATIENCE, () => {
  it('refuses a database with anything in it, or another session secret, unless told', async () => {
    const options = { replace: false, otherSecret: false };
    await expect(restore(elsewhere, archive, options)).rejects.toThrow('add --replace');
    const sessionSecret = 'another secret that has its thirty-two letters';
    const other = { ...elsewhere, config: { ...elsewhere.config, sessionSecret } };
    const replacing = { ...options, replace: true };
    await expect(restore(other, archive, replacing)).rejects.toThrow('SESSION_SECRET is not the');
    const told = await restore(other, archive, { ...replacing, otherSecret: true });
    expect(told).toContain('Restored');
    const restored = await startRestored(other.config);
    const readiness = await fetch(`${restored.url}/readyz`);
    await restored.stop();
    expect(await readiness.json()).toEqual({ status: 'ok' });
  });

  it('changes nothing for a damaged archive', async () => {
    const machine = await target();
    const options = { replace: false, otherSecret: false };
    const bytes = await readFile(archive);
    const damaged = join(machine.config.dataDir, 'damaged.backup');
    await writeFile(damaged, bytes.subarray(0, -1_000));
    await expect(restore(machine, damaged, options)).rejects.toThrow('damaged or cut short');
    await expect(access(join(machine.config.dataDir, 'database'))).rejects.toThrow('ENOENT');
  });
});
