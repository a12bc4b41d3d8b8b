import type { NavigationEntry } from '@hausgeist/schema';
import { MessagesProvider } from '@hausgeist/shell-api';
import { memberSession, TestShell } from '@hausgeist/shell-api/testing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { de } from '../messages/de';
import { en } from '../messages/en';
import { AdminLinks } from './AdminLinks';

afterEach(cleanup);

const navigation: NavigationEntry[] = [
  { path: '/admin/dashboard', label: { de: 'Übersicht', en: 'Dashboard' } },
  { path: '/admin/audit', label: { de: 'Protokoll', en: 'Audit Log' }, group: 'more' },
  { path: '/admin/companies', label: { de: 'Firmen', en: 'Companies' } },
  { path: '/admin/front-ends', label: { de: 'Oberflächen', en: 'Front ends' }, group: 'more' },
];

function show(path: string, entries = navigation, staff = memberSession()) {
  render(
    <TestShell path={path} locale="de" staff={staff}>
      <MessagesProvider messages={{ de, en }}>
        <AdminLinks navigation={entries} />
        <button type="button">Elsewhere</button>
      </MessagesProvider>
    </TestShell>,
  );
}

const more = () => screen.getByRole('button', { name: 'Mehr' });
const isOpen = () => more().getAttribute('aria-expanded') === 'true';

it('puts the links that are declared as more into one menu, after all others', () => {
  show('/admin/dashboard');
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    ...['Übersicht', 'Firmen', 'Protokoll', 'Oberflächen'],
  ]);
  expect(isOpen()).toBe(false);
  fireEvent.click(more());
  expect(isOpen()).toBe(true);
  fireEvent.click(screen.getByRole('link', { name: 'Oberflächen' }));
  expect(isOpen()).toBe(false);
  expect(more().dataset.here).toBe('true');
});

it('closes by Escape, which leads back to the button, and by what happens elsewhere', () => {
  show('/admin/dashboard');
  fireEvent.click(more());
  screen.getByRole('link', { name: 'Protokoll' }).focus();
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(more());

  fireEvent.click(more());
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(isOpen()).toBe(false);

  fireEvent.click(more());
  act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus());
  expect(isOpen()).toBe(false);
});

it('has no menu when there is nothing for it', () => {
  show('/admin/dashboard', navigation.slice(0, 1));
  expect(screen.queryByRole('button', { name: 'Mehr' })).toBeNull();
});

it('shows a link to those alone whom it is for', () => {
  const meters: NavigationEntry = {
    ...{ path: '/meters', label: { de: 'Zähler', en: 'Meters' } },
    permissions: ['cases.view'],
  };
  show('/admin/dashboard', [meters], memberSession(['cases.view']));
  expect(screen.getByRole('link', { name: 'Zähler' })).toBeTruthy();
  cleanup();
  show('/admin/dashboard', [meters], memberSession(['users.view']));
  expect(screen.queryByRole('link')).toBeNull();
});
