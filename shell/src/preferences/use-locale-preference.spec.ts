import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useLocalePreference } from './use-locale-preference';

const titles = {
  de: 'Chat mit uns',
  en: 'Chat with us',
  tr: 'Bizimle sohbet',
  ru: 'Чат с нами',
  uk: 'Чат із нами',
  ar: 'محادثة معنا',
  pl: 'Czat z nami',
};

afterEach(cleanup);

it.each([
  [titles.en, titles.de],
  ['Dashboard – Hausgeist', 'Dashboard – Hausgeist'],
])('turns the title "%s" into "%s"', (before, after) => {
  document.documentElement.lang = 'en';
  document.title = before;
  const { result } = renderHook(() => useLocalePreference(titles));
  act(() => result.current[1]('de'));
  expect(document.documentElement.lang).toBe('de');
  expect(document.title).toBe(after);
});

it('turns the page round for a language that is written from right to left', () => {
  document.documentElement.lang = 'de';
  const { result } = renderHook(() => useLocalePreference(titles));
  act(() => result.current[1]('ar'));
  expect(document.documentElement.dir).toBe('rtl');
  expect(document.cookie).toContain('locale=ar');
  act(() => result.current[1]('tr'));
  expect(document.documentElement.dir).toBe('ltr');
});
