import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aConversation, anInboxPerson } from '../testing/inbox-factories';
import { FakePortal } from '../testing/fake-portal';
import { closePortal, openPortal, page, pass } from '../testing/portal-driver';

const PATH = '/company/dashboard/conversations';

const NAMES = ['Anna', 'Ida', 'Jan', 'Olga'];

let portal: FakePortal;
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00.000Z') });
  portal = new FakePortal();
  portal.inbox.conversations = NAMES.map((firstName, index) =>
    aConversation({
      ...{ id: firstName, endUser: anInboxPerson({ id: firstName, firstName }) },
      lastActivityAt: `2026-11-21T10:${30 - index}:00.000Z`,
    }),
  );
});
afterEach(() => {
  closePortal();
  vi.useRealTimers();
});

const press = async (key: string) => {
  await act(async () => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key });
  });
  await pass(10);
};
/** The field that the keyboard is in. */
const field = () => document.activeElement?.getAttribute('aria-label');
const focused = () => document.activeElement?.getAttribute('data-conversation');
const archived = () =>
  portal
    .callsOf('ArchiveConversations')
    .map(({ input }) => input as { conversations: { id: string }[] })
    .map(({ conversations }) => conversations.map(({ id }) => id));

describe('keys', () => {
  it('archive what is marked, and go on with the next row', async () => {
    await openPortal(PATH, { portal });
    for (const key of ['j', 'j', 'x', 'j', 'x', 'e']) await press(key);
    expect(archived()).toEqual([['Ida', 'Jan']]);
    expect(screen.queryByText(/selected/)).toBeNull();
    expect(focused()).toBe('Olga');
    // The last one leads back.
    await press('e');
    expect(archived().at(-1)).toEqual(['Olga']);
    expect(focused()).toBe('Anna');
  });

  it('go on with the next row after the open conversation, which closes', async () => {
    await openPortal(`${PATH}?open=Ida`, { portal });
    await press('e');
    expect(page.address()).toBe(PATH);
    expect(focused()).toBe('Jan');
  });

  it('stay where a colleague was faster', async () => {
    await openPortal(PATH, { portal });
    await press('j');
    const refusal = {
      ...{ reason: 'CONVERSATION_CHANGED_MEANWHILE', message: '' },
      params: { name: 'Jonas Weber', revision: 2 },
    };
    const conversation = { ...portal.inbox.conversations[0], revision: 2 };
    portal.on('ArchiveConversations', {
      archiveConversations: { conversations: [], refused: [{ conversation, refusal }] },
    });
    await press('e');
    expect(focused()).toBe('Anna');
  });

  it('snooze and assign all that are marked', async () => {
    const { toasts } = await openPortal(PATH, { portal });
    for (const key of ['j', 'x', 'j', 'x', 'a']) await press(key);
    await act(async () => page.dialog().getByRole('button', { name: 'Jonas Weber' }).click());
    await pass(10);
    expect(portal.callsOf('AssignConversation').map(({ input }) => input)).toMatchObject([
      { id: 'Anna', assigneeId: 'user-2' },
      { id: 'Ida', assigneeId: 'user-2' },
    ]);
    expect(toasts).toEqual(['Jonas Weber looks after it now']);
    await press('b');
    await act(async () =>
      page
        .dialog()
        .getByRole('button', { name: /^Tomorrow/ })
        .click(),
    );
    await pass(10);
    expect(portal.inputOf('SnoozeConversations')).toMatchObject({
      conversations: [{ id: 'Anna' }, { id: 'Ida' }],
    });
  });

  it('work beside a box that was ticked', async () => {
    await openPortal(PATH, { portal });
    const box = page.field('Select Ida Berger');
    await act(async () => {
      box.focus();
      box.click();
    });
    await press('j');
    expect(focused()).toBe('Jan');
    await press('?');
    expect(screen.getByRole('dialog')).toBeTruthy();
  });
});

describe('keys of the open conversation', () => {
  it('write a reply and a note, and only there', async () => {
    await openPortal(`${PATH}?open=Ida`, { portal });
    await press('r');
    expect(field()).toBe('Your reply');
    await press('e');
    expect(archived()).toEqual([]);
    await act(async () => (document.activeElement as HTMLElement).blur());
    await press('n');
    expect(field()).toBe('Internal note');
    // On another row they open that one first.
    await act(async () => screen.getByRole('link', { name: /Jan Berger/ }).focus());
    await press('r');
    expect(page.address()).toBe(`${PATH}?open=Jan`);
    expect(field()).not.toBe('Your reply');
    await press('r');
    expect(field()).toBe('Your reply');
  });

  it('are letters as soon as a note was begun with the mouse', async () => {
    await openPortal(`${PATH}?open=Ida`, { portal });
    await page.press('Internal note');
    await press('e');
    expect(field()).toBe('Internal note');
    expect(archived()).toEqual([]);
  });

  it('label it, and make a case of it', async () => {
    await openPortal(`${PATH}?open=Ida`, { portal });
    await press('l');
    expect(screen.getByRole('dialog', { name: 'Labels' })).toBeTruthy();
    await page.press('Close');
    await press('c');
    expect(screen.getByRole('dialog', { name: 'New case' })).toBeTruthy();
  });
});

describe('what was archived or snoozed', () => {
  it('comes back by the message that says it', async () => {
    const { toasts, toastActions } = await openPortal(PATH, { portal });
    await press('j');
    await press('e');
    expect(screen.queryByRole('link', { name: /Anna Berger/ })).toBeNull();
    expect(toastActions.map(({ label }) => label)).toEqual(['Undo']);
    await act(async () => toastActions[0]?.onPress());
    await pass(10);
    expect(portal.inputOf('RestoreConversations')).toEqual({
      conversations: [{ id: 'Anna', revision: 2, messageCount: 2 }],
    });
    expect(screen.getByRole('link', { name: /Anna Berger/ })).toBeTruthy();
    expect(toasts).toEqual(['The conversation is done', 'The conversation is open again']);
    expect(toastActions).toHaveLength(1);
  });
});
