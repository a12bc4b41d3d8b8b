import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LocalNotice } from './LocalNotice';

const reload = vi.fn<() => void>();
const calls: string[] = [];
let answer: () => Promise<Response>;

beforeEach(() => {
  calls.length = 0;
  document.documentElement.lang = 'en';
  answer = async () => new Response('{}');
  vi.stubGlobal('fetch', (path: string, { method }: RequestInit) => {
    calls.push(`${method} ${path}`);
    return answer();
  });
  render(<LocalNotice name="mf-chat" origin="http://localhost:3002" reload={reload} />);
});
afterEach(() => {
  cleanup();
  reload.mockClear();
  vi.unstubAllGlobals();
});

const leave = () => act(async () => fireEvent.click(screen.getByRole('button')));

it('says what comes from where, and leaves it with one click', async () => {
  const notice = screen.getByRole('complementary', { name: 'Front end of this machine' });
  expect(notice.textContent).toContain('mf-chat comes from this machine: http://localhost:3002');
  await leave();
  expect(calls).toEqual(['DELETE /api/front-ends/local']);
  expect(reload).toHaveBeenCalledOnce();
});

it.each([
  ['refuses', async () => new Response('', { status: 503 })],
  ['is away', () => Promise.reject(new TypeError('Failed to fetch'))],
])('stays where the server %s, and says so', async (_case, result) => {
  answer = result;
  await leave();
  expect(screen.getByRole('alert').textContent).toContain('try again');
  expect(reload).not.toHaveBeenCalled();
});
