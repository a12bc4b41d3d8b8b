import { describe, expect, it } from 'vitest';
import { languagesFor, readPreferences } from './page-preferences.js';

const localeFor = (
  acceptLanguage: string | undefined,
  cookies = {},
  audience: 'end-user' | 'admin' = 'end-user',
) => readPreferences({ acceptLanguage, cookies, languages: languagesFor(audience) }).locale;

const themeFor = (theme?: string) =>
  readPreferences({ acceptLanguage: undefined, cookies: { theme }, languages: [] }).theme;

describe('the language of a page', () => {
  it.each([
    ['de-DE,de;q=0.9,en;q=0.8', 'de'],
    ['en-GB,en;q=0.9,de;q=0.8', 'en'],
    ['fr-FR,fr;q=0.9,en;q=0.5,de;q=0.4', 'en'],
    ['de;q=0.3, en;q=0.7', 'en'],
    ['EN-us', 'en'],
    ['en;q=0, de;q=0.1', 'de'],
    ['tr-TR,tr;q=0.9,de;q=0.5', 'tr'],
    ['uk,ru;q=0.9', 'uk'],
    ['ar-SY', 'ar'],
    ['fr', 'de'],
    ['*', 'de'],
    ['', 'de'],
    [undefined, 'de'],
  ])('for the header %j is %s', (header, locale) => {
    expect(localeFor(header)).toBe(locale);
  });

  it('is the chosen one, whatever the browser speaks', () => {
    expect(localeFor('de-DE', { locale: 'en' })).toBe('en');
  });

  it('is German or English in the consoles, whatever the chat was read in', () => {
    expect(localeFor('tr, en;q=0.5', { locale: 'tr' }, 'admin')).toBe('en');
    expect(localeFor('ar', { locale: 'ar' }, 'admin')).toBe('de');
  });

  it('is not taken from a cookie that names no language of ours', () => {
    expect(localeFor('en', { locale: '"><script>' })).toBe('en');
  });
});

describe('the theme of a page', () => {
  it('is what the visitor chose, and else left to the system', () => {
    expect([themeFor('dark'), themeFor('light')]).toEqual(['dark', 'light']);
    expect([themeFor('system'), themeFor(), themeFor('" onload="')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('the size of the text', () => {
  it.each([
    ['large', 'large'],
    ['largest', 'largest'],
    ['normal', undefined],
    ['300%"', undefined],
    [undefined, undefined],
  ])('kept as %j is %j', (textSize, size) => {
    const request = { acceptLanguage: undefined, cookies: { textSize }, languages: [] };
    expect(readPreferences(request).textSize).toBe(size);
  });
});

it.each([
  ['folded', true],
  ['open', false],
  ['folded" onload="', false],
  [undefined, false],
])('has the sidebar kept as %j folded: %j', (sidebar, isFolded) => {
  const request = { acceptLanguage: undefined, cookies: { sidebar }, languages: [] };
  expect(readPreferences(request).hasFoldedSidebar).toBe(isFolded);
});
