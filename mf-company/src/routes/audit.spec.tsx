import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aSession } from '../testing/factories';
import { FakePortal } from '../testing/fake-portal';
import { closePortal, openPortal, page, pass } from '../testing/portal-driver';

const PATH = '/company/dashboard/audit';

let portal: FakePortal;
beforeEach(() => {
  vi.useFakeTimers();
  portal = new FakePortal();
});
afterEach(() => {
  closePortal();
  vi.useRealTimers();
});

const action = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Action' });

describe('the audit log of a company', () => {
  it('lists who did what, without a choice of companies', async () => {
    await openPortal(PATH, { portal });
    const table = screen.getByRole('table');
    expect(within(table).getByText('Tenant or owner added')).toBeTruthy();
    expect(within(table).queryByText('Company')).toBeNull();
  });

  it('is handed out as files, as it is narrowed down, with the notices that the assistant has shown', async () => {
    const paths: string[] = [];
    const rest = async (path: string) => {
      paths.push(path);
      return new Response('', { status: 503 });
    };
    await openPortal(`${PATH}?search=Petersen`, { portal, session: aSession({ rest }) });
    for (const name of ['As CSV file', 'As JSON file', 'AI notices shown (CSV)']) {
      await page.press('Export');
      await act(async () => screen.getByRole('menuitem', { name }).click());
      await pass(10);
    }
    expect(paths).toEqual([
      '/company/audit-log/export?search=Petersen&format=csv',
      '/company/audit-log/export?search=Petersen&format=json',
      '/company/ai-notices/export?format=csv',
    ]);
  });

  it('offers to clear filters that leave nothing', async () => {
    portal.on('AuditLog', { auditLog: { totalCount: 0, edges: [] } });
    await openPortal(`${PATH}?search=nobody`, { portal });
    await page.press('Clear Filters');
    expect(page.address()).toBe(PATH);
  });

  it('is filtered by what something was done to', async () => {
    await openPortal(PATH, { portal });
    fireEvent.change(screen.getByLabelText('Concerns'), { target: { value: 'CASE' } });
    await pass(10);
    expect(portal.callsOf('AuditLog').at(-1)).toMatchObject({ filter: { subjectKind: 'CASE' } });
  });

  it('is filtered by what was done, which is found by its name and kept in the address', async () => {
    await openPortal(PATH, { portal });
    fireEvent.change(action(), { target: { value: 'tenant added' } });
    fireEvent.click(screen.getByRole('option', { name: 'Tenant or owner added' }));
    await pass(10);
    expect(portal.callsOf('AuditLog').at(-1)).toMatchObject({
      filter: { action: 'end-user.created' },
    });
    expect(page.address()).toContain('action=end-user.created');
    expect(action().value).toBe('Tenant or owner added');
    fireEvent.click(screen.getByRole('button', { name: 'Show all actions' }));
    await pass(10);
    expect(portal.callsOf('AuditLog').at(-1)).toMatchObject({ filter: { action: null } });
    expect(page.address()).not.toContain('action=');
  });

  it('shows an action of the address that has no words', async () => {
    await openPortal(`${PATH}?action=end-user.beamed`, { portal });
    expect(action().value).toBe('end-user.beamed');
    expect(portal.callsOf('AuditLog').at(-1)).toMatchObject({
      filter: { action: 'end-user.beamed' },
    });
  });

  it('is narrowed down to a person by their name, and opened again by the chip', async () => {
    await openPortal(PATH, { portal });
    fireEvent.click(screen.getByRole('button', { name: 'Only entries by Ada Admin' }));
    await pass(10);
    expect(portal.callsOf('AuditLog').at(-1)).toMatchObject({ filter: { actorId: 'admin-1' } });
    expect(page.address()).toContain('actorId=admin-1');
    fireEvent.click(screen.getByRole('button', { name: 'By: Ada Admin' }));
    await pass(10);
    expect(portal.callsOf('AuditLog').at(-1)).toMatchObject({ filter: { actorId: null } });
    expect(screen.queryByRole('group', { name: 'Chosen people and things' })).toBeNull();
  });

  it('says that it cannot be loaded', async () => {
    portal.refuse('AuditLog', 'INTERNAL', '');
    await openPortal(PATH, { portal });
    expect(screen.getByRole('alert').textContent).toContain('Failed to load the audit log');
  });

  it('is closed without the permission', async () => {
    const session = aSession({ permissions: ['settings.view'] });
    await openPortal(PATH, { portal, session });
    expect(screen.queryByRole('table')).toBeNull();
    expect(portal.callsOf('AuditLog')).toEqual([]);
  });
});
