import { expect, it } from 'vitest';
import { asciiSource } from './ascii-source.mjs';

const load = (code) => import(`data:text/javascript;charset=utf-8,${encodeURIComponent(code)}`);

/** What a module exports, and what it exports once it is written in ASCII. */
async function bothOf(code) {
  const written = asciiSource(code);
  const [one, other] = [await load(code), await load(written)];
  return { written, one: { ...one }, other: { ...other } };
}

it.each([
  ['a set of letters', String.raw`export const found = /[äöü]+/.exec('grün')[0];`],
  ['an escape without need', String.raw`export const found = /^\ä\\ß$/.test('ä\\ß');`],
  ['pairs in a range', `export const found = ['😃', '😅'].map((it) => /^[😀-😄]$/u.test(it));`],
  ['the name of a group', `export const { größe } = /(?<größe>ß)/.exec('ß').groups;`],
  ['a usual value', `export const { found = /ö/.test('ö') } = {};`],
  ['a template', 'export const found = `–${1}\\ü\\n`;'],
  ['a raw template', 'export const found = String.raw`\\d–${String.raw`ü${/é/.test("é")}`}\\n`;'],
])('writes %s in ASCII without a change of meaning', async (_, code) => {
  const { written, one, other } = await bothOf(code);
  expect(other).toEqual(one);
  // The names and strings that are left are escaped by esbuild.
  const expressions = written.match(/\/[^/]*[^\0-\x7F][^/]*\/u?\.|`[^`]*[^\0-\x7F]/g);
  expect(expressions).toBeNull();
});

it('leaves templates alone whose tag may read what is raw', () => {
  const code = 'export const page = markup`–`;';
  expect(asciiSource(code)).toBe(code);
});

it('reads what is no ES module', () => {
  expect(asciiSource("#!/usr/bin/env node\nreturn /ä/.test('ä');")).toContain(String.raw`/\u00e4/`);
});
