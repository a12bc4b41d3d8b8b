import { page, pass } from '@hausgeist/staff-kit/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import federation from '../../federation.json';
import { consoleServer } from '../testing/console-server';
import { close, open } from '../testing/driver';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  close();
  vi.useRealTimers();
});

const PAGES = federation.navigation.flatMap(({ path, label }) => [
  { path, locale: 'de' as const, name: label.de },
  { path, locale: 'en' as const, name: label.en },
]);

it.each(PAGES)(
  'a page has one name: in the sidebar, as heading, in the tab and in the palette ($name)',
  async ({ path, locale, name }) => {
    await open(path as '/admin/dashboard', consoleServer(), { locale });
    await pass(10);
    expect([page.heading(), document.title]).toEqual([name, `${name} – Hausgeist`]);
    await act(async () => {
      fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    });
    await act(() => vi.dynamicImportSettled());
    await pass(10);
    const options = within(screen.getByRole('dialog')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toContain(name);
  },
);
