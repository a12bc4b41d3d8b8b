import { act, screen, within } from '@testing-library/react';
import {
  aNotification,
  notificationsAnswer,
  SOME_NOTIFICATIONS,
  someSettings,
} from '@hausgeist/staff-kit/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakePortal } from '../testing/fake-portal';
import { closePortal, openPortal, page, pass } from '../testing/portal-driver';

const PATH = '/company/dashboard/notifications';
const SETTINGS = `${PATH}?tab=settings`;

let portal: FakePortal;
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-24T12:00:00.000Z') });
  portal = new FakePortal();
  portal.on('Notifications', notificationsAnswer());
  portal.on('NotificationSettings', { notificationSettings: someSettings() });
  portal.on('MarkNotificationsRead', { markNotificationsRead: { unreadCount: 2 } });
  portal.on('MarkAllNotificationsRead', { markAllNotificationsRead: { unreadCount: 0 } });
  portal.on('UpdateNotificationSettings', {
    updateNotificationSettings: { settings: someSettings() },
  });
  // The shell's header has a place for it.
  const place = document.createElement('div');
  place.id = 'staff-tools';
  document.body.append(place);
});
afterEach(() => {
  closePortal();
  document.getElementById('staff-tools')?.remove();
  vi.useRealTimers();
});

const tell = async (unreadCount: number, notification: object | null = null, hasSound = false) => {
  const notificationUpdates = { unreadCount, notification, hasSound };
  await act(async () => portal.emit('NotificationUpdates', { notificationUpdates }));
  await pass(10);
};
const bell = () => screen.getByRole('link', { name: /^Notifications/ });
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const entries = () =>
  within(screen.getByRole('tabpanel'))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the bell', () => {
  it('counts what is unread, in the title of the tab, too, on every page', async () => {
    await openPortal('/company/dashboard/team', { portal });
    expect(bell().getAttribute('aria-label')).toBe('Notifications, nothing unread');
    await tell(3);
    expect(bell().getAttribute('aria-label')).toBe('Notifications, 3 unread');
    expect(document.title).toMatch(/^\(3\) Team/);
    await tell(120);
    expect(bell().textContent).toBe('99+');
    await tell(0);
    expect(document.title).toMatch(/^Team/);
    await act(async () => bell().click());
    // The page comes with its own part of the program.
    await act(async () => {
      await vi.dynamicImportSettled();
    });
    await pass(10);
    expect(page.address()).toBe(PATH);
  });

  it('says an emergency on whatever page one is, and makes a sound where it is wanted', async () => {
    const starts: number[] = [];
    class Tone {
      connect = () => this;
      start = (at: number) => starts.push(at);
      stop = () => undefined;
      gain = {
        setValueAtTime: () => undefined,
        linearRampToValueAtTime: () => undefined,
        exponentialRampToValueAtTime: () => undefined,
      };
    }
    vi.stubGlobal(
      'AudioContext',
      class {
        currentTime = 0;
        state = 'running';
      },
    );
    vi.stubGlobal('OscillatorNode', Tone);
    vi.stubGlobal('GainNode', Tone);
    const { toasts, toastActions } = await openPortal('/company/dashboard/team', { portal });
    const emergency = aNotification({ kind: 'EMERGENCY', danger: 'GAS' });
    await tell(1, emergency);
    expect(toasts).toEqual(['Emergency: smell of gas · Anna Berger']);
    expect(starts).toEqual([]);
    await tell(2, aNotification(), true);
    expect(starts.length).toBeGreaterThan(0);
    vi.unstubAllGlobals();
    expect(toastActions.map(({ label }) => label)).toEqual(['Open conversation']);
    await act(async () => toastActions[0]?.onPress());
    await act(async () => {
      await vi.dynamicImportSettled();
    });
    await pass(10);
    expect(page.address()).toBe(emergency.path);
  });

  it('says several emergencies as one, with the way to the list', async () => {
    const { toastGroups } = await openPortal('/company/dashboard/team', { portal });
    await tell(1, aNotification({ kind: 'EMERGENCY', danger: 'GAS' }));
    expect(toastGroups.map(({ name, text }) => [name, text(3)])).toEqual([
      ['emergencies', '3 emergencies'],
    ]);
    expect(toastGroups[0]?.action.label).toBe('See all');
    await act(async () => toastGroups[0]?.action.onPress());
    await act(async () => {
      await vi.dynamicImportSettled();
    });
    await pass(10);
    expect(page.address()).toBe(PATH);
  });
});

describe('what one was told', () => {
  it('is listed, leads to what it is about, and is read by that', async () => {
    await openPortal(PATH, { portal });
    await tell(3);
    expect(entries()[0]).toContain('Emergency: smell of gas');
    expect(entries()[2]).toContain('Jonas Weber has mentioned you in a note');
    expect(entries()[3]).toContain('Case #12 is overdue');
    // The company is always the same one.
    expect(entries().join('')).not.toContain('Lindenhof');
    await act(async () => screen.getByRole('link', { name: /mentioned you/ }).click());
    await act(async () => {
      await vi.dynamicImportSettled();
    });
    await pass(10);
    expect(portal.inputOf('MarkNotificationsRead')).toEqual({ ids: ['n-3'] });
    expect(page.address()).toBe('/company/dashboard/conversations?open=conversation-1');
  });

  it('is loaded page by page, and anew when something comes', async () => {
    portal.on('Notifications', ({ after }) =>
      after
        ? notificationsAnswer([aNotification({ id: 'older', kind: 'TENANT_REPLY', count: 5 })])
        : notificationsAnswer(SOME_NOTIFICATIONS, 'cursor'),
    );
    await openPortal(PATH, { portal });
    expect(entries()).toHaveLength(5);
    await page.press('Load more');
    expect(entries()).toHaveLength(6);
    expect(entries()[5]).toContain('5 new replies in your conversation');
    expect(portal.callsOf('Notifications').at(-1)).toMatchObject({ after: 'cursor' });
    const before = portal.callsOf('Notifications').length;
    await tell(4, aNotification({ id: 'new' }));
    expect(portal.callsOf('Notifications').length).toBe(before + 1);
  });

  it('is all read up to the newest that is seen, or only what is unread is shown', async () => {
    await openPortal(PATH, { portal });
    await tell(3);
    await page.press('Mark all as read');
    expect(portal.inputOf('MarkAllNotificationsRead')).toEqual({
      until: '2026-11-24T08:15:00.000Z',
    });
    await act(async () => screen.getByRole('checkbox', { name: 'Unread only' }).click());
    await pass(10);
    expect(portal.callsOf('Notifications').at(-1)).toMatchObject({ filter: { isUnread: true } });
  });

  it('is nothing yet, or could not be loaded', async () => {
    portal.on('Notifications', notificationsAnswer([]));
    await openPortal(PATH, { portal });
    expect(screen.getByText('No notifications yet')).toBeTruthy();
    await act(async () => box('Unread only').click());
    expect(screen.getByText('Nothing unread')).toBeTruthy();
    await page.press('Show read ones too');
    expect(box('Unread only').checked).toBe(false);
    await act(async () => screen.getByRole('link', { name: 'Choose what you are told' }).click());
    await pass(10);
    expect(page.address()).toBe(SETTINGS);
    closePortal();
    portal.hold('Notifications');
    await openPortal(PATH, { portal });
    const shapes = screen.getByRole('list', { name: 'Notifications' });
    expect(shapes.getAttribute('aria-busy')).toBe('true');
    expect(screen.getByText('Loading...')).toBeTruthy();
    closePortal();
    portal.reset('Notifications');
    portal.refuse('Notifications', 'INTERNAL');
    await openPortal(PATH, { portal });
    expect(screen.getByRole('alert').textContent).toContain('could not be loaded');
  });
});

describe('how one wants to be told', () => {
  it('is chosen by kind and way; of emergencies one is always told', async () => {
    await openPortal(SETTINGS, { portal });
    expect(box('Emergency: Email').disabled).toBe(true);
    await act(async () => box('Mentioned in a note: Email').click());
    const form = box('Mentioned in a note: Email').closest('form');
    await act(async () => form?.requestSubmit());
    await pass(10);
    const { choices } = portal.inputOf('UpdateNotificationSettings') as {
      choices: { kind: string; byMail: boolean }[];
    };
    expect(choices.map(({ kind }) => kind)).not.toContain('EMERGENCY');
    expect(choices.find(({ kind }) => kind === 'MENTIONED')).toMatchObject({ byMail: false });
  });

  it('has quiet hours by a clock of one’s own', async () => {
    await openPortal(SETTINGS, { portal });
    await act(async () => screen.getByRole('checkbox', { name: 'Keep quiet hours' }).click());
    await page.write('From', '21:30');
    const form = page.field('From').closest('form');
    await act(async () => form?.requestSubmit());
    await pass(10);
    expect(portal.inputOf('UpdateNotificationSettings')).toEqual({
      ...{ quietFrom: '21:30', quietUntil: '07:00', timeZone: 'Europe/Berlin', language: 'EN' },
    });
  });

  it('says why this browser cannot be told', async () => {
    await openPortal(SETTINGS, { portal });
    expect(screen.getByText(/need an encrypted connection|cannot show notifications/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Notify me on this device' })).toBeNull();
  });
});
