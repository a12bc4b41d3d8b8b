import type { NavigationEntry } from '@hausgeist/schema';
import { memberSession, TestShell } from '@hausgeist/shell-api/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
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
      <AdminLinks navigation={entries} />
    </TestShell>,
  );
}

it('puts the links that are declared as more after all others, and marks where one is', () => {
  show('/admin/audit');
  const links = screen.getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    ...['Übersicht', 'Firmen', 'Protokoll', 'Oberflächen'],
  ]);
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([
    ...[null, null, 'page', null],
  ]);
  expect(screen.getAllByRole('list')).toHaveLength(2);
});

it('has one list when there is nothing more', () => {
  show('/admin/dashboard', navigation.slice(0, 1));
  expect(screen.getAllByRole('list')).toHaveLength(1);
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
