import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FakeServer, page } from '@hausgeist/staff-kit/testing';
import { consoleServer } from '../testing/console-server';
import { close, open } from '../testing/driver';

let server: FakeServer;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  server = consoleServer();
});
afterEach(() => {
  close();
  vi.useRealTimers();
});

it('the dashboard invites a person again who has not accepted yet', async () => {
  server.on('InviteAdmin', { inviteAdmin: { invitationLink: 'https://…' } });
  const { toasts } = await open('/admin/dashboard', server);
  await page.press('Invite again neu@example.com');
  expect(server.inputOf('InviteAdmin')).toEqual({ email: 'neu@example.com' });
  expect(server.callsOf('Admins')).toHaveLength(2);
  expect(toasts).toEqual(['New invitation to neu@example.com. The earlier link no longer works.']);
});

it('companies are deleted after a question that names what is lost', async () => {
  server.on('DeleteCompany', { deleteCompany: { deletedId: 'company-1' } });
  await open('/admin/managingcompany', server);
  await page.press('Delete Lindenhof Hausverwaltung GmbH');
  const { textContent } = screen.getByRole('dialog');
  expect(textContent).toContain('Are you sure you want to delete this company?');
  for (const text of ['4 company users', '128 tenants', '17 owners', '42 use cases']) {
    expect(textContent).toContain(text);
  }
  expect(textContent).toContain('1,204 conversations');
  const name = 'Type the name to confirm: Lindenhof Hausverwaltung GmbH';
  await page.type(name, 'Lindenhof');
  await page.press('Delete');
  expect(screen.getByText('That is not the name of the company')).toBeTruthy();
  expect(server.callsOf('DeleteCompany')).toEqual([]);
  await page.type(name, 'Lindenhof Hausverwaltung GmbH');
  await page.press('Delete');
  expect(server.inputOf('DeleteCompany')).toEqual({ id: 'company-1' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('companies are suspended after a question, and resumed at once', async () => {
  server.on('SetCompanyStatus', { setCompanyStatus: { company: null } });
  const { toasts } = await open('/admin/managingcompany', server);
  expect(screen.getAllByText(/^Suspended since/)).toHaveLength(1);
  await page.choose('Lindenhof Hausverwaltung GmbH', 'Suspend Lindenhof Hausverwaltung GmbH');
  expect(screen.getByRole('dialog').textContent).toContain('no company user can sign in');
  expect(server.callsOf('SetCompanyStatus')).toEqual([]);
  await page.press('Suspend');
  expect(server.inputOf('SetCompanyStatus')).toEqual({ id: 'company-1', action: 'SUSPEND' });
  expect(screen.queryByRole('dialog')).toBeNull();
  await page.choose('Alsterblick Hausmanagement', 'Resume Alsterblick Hausmanagement');
  expect(server.inputOf('SetCompanyStatus')).toEqual({ id: 'company-4', action: 'RESUME' });
  expect(server.callsOf('Companies')).toHaveLength(3);
  expect(toasts).toEqual([
    'Lindenhof Hausverwaltung GmbH is suspended',
    'Alsterblick Hausmanagement is running again',
  ]);
});
