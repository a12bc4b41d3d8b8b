import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BOMBS } from '../testing/bombs.js';
import { docx, paragraph, pdf } from '../testing/sample-files.js';
import { EXTRACTION_LIMITS } from './extraction-limits.js';
import { confinement, OutOfTimeError } from '../../../platform/processes/index.js';
import { SOURCES } from './run-extraction.js';
import { TextExtractor } from './text-extractor.js';
import { MAX_TEXT_LENGTH } from './tidy-text.js';

const root = resolve(import.meta.dirname, '../../../../..');
const never = new AbortController().signal;
let folder: string;

const withLimits = (limits: Partial<typeof EXTRACTION_LIMITS>) =>
  new TextExtractor(root, { ...EXTRACTION_LIMITS, ...limits });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hausgeist-bombs-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

async function save(bytes: Buffer): Promise<string> {
  const file = join(folder, 'file');
  await writeFile(file, bytes);
  return file;
}

describe('a document made to exhaust the server', () => {
  it.each(Object.entries(BOMBS))('%s costs little', async (_name, { kind, bytes }) => {
    const extractor = new TextExtractor(root);
    const file = await save(bytes);
    const memory = process.memoryUsage.rss();
    const started = performance.now();
    const { text } = await extractor.extract(kind, file, never).catch(() => ({ text: '' }));
    const elapsed = performance.now() - started;
    expect(text.length).toBeLessThanOrEqual(MAX_TEXT_LENGTH);
    // It is stopped after two seconds and a half; on a busy machine its process begins and ends late.
    expect(elapsed).toBeLessThan(10_000);
    expect(process.memoryUsage.rss() - memory).toBeLessThan(100 * 1024 * 1024);
  });

  it('does not hold up the document behind it', async () => {
    const extractor = withLimits({ timeMs: 15_000 });
    const bomb = BOMBS['a PDF of 400 MB'] as (typeof BOMBS)[string];
    const harmless = join(folder, 'harmless');
    await writeFile(harmless, docx(paragraph('Hallo')));
    const first = extractor
      .extract(bomb.kind, await save(bomb.bytes), never)
      .catch(() => 'stopped');
    expect((await extractor.extract('docx', harmless, never)).text).toBe('Hallo');
    expect(await first).toBe('stopped');
  });
});

describe('the limits of reading', () => {
  it('end a process that takes too much memory', async () => {
    const file = await save(await pdf('Hallo'));
    const extractor = withLimits({ memoryBytes: 1024, timeMs: 15_000 });
    await expect(extractor.extract('pdf', file, never)).rejects.toThrow('SIGKILL');
  });

  it('end a process that takes too long', async () => {
    const file = await save(await pdf('Hallo'));
    await expect(withLimits({ timeMs: 5 }).extract('pdf', file, never)).rejects.toThrow(
      OutOfTimeError,
    );
  });

  it('end with the request, running or waiting', async () => {
    const file = await save(await pdf('Hallo'));
    const extractor = withLimits({ timeMs: 15_000 });
    const controller = new AbortController();
    const all = [1, 2, 3].map(async () => extractor.extract('pdf', file, controller.signal));
    controller.abort();
    const results = await Promise.allSettled(all);
    expect(results.map((result) => result.status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect((await extractor.extract('pdf', file, never)).text).toBe('Hallo');
  });

  it.each([
    ['reading the settings', `fs.readFileSync('${root}/README.md')`],
    ['reading the data', `fs.readdirSync('${root}/data')`],
    ['writing', `fs.writeFileSync('${root}/node_modules/x', '')`],
    ['starting a program', `require('child_process').execSync('id')`],
    ['starting a thread', `new (require('worker_threads').Worker)('1', { eval: true })`],
  ])('keep the process from %s', async (_what, code) => {
    const run = promisify(execFile)(process.execPath, [...confinement(root, SOURCES), '-e', code]);
    await expect(run).rejects.toThrow('ERR_ACCESS_DENIED');
  });

  it('keep the process from making up code', async () => {
    const run = promisify(execFile)(process.execPath, [
      ...confinement(root, SOURCES),
      '-e',
      'eval("1")',
    ]);
    await expect(run).rejects.toThrow('EvalError');
  });
});
