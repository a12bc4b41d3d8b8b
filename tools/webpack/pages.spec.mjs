import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Where the portal's pages are, as its sources call it. */
const NAMES = { DASHBOARD: '/company/dashboard' };

/** Fetched when they are drawn, as they only lead on; a hint at them is worth it all the same. */
const DRAWN_LATER = new Set(['./routes/DashboardStart']);

const sourcesOf = (frontEnd) =>
  globSync(`${frontEnd}/src/**/*.{ts,tsx}`, { cwd: root })
    .filter((file) => !/\.(?:spec|stories)\.|\/testing\/|\/gql\//.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'));

const pathOf = (text) =>
  text in NAMES
    ? NAMES[text]
    : text.slice(1, -1).replace(/\$\{(\w+)\}/, (_name, constant) => NAMES[constant]);

/** The parts that bring the texts of each set of catalogues, such as `./frame-{language}`. */
function catalogueParts(sources) {
  const found = sources.flatMap((text) => [
    ...text.matchAll(/const (\w+Catalogues)\b(?:(?!\bconst\b).)*?import\('([^']+?)(?:de|en)'\)/gs),
  ]);
  return Object.fromEntries(found.map(([, name, part]) => [name, `${part}{language}`]));
}

/** The late parts of each path, as the sources fetch them where a visit begins there. */
function fetchedParts(sources) {
  const texts = catalogueParts(sources);
  const fetched = {};
  const add = (path, parts) => {
    fetched[path] = [...(fetched[path] ?? []), ...parts];
  };
  const pages = /= latePage\(\s*(`[^`]+`|'[^']+'|[A-Z]+),([^;]+);/g;
  const prepared = /^(?:if \(isAsked\(([^)]+)\)\) )?void prepareMessages\((\w+)\);/gm;
  for (const source of sources) {
    for (const [, path, body] of source.matchAll(pages)) {
      add(pathOf(path), [
        ...[...body.matchAll(/import\('([^']+)'\)/g)].map(([, part]) => part),
        ...[...body.matchAll(/(\w+Catalogues)/g)].map(([, name]) => texts[name]),
      ]);
    }
    for (const [, path, name] of source.matchAll(prepared)) {
      add(path ? pathOf(path) : '/', [texts[name]]);
    }
  }
  return fetched;
}

/** The late parts of each path, as they are named for the hints. */
function namedParts(frontEnd) {
  const file = readFileSync(join(root, frontEnd, 'federation.json'), 'utf8');
  const named = {};
  for (const [route, parts] of Object.entries(JSON.parse(file).pages ?? {})) {
    const path = route.replace(/\/?\*$/, '') || '/';
    named[path] = [...(named[path] ?? []), ...parts.filter((part) => !DRAWN_LATER.has(part))];
  }
  return named;
}

const inOrder = (parts) =>
  Object.fromEntries(
    Object.entries(parts)
      .map(([path, names]) => [path, [...new Set(names)].toSorted()])
      .filter(([, names]) => names.length > 0),
  );

it.each(['mf-admin', 'mf-chat', 'mf-company'])(
  'hints at the parts that each page of %s fetches, and at no others',
  (frontEnd) => {
    expect(inOrder(namedParts(frontEnd))).toEqual(inOrder(fetchedParts(sourcesOf(frontEnd))));
  },
);

it.each([
  ['mf-admin', 12],
  ['mf-company', 20],
])('finds the pages of %s', (frontEnd, least) => {
  expect(Object.keys(fetchedParts(sourcesOf(frontEnd))).length).toBeGreaterThan(least);
});
