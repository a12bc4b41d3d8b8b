import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inTime } from './in-time';

const here = '/remotes/mf-chat/1/remoteEntry.js';
const elsewhere = `https://chat.team.example${here}`;

/** Waits for what never comes; tells whether that is known by now. */
function waitInVain(entry: string) {
  let isTold = false;
  const never = new Promise(() => undefined);
  inTime(never, { name: 'mf-chat', entry }).catch(() => (isTold = true));
  return async (milliseconds: number) => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    return isTold;
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(window, 'mf-chat');
});

it('a container of another server is waited for two seconds', async () => {
  const toldAfter = waitInVain(elsewhere);
  expect(await toldAfter(1_900)).toBe(false);
  expect(await toldAfter(200)).toBe(true);
});

it('what follows a container that has come, and all of the own server, has nine', async () => {
  const ownToldAfter = waitInVain(here);
  expect(await ownToldAfter(8_900)).toBe(false);
  expect(await ownToldAfter(200)).toBe(true);
  Object.assign(window, { 'mf-chat': {} });
  const toldAfter = waitInVain(elsewhere);
  expect(await toldAfter(8_900)).toBe(false);
  expect(await toldAfter(200)).toBe(true);
});

it('what comes in time is what comes', async () => {
  expect(await inTime(Promise.resolve('chat'), { name: 'mf-chat', entry: elsewhere })).toBe('chat');
  await vi.advanceTimersByTimeAsync(0);
  expect(vi.getTimerCount()).toBe(0);
});
