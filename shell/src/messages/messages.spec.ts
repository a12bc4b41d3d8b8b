import { createTranslator } from 'use-intl/core';
import { expect, it } from 'vitest';
import texts from '../page-texts.json';
import { de } from './de';
import { en } from './en';

const paths = (tree: object, prefix = ''): string[] =>
  Object.entries(tree).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? paths(value, `${prefix}${key}.`)
      : [`${prefix}${key}`],
  );

it('has every text in both languages', () => {
  expect(paths(en)).toEqual(paths(de));
  expect(paths(texts.en)).toEqual(paths(texts.de));
});

it.each([
  ['de', de],
  ['en', en],
] as const)('can format every text of %s', (locale, messages) => {
  const problems: unknown[] = [];
  const t = createTranslator({ locale, messages, onError: (error) => problems.push(error) });
  for (const path of paths(messages)) t(path as never, { year: '2026', name: 'Ada' } as never);
  expect(problems).toEqual([]);
});

it('says the same before and after the shell has started', () => {
  for (const [catalogue, page] of [
    [de, texts.de],
    [en, texts.en],
  ] as const) {
    expect([page.product, page.area, page.loading]).toEqual([
      catalogue.header.product,
      catalogue.header.area,
      catalogue.loading,
    ]);
  }
});
