import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aBuilding } from '../testing/fake-buildings';
import { aCase } from '../testing/fake-cases';
import { FakePortal } from '../testing/fake-portal';
import { closePortal, openPortal, page, pass } from '../testing/portal-driver';

/** Where the specification has two names for one page, in English. */
const TWO_NAMES: Readonly<Record<string, string>> = { Settings: 'Company Settings' };

let portal: FakePortal;
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00.000Z') });
  portal = new FakePortal();
  portal.cases.cases = [aCase()];
  portal.buildings.buildings = [aBuilding()];
});
afterEach(() => {
  closePortal();
  vi.useRealTimers();
});

const links = () => {
  const [navigation] = screen.getAllByRole('navigation');
  return within(navigation ?? document.body).getAllByRole<HTMLAnchorElement>('link');
};

/** Without the places where a narrow sidebar breaks words. */
const plain = (text: string) => text.replaceAll('\u00AD', '');

/** Names of the pages as the palette has them. */
async function namesOfPalette(): Promise<string[]> {
  await act(async () => {
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  });
  await act(async () => vi.dynamicImportSettled());
  await pass(10);
  const names = screen.getAllByRole('option').map(({ textContent }) => plain(textContent));
  await act(async () => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'k', ctrlKey: true });
  });
  return names;
}

it.each(['de', 'en'] as const)(
  'a page has one name: in the sidebar, as heading, in the tab and in the palette (%s)',
  async (locale) => {
    await openPortal('/company/dashboard/overview', { portal, locale });
    const palette = await namesOfPalette();
    const names = links().map(({ title }) => plain(title));
    expect(names).toHaveLength(14);
    for (const [index, name] of names.entries()) {
      await act(async () => links()[index]?.click());
      await pass(20);
      const own = locale === 'en' ? (TWO_NAMES[name] ?? name) : name;
      expect([page.heading(), document.title]).toEqual([own, `${own} – Hausgeist`]);
      expect(palette).toContain(name);
    }
  },
);

it.each([
  ['cases/case-1', 'de'],
  ['cases/case-1', 'en'],
  ['cases/craftsmen', 'de'],
  ['buildings/building-1', 'de'],
  ['buildings/building-1', 'en'],
] as const)(
  'the way to a page begins with the name of its section: %s (%s)',
  async (path, locale) => {
    const address = `/company/dashboard/${path}`;
    await openPortal(address, { portal, locale });
    const section = links().find(({ pathname }) => address.startsWith(pathname));
    const where = locale === 'de' ? 'Wo Sie sind' : 'Where you are';
    const [first] = within(screen.getByRole('navigation', { name: where })).getAllByRole('link');
    expect(first?.textContent).toBe(plain(section?.title ?? ''));
  },
);
