import { type Language, LANGUAGES } from '@hausgeist/schema';
import { createTranslator } from 'use-intl/core';
import { expect, it } from 'vitest';
import consoleTexts from '../console-texts.json';
import texts from '../page-texts.json';
import { de } from './de';
import { en } from './en';
import { publicMessages } from './public';

const paths = (tree: object, prefix = ''): string[] =>
  Object.entries(tree).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? paths(value, `${prefix}${key}.`)
      : [`${prefix}${key}`],
  );

const languages = LANGUAGES.map(({ code }) => code);

const load = async (language: Language) => {
  const source = publicMessages[language];
  return typeof source === 'function' ? source() : source;
};

it('has every text in both languages of the consoles', () => {
  expect(paths(en)).toEqual(paths(de));
});

it.each(languages)(
  'has every text of the page for tenants in the language "%s"',
  async (language) => {
    const { staff: _staff, ...known } = de;
    expect(paths(await load(language))).toEqual(expect.arrayContaining(paths(known)));
    expect(paths(texts[language])).toEqual(paths(texts.de));
  },
);

it.each(languages)('can format every text in the language "%s"', async (locale) => {
  const messages = await load(locale);
  const problems: unknown[] = [];
  const t = createTranslator({ locale, messages, onError: (error) => problems.push(error) });
  for (const path of paths(messages)) t(path as never, { year: '2026', name: 'Ada' } as never);
  expect(problems).toEqual([]);
});

it.each(languages)(
  'says the same before and after the shell has started in "%s"',
  async (language) => {
    const catalogue = await load(language);
    const page = texts[language];
    expect([page.product, page.area, page.loading]).toEqual([
      catalogue.header.product,
      catalogue.header.area,
      catalogue.loading,
    ]);
  },
);

it.each([
  ['de', de],
  ['en', en],
] as const)(
  'says the same of a console before and after it has started in "%s"',
  (language, { staff }) => {
    expect(consoleTexts.admin[language].product).toBe(staff.admin.title);
    expect(consoleTexts.company[language].product).toBe(staff.company.portal);
  },
);
