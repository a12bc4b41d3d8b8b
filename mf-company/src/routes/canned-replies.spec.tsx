import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aSession } from '../testing/factories';
import { aConversation } from '../testing/inbox-factories';
import { FakePortal } from '../testing/fake-portal';
import { closePortal, openPortal, page, pass } from '../testing/portal-driver';

const SETTINGS = '/company/dashboard/settings?tab=replies';
const OPEN = '/company/dashboard/conversations?open=conversation-1';

let portal: FakePortal;
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00.000Z') });
  portal = new FakePortal();
  portal.inbox.conversations = [
    aConversation({ handler: 'PERSON', handledBy: { id: 'user-1', name: 'Petra Lindner' } }),
  ];
});
afterEach(() => {
  closePortal();
  vi.useRealTimers();
});

const table = () => screen.getByRole('table', { name: 'Canned Replies' });

describe('the canned replies of a company', () => {
  it('are added with placeholders, and what the server says stands at the field', async () => {
    const { toasts } = await openPortal(SETTINGS, { portal });
    expect(table().textContent).toMatch(/Schlüssel verloren.*Guten Tag.*Termin/s);
    await page.press('New canned reply');
    await page.submit('Save');
    expect(screen.getByText('The title is required')).toBeTruthy();
    expect(screen.getByText('The text is required')).toBeTruthy();
    await page.write('Title', 'Termin');
    await page.write('Text', 'Guten Tag ');
    await page.press('First and last name');
    const told = 'There is a canned reply with this title already';
    portal.refuse('CreatePortalCannedReply', 'CONFLICT', told, [
      { field: 'title', message: told, reason: 'CANNED_REPLY_EXISTS' },
    ]);
    await page.submit('Save');
    expect(screen.getByText(/There is a canned reply with this title already/)).toBeTruthy();
    portal.reset('CreatePortalCannedReply');
    await page.submit('Save');
    expect(portal.inputOf('CreatePortalCannedReply')).toMatchObject({
      ...{ title: 'Termin', text: 'Guten Tag {{fullName}}' },
    });
    expect(toasts).toEqual(['Canned reply saved']);
  });

  it('are changed and deleted', async () => {
    await openPortal(SETTINGS, { portal });
    await page.press('Edit Termin');
    await page.write('Text', 'Neu');
    await page.submit('Save');
    expect(portal.inputOf('UpdatePortalCannedReply')).toEqual({
      ...{ id: 'canned-2', title: 'Termin', text: 'Neu' },
    });
    await page.press('Delete Termin');
    fireEvent.click(page.dialog().getByRole('button', { name: 'Delete' }));
    await pass(20);
    expect(portal.inputOf('DeletePortalCannedReply')).toEqual({ id: 'canned-2' });
  });

  it('are only read by those who answer, and closed to others', async () => {
    const permissions = ['settings.view', 'conversations.reply'] as const;
    await openPortal(SETTINGS, { portal, session: aSession({ permissions: [...permissions] }) });
    expect(table()).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'New canned reply' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Edit Termin' })).toBeNull();
    closePortal();
    await openPortal(SETTINGS, { portal, session: aSession({ permissions: ['settings.view'] }) });
    expect(screen.queryByRole('tab', { name: 'Canned Replies' })).toBeNull();
    expect(screen.queryByRole('table', { name: 'Canned Replies' })).toBeNull();
  });

  it('say that there are none, or that they could not be loaded', async () => {
    portal.replies.replies = [];
    await openPortal(SETTINGS, { portal });
    expect(screen.getByText('No canned replies yet')).toBeTruthy();
    closePortal();
    portal.refuse('PortalCannedReplies', 'INTERNAL');
    await openPortal(SETTINGS, { portal });
    expect(screen.getByText('The canned replies could not be loaded')).toBeTruthy();
  });
});

const field = () => screen.getByLabelText<HTMLTextAreaElement>('Your reply');
const options = () =>
  within(screen.queryByRole('listbox') ?? document.createElement('div'))
    .queryAllByRole('option')
    .map((option) => option.firstElementChild?.textContent);
const press = (key: string) => act(async () => void fireEvent.keyDown(field(), { key }));
async function write(text: string): Promise<void> {
  await act(async () => {
    fireEvent.change(field(), { target: { value: text } });
  });
  await pass(10);
}

describe('a proposed reply', () => {
  it('comes into the box with what it rests on, behind what is there, and is not sent', async () => {
    await openPortal(OPEN, { portal });
    await write('Guten Tag!');
    await page.press('Draft a Reply');
    expect(portal.inputOf('ProposeReply')).toEqual({ conversationId: 'conversation-1' });
    expect(field().value).toBe('Guten Tag!\n\nBitte entlüften Sie den Heizkörper.');
    expect(screen.getByText(/Based on: Heizkörper bleibt kalt/)).toBeTruthy();
    expect(portal.callsOf('ReplyToConversation')).toEqual([]);
    await act(async () => void fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true }));
    await pass(10);
    expect(portal.inputOf('ReplyToConversation')).toMatchObject({
      text: 'Guten Tag!\n\nBitte entlüften Sie den Heizkörper.',
    });
    expect(screen.queryByText(/It rests on/)).toBeNull();
  });

  it('is none where nothing is known or asked, or when it fails', async () => {
    portal.replies.proposal = { question: 'Wo ist mein Rad?', text: null, sources: [] };
    await openPortal(OPEN, { portal });
    await page.press('Draft a Reply');
    expect(screen.getByText('The knowledge of your company says nothing about this.')).toBeTruthy();
    expect(field().value).toBe('');
    await write('Im');
    expect(screen.queryByText('The knowledge of your company says nothing about this.')).toBeNull();
    await write('');
    portal.replies.proposal = { question: null, text: null, sources: [] };
    await page.press('Draft a Reply');
    expect(screen.getByText('Nothing was asked yet.')).toBeTruthy();
    portal.refuse('ProposeReply', 'INTERNAL');
    await page.press('Draft a Reply');
    expect(screen.getByText(/There is no draft/)).toBeTruthy();
  });
});

describe('a canned reply', () => {
  it('is chosen with / and the keyboard, and filled in for this tenant', async () => {
    await openPortal(OPEN, { portal });
    expect(portal.callsOf('InboxCannedReplies')).toEqual([]);
    await write('/');
    expect(options()).toEqual(['Schlüssel verloren', 'Termin']);
    await press('ArrowDown');
    expect(
      within(screen.getByRole('listbox')).getByRole('option', { selected: true }).textContent,
    ).toContain('Termin');
    await write('/schlus');
    expect(options()).toEqual(['Schlüssel verloren']);
    await press('Enter');
    expect(field().value).toBe(
      'Guten Tag Anna Berger,\n\nden Ersatzschlüssel bringen wir Ihnen in die Lindenweg 7, 20095 Hamburg.\n\nPetra Lindner',
    );
    expect(options()).toEqual([]);
    expect(portal.callsOf('ReplyToConversation')).toEqual([]);
  });

  it('is chosen with the button, and comes where one writes', async () => {
    await openPortal(OPEN, { portal });
    await write('Guten Tag! ');
    await page.press('Canned Replies');
    const list = within(screen.getByRole('listbox', { name: 'Canned Replies' }));
    await act(async () => list.getByText('Termin').click());
    expect(field().value).toBe('Guten Tag! Wir melden uns wegen eines Termins.');
    expect(options()).toEqual([]);
  });

  it('is read again when a colleague has changed it while the list is open', async () => {
    await openPortal(OPEN, { portal });
    await write('/');
    const before = portal.callsOf('InboxCannedReplies').length;
    await act(async () =>
      portal.emit('InboxEvents', { inboxEvents: { __typename: 'InboxStale' } }),
    );
    await pass(10);
    expect(portal.callsOf('InboxCannedReplies')).toHaveLength(before + 1);
  });

  it('is put away with Escape, and / sends what it is', async () => {
    await openPortal(OPEN, { portal });
    await write('/');
    await press('Escape');
    expect(options()).toEqual([]);
    expect(field().value).toBe('/');
    await write('/xyz');
    expect(screen.getByText(/No canned reply fits/)).toBeTruthy();
    await press('Enter');
    expect(field().value).toBe('/xyz');
  });

  it('can be added by who may, where there is none', async () => {
    portal.replies.replies = [];
    await openPortal(OPEN, { portal });
    // What was written stays in the tab, also for the next test.
    await write('');
    await page.press('Canned Replies');
    expect(screen.getByText(/No canned replies yet/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Add one' }).getAttribute('href')).toBe(SETTINGS);
  });
});
