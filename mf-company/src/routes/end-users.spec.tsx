import { END_USER_FIELDS } from '@hausgeist/schema';
import { anEndUser } from '@hausgeist/staff-kit/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aSession } from '../testing/factories';
import { FakePortal } from '../testing/fake-portal';
import { closePortal, openPortal, page, pass } from '../testing/portal-driver';

const PATH = '/company/dashboard/end-users';

let portal: FakePortal;
beforeEach(() => {
  vi.useFakeTimers();
  portal = new FakePortal();
});
afterEach(() => {
  closePortal();
  vi.useRealTimers();
});

const cells = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );

const idsOf = ({ input }: Readonly<Record<string, unknown>>): string[] =>
  typeof input === 'object' && input !== null && 'ids' in input ? (input.ids as string[]) : [];

const answerSending = () =>
  portal.on('SendSignInLinks', (variables) => ({
    sendSignInLinks: { message: 'OK', sentCount: idsOf(variables).length },
  }));

const field = (name: string) => page.dialog().getByLabelText<HTMLInputElement>(name);

/** A part of those who were found, as the server gives it. */
const found = (ids: string[], endCursor: string | null) => ({
  edges: ids.map((id) => ({ node: { id } })),
  pageInfo: { hasNextPage: endCursor !== null, endCursor },
});

describe('the list of end users', () => {
  it('says how many of all are found', async () => {
    await openPortal(`${PATH}?search=Anna`, { portal });
    expect(screen.getByText(/^\d+ of 162 users$/)).toBeTruthy();
    expect(screen.queryByText(/in total/)).toBeNull();
  });

  it('asks whether a person with a similar name was meant where none is found', async () => {
    portal.endUsers = [];
    const similar = { firstName: 'Anna', lastName: 'Petersen', email: '', apartmentNumber: '' };
    portal.on('SimilarPeople', {
      similarEndUsers: [{ ...similar, id: 'end-user-5', address: 'Kai 3, 20457 Hamburg' }],
    });
    await openPortal(`${PATH}?search=Peterson`, { portal });
    await act(async () => {
      await vi.dynamicImportSettled();
    });
    await pass(10);
    expect(portal.callsOf('SimilarPeople')).toEqual([{ search: 'Peterson' }]);
    const link = screen.getByRole('link', { name: 'Anna Petersen' });
    expect(link.closest('li')?.textContent).toBe('Anna Petersen · Kai 3');
    expect(link.getAttribute('href')).toBe(`${PATH}?search=Peterson&person=end-user-5`);
  });

  it('shows who there is', async () => {
    portal.endUsers = [
      anEndUser(),
      anEndUser({ id: '2', fullName: 'Olaf', type: 'OWNER', address: '', apartmentNumber: '' }),
      anEndUser({ id: '3', fullName: 'Ida', apartmentNumber: '', authNumber: null }),
    ];
    await openPortal(PATH, { portal });
    expect(page.heading()).toBe('End Users');
    expect(screen.getByText('162 users in total')).toBeTruthy();
    const email = 'anna.berger@beispiel.de';
    // Street and place stand below each other.
    const address = 'Lindenweg\u00A0720095\u00A0Hamburg';
    expect(cells()).toEqual([
      ['Anna Berger', 'Tenant', email, `${address} · Apt\u00A012`, '482913', 'EditDelete'],
      ['Olaf', 'Owner', email, 'N/A', '482913', 'EditDelete'],
      ['Ida', 'Tenant', email, address, 'N/A', 'EditDelete'],
    ]);
    expect(screen.queryByRole('navigation', { name: /Showing page/ })).toBeNull();
  });

  it('offers only what is permitted', async () => {
    const session = aSession({ permissions: ['users.view', 'users.edit'] });
    await openPortal(PATH, { portal, session });
    expect(cells()[0]?.at(-1)).toBe('EditSend link');
    expect(screen.queryByRole('button', { name: 'Add User' })).toBeNull();
  });

  it('has links mailed that sign in, to one person or to all who were found', async () => {
    portal.endUsers = [anEndUser({ id: '1' }), anEndUser({ id: '2', fullName: 'Olaf Ohm' })];
    portal.endUserCount = 140;
    answerSending();
    const ids = Array.from({ length: 140 }, (_, index) => String(index));
    portal.on('FoundEndUsers', ({ after }) => ({
      endUsers: after ? found(ids.slice(100), null) : found(ids.slice(0, 100), 'c'),
    }));
    const { toasts } = await openPortal(`${PATH}?search=anna`, { portal });
    await page.choose('Olaf Ohm', 'Send link to Olaf Ohm');
    await page.press('Send link');
    expect(portal.callsOf('SendSignInLinks').at(-1)?.input).toEqual({ ids: ['2'] });
    await page.press('Send sign-in links to all 140');
    portal.refuse('SendSignInLinks', 'RATE_LIMITED', 'Slowly');
    await page.press('Send 140 links');
    expect(page.dialog().getByRole('alert')).toBeTruthy();
    portal.reset('SendSignInLinks');
    answerSending();
    await page.press('Send 140 links');
    await pass(10);
    expect(portal.callsOf('FoundEndUsers')[0]).toMatchObject({ filter: { search: 'anna' } });
    const sent = portal.callsOf('SendSignInLinks').slice(-2);
    expect(sent.flatMap(idsOf)).toEqual(ids);
    expect(toasts.at(-1)).toBe('140 sign-in links are on their way');
  });

  it('keeps filters and page in the address, and reads them from there', async () => {
    portal.endUserCount = 31;
    await openPortal(`${PATH}?search=anna&type=owner&page=2`, { portal });
    expect(portal.callsOf('EndUsers').at(-1)).toMatchObject({
      first: 10,
      offset: 10,
      filter: { search: 'anna', type: 'OWNER' },
    });
    expect(screen.getByText('Showing page 2 of 4')).toBeTruthy();
    await page.press('Next');
    expect(page.address()).toBe(`${PATH}?search=anna&type=owner&page=3`);
    await page.write('Search end users', 'anna b');
    await pass(299);
    expect(page.address()).toContain('search=anna&');
    await pass(1);
    expect(page.address()).toBe(`${PATH}?search=anna+b&type=owner`);
    await page.write('Type', '');
    expect(page.address()).toBe(`${PATH}?search=anna+b`);
  });

  it('is narrowed down to the people of a building', async () => {
    await openPortal(`${PATH}?building=building-1`, { portal });
    expect(portal.callsOf('EndUsers').at(-1)).toMatchObject({
      filter: { buildingId: 'building-1' },
    });
    await act(async () => vi.dynamicImportSettled());
    await page.press('All buildings');
    expect(page.address()).toBe(PATH);
    expect(portal.callsOf('EndUsers').at(-1)).toMatchObject({ filter: { buildingId: undefined } });
  });

  it('goes to the last page when the wanted one no longer exists', async () => {
    portal.endUserCount = 11;
    await openPortal(`${PATH}?page=7`, { portal });
    await pass(10);
    expect(page.address()).toBe(`${PATH}?page=2`);
  });

  it('has words for nothing, with and without filters', async () => {
    portal.endUsers = [];
    await openPortal(PATH, { portal });
    expect(screen.getByText('No end users found')).toBeTruthy();
    await page.write('Type', 'tenant');
    await pass(10);
    expect(screen.getByText('No users found matching your criteria')).toBeTruthy();
    await page.press('Clear Filters');
    expect(page.address()).toBe(PATH);
  });

  it('says that it loads, and why it failed', async () => {
    portal.hold('EndUsers');
    await openPortal(PATH, { portal });
    expect(screen.getByText('Loading end users...')).toBeTruthy();
    closePortal();
    portal.refuse('EndUsers', 'NETWORK');
    await openPortal(PATH, { portal });
    expect(screen.getByText('Failed to fetch end users. Please try again.')).toBeTruthy();
    portal.reset('EndUsers');
    await page.press('Retry');
    expect(screen.getByText('Anna Berger')).toBeTruthy();
  });
});

async function openForm() {
  const opened = await openPortal(PATH, { portal });
  await page.press('Add User');
  return opened;
}

const fill = async () => {
  await page.write('First name', 'Ida');
  await page.write('Last name', 'Falk');
  await page.write('Email', 'ida@beispiel.de');
  await page.write('Phone', '040 1');
  await page.write('Address', 'Weg 1');
  await page.write('Apartment number', '3');
};

describe('adding an end user', () => {
  it('starts as a tenant with a number', async () => {
    await openForm();
    expect(page.dialog().getByLabelText<HTMLSelectElement>('Type').value).toBe('TENANT');
    expect(page.field('Auth number').value).toMatch(/^[1-9]\d{5}$/);
  });

  it('asks for every field of a tenant', async () => {
    await openForm();
    const form = document.querySelector('form')?.elements;
    for (const name of Object.keys(END_USER_FIELDS)) expect(form?.namedItem(name)).toBeTruthy();
  });

  it('names what is missing', async () => {
    await openForm();
    const form = document.querySelector('form');
    form?.requestSubmit();
    await pass(10);
    for (const text of ['First name', 'Last name', 'Email', 'Phone', 'Address']) {
      expect(screen.getByText(`${text} is required`)).toBeTruthy();
    }
    expect(portal.callsOf('CreateEndUser').at(-1)).toBeUndefined();
  });

  it('sends everything, then reads list and counters again', async () => {
    const { toasts } = await openForm();
    await fill();
    const before = portal.calls.length;
    document.querySelector('form')?.requestSubmit();
    await pass(20);
    expect(portal.callsOf('CreateEndUser').at(-1)).toMatchObject({
      input: { type: 'TENANT', email: 'ida@beispiel.de', sendInvitation: true },
    });
    const after = portal.calls.slice(before).map(({ name }) => name);
    expect(after[0]).toBe('CreateEndUser');
    expect(after.slice(1).toSorted()).toEqual(['EndUserStats', 'EndUsers']);
    expect(toasts).toEqual(['User created successfully!']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it("puts the server's words on the field they are about", async () => {
    portal.refuse('CreateEndUser', 'BAD_USER_INPUT', 'Please check your input', [
      { field: 'email', message: 'This address is taken' },
    ]);
    await openForm();
    await fill();
    document.querySelector('form')?.requestSubmit();
    await pass(20);
    expect(screen.getByText('This address is taken')).toBeTruthy();
    expect(screen.queryByText('Please check your input')).toBeNull();
    expect(document.activeElement).toBe(page.dialog().getByLabelText('Email'));
  });
});

describe('changing a person', () => {
  it('says what was seen, and reads the list anew where a colleague was faster', async () => {
    portal.refuse('UpdateEndUser', 'CONFLICT');
    await openPortal(PATH, { portal });
    await page.press('Edit Anna Berger');
    const before = portal.callsOf('EndUsers').length;
    await page.press('Save Changes');
    await pass(20);
    expect(portal.callsOf('UpdateEndUser').at(-1)).toMatchObject({
      input: { firstName: 'Anna', revision: 3 },
    });
    expect(portal.callsOf('EndUsers').length).toBe(before + 1);
  });

  it('goes on with what the colleague has made of it, and says where both have changed it', async () => {
    portal.refuse('UpdateEndUser', 'CONFLICT');
    await openPortal(PATH, { portal });
    await page.press('Edit Anna Berger');
    fireEvent.change(field('Last name'), { target: { value: 'Bergmann' } });
    portal.endUsers = [anEndUser({ lastName: 'Berg', firstName: 'Anne', revision: 4 })];
    await page.press('Save Changes');
    await pass(20);
    expect([field('First name').value, field('Last name').value]).toEqual(['Anne', 'Bergmann']);
    expect(page.dialog().getByRole('listitem').textContent).toBe('Last name: Berg');
    await page.press('Save Changes');
    await pass(20);
    expect(portal.callsOf('UpdateEndUser').at(-1)).toMatchObject({
      input: { firstName: 'Anne', lastName: 'Bergmann', revision: 4 },
    });
  });
});

describe('renewing a number', () => {
  it('asks first and shows the new one', async () => {
    const { toasts } = await openPortal(PATH, { portal });
    await page.press('Edit Anna Berger');
    await page.press('Renew number');
    const question = within(screen.getByRole('dialog', { name: 'Renew the auth number?' }));
    expect(question.getByText(/The old one stops working at once/)).toBeTruthy();
    expect(portal.callsOf('RenewAuthNumber').at(-1)).toBeUndefined();
    question.getByRole('button', { name: 'Renew number' }).click();
    await pass(20);
    expect(portal.callsOf('RenewAuthNumber').at(-1)).toEqual({
      input: { id: 'end-user-1', sendInvitation: true },
    });
    expect(page.field('Auth number').value).toBe('765432');
    expect(toasts).toEqual(['New auth number: 765432']);
  });
});

describe('deleting a person', () => {
  it('is asked about with what goes too', async () => {
    await openPortal(PATH, { portal });
    await page.press('Delete Anna Berger');
    const { textContent: text } = screen.getByRole('dialog');
    expect(text).toContain('3 conversations go too, 1 emergency among them.');
    expect(text).toContain('2 open cases stay, but without a name.');
  });

  it('waits for an open request about their data', async () => {
    portal.belongings = { ...portal.belongings, openRequests: 1 };
    await openPortal(PATH, { portal });
    await page.press('Delete Anna Berger');
    expect(screen.getByRole('dialog').textContent).toContain('an open request about their data');
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  });
});

describe('the data protection of a person', () => {
  const aHold = {
    ...{ __typename: 'LegalHold', id: 'hold-1', conversationId: null, reason: 'Rechtsstreit' },
    ...{ placedBy: 'Miriam Vogt', placedAt: '2026-11-20T09:30:00.000Z' },
  };
  it('begins an erasure only after a question', async () => {
    portal.on('EraseEndUser', { eraseEndUser: { privacyRequest: { id: 'request-1' } } });
    const { toasts } = await openPortal(PATH, { portal });
    await page.choose('Anna Berger', 'Data protection of Anna Berger');
    expect(page.dialog().getByText('There is no legal hold.')).toBeTruthy();
    await page.press('Erase this person');
    expect(portal.callsOf('EraseEndUser')).toEqual([]);
    await page.press('Erase for good');
    expect(portal.callsOf('EraseEndUser')).toEqual([{ input: { id: 'end-user-1' } }]);
    expect(toasts).toEqual(['Anna Berger is being erased']);
  });

  it('is no way to erase a person who is held, before that is lifted', async () => {
    portal.on('LegalHolds', { legalHolds: [aHold] });
    portal.on('LiftLegalHold', { liftLegalHold: { deletedId: 'hold-1' } });
    const { toasts } = await openPortal(PATH, { portal });
    await page.choose('Anna Berger', 'Data protection of Anna Berger');
    expect(page.button('Erase this person').disabled).toBe(true);
    portal.on('LegalHolds', { legalHolds: [] });
    await page.press('Lift Rechtsstreit');
    expect(portal.callsOf('LiftLegalHold')).toEqual([{ input: { id: 'hold-1' } }]);
    expect(toasts).toEqual(['Legal hold lifted']);
    expect(page.button('Erase this person').disabled).toBe(false);
  });

  it('is a package of everything, for those who may take conversations out', async () => {
    portal.on('ExportPerson', { exportPerson: { privacyRequest: { id: 'request-1' } } });
    const { toasts } = await openPortal(PATH, { portal });
    await page.choose('Anna Berger', 'Data protection of Anna Berger');
    await page.press('Create the package');
    expect(portal.callsOf('ExportPerson')).toEqual([
      { input: { personKind: 'END_USER', id: 'end-user-1' } },
    ]);
    expect(toasts).toEqual([
      'The package for Anna Berger is being created. You find it under Data Protection.',
    ]);
    closePortal();
    const session = aSession({ permissions: ['users.view', 'users.delete'] });
    await openPortal(PATH, { portal, session });
    await page.press('Data protection of Anna Berger');
    expect(screen.queryByRole('button', { name: 'Create the package' })).toBeNull();
  });

  it('places a hold with a reason', async () => {
    portal.on('PlaceLegalHold', { placeLegalHold: { legalHold: { id: 'hold-1' } } });
    await openPortal(PATH, { portal });
    await page.choose('Anna Berger', 'Data protection of Anna Berger');
    expect(page.button('Place a hold').disabled).toBe(true);
    await page.write('Reason for a hold', 'Rechtsstreit');
    portal.on('LegalHolds', { legalHolds: [aHold] });
    await page.press('Place a hold');
    expect(portal.callsOf('PlaceLegalHold')).toEqual([
      { input: { endUserId: 'end-user-1', note: 'Rechtsstreit' } },
    ]);
    expect(page.dialog().getByText('Rechtsstreit')).toBeTruthy();
    expect(page.button('Erase this person').disabled).toBe(true);
  });
});
