import type { ToastAction } from '@hausgeist/shell-api';
import { page, pass, type FakeServer } from '@hausgeist/staff-kit/testing';
import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { consoleServer } from '../testing/console-server';
import { close, open } from '../testing/driver';
import { aCompany, aConnection } from '../testing/factories';

const USERS = '/admin/companies/company-1/users';

let server: FakeServer;
beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
  server = consoleServer();
  server.on('CompanyUsers', {
    ...{ company: aCompany(), invitations: aConnection([]), users: aConnection([]) },
  });
});
afterEach(() => {
  close();
  vi.useRealTimers();
});

const role = () =>
  within(screen.getByRole('dialog')).getByLabelText<HTMLSelectElement>(/^Role/).value;

it('leads from a new company to its users', async () => {
  server.on('CreateCompany', { createCompany: { company: aCompany() } });
  const actions: (ToastAction | undefined)[] = [];
  await open('/admin/managingcompany', server, {
    showToast: (_text, _tone, action) => actions.push(action),
  });
  await page.press('Add Company');
  await page.type('Name', 'Neu');
  await page.type('Address', 'Weg 1');
  await page.type('Email', 'neu@example.com');
  await page.type('Phone', '+49 40 1');
  await page.press('Save');
  expect(actions.map((action) => action?.label)).toEqual(['Add users']);
  await act(async () => actions[0]?.onPress());
  // The page of the users comes with its own part of the program.
  await act(() => vi.dynamicImportSettled());
  await pass(5);
  expect(page.address()).toBe(USERS);
});

it('asks for an administrator where nobody works yet', async () => {
  await open(USERS, server);
  expect(screen.getByText(/No one works at this company yet/)).toBeTruthy();
  await page.press('Add administrator');
  expect(role()).toBe('COMPANY_ADMIN');
  await page.press('Cancel');
  await page.press('Add User');
  expect(role()).toBe('COMPANY_STAFF');
});

it('offers none where the filters find nobody', async () => {
  await open(`${USERS}?search=xyz`, server);
  expect(screen.getByText('No users found')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add administrator' })).toBeNull();
});

it('offers nothing for a company that does not exist but the way back', async () => {
  server.refuse('CompanyUsers', 'NOT_FOUND', 'Company not found.');
  await open('/admin/companies/gone/users', server);
  expect(screen.getByRole('heading', { name: 'This company does not exist' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add User' })).toBeNull();
  const back = screen.getByRole('link', { name: 'Back to Companies' });
  expect(back.getAttribute('href')).toBe('/admin/companies');
});
