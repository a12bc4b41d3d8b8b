import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pino } from 'pino';
import { afterEach, expect, it } from 'vitest';
import { logUnreachableParts } from './unreachable-parts.js';
import type { Config } from './env.js';
import { openProvider } from './platform/ai/index.js';
import { openFileStore } from './platform/files/index.js';
import { MalwareGuard } from './platform/malware/index.js';
import { FakeClamd } from './testing/fake-clamd.js';
import { FakeOpenAi } from './testing/fake-openai.js';
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
  const ai = await openProvider(config, () => {});
  await logUnreachableParts({ ai, config, files: await openFileStore(config), log, malware });
  return told.toSorted();
}

it('parts that do not answer are named in the log, each by its setting and with the reason', async () => {
  const port = await freePort();
  const told = await toldWith({
    filesUrl: `http://key:secret@127.0.0.1:${port}/bucket`,
    smtpUrl: `smtp://127.0.0.1:${port}`,
    scanner: { address: { host: '127.0.0.1', port }, whenDown: 'refuse' },
    workerConcurrency: 1,
    openai: { ...testConfig().openai, baseUrl: `http://127.0.0.1:${port}/v1` },
  });
  expect(told).toEqual([
    expect.stringMatching(
      /^50 the AI provider \(.*EMBEDDING_MODEL\) .* failed to .*:\d+\..*ECONNREFUSED/,
    ),
    expect.stringMatching(
      /^50 the AI provider \(.*OPENAI_MODEL\) .* connection failed to gpt-4.1-mini at 127/,
    ),
    expect.stringMatching(/^50 the file store \(FILES_URL\) does not answer, .*: .*ECONNREFUSED/),
    expect.stringMatching(
      /^50 the mail server \(SMTP_URL\) does not answer, .*: ECONNREFUSED .*at 127.0.0.1:\d+$/,
    ),
    expect.stringMatching(/^50 the scanner for malware \(CLAMD_URL\) .*: .*ECONNREFUSED/),
  ]);
});

it('a provider that does not take the key is told of', async () => {
  const provider = new FakeOpenAi();
  ending.push(() => provider.stop());
  const openai = { ...testConfig().openai, baseUrl: await provider.start(), apiKey: 'sk-mistyped' };
  provider.fail('embeddings', { kind: 'status', status: 401 });
  expect(await toldWith({ openai })).toEqual([
    expect.stringMatching(/^50 the AI provider .*OPENAI_EMBEDDING_MODEL.*: unauthorized: 401/),
  ]);
});

it('a model that the provider does not know is told of, with what the provider calls that', async () => {
  const provider = new FakeOpenAi();
  ending.push(() => provider.stop());
  const openai = {
    ...{ ...testConfig().openai, baseUrl: await provider.start() },
    model: 'gpt-4.1-mimi',
  };
  provider.fail('chat', { kind: 'status', status: 404, code: 'model_not_found' });
  expect(await toldWith({ openai })).toEqual([
    expect.stringMatching(
      /OPENAI_MODEL\) .*: invalid_request: 404 model_not_found from gpt-4.1-mimi at 127.0.0.1:\d+\.$/,
    ),
  ]);
});

it('a model that thinks until its tokens are used up has answered', async () => {
  const provider = new FakeOpenAi();
  ending.push(() => provider.stop());
  provider.fail('chat', { kind: 'silence' });
  const openai = { ...testConfig().openai, baseUrl: await provider.start() };
  expect(await toldWith({ openai })).toEqual([]);
});

it('a mail server is no matter of a process that sends no mails', async () => {
  const smtpUrl = `smtp://127.0.0.1:${await freePort()}`;
  expect(await toldWith({ smtpUrl, workerConcurrency: 0 })).toEqual([]);
});

it('nothing is said of parts that answer', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hausgeist-files-'));
  const smtp = await FakeSmtp.start();
  const clamd = new FakeClamd();
  const provider = new FakeOpenAi();
  ending.push(
    () => provider.stop(),
    () => smtp.down(),
    () => clamd.stop(),
    () => rm(folder, { recursive: true }),
  );
  const told = await toldWith({
    filesUrl: pathToFileURL(folder).href,
    smtpUrl: smtp.url,
    scanner: { address: await clamd.start(), whenDown: 'refuse' },
    workerConcurrency: 1,
    openai: { ...testConfig().openai, baseUrl: await provider.start() },
  });
  expect(told).toEqual([]);
});
