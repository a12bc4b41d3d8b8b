import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type DatabaseSchema, openDatabase } from '../../platform/database/index.js';
import { newSessionId, signIn } from '../chat.js';
import { createCompany, createEndUser, TEST_PASSWORD } from '../factories.js';
import { schemaFromBlank, schemaFromCurrent } from '../database-on-disk.js';
import { ServerProcess } from '../server-process.js';
import { TestClient } from '../test-client.js';
import { startTestApp, type TestApp } from '../test-app.js';

const MEGABYTE = 1024 * 1024;

/** Only the superuser of Linux may make a small disk. */
const canMount = process.platform === 'linux' && process.getuid?.() === 0;

let disk: string;

async function mountDisk(megabytes: number): Promise<void> {
  disk = await mkdtemp(join(tmpdir(), 'hausgeist-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', disk]);
}

/** Takes all the room that is left. */
async function fillDisk(): Promise<void> {
  const filler = join(disk, 'filler');
  const fill = writeFile(filler, Buffer.alloc(256 * MEGABYTE));
  await expect(fill).rejects.toMatchObject({ code: 'ENOSPC' });
}

const emptyDisk = () => rm(join(disk, 'filler'));

/** Of a server that keeps its data on the small disk. */
const settings = () => ({ DATA_DIR: join(disk, 'data'), SEED_DEMO: 'false' });

/** Makes the database that a server on the small disk finds. */
async function makeDatabase(schema: DatabaseSchema): Promise<void> {
  const config = { databaseUrl: undefined, dataDir: settings().DATA_DIR };
  const database = await openDatabase(config, schema, pino({ level: 'silent' }));
  await database.close();
}

async function unmountDisk(): Promise<void> {
  execFileSync('umount', ['--lazy', disk]);
  await rm(disk, { recursive: true });
}

describe.runIf(canMount)('a full disk of files', () => {
  let app: TestApp;

  beforeEach(async () => {
    await mountDisk(32);
    app = await startTestApp({ config: { dataDir: disk } });
  });
  afterEach(async () => {
    await app.stop();
    await unmountDisk();
  });

  it('refuses uploads for now, makes the process unready, and is over with the first free room', async () => {
    const em = app.em();
    const client = await signIn(app, await createEndUser(em, await createCompany(em)));
    const upload = async () => {
      const form = new FormData();
      form.append('sessionId', newSessionId());
      form.append('files', new File(['Guten Tag '.repeat(50_000)], 'notiz.txt'), 'notiz.txt');
      const path = '/api/files/upload-with-message';
      return client.fetch(path, { method: 'POST', body: form });
    };
    const readiness = async () => app.client().fetch('/readyz');
    expect((await upload()).status).toBe(200);
    await fillDisk();
    const refused = await upload();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    const unready = await readiness();
    expect(unready.status).toBe(503);
    expect(await unready.json()).toEqual({ status: 'unavailable', reason: 'storage' });
    await emptyDisk();
    expect((await upload()).status).toBe(200);
    expect((await readiness()).status).toBe(200);
  }, 60_000);
});

describe.runIf(canMount)('a full disk below the embedded database', () => {
  let server: ServerProcess;

  beforeEach(async () => {
    await mountDisk(192);
    await makeDatabase(schemaFromCurrent());
    server = new ServerProcess(settings());
    await server.ready();
  }, 120_000);
  afterEach(async () => {
    server.signal('SIGKILL');
    await server.ended();
    await unmountDisk();
  });

  it('refuses changes for now, makes the process unready, and is over with the first free room', async () => {
    const client = new TestClient(server.url);
    const register = async (number: number) =>
      client.json('POST', '/api/auth/register', {
        name: 'Petra Schröder',
        email: `petra-${number}@plattform.example`,
        password: TEST_PASSWORD,
        confirmPassword: TEST_PASSWORD,
      });
    expect((await register(1)).body).toMatchObject({ success: true });
    await fillDisk();
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const { status, body } = await register(2);
      expect([status, body]).toMatchObject([503, { success: false }]);
      expect(await server.readiness()).toBe(503);
    }
    await emptyDisk();
    // The refused attempts have left nothing behind that is in the way.
    expect((await register(2)).body).toMatchObject({ success: true });
    expect(await server.readiness()).toBe(200);
    expect(await server.terminate()).toMatchObject({ code: 0 });
  }, 120_000);
});

/** Starts a server that cannot; gives its exit code and what it said beside its log. */
async function startInVain() {
  const server = new ServerProcess(settings());
  const { code } = await server.ended();
  return { code, said: server.lines.filter((line) => !line.startsWith('{')) };
}

const oneSentence = {
  code: 1,
  said: [expect.stringMatching(/^The disk of .* is full.* start again\.$/)],
};

describe.runIf(canMount)('a disk that is full when the embedded database is to be opened', () => {
  afterEach(unmountDisk);

  it('is told in one sentence, and what was begun does not keep the next start from making one', async () => {
    await mountDisk(192);
    await fillDisk();
    expect(await startInVain()).toEqual(oneSentence);
    await emptyDisk();
    // As a start leaves it that was killed while it made the database.
    await mkdir(join(disk, 'data/database.unfinished'), { recursive: true });
    await writeFile(join(disk, 'data/database.unfinished/PG_VERSION'), '17');
    const server = new ServerProcess(settings());
    await server.ready();
    expect(await server.readiness()).toBe(200);
    expect(await server.terminate()).toMatchObject({ code: 0 });
    expect(await readdir(join(disk, 'data'))).not.toContain('database.unfinished');
  }, 120_000);

  it('is told in one sentence when it fills up while the schema is made', async () => {
    await mountDisk(72);
    await makeDatabase({ ...schemaFromBlank(), migrations: [] });
    // Some tables still fit.
    const { bavail, bsize } = await statfs(disk);
    await writeFile(join(disk, 'filler'), Buffer.alloc(bavail * bsize - MEGABYTE));
    expect(await startInVain()).toEqual(oneSentence);
  }, 120_000);
});
