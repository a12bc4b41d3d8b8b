import { page, pass } from '@hausgeist/staff-kit/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { consoleServer } from '../testing/console-server';

// Other tests of the same process may have loaded the code of the dialog, for which the first of these waits.
vi.resetModules();
const { close, open } = await import('../testing/driver');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  close();
  vi.useRealTimers();
});

const press = async (key: string, options: object = {}) => {
  await act(async () => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key, ...options });
  });
  await pass(10);
};
const box = () =>
  screen.getByRole('combobox', { name: 'Search for a command, a person or a company' });
const write = async (value: string) => {
  await act(async () => fireEvent.change(box(), { target: { value } }));
  await pass(210);
};
const options = () =>
  within(screen.getByRole('dialog'))
    .queryAllByRole('option')
    .map(({ textContent }) => textContent);

// The first of the file: afterwards the code of the dialog is there.
it('takes what is typed before its code has come', async () => {
  await open('/admin/dashboard', consoleServer());
  await act(async () => {
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  });
  expect(screen.queryByRole('dialog')).toBeNull();
  for (const key of ['a', 'u', 'x', 'Backspace', 'd']) fireEvent.keyDown(document.body, { key });
  await act(() => vi.dynamicImportSettled());
  await pass(210);
  expect(box()).toHaveProperty('value', 'aud');
  expect(options()).toEqual(['Audit Log']);
});

it('offers the other language and both themes to those who look for them', async () => {
  await open('/admin/dashboard', consoleServer());
  await press('k', { ctrlKey: true });
  expect(options()).not.toContain('Language: Deutsch (German)');
  await write('german');
  expect(options()).toEqual(['Language: Deutsch (German)']);
  await write('theme');
  expect(options()).toEqual(['Dark theme', 'Light theme']);
});

it('leads to the pages of the console by Ctrl+K', async () => {
  await open('/admin/dashboard', consoleServer());
  await press('k', { ctrlKey: true });
  expect(options()).toEqual(expect.arrayContaining(['Managing Companies', 'Audit Log', 'Logout']));
  // Enter alone leads to a page; what leaves the console comes last.
  expect([options()[0], options().at(-1)]).toEqual(['Dashboard', 'Logout']);
  await write('audit');
  await press('Enter');
  // The page comes with its own part of the program.
  await act(() => vi.dynamicImportSettled());
  await pass(10);
  expect(page.address()).toBe('/admin/audit');
});

it('opens the dialogs of what is added', async () => {
  await open('/admin/audit', consoleServer());
  await press('k', { ctrlKey: true });
  await write('add a company');
  await press('Enter');
  await act(() => vi.dynamicImportSettled());
  await pass(10);
  expect(page.dialog().getByRole('heading', { name: 'Add Company' })).toBeTruthy();
  await page.press('Cancel');
  expect(page.address()).toBe('/admin/managingcompany');
  await press('k', { ctrlKey: true });
  await write('invite');
  await press('Enter');
  await act(() => vi.dynamicImportSettled());
  await pass(10);
  expect(page.dialog().getByRole('heading', { name: 'Invite Admin' })).toBeTruthy();
});

it('finds companies and people, and what can be done with them', async () => {
  const server = consoleServer();
  const company = { id: 'company-1', name: 'Lindenhof', email: 'info@lindenhof.example' };
  server.on('CompaniesToGoTo', { companies: { edges: [{ node: company }] } });
  const person = { id: 'person-1', firstName: 'Linda', lastName: 'Berg' };
  server.on('PeopleToGoTo', {
    endUsers: {
      edges: [{ node: { ...person, email: 'linda@example.org', address: 'Kai 1\n20457 Hamburg' } }],
    },
  });
  await open('/admin/dashboard', server);
  await press('k', { metaKey: true });
  await write('lind');
  expect(server.callsOf('CompaniesToGoTo').at(-1)).toEqual({ first: 5, search: 'lind' });
  expect(options()).toEqual([
    'Linda BergKai 1',
    'Lindenhofinfo@lindenhof.example',
    'Users of Lindenhof',
    'Open the portal of Lindenhof',
  ]);
  await act(async () =>
    page
      .dialog()
      .getByRole('option', { name: /Linda Berg/ })
      .click(),
  );
  await pass(10);
  expect(page.address()).toBe('/admin/tenantsowners?person=person-1');
});

it('finds pages where the search does not answer', async () => {
  const server = consoleServer();
  server.refuse('CompaniesToGoTo', 'NETWORK').refuse('PeopleToGoTo', 'NETWORK');
  await open('/admin/dashboard', server);
  await press('k', { ctrlKey: true });
  await write('monitor');
  expect(options()).toEqual(['Monitoring Dashboard']);
});

it('says where to do what by ?, and by its name in the palette', async () => {
  await open('/admin/dashboard', consoleServer());
  await press('?');
  await act(() => vi.dynamicImportSettled());
  await pass(10);
  expect(page.dialog().getByRole('heading', { name: 'Help' })).toBeTruthy();
  await act(async () =>
    page
      .dialog()
      .getByRole('link', { name: /who changed what/ })
      .click(),
  );
  await act(() => vi.dynamicImportSettled());
  await pass(10);
  expect(page.address()).toBe('/admin/audit');
  expect(screen.queryByRole('dialog')).toBeNull();
  await press('k', { ctrlKey: true });
  await write('help');
  expect(options()).toEqual(['Help and keys']);
});
