import { aPerson } from '@hausgeist/staff-kit/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aSession } from '../testing/factories';
import { anAbsence } from '../testing/fake-absences';
import { FakePortal } from '../testing/fake-portal';
import { aConversation } from '../testing/inbox-factories';
import { closePortal, openPortal, page, pass } from '../testing/portal-driver';

const ACCOUNT = '/company/dashboard/account';
const TEAM = '/company/dashboard/team';
const INBOX = '/company/dashboard/conversations';
const JONAS = { id: 'user-2', name: 'Jonas Weber' };
const SIGN = 'Away until Jan 12, 2027 · Deputy: Petra Lindner';

const views = () => within(screen.getByRole('navigation', { name: 'Views' }));

let portal: FakePortal;
beforeEach(() => {
  vi.useFakeTimers();
  portal = new FakePortal();
});
afterEach(() => {
  closePortal();
  vi.useRealTimers();
});

describe('an absence', () => {
  it('is noted by the person, with a deputy', async () => {
    const { toasts } = await openPortal(ACCOUNT, { portal, session: aSession() });
    await page.press('Note an absence');
    await page.submit('Save');
    expect(page.dialog().getByText('The first day is required')).toBeTruthy();
    await page.write('First day', '2027-01-05');
    await page.write('Last day', '2027-01-04');
    await page.submit('Save');
    expect(page.dialog().getByText('The last day must not be before the first')).toBeTruthy();
    await page.write('Last day', '2027-01-15');
    await page.write('Deputy', 'user-2');
    await page.submit('Save');
    expect(portal.inputOf('NoteAbsence')).toMatchObject({
      ...{ firstDay: '2027-01-05', lastDay: '2027-01-15', deputyId: 'user-2', note: '' },
    });
    expect(toasts).toEqual(['Absence noted']);
  });

  it('tells of a deputy who is away as well before it is saved', async () => {
    portal.absences.rows = [anAbsence({ deputy: null })];
    await openPortal(ACCOUNT, { portal, session: aSession() });
    await page.press('Note an absence');
    await page.write('Deputy', 'user-2');
    expect(page.dialog().queryByText(/is away then/)).toBeNull();
    await page.write('First day', '2027-01-12');
    await page.write('Last day', '2027-01-20');
    expect(page.dialog().getByText(/Jonas Weber is away then, too/)).toBeTruthy();
  });

  it('of a colleague is seen in the team, and ended there', async () => {
    portal.members = [aPerson({ id: 'user-2', fullName: 'Jonas Weber' })];
    portal.absences.rows = [anAbsence()];
    await openPortal(TEAM, { portal });
    expect(screen.getByText(SIGN)).toBeTruthy();
    await page.choose('Jonas Weber', /^End the absence/);
    expect(portal.inputOf('EndAbsence')).toEqual({ memberId: 'user-2' });
    expect(screen.queryByText(SIGN)).toBeNull();
  });
});

describe('all that a colleague looks after', () => {
  it('is handed over in one step, told in counts', async () => {
    portal.members = [aPerson({ id: 'user-2', fullName: 'Jonas Weber' })];
    const { toasts } = await openPortal(TEAM, { portal });
    await page.choose('Jonas Weber', /^Hand over everything/);
    expect(page.dialog().getByText(/Still open: 3 conversations and 1 case\./)).toBeTruthy();
    await page.submit('Hand over');
    expect(page.dialog().getByText('Please choose a member')).toBeTruthy();
    await page.write('To whom', 'user-1');
    await page.submit('Hand over');
    expect(portal.inputOf('HandOverWork')).toEqual({ memberId: 'user-2', toId: 'user-1' });
    expect(toasts).toEqual(['3 conversations and 1 case handed over to Petra Lindner']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is handed over in several steps where it is too much for one', async () => {
    portal.members = [aPerson({ id: 'user-2', fullName: 'Jonas Weber' })];
    portal.absences.remaining = 40;
    const { toasts } = await openPortal(TEAM, { portal });
    await page.choose('Jonas Weber', /^Hand over everything/);
    await page.write('To whom', 'user-1');
    await page.submit('Hand over');
    expect(toasts).toEqual([expect.stringContaining('40 are still open')]);
    portal.absences.remaining = 0;
    await page.submit('Hand over');
    expect(portal.callsOf('HandOverWork')).toHaveLength(2);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('in the inbox, an absence', () => {
  it('is seen where one chooses who looks after a conversation', async () => {
    portal.absences.rows = [anAbsence()];
    portal.inbox.conversations = [aConversation({ assignee: JONAS })];
    await openPortal(`${INBOX}?open=conversation-1`, { portal });
    expect(screen.getAllByText(new RegExp(SIGN)).length).toBeGreaterThan(0);
    await page.press('Jonas Weber');
    expect(page.dialog().getByText(SIGN)).toBeTruthy();
  });

  it('gives the deputy a view of both', async () => {
    portal.inbox.conversations = [aConversation({ assignee: JONAS })];
    await openPortal(INBOX, { portal, session: aSession({ companyUser: { id: 'user-1' } }) });
    expect(views().queryByText('Mine + deputising')).toBeNull();
    closePortal();
    portal.absences.rows = [anAbsence()];
    portal.inbox.counts = { mineAndCovered: 1 };
    await openPortal(`${INBOX}?view=covered`, {
      portal,
      session: aSession({ companyUser: { id: 'user-1' } }),
    });
    await pass(20);
    expect(views().getByText('Mine + deputising')).toBeTruthy();
    expect(screen.getByRole('list', { name: /Mine \+ deputising/ }).children).toHaveLength(1);
  });
});
