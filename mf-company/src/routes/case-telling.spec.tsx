import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aCase } from '../testing/fake-cases';
import { FakePortal } from '../testing/fake-portal';
import { closePortal, openPortal, page, pass } from '../testing/portal-driver';

const PAGE = '/company/dashboard/cases/case-1';

let portal: FakePortal;
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00.000Z') });
  portal = new FakePortal();
  portal.cases.cases = [aCase()];
});
afterEach(() => {
  closePortal();
  vi.useRealTimers();
});

const press = async (name: string) => {
  await act(async () => page.dialog().getByRole('button', { name }).click());
  await pass(10);
};
const choose = async (state: string) => {
  await act(async () => {
    fireEvent.change(screen.getByLabelText('Status'), { target: { value: state } });
  });
  await act(async () => vi.dynamicImportSettled());
  await pass(10);
};
const untick = (name: string) =>
  act(async () => page.dialog().getByRole('checkbox', { name }).click());

const openMessage = async () => {
  await page.press('Write to tenant');
  await act(async () => vi.dynamicImportSettled());
  await pass(10);
};

describe('the state of a case', () => {
  it('is changed once it is said that the tenant is told, and by which way', async () => {
    await openPortal(PAGE, { portal });
    await choose('IN_PROGRESS');
    expect(portal.callsOf('UpdateCase')).toEqual([]);
    expect(page.dialog().getByRole('checkbox', { name: 'Tell Ida Berger by email' })).toBeTruthy();
    await page.write('A sentence to add (optional)', ' We come on Friday. ');
    await press('Change status');
    expect(portal.inputOf('UpdateCase')).toMatchObject({
      ...{ state: 'IN_PROGRESS', tellsTenant: true, note: 'We come on Friday.' },
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is changed in silence where that is wanted', async () => {
    portal.cases.tenantNotice = 'CHAT';
    await openPortal(PAGE, { portal });
    await choose('CLOSED');
    await page.write('A sentence to add (optional)', 'Not this.');
    await untick('Tell Ida Berger in the chat');
    expect(screen.queryByLabelText('A sentence to add (optional)')).toBeNull();
    await press('Change status');
    expect(portal.inputOf('UpdateCase')).toMatchObject({ tellsTenant: false, note: null });
  });

  it('tells of an appointment along with it, once', async () => {
    const { toasts } = await openPortal(PAGE, { portal });
    await choose('SCHEDULED');
    await page.write('Appointment (optional)', '2026-11-24T09:00');
    await page.write('Until (optional)', '11:00');
    await press('Change status');
    expect(portal.inputOf('SetCaseAppointment')).toMatchObject({
      ...{ at: new Date('2026-11-24T09:00').toISOString(), isConfirmed: true },
      until: new Date('2026-11-24T11:00').toISOString(),
    });
    expect(portal.inputOf('SetCaseAppointment')).toMatchObject({ tellsTenant: true });
    expect(portal.callsOf('UpdateCase')).toEqual([]);
    expect(toasts).toEqual(['Case #12 saved']);
  });

  it('tells of an appointment with the state where the appointment alone changes no state', async () => {
    portal.cases.cases = [aCase({ state: 'IN_PROGRESS' })];
    await openPortal(PAGE, { portal });
    await choose('SCHEDULED');
    await page.write('Appointment (optional)', '2026-11-24T09:00');
    await press('Change status');
    expect(portal.inputOf('SetCaseAppointment')).toMatchObject({ tellsTenant: false });
    expect(portal.inputOf('UpdateCase')).toMatchObject({ state: 'SCHEDULED', tellsTenant: true });
  });

  it('is changed at once where there is no tenant', async () => {
    portal.cases.cases = [aCase({ endUser: null })];
    await openPortal(PAGE, { portal });
    await choose('IN_PROGRESS');
    expect(portal.inputOf('UpdateCase')).toEqual({
      ...{ id: 'case-1', revision: 3, state: 'IN_PROGRESS' },
    });
  });

  it('is asked about first where it has people of conversations that were added', async () => {
    portal.cases.cases = [aCase({ endUser: null })];
    portal.cases.conversations = [aPart('b', 'Olaf Thiel', false)];
    await openPortal(PAGE, { portal });
    await choose('IN_PROGRESS');
    expect(portal.callsOf('UpdateCase')).toEqual([]);
    await untick('Tell the person whose conversation was added');
    await press('Change status');
    expect(portal.inputOf('UpdateCase')).toMatchObject({
      state: 'IN_PROGRESS',
      tellsTenant: false,
    });
  });

  it('says who cannot be told', async () => {
    portal.cases.tenantNotice = null;
    await openPortal(PAGE, { portal });
    await choose('DONE');
    expect(page.dialog().getByText(/Ida Berger is not told/)).toBeTruthy();
  });
});

describe('the tenant of a case', () => {
  it('is written to without a change, once it is said by which way', async () => {
    const { toasts } = await openPortal(PAGE, { portal });
    await openMessage();
    expect(page.dialog().getByText(/Goes by email, with the case number #12/)).toBeTruthy();
    await press('Send');
    expect(page.dialog().getByText('Please write a message')).toBeTruthy();
    await page.write('Message', 'The part comes on Friday.');
    await press('Send');
    expect(portal.inputOf('WriteToCaseTenant')).toEqual({
      ...{ id: 'case-1', text: 'The part comes on Friday.' },
    });
    expect(toasts).toEqual(['Message sent to Ida Berger']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is not offered where there is none, and said not to be reached where that is so', async () => {
    portal.cases.tenantNotice = null;
    await openPortal(PAGE, { portal });
    await openMessage();
    expect(page.dialog().getByText(/Ida Berger is not told/)).toBeTruthy();
    closePortal();
    portal.cases.cases = [aCase({ endUser: null })];
    await openPortal(PAGE, { portal });
    expect(screen.queryByRole('button', { name: 'Write to tenant' })).toBeNull();
  });
});

const aPart = (id: string, personName: string, isSource: boolean) => ({
  __typename: 'CaseConversation' as const,
  ...{ id, personName, isSource, personId: `person-${id}` },
  startedAt: '2026-11-20T09:00:00.000Z',
});

describe('the conversations of a case', () => {
  it('are those of others who are told of a new state as well, which is said before', async () => {
    portal.cases.conversations = [aPart('b', 'Olaf Thiel', false), aPart('c', 'Eva Roth', false)];
    await openPortal(PAGE, { portal });
    await choose('IN_PROGRESS');
    expect(
      page.dialog().getByText(/2 people .* get the new status and this sentence/),
    ).toBeTruthy();
  });

  it('are listed, and those that were added are taken out again', async () => {
    portal.cases.conversations = [aPart('a', 'Ida Berger', true), aPart('b', 'Olaf Thiel', false)];
    await openPortal(PAGE, { portal });
    expect(screen.getByRole('link', { name: 'Olaf Thiel' }).getAttribute('href')).toBe(
      '/company/dashboard/conversations?open=b',
    );
    expect(screen.queryByRole('button', { name: /conversation with Ida Berger/ })).toBeNull();
    screen.getByRole('button', { name: 'Remove the conversation with Olaf Thiel' }).focus();
    portal.cases.conversations = [aPart('a', 'Ida Berger', true)];
    await page.press('Remove the conversation with Olaf Thiel');
    await pass(10);
    expect(portal.inputOf('RemoveCaseConversation')).toEqual({ id: 'case-1', conversationId: 'b' });
    expect(screen.queryByRole('link', { name: 'Olaf Thiel' })).toBeNull();
    expect(within(document.activeElement as HTMLElement).getByText('Ida Berger')).toBeTruthy();
    expect(document.activeElement).not.toBe(document.body);
  });
});

describe('the appointment of a case', () => {
  it('is shown as the window of time that it is, and changed from there', async () => {
    const window = {
      appointmentAt: new Date('2026-11-24T08:00').toISOString(),
      appointmentUntil: new Date('2026-11-24T10:00').toISOString(),
    };
    portal.cases.cases = [aCase({ ...window, appointmentState: 'CONFIRMED' })];
    await openPortal(PAGE, { portal });
    expect(screen.getByText(/Nov.* 2026.*8:00.*10:00/)).toBeTruthy();
    await page.press('Another time');
    await act(async () => vi.dynamicImportSettled());
    await pass(10);
    expect(page.field('Until (optional)').value).toBe('10:00');
    await page.write('Until (optional)', '');
    await press('Save');
    expect(portal.inputOf('SetCaseAppointment')).toMatchObject({
      ...{ at: window.appointmentAt, until: null },
    });
  });
});

describe('a case with a craftsman', () => {
  it('is sent from the head of its page, once it was seen what the craftsman gets', async () => {
    const { toasts } = await openPortal(PAGE, { portal });
    const [inHead] = screen.getAllByRole('button', { name: 'Send to craftsman' });
    await act(async () => inHead?.click());
    await act(async () => vi.dynamicImportSettled());
    await pass(10);
    const dialog = page.dialog();
    expect(dialog.getByText('Auftrag #12: Heizung bleibt kalt')).toBeTruthy();
    expect(dialog.getByText(/folgende Arbeit/)).toBeTruthy();
    expect(dialog.getByText('Seit gestern sind alle Heizkörper kalt.')).toBeTruthy();
    expect(portal.callsOf('SendCaseToCraftsman')).toEqual([]);
    await press('Send');
    expect(portal.inputOf('SendCaseToCraftsman')).toEqual({
      id: 'case-1',
      revision: 3,
      sharesContact: false,
    });
    expect(toasts).toEqual(['Sent to post@rohr.example']);
  });

  it('is sent again from where it says when it was sent', async () => {
    const [sentAt, expiresAt] = ['2026-11-20T09:00:00.000Z', '2026-12-20T09:00:00.000Z'];
    const to = { name: 'Rohr & Co', email: 'post@rohr.example' };
    portal.cases.link = { ...to, sentAt, expiresAt, openedAt: null };
    await openPortal(PAGE, { portal });
    expect(screen.queryByRole('button', { name: 'Send to craftsman' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Send a new link' })).toBeTruthy();
  });
});
