import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '../../support/fixtures.js';
import { readGuide } from '../../support/guide.js';
import { GuideRunner } from '../../support/guide-runner.js';
import { differenceOf, textDifferenceOf } from '../../support/guide-shape.js';

/** The guides whose examples are run, and how many of them there are at least. */
const GUIDES = [
  { name: 'graphql-api.md', atLeast: 17 },
  { name: 'rest-api.md', atLeast: 7 },
  { name: 'import-and-export.md', atLeast: 15 },
];

const folder = fileURLToPath(new URL('../../../docs/', import.meta.url));
const hasCurl = spawnSync('curl', ['--version']).status === 0;

for (const { name, atLeast } of GUIDES) {
  test(`the examples of ${name} run as they stand`, async ({ newProduct }) => {
    test.skip(!hasCurl, 'curl is not installed, and the examples are written for it.');
    // It generates types and compiles, twice.
    test.slow();
    const blocks = readGuide(readFileSync(`${folder}${name}`, 'utf8'));
    const product = await newProduct();
    await product.start();
    const runner = await GuideRunner.create(product.url);
    const failures: string[] = [];
    let ran = 0;
    for (const block of blocks) {
      if (block.notRun) {
        console.log(`${name}:${block.line} is not run: ${block.notRun}`);
        continue;
      }
      ran += 1;
      await runner.run(block).catch((error: unknown) => {
        const { message, stderr = '', stdout = '' } = error as Record<string, string>;
        failures.push([`${name}:${block.line}: ${message}`, stdout, stderr].join('\n').trim());
      });
    }
    await runner.dispose();
    console.log(`${name}: ${ran} of ${blocks.length} examples ran.`);
    expect(failures.join('\n\n')).toBe('');
    expect(ran).toBeGreaterThanOrEqual(atLeast);
  });
}

test('an example that shows something else than comes back is found', () => {
  const answer = {
    data: { list: [{ id: 'x1', count: 3, kind: 'ADMIN', isOpen: true, end: null }] },
  };
  const entry = { id: '…', count: 1, kind: 'ADMIN', isOpen: true, end: null };
  const shown = (changes: object) => ({ data: { list: [{ ...entry, ...changes }] } });
  expect(differenceOf(answer, shown({}))).toBeUndefined();
  const wrong = [{ id: 1 }, { kind: 'USER' }, { isOpen: false }, { end: '…' }, { more: '…' }];
  for (const changes of wrong) expect(differenceOf(answer, shown(changes))).toContain('list[0]');
  expect(differenceOf(answer, { data: { list: [{ id: '…' }] } })).toContain('is not shown');
  expect(differenceOf({ data: { list: [] } }, shown({}))).toContain('is empty');
  expect(differenceOf(['USERS_VIEW', 'USERS_EDIT'], ['USERS_VIEW', 'USERS_EDIT'])).toBeUndefined();
  expect(differenceOf(['USERS_VIEW', 'USERS_EDIT'], ['USERS_VIEW'])).toContain('USERS_EDIT');
  expect(textDifferenceOf('a 12 b\n', 'a … b')).toBeUndefined();
  expect(textDifferenceOf('a.c', 'a…b')).toContain('a.c');
});

test('a block of a guide is run, explained, or an error', () => {
  const guide = [
    '<!-- keep TOKEN: data.token -->\n\n```sh\ncurl\n```\n\n```json\n{}\n```',
    '<!-- not run: it needs a second machine -->\n\n```sh\nssh\n```',
    '```graphql\n{ a }\n```\n\n```json variables\n{ "b": 1 }\n```\n\n```json\n{}\n```',
  ].join('\n\nText.\n\n');
  expect(readGuide(guide)).toEqual([
    {
      ...{ line: 3, language: 'sh', text: 'curl\n', keep: { name: 'TOKEN', path: 'data.token' } },
      shown: { language: 'json', text: '{}\n' },
    },
    { line: 15, language: 'sh', text: 'ssh\n', notRun: 'it needs a second machine' },
    {
      ...{ line: 21, language: 'graphql', text: '{ a }\n', variables: '{ "b": 1 }\n' },
      shown: { language: 'json', text: '{}\n' },
    },
  ]);
  expect(() => readGuide('```json\n{}\n```')).toThrow('Line 1');
});
