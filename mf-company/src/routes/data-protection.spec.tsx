import { aPrivacyRequest, RETENTION, RETENTION_DUE } from '@hausgeist/staff-kit/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aSession } from '../testing/factories';
import { FakePortal } from '../testing/fake-portal';
import { closePortal, openPortal, page, pass } from '../testing/portal-driver';

const PATH = '/company/dashboard/data-protection';

let portal: FakePortal;
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00.000Z') });
  portal = new FakePortal();
});
afterEach(() => {
  closePortal();
  vi.useRealTimers();
});

const show = (...privacyRequests: object[]) => portal.on('PrivacyRequests', { privacyRequests });
const cells = (table: string) =>
  within(screen.getByRole('table', { name: table }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
const has = (name: string) => screen.queryByRole('button', { name }) !== null;
const settled = (name: string) => ({ [name]: { privacyRequest: { id: 'request-1' } } });

describe('requests about data', () => {
  it('are listed with what is due, the most urgent first', async () => {
    show(
      aPrivacyRequest({ id: '1', personName: 'Olaf Spät', dueAt: '2026-12-20T09:30:00.000Z' }),
      aPrivacyRequest({ id: '2', isOverdue: true, dueAt: '2026-11-20T09:30:00.000Z' }),
      aPrivacyRequest({ id: '3', state: 'REFUSED', refusalReason: 'Unklar', kind: 'ERASURE' }),
    );
    await openPortal(PATH, { portal });
    const open = cells('Open requests');
    expect(open.map(([name]) => name)).toEqual(['Anna Berger', 'Olaf Spät']);
    expect(open[0]?.[3]).toContain('Overdue');
    expect(open[1]?.[3]).toContain('29 days left');
    expect(open[0]?.at(-1)).toBe('ConfirmRefuse');
    expect(cells('Settled requests')[0]?.[3]).toBe('Unklar');
  });

  it('say what was reached, each name once', async () => {
    const receipt = Object.entries({ audit: 1, person: 1, mails: 0, auditEntries: 2, x: 1, y: 1 });
    show(
      aPrivacyRequest({
        state: 'DONE',
        receipt: receipt.map(([name, count]) => ({ __typename: 'PrivacyCount', name, count })),
      }),
    );
    await openPortal(PATH, { portal });
    const outcome = 'Audit entries: 3, Details of the person: 1, Other: 2';
    expect(cells('Settled requests')[0]).toContain(outcome);
  });

  it('are confirmed after a question, and followed while they run', async () => {
    show(aPrivacyRequest());
    portal.on('ConfirmPrivacyRequest', settled('confirmPrivacyRequest'));
    const { toasts } = await openPortal(PATH, { portal });
    await page.press('Confirm Anna Berger');
    expect(portal.callsOf('ConfirmPrivacyRequest')).toEqual([]);
    show(aPrivacyRequest({ state: 'RUNNING' }));
    await page.press('Confirm and create the package');
    expect(portal.callsOf('ConfirmPrivacyRequest')).toEqual([{ input: { id: 'request-1' } }]);
    expect(toasts).toEqual(['The package for Anna Berger is being created']);
    show(aPrivacyRequest({ state: 'DONE', packageUntil: '2026-11-28T12:00:00.000Z' }));
    await pass(3_010);
    expect(has('Download Anna Berger')).toBe(true);
  });

  it('are refused and extended with a reason alone', async () => {
    show(aPrivacyRequest());
    portal.on('RefusePrivacyRequest', settled('refusePrivacyRequest'));
    portal.on('ExtendPrivacyRequest', settled('extendPrivacyRequest'));
    await openPortal(PATH, { portal });
    await page.choose('Anna Berger', 'Refuse Anna Berger');
    await page.submit('Refuse');
    expect(screen.getByText('Please give a reason')).toBeTruthy();
    await page.write('Reason', 'Unklar');
    await page.submit('Refuse');
    expect(portal.inputOf('RefusePrivacyRequest')).toEqual({ id: 'request-1', note: 'Unklar' });
    await page.choose('Anna Berger', 'Extend Anna Berger');
    await page.write('Reason', 'Sehr viel');
    await page.submit('Extend');
    expect(portal.inputOf('ExtendPrivacyRequest')).toEqual({ id: 'request-1', note: 'Sehr viel' });
  });

  it('give a package to those who know their password', async () => {
    const sent: unknown[] = [];
    const session = {
      ...aSession(),
      rest: async (path: string, init?: RequestInit) => {
        sent.push([path, init?.body]);
        return new Response(null, { status: 400 });
      },
    };
    show(aPrivacyRequest({ state: 'DONE', packageUntil: '2026-11-28T12:00:00.000Z' }));
    await openPortal(PATH, { portal, session });
    await page.press('Download Anna Berger');
    await page.write('Your password', 'falsch');
    await page.submit('Download');
    expect(sent).toEqual([
      ['/company/privacy-requests/request-1/package', JSON.stringify({ password: 'falsch' })],
    ]);
    expect(screen.getByText('The password is wrong')).toBeTruthy();
  });

  it('stand on the overview of the day, for those who decide on them', async () => {
    portal.on('PrivacyRequestCounts', {
      privacyRequestCounts: { open: 3, soon: 1, overdue: 1 },
    });
    await openPortal('/company/dashboard/overview', { portal });
    expect(screen.getByText(/3 requests about personal data are open/)).toBeTruthy();
    expect(screen.getByText(/One is overdue/)).toBeTruthy();
  });

  it('are closed to those who may not delete people', async () => {
    const session = aSession({ permissions: ['users.view'] });
    await openPortal(PATH, { portal, session });
    expect(screen.queryByRole('table')).toBeNull();
  });
});

describe('for how long things are kept', () => {
  beforeEach(() => {
    portal.on('Retention', RETENTION);
    portal.on('SetRetention', { setRetention: { retention: RETENTION.retention[0] } });
  });

  it('is said in plain words, with what is held and what was deleted', async () => {
    await openPortal('/company/dashboard/settings?tab=retention', { portal });
    const rows = cells('Retention');
    expect(rows[0]?.[1]).toContain('after 730 days');
    expect(screen.getByText(/^You can have data deleted earlier/)).toBeTruthy();
    expect(rows[1]?.[1]).toBe('never');
    expect(screen.getByText(/Legal holds keep back: one person, 2 single/)).toBeTruthy();
    expect(screen.getByText(/Stays for 24 months/)).toBeTruthy();
    expect(cells('Last deletions')[0]?.[1]).toBe('Conversations: 1,312');
  });

  it('is shortened by those who may, after the number of what goes was seen', async () => {
    portal.on('RetentionDue', RETENTION_DUE);
    const { toasts } = await openPortal('/company/dashboard/settings?tab=retention', { portal });
    await page.press('Change Conversations');
    await page.write('Days', '90');
    await page.submit('Save');
    expect(portal.callsOf('SetRetention')).toEqual([]);
    expect(portal.callsOf('RetentionDue')).toMatchObject([
      { input: { dataClass: 'CONVERSATIONS', days: 90 } },
    ]);
    expect(screen.getByText(/then deletes 1,312 conversations\./)).toBeTruthy();
    await page.press('Shorten');
    expect(portal.inputOf('SetRetention')).toMatchObject({ dataClass: 'CONVERSATIONS', days: 90 });
    expect(toasts).toEqual(['Period saved']);
    await page.press('Change Conversations');
    await page.write('Days', '800');
    await page.submit('Save');
    expect(portal.callsOf('RetentionDue')).toHaveLength(1);
    expect(portal.inputOf('SetRetention')).toMatchObject({ days: 800 });
    closePortal();
    const session = aSession({ permissions: ['settings.view'] });
    await openPortal('/company/dashboard/settings?tab=retention', { portal, session });
    expect(has('Change Conversations')).toBe(false);
  });
});
