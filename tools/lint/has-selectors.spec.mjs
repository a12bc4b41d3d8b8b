import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { wideSelectors } from './has-selectors.mjs';

const root = join(import.meta.dirname, '../..');

it.each([
  '.a:has(.b) > :last-child',
  '.a:has(> :nth-child(4)) *',
  '.a > :has(input)',
  '#root:has(+ #first) :is(.main, .main ~ *)',
  '.a:has(.b) { color: red; & > label + * { color: blue; } }',
])('finds that %s is wide', (rule) => {
  const sheet = rule.endsWith('}') ? rule : `@media (width < 40rem) { ${rule} { color: red; } }`;
  expect(wideSelectors(`/* .x:has(y) * */ ${sheet}`)).toHaveLength(1);
});

it.each([
  '.a:has(> :nth-child(4)) > :is(a, button):last-child',
  '.a:has(.b):has([data-c]:not(:empty)) > :global(.brand)',
  ":root:has(:is(dialog:modal, [popover='auto']:popover-open))",
  'body:has(.a) { color: red; } .a > *',
])('lets %s be', (rule) => {
  const sheet = `${rule} { color: red; }`;
  expect(wideSelectors(sheet)).toEqual([]);
});

it('finds none in the sheets of the front ends', () => {
  const sheets = globSync('{shell,mf-*,packages/*}/src/**/*.css', { cwd: root });
  expect(sheets.length).toBeGreaterThan(50);
  const wide = sheets.flatMap((file) =>
    wideSelectors(readFileSync(join(root, file), 'utf8')).map((one) => `${file}: ${one}`),
  );
  expect(wide).toEqual([]);
});
