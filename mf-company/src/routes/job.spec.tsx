import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noSession } from '../testing/factories';
import { aJob } from '../testing/fake-cases';
import { FakePortal } from '../testing/fake-portal';
import { closePortal, openPortal, page, pass } from '../testing/portal-driver';

describe('the page of a craftsman', () => {
  let portal: FakePortal;
  beforeEach(() => {
    vi.useFakeTimers();
    portal = new FakePortal();
  });
  afterEach(() => {
    closePortal();
    vi.useRealTimers();
  });

  it('takes photos of the work, and that it is done', async () => {
    let fileNames: string[] = [];
    portal.on('Job', () => ({ craftsmanCase: aJob({ fileNames }) }));
    portal.on('ReportJobDone', () => ({ reportCaseDone: { case: aJob({ state: 'DONE' }) } }));
    const sent: [string, unknown][] = [];
    const rest = async (path: string, init?: RequestInit) => {
      sent.push([path, init?.headers]);
      fileNames = ['nachher.png'];
      return new Response('{}', { status: 201 });
    };
    await openPortal('/company/job#geheim', { portal, session: noSession({ rest }) });
    expect(page.heading()).toBe('Job #12: Heizung bleibt kalt');
    fireEvent.change(screen.getByLabelText('Add photos'), {
      target: { files: [new File(['x'], 'nachher.png')] },
    });
    await pass(20);
    // The address stands in logs, a header does not.
    expect(sent).toEqual([['/craftsman/files', { 'x-case-link': 'geheim' }]]);
    expect(screen.getByText('Sent to the company: nachher.png')).toBeTruthy();
    await page.press('Report as done');
    expect(portal.inputOf('ReportJobDone')).toEqual({ token: 'geheim', note: '' });
  });

  it('takes a window of time, and agrees to the one that was shown', async () => {
    const window = {
      appointmentAt: new Date('2036-11-24T08:00').toISOString(),
      appointmentUntil: new Date('2036-11-24T10:00').toISOString(),
    };
    const job = aJob({ ...window, appointmentState: 'PROPOSED_BY_COMPANY' });
    portal.on('Job', () => ({ craftsmanCase: job }));
    portal.on('ConfirmJobAppointment', () => ({ confirmCraftsmanAppointment: { case: job } }));
    portal.on('ProposeJobAppointment', () => ({ proposeCraftsmanAppointment: { case: job } }));
    await openPortal('/company/job#geheim', { portal, session: noSession() });
    await page.press('Confirm appointment');
    const { appointmentAt: at, appointmentUntil: until } = window;
    expect(portal.inputOf('ConfirmJobAppointment')).toEqual({ token: 'geheim', at, until });
    await page.write('Day and time', '2036-11-25T13:00');
    await page.write('Until (optional)', '15:30');
    await page.press('Propose an appointment');
    expect(portal.inputOf('ProposeJobAppointment')).toEqual({
      ...{ token: 'geheim', at: new Date('2036-11-25T13:00').toISOString() },
      until: new Date('2036-11-25T15:30').toISOString(),
    });
  });

  it('says of a link that has ended what to do, and offers no other try', async () => {
    portal.refuse('Job', 'NOT_FOUND', 'void');
    await openPortal('/company/job#alt', { portal, session: noSession() });
    expect(page.heading()).toBe('Job');
    expect(screen.getByRole('alert').textContent).toContain('no longer valid');
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });
});
