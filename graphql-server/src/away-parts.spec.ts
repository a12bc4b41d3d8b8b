import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pino } from 'pino';
import { afterEach, expect, it } from 'vitest';
import { tellAwayParts } from './away-parts.js';
import type { Config } from './env.js';
import { openFileStore } from './platform/files/index.js';
import { MalwareGuard } from './platform/malware/index.js';
import { FakeClamd } from './testing/fake-clamd.js';
import { FakeSmtp } from './testing/fake-smtp.js';
import { freePort } from './testing/free-port.js';
import { testConfig } from './testing/test-config.js';

const ending: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ending.splice(0)) await end();
});

/** What a server with these settings says of its parts, each with the reason. */
async function toldWith(settings: Partial<Config>): Promise<string[]> {
  const config = testConfig(settings);
  const told: string[] = [];
  const write = (line: string) => {
    const { level, msg, err } = JSON.parse(line) as {
      level: number;
      msg: string;
      err?: { message: string };
    };
    told.push(`${level} ${msg}: ${err?.message}`);
  };
  const log = pino({ level: 'info', serializers: { err: pino.stdSerializers.err } }, { write });
  const malware = new MalwareGuard({ config, log });
  await tellAwayParts({ config, files: await openFileStore(config), log, malware });
  return told.toSorted();
}

it('parts that do not answer are named in the log, each by its setting and with the reason', async () => {
  const port = await freePort();
  const told = await toldWith({
    filesUrl: `http://key:secret@127.0.0.1:${port}/bucket`,
    smtpUrl: `smtp://127.0.0.1:${port}`,
    scanner: { address: { host: '127.0.0.1', port }, whenDown: 'refuse' },
    workerConcurrency: 1,
  });
  expect(told).toEqual([
    expect.stringMatching(/^50 the file store \(FILES_URL\) does not answer, .*: .*ECONNREFUSED/),
    expect.stringMatching(/^50 the mail server \(SMTP_URL\) does not answer, .*: ECONNREFUSED/),
    expect.stringMatching(/^50 the scanner for malware \(CLAMD_URL\) .*: .*ECONNREFUSED/),
  ]);
});

it('a mail server is no matter of a process that sends no mails', async () => {
  const smtpUrl = `smtp://127.0.0.1:${await freePort()}`;
  expect(await toldWith({ smtpUrl, workerConcurrency: 0 })).toEqual([]);
});

it('nothing is said of parts that answer', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hausgeist-files-'));
  const smtp = await FakeSmtp.start();
  const clamd = new FakeClamd();
  ending.push(
    () => smtp.down(),
    () => clamd.stop(),
    () => rm(folder, { recursive: true }),
  );
  const told = await toldWith({
    filesUrl: pathToFileURL(folder).href,
    smtpUrl: smtp.url,
    scanner: { address: await clamd.start(), whenDown: 'refuse' },
    workerConcurrency: 1,
  });
  expect(told).toEqual([]);
});
