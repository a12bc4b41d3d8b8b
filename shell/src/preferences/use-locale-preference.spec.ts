import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useLocalePreference } from './use-locale-preference';

const titles = { de: 'Chat mit uns', en: 'Chat with us' };

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
