import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aSession } from '../testing/factories';
import { aCase } from '../testing/fake-cases';
import { aConversation, aMessage } from '../testing/inbox-factories';
import { FakePortal } from '../testing/fake-portal';
import { closePortal, openPortal, page, pass } from '../testing/portal-driver';

const OPEN = '/company/dashboard/conversations?open=conversation-1';
const PHOTO = {
  ...{ id: 'file-1', originalName: 'Scheibe.png', fileSize: 4_000 },
  ...{ mimeType: 'image/png', purpose: 'DOCUMENT' as const },
};

let portal: FakePortal;
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00.000Z') });
  portal = new FakePortal();
  portal.cases.cases = [];
  portal.inbox.conversations = [aConversation({ category: 'Müll & Reinigung' })];
  portal.inbox.messages = [aMessage({ text: 'Wann kommt die Tonne?' })];
});
afterEach(() => {
  closePortal();
  vi.useRealTimers();
});

const hint = () => screen.queryByText(/there is no case yet/)?.textContent;

const add = async () => {
  await act(async () => page.dialog().getByRole('button', { name: 'Add' }).click());
  await pass(10);
};

describe('a case is proposed', () => {
  it('where photos came, and makes one of the conversation', async () => {
    portal.inbox.messages = [aMessage({ attachments: [PHOTO] })];
    await openPortal(OPEN, { portal });
    expect(hint()).toBe('The tenant has sent photos, and there is no case yet.');
    await page.press('Turn into a case');
    expect(page.dialog().getByLabelText<HTMLInputElement>('Scheibe.png').checked).toBe(true);
  });

  it('for who looks after the conversation', async () => {
    portal.inbox.messages = [aMessage({ attachments: [PHOTO] })];
    portal.inbox.conversations = [aConversation({ assignee: { id: 'user-2', name: 'Mia Lange' } })];
    await openPortal(OPEN, { portal });
    await page.press('Turn into a case');
    expect(page.dialog().getByLabelText<HTMLSelectElement>('Assignee').value).toBe('user-2');
  });

  it('where the assistant sees a matter of repairs, not elsewhere', async () => {
    await openPortal(OPEN, { portal });
    expect(hint()).toBeUndefined();
    closePortal();
    portal.inbox.conversations = [aConversation({ category: 'Heizung' })];
    await openPortal(OPEN, { portal });
    expect(hint()).toBe('This may be something to repair, and there is no case yet.');
  });

  it('not where the tenant has reported it; that can be accepted or closed at once', async () => {
    portal.inbox.conversations = [aConversation({ category: 'Heizung' })];
    portal.cases.cases = [aCase({ isFromTenant: true })];
    await openPortal(OPEN, { portal });
    expect(hint()).toBeUndefined();
    expect(screen.getByText(/has reported this damage/)).toBeTruthy();
    await page.press('Accept');
    await act(async () => vi.dynamicImportSettled());
    await page.press('Change status');
    expect(portal.cases.cases[0]).toMatchObject({ state: 'IN_PROGRESS' });
    expect(screen.queryByText(/has reported this damage/)).toBeNull();
  });

  it('not where there is one, and not to those who may make none', async () => {
    portal.inbox.conversations = [aConversation({ category: 'Heizung' })];
    portal.cases.cases = [aCase()];
    await openPortal(OPEN, { portal });
    expect(hint()).toBeUndefined();
    closePortal();
    portal.cases.cases = [];
    const permissions = ['conversations.view', 'cases.view'] as const;
    await openPortal(OPEN, { portal, session: aSession({ permissions: [...permissions] }) });
    expect(hint()).toBeUndefined();
  });
});

it('adds a conversation to a case that is there, and says when none was chosen', async () => {
  portal.cases.cases = [aCase({ conversationId: null })];
  const { toasts } = await openPortal(OPEN, { portal });
  await page.press('Add to an existing case');
  await act(async () => vi.dynamicImportSettled());
  await pass(10);
  expect(document.activeElement).toBe(page.dialog().getByRole('combobox', { name: 'Case' }));
  await add();
  expect(page.dialog().getByText('Please choose a case')).toBeTruthy();
  fireEvent.click(page.dialog().getByRole('combobox', { name: 'Case' }));
  await pass(1_000);
  expect(portal.callsOf('Cases').at(-1)).toMatchObject({
    filter: { isUndone: true, nearConversationId: 'conversation-1' },
  });
  fireEvent.click(page.dialog().getByRole('option', { name: /^#12 Heizung bleibt kalt/ }));
  await add();
  expect(portal.inputOf('AddCaseConversation')).toEqual({
    ...{ id: 'case-1', conversationId: 'conversation-1', tellsTenant: true },
  });
  expect(toasts).toEqual(['Added to the case']);
  expect(screen.queryByRole('dialog')).toBeNull();
});
