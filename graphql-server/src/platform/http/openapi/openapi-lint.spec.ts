import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import spectralCore, {
  type RuleDefinition,
  type RulesetDefinition,
} from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';

const require = createRequire(import.meta.url);

let app: TestApp;
let folder: string;
let file: string;
let document: Record<string, unknown>;

beforeAll(async () => {
  app = await startTestApp();
  document = (await app.client().json('GET', '/api/openapi.json')).body as typeof document;
  folder = await mkdtemp(join(tmpdir(), 'openapi-'));
  file = join(folder, 'openapi.json');
  await writeFile(file, JSON.stringify(document));
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true });
});

interface Finding {
  ruleId: string;
  message: string;
  location: { pointer?: string }[];
}

/** Problems by the recommended rules of Redocly, as its command line finds them. */
async function redoclyFindings(path: string): Promise<string[]> {
  const manifest = require.resolve('@redocly/cli/package.json');
  const { bin } = require(manifest) as { bin: Record<string, string> };
  const program = join(dirname(manifest), bin['redocly'] ?? '');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [program, 'lint', path, '--extends=recommended', '--format=json', '--max-problems=1000'],
    {
      cwd: folder,
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
      maxBuffer: 64 * 1024 * 1024,
    },
  ).catch((failed: { stdout: string }) => failed);
  const { problems } = JSON.parse(stdout) as { problems: Finding[] };
  return problems.map(
    ({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer ?? ''}: ${message}`,
  );
}

const withWrongExamples = (key: string, value: unknown) => (key === 'example' ? 42 : value);

const ENUMS = 'duplicated-entry-in-enum';
/** Redocly finds the same faults of examples, in a tenth of the processor time. */
const EXAMPLES = 'oas3-valid-media-example';

/** Problems by Spectral's rules for OpenAPI. */
async function spectralFindings(described: Record<string, unknown>): Promise<string[]> {
  const spectral = new spectralCore.Spectral();
  const { rules } = oas as { rules: Record<string, object> };
  spectral.setRuleset({
    extends: [[oas as RulesetDefinition, 'recommended']],
    // With references followed, each enumeration is looked at in every call that uses it: half of the time.
    rules: { [ENUMS]: { ...rules[ENUMS], resolved: false } as RuleDefinition, [EXAMPLES]: 'off' },
  });
  const results = await spectral.run(structuredClone(described));
  return results.map(({ code, path, message }) => `${code} ${path.join('/')}: ${message}`);
}

// A guard against what hangs: other work may keep the machine busy.
describe('linters', { timeout: 240_000 }, () => {
  it('of Redocly find nothing in the document', async () => {
    expect(await redoclyFindings(file)).toEqual([]);
  });

  it('of Spectral find nothing in it', async () => {
    expect(await spectralFindings(document)).toEqual([]);
  });

  it('would find what is missing', async () => {
    const bare = structuredClone(document);
    bare['info'] = { title: 'Hausgeist', version: '1' };
    bare['tags'] = [{ name: 'Chat' }];
    const { '/chat': chat } = document['paths'] as Record<string, object>;
    bare['paths'] = { '/users': JSON.parse(JSON.stringify(chat), withWrongExamples) as object };
    const { schemas } = bare['components'] as { schemas: Record<string, object> };
    schemas['Twice'] = { type: 'string', enum: ['A', 'A'] };
    const path = join(folder, 'bare.json');
    await writeFile(path, JSON.stringify(bare));
    const [redocly, spectral] = [await redoclyFindings(path), await spectralFindings(bare)];
    expect(redocly.join()).toMatch(/info-license.*tag-description/s);
    expect(redocly.join()).toContain('no-invalid-media-type-examples');
    expect(spectral.join()).toMatch(/info-contact.*oas3-unused-component/s);
    expect(spectral.join()).toContain('duplicated-entry-in-enum');
  });
});
