import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakePortal } from '../testing/fake-portal';
import { aPresence } from '../testing/fake-presence';
import { closePortal, openPortal, page, pass } from '../testing/portal-driver';

const PATH = '/company/dashboard/conversations';
const OPEN = `${PATH}?open=conversation-1`;

let portal: FakePortal;
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00.000Z') });
  portal = new FakePortal();
});
afterEach(() => {
  closePortal();
  vi.useRealTimers();
});

const hear = async (event: object) => {
  await act(async () => portal.emit('InboxPresence', { inboxPresence: event }));
  await pass(10);
};
const list = () => screen.getByRole('list', { name: /^Conversations:/ }).textContent;
const line = () =>
  within(screen.getByRole('article'))
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');
const told = () =>
  portal.callsOf('TellInboxPresence').map(({ input }) => (input as { state: string }).state);

describe('a colleague at a conversation', () => {
  it('is shown in the list and above the reply, until they go', async () => {
    await openPortal(OPEN, { portal });
    await hear(aPresence());
    expect(line()).toBe('Jonas Weber has this conversation open.');
    expect(list()).toContain('Jonas Weber has this conversation open.');
    await hear(aPresence({ state: 'TYPING' }));
    expect(line()).toBe('Jonas Weber is writing...');
    const another = { id: 'user-3', name: 'Ada Kern' };
    await hear(aPresence({ state: 'TYPING', pageId: 'page-3', person: another }));
    expect(line()).toBe('Ada Kern, Jonas Weber are writing...');
    await hear(aPresence({ state: 'GONE' }));
    await hear(aPresence({ state: 'GONE', pageId: 'page-3', person: another }));
    expect(line()).toBe('');
  });

  it('is forgotten fifteen seconds after their page was closed', async () => {
    await openPortal(PATH, { portal });
    await hear(aPresence());
    await pass(14_900);
    expect(list()).toContain('Jonas Weber');
    await pass(200);
    expect(list()).not.toContain('Jonas Weber');
  });

  it('is never oneself', async () => {
    await openPortal(OPEN, { portal });
    const own = { id: 'user-1', name: 'Petra Lindner' };
    await hear(aPresence({ person: own }));
    expect(line()).toBe('');
  });
});

describe('to colleagues it is told', () => {
  it('that a conversation is open, again and again, and that it is left', async () => {
    await openPortal(OPEN, { portal });
    expect(told()).toEqual(['VIEWING']);
    expect(portal.inputOf('TellInboxPresence')).toMatchObject({ conversationId: 'conversation-1' });
    await pass(10_000);
    expect(told()).toEqual(['VIEWING', 'VIEWING', 'VIEWING']);
    await page.press('Back to the list');
    expect(told().at(-1)).toBe('GONE');
    await pass(20_000);
    expect(told()).toHaveLength(4);
  });

  it('that something is being written, once at its beginning and once at its end', async () => {
    await openPortal(OPEN, { portal });
    await page.press('Internal note');
    const box = screen.getByRole('textbox', { name: 'Internal note' });
    for (const value of ['S', 'Si', 'Sie']) {
      await act(async () => fireEvent.input(box, { target: { value } }));
      await pass(300);
    }
    expect(told()).toEqual(['VIEWING', 'TYPING']);
    await pass(4_000);
    expect(told().at(-1)).toBe('VIEWING');
  });

  it('that a reply is being written, once more when it turns out to be for the tenant', async () => {
    await openPortal(OPEN, { portal });
    const box = screen.getByRole('textbox', { name: 'Your reply' });
    await act(async () => fireEvent.input(box, { target: { value: 'Guten Tag' } }));
    await page.press('Take Over');
    expect(told()).toEqual(['VIEWING', 'TYPING', 'TYPING']);
    expect(portal.inputOf('TellInboxPresence')).toMatchObject({ isReply: true });
  });

  it('at once when one of them asks, but not oftener than once a second', async () => {
    await openPortal(OPEN, { portal });
    await pass(1_500);
    const asked = { __typename: 'InboxPresenceAsked' };
    for (let times = 0; times < 5; times += 1) await hear(asked);
    expect(told()).toEqual(['VIEWING', 'VIEWING']);
  });

  it('not while nobody sees the page', async () => {
    await openPortal(OPEN, { portal });
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    fireEvent(document, new Event('visibilitychange'));
    await pass(12_000);
    expect(told()).toEqual(['VIEWING', 'GONE']);
    hidden.mockRestore();
    fireEvent(document, new Event('visibilitychange'));
    expect(told().at(-1)).toBe('VIEWING');
  });
});
