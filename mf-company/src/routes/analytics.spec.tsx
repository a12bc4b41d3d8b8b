import { aDashboard, noAnalytics } from '@hausgeist/staff-kit/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aSession } from '../testing/factories';
import { FakePortal } from '../testing/fake-portal';
import { closePortal, openPortal, page, pass } from '../testing/portal-driver';

const PATH = '/company/dashboard/analytics';

let portal: FakePortal;
beforeEach(() => {
  vi.useFakeTimers();
  portal = new FakePortal();
});
afterEach(() => {
  closePortal();
  vi.useRealTimers();
});

const figure = (name: string) => screen.getAllByRole('group', { name })[0]?.textContent;

const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /Weekly report/ });

describe('analytics', () => {
  it('show figures beside those of the period before', async () => {
    await openPortal(PATH, { portal });
    expect(portal.callsOf('CompanyAnalytics')).toEqual([{ period: 'LAST_30_DAYS' }]);
    expect(figure('Conversations')).toBe('Conversations1,2849,310 messages · before:\u00A01,102');
    expect(figure('Resolved without staff')).toContain('76.8%');
    expect(figure('Time until staff answered')).toContain('21\u00A0min9 of 10 within 2.5\u00A0h');
    expect(screen.queryByRole('group', { name: 'Model costs' })).toBeNull();
    expect(screen.getByText(/Mar 1, 2026 to Mar 7, 2026/)).toBeTruthy();
  });

  it('are handed out as files to those who may take them out', async () => {
    const paths: string[] = [];
    const rest = async (path: string) => {
      paths.push(path);
      return new Response('Time', { status: 503 });
    };
    await openPortal(`${PATH}?period=7d`, { portal, session: aSession({ rest }) });
    await page.press('Export');
    await act(async () => screen.getByRole('menuitem', { name: 'Topics (CSV)' }).click());
    await pass(10);
    expect(paths).toEqual(['/company/analytics/export?language=en&table=categories&period=7d']);
    closePortal();
    const session = aSession({
      permissions: ['analytics.view'],
      companyUser: { role: 'COMPANY_STAFF' },
    });
    await openPortal(PATH, { portal, session });
    expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
  });

  it('are narrowed down to a building, which the address keeps', async () => {
    await openPortal(PATH, { portal });
    fireEvent.change(screen.getByLabelText('Building'), { target: { value: 'kai' } });
    await pass(20);
    await pass(20);
    fireEvent.click(screen.getByRole('option', { name: 'Hafenhof, Am Kai 3, 20457 Hamburg' }));
    await pass(20);
    await pass(20);
    expect(portal.callsOf('CompanyAnalytics').at(-1)).toMatchObject({ buildingId: 'building-1' });
    expect(page.address()).toContain('building=building-1');
    closePortal();
    const session = aSession({
      permissions: ['analytics.view'],
      companyUser: { role: 'COMPANY_STAFF' },
    });
    await openPortal(`${PATH}?building=building-1`, { portal, session });
    expect(screen.queryByLabelText('Building')).toBeNull();
  });

  it('read single values of a chart by the arrow keys, and say what was not measured', async () => {
    await openPortal(PATH, { portal });
    const chart = screen.getByRole('slider', { name: 'Conversations' });
    expect(chart.getAttribute('aria-valuetext')).toBe('Mar 7, Period: 73, Period before: 36');
    fireEvent.keyDown(chart, { key: 'ArrowLeft' });
    expect(chart.getAttribute('aria-valuetext')).toBe('Mar 6, Period: 52, Period before: 35');
    fireEvent.keyDown(chart, { key: 'Home' });
    expect(chart.getAttribute('aria-valuetext')).toBe(
      'Mar 1, Period: not measured, Period before: not measured',
    );
    // Two days without a figure are a gap, not a line at zero.
    const [line] = chart.querySelectorAll('path');
    expect(line?.getAttribute('d')).toMatch(/^M200\.0 [\d.]+L/);
  });

  it('come by mail every week to those who choose it', async () => {
    let weeklyFigures = false;
    portal.on('WeeklyFigures', () => ({ weeklyFigures }));
    portal.on('SetWeeklyFigures', ({ input }) => {
      weeklyFigures = (input as { isWanted: boolean }).isWanted;
      return { setWeeklyFigures: { message: 'OK', isWanted: weeklyFigures } };
    });
    await openPortal(PATH, { portal });
    expect(box().checked).toBe(false);
    fireEvent.click(box());
    await pass(20);
    await pass(20);
    expect(portal.callsOf('SetWeeklyFigures')).toEqual([{ input: { isWanted: true } }]);
    expect(box().checked).toBe(true);
    closePortal();
    // Who acts for a company chooses the mail about all of them in the administrators' console.
    await openPortal(PATH, { portal, session: aSession({ actingFor: 'company-7' }) });
    expect(screen.queryByRole('checkbox', { name: /Weekly report/ })).toBeNull();
  });

  it('have all values of a chart in a table', async () => {
    await openPortal(PATH, { portal });
    const table = screen.getByRole('table', { name: 'Conversations' });
    const rows = within(table).getAllByRole('row');
    expect(rows).toHaveLength(8);
    expect(within(rows[7] as HTMLElement).getByText('73')).toBeTruthy();
  });

  it('are asked for the period in the address, and for an own one once both days are there', async () => {
    await openPortal(`${PATH}?period=7d`, { portal });
    expect(portal.callsOf('CompanyAnalytics').at(-1)).toEqual({ period: 'LAST_7_DAYS' });
    fireEvent.change(screen.getByLabelText('Period'), { target: { value: 'own' } });
    await pass(10);
    expect(page.address()).toBe(`${PATH}?period=own`);
    fireEvent.change(screen.getByLabelText('First day'), { target: { value: '2026-03-01' } });
    await pass(10);
    expect(portal.callsOf('CompanyAnalytics').at(-1)).toEqual({ period: 'LAST_30_DAYS' });
    fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2026-03-07' } });
    await pass(10);
    const own = { period: 'OWN', from: '2026-03-01', to: '2026-03-07' };
    expect(portal.callsOf('CompanyAnalytics').at(-1)).toEqual(own);
  });

  it('are asked for the last month of the calendar, and for this one until today', async () => {
    vi.setSystemTime('2026-03-01T22:59:00.000Z');
    await openPortal(`${PATH}?period=last-month`, { portal });
    const days = () => portal.callsOf('CompanyAnalytics').at(-1);
    expect(days()).toEqual({ period: 'OWN', from: '2026-02-01', to: '2026-02-28' });
    expect(screen.queryByLabelText('First day')).toBeNull();
    fireEvent.change(screen.getByLabelText('Period'), { target: { value: 'month' } });
    await pass(10);
    expect(days()).toEqual({ period: 'OWN', from: '2026-03-01', to: '2026-03-01' });
    closePortal();
    // In Germany a year has begun already.
    vi.setSystemTime('2026-12-31T23:30:00.000Z');
    await openPortal(`${PATH}?period=last-month`, { portal });
    expect(days()).toEqual({ period: 'OWN', from: '2026-12-01', to: '2026-12-31' });
  });

  it('say that there was nothing, and why they failed', async () => {
    portal.on('CompanyAnalytics', { analytics: noAnalytics() });
    await openPortal(PATH, { portal });
    expect(screen.getByText('There were no conversations in this period')).toBeTruthy();
    closePortal();
    portal.refuse('CompanyAnalytics', 'INTERNAL', '');
    await openPortal(PATH, { portal });
    expect(screen.getByRole('alert').textContent).toBe('Failed to load analytics.');
  });
});

describe('the overview', () => {
  const OVERVIEW = '/company/dashboard/overview';

  it('leads from what waits to the list of the inbox that has it', async () => {
    await openPortal(OVERVIEW, { portal });
    const link = screen.getByRole('link', { name: /Waiting for a person/ });
    expect(link.getAttribute('href')).toBe('/company/dashboard/conversations?view=waiting');
    expect(link.textContent).toContain('3');
    expect(screen.getByText('Today so far')).toBeTruthy();
    expect(figure('Conversations')).toContain('38');
  });

  it('counts the cases that are due, and leads to them', async () => {
    await openPortal(OVERVIEW, { portal });
    const link = screen.getByRole('link', { name: /Cases due/ });
    expect(link.textContent).toBe('5Cases dueoverdue: 2');
    expect(link.getAttribute('href')).toBe('/company/dashboard/cases?sort=DUE');
    const reported = screen.getByRole('link', { name: /Reported by tenants/ });
    expect(reported.textContent).toContain('3');
    expect(reported.getAttribute('href')).toContain('?state=OPEN&origin=tenant');
  });

  it('is read again by itself', async () => {
    await openPortal(OVERVIEW, { portal });
    portal.on('CompanyDashboard', { companyDashboard: aDashboard({ waiting: 4 }) });
    await pass(31_000);
    expect(screen.getByRole('link', { name: /Waiting for a person/ }).textContent).toContain('4');
  });

  it('leads nowhere for those who may not read conversations, and shows no figures to some', async () => {
    portal.on('CompanyDashboard', { companyDashboard: aDashboard({ today: null }) });
    const session = aSession({
      permissions: ['dashboard.view'],
      companyUser: { role: 'COMPANY_STAFF' },
    });
    await openPortal(OVERVIEW, { portal, session });
    expect(screen.getByRole('group', { name: 'Waiting for a person' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Waiting for a person/ })).toBeNull();
    expect(screen.queryByText('Today so far')).toBeNull();
  });
});
