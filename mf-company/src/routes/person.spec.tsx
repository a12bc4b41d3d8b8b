import { Failure, anEndUser } from '@hausgeist/staff-kit/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aContactNote, withKnownPeople } from '../testing/a-known-person';
import { aSession } from '../testing/factories';
import { FakePortal } from '../testing/fake-portal';
import { closePortal, openPortal, page, pass } from '../testing/portal-driver';

const PATH = '/company/dashboard/end-users';

let portal: FakePortal;
beforeEach(() => {
  vi.useFakeTimers();
  portal = new FakePortal();
  portal.endUsers = [anEndUser(), anEndUser({ id: 'end-user-2', fullName: 'Olaf Thiel' })];
  withKnownPeople(portal);
});
afterEach(() => {
  closePortal();
  vi.useRealTimers();
});

const settle = async () => {
  await act(async () => {
    await vi.dynamicImportSettled();
  });
  await pass(10);
};
/** What was done with the person is there; it comes late. */
const activity = async () => {
  await expect
    .poll(async () => {
      await pass(10);
      return screen.queryByRole('heading', { name: 'Conversations' });
    })
    .not.toBeNull();
};
const press = async (key: string) => {
  fireEvent.keyDown(document.body, { key });
  await pass(10);
};
const sheet = (name: string) => within(screen.getByRole('dialog', { name }));
const hrefOf = (name: string | RegExp) =>
  sheet('Anna Berger').getByRole('link', { name }).getAttribute('href');

it('opens from the list with how to reach the person, where they live and what was done', async () => {
  await openPortal(PATH, { portal });
  await act(async () => screen.getByRole('link', { name: 'Anna Berger' }).click());
  await activity();
  await pass(10);
  expect(page.address()).toBe(`${PATH}?person=end-user-1`);
  expect(hrefOf('Call')).toBe('tel:040123456');
  expect(hrefOf('Email')).toBe('mailto:anna.berger@beispiel.de');
  expect(hrefOf('Lindenweg\u00A07, 20095\u00A0Hamburg')).toBe(
    '/company/dashboard/buildings/building-1',
  );
  expect(hrefOf(/12.*Heizung bleibt kalt/)).toBe('/company/dashboard/cases/case-1');
  expect(hrefOf(/^Meine Heizung wird nicht warm/)).toBe(
    '/company/dashboard/conversations?open=conversation-1',
  );
  expect(hrefOf(/^Ich habe einen Schlüssel verloren/)).toBe(
    '/company/dashboard/conversations?open=conversation-9',
  );
  await act(async () => {
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  });
  expect(page.address()).toBe(PATH);
});

it('tells whether the person could sign in, for a caller who says that they cannot', async () => {
  await openPortal(`${PATH}?person=end-user-1`, { portal });
  expect(sheet('Anna Berger').getByText('Last sign-in').nextSibling?.textContent).toBe('never');
  const refused = sheet('Anna Berger').getByText('Failed sign-ins').nextSibling;
  expect(refused?.textContent).toMatch(/^3, last on Nov 2, 2026, \d+:14 AM$/);
});

it('opens by a press on the row, but not on its buttons', async () => {
  await openPortal(PATH, { portal });
  await act(async () => screen.getAllByText('482913')[1]?.click());
  expect(page.address()).toBe(`${PATH}?person=end-user-2`);
  closePortal();
  await openPortal(PATH, { portal });
  await page.press('Edit Olaf Thiel');
  expect(page.address()).toBe(PATH);
});

it('goes to the next person and back with j and k', async () => {
  await openPortal(`${PATH}?person=end-user-1`, { portal });
  await press('k');
  expect(page.address()).toBe(`${PATH}?person=end-user-1`);
  await press('j');
  expect(page.address()).toBe(`${PATH}?person=end-user-2`);
  expect(sheet('Olaf Thiel').getByText('482913')).toBeTruthy();
  await press('k');
  expect(page.address()).toBe(`${PATH}?person=end-user-1`);
});

it('makes a case for the person, at their home', async () => {
  await openPortal(`${PATH}?person=end-user-1`, { portal });
  await activity();
  await page.press('New case');
  expect(page.field('Place').value).toBe('Lindenweg 7, 20095 Hamburg, Apt 12');
  await page.write('Title', 'Tür klemmt');
  await page.submit('Create case');
  expect(portal.callsOf('CreateCase').at(-1)?.input).toMatchObject({
    endUserId: 'end-user-1',
    title: 'Tür klemmt',
  });
});

it('asks for no conversations and cases that the viewer may not see', async () => {
  const session = aSession({ permissions: ['users.view'] });
  await openPortal(`${PATH}?person=end-user-1`, { portal, session });
  await settle();
  expect(portal.callsOf('PersonCases')).toEqual([]);
  expect(portal.callsOf('PersonConversations')).toEqual([]);
  expect(sheet('Anna Berger').queryByRole('button', { name: 'Edit' })).toBeNull();
});

it('says so when the person is no longer there', async () => {
  portal.on('Person', new Failure('NOT_FOUND'));
  await openPortal(`${PATH}?person=gone`, { portal });
  expect(screen.getByText('This person is no longer here')).toBeTruthy();
});

it('tells which calls were noted and which mails the person got', async () => {
  await openPortal(`${PATH}?person=end-user-1`, { portal });
  await activity();
  await pass(10);
  const person = sheet('Anna Berger');
  expect(person.getByText(/Der Schlüssel zum Keller fehlt/)).toBeTruthy();
  expect(person.getByText('Vorgang #12: Heizung bleibt kalt')).toBeTruthy();
  expect(person.getByText('Sent')).toBeTruthy();
  expect(person.getByText('Subject not visible')).toBeTruthy();
  expect(person.getByText('There is no such address')).toBeTruthy();
});

it('keeps the focus among the notes when one was deleted', async () => {
  await openPortal(`${PATH}?person=end-user-1`, { portal });
  await activity();
  await pass(10);
  const remove = sheet('Anna Berger').getByRole('button', { name: 'Delete' });
  remove.focus();
  await act(async () => remove.click());
  await settle();
  portal.on('DeleteContactNote', { deleteContactNote: { deletedId: 'note-1' } });
  portal.on('PersonNotes', { contactNotes: [] });
  const question = within(screen.getByRole('dialog', { name: 'Delete this note?' }));
  await act(async () => question.getByRole('button', { name: 'Delete' }).click());
  await settle();
  const notes = sheet('Anna Berger').getByRole('region', { name: 'Calls, visits and letters' });
  expect(within(notes).queryByText(/Der Schlüssel zum Keller fehlt/)).toBeNull();
  expect(document.activeElement).toBe(notes);
});

it('notes a call, and makes a case of one', async () => {
  portal.on('AddContactNote', { addContactNote: { note: aContactNote({ id: 'note-2' }) } });
  await openPortal(`${PATH}?person=end-user-1`, { portal });
  await activity();
  await act(async () => sheet('Anna Berger').getByRole('button', { name: 'Note a call' }).click());
  await settle();
  await page.write('What was it about?', 'Fragt nach der Abrechnung.');
  const dialog = within(screen.getByRole('dialog', { name: 'Note a call' }));
  await act(async () => dialog.getByRole('button', { name: 'Save' }).click());
  await pass(10);
  expect(portal.inputOf('AddContactNote')).toMatchObject({
    ...{ endUserId: 'end-user-1', kind: 'CALL', text: 'Fragt nach der Abrechnung.' },
  });
  await act(async () =>
    sheet('Anna Berger').getByRole('button', { name: 'Create a case from it' }).click(),
  );
  await settle();
  expect(page.field('Title').value).toBe('Der Schlüssel zum Keller fehlt.');
  const making = within(screen.getByRole('dialog', { name: 'New case' }));
  await act(async () => making.getByRole('button', { name: 'Create case' }).click());
  await settle();
  expect(portal.inputOf('CreateCase')).toMatchObject({
    ...{ endUserId: 'end-user-1', contactNoteId: 'note-1' },
    description: 'Der Schlüssel zum Keller fehlt.\nRuft am Freitag wieder an.',
  });
});
