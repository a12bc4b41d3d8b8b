import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newSessionId, signIn } from '../chat.js';
import { createCompany, createEndUser } from '../factories.js';
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
  const fill = writeFile(filler, Buffer.alloc(64 * MEGABYTE));
  await expect(fill).rejects.toMatchObject({ code: 'ENOSPC' });
}

const emptyDisk = () => rm(join(disk, 'filler'));

describe.runIf(canMount)('a full disk of files', () => {
  let app: TestApp;

  beforeEach(async () => {
    await mountDisk(32);
    app = await startTestApp({ config: { dataDir: disk } });
  });
  afterEach(async () => {
    await app.stop();
    execFileSync('umount', ['--lazy', disk]);
    await rm(disk, { recursive: true });
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
