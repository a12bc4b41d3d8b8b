import { MessagesProvider } from '@hausgeist/shell-api';
import { TestShell } from '@hausgeist/shell-api/testing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { kit as de } from '../../texts-de';
import { kit as en } from '../../texts-en';
import { SessionWaiting } from './SessionWaiting';

const askAgain = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  askAgain.mockReset();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function show(isUnreachable: boolean): void {
  const staff = {
    ...{ status: 'checking' as const, viewer: null, isUnreachable, askAgain, actingFor: null },
    ...{ signIn: async () => undefined, signOut: async () => undefined, clear: () => undefined },
    ...{ rest: async () => new Response(), accessToken: () => 'token' },
  };
  render(
    <TestShell locale="en" staff={staff}>
      <MessagesProvider messages={{ de, en }}>
        <SessionWaiting failure="Failed to fetch permissions" />
      </MessagesProvider>
    </TestShell>,
  );
}

const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

const heading = () => screen.queryByRole('heading', { level: 1 })?.textContent;

describe('a console whose server does not answer', () => {
  it('waits for 5 s, then says so, and asks again by a button', () => {
    show(false);
    expect(screen.getByRole('status').textContent).toBe('Loading...');
    pass(4_900);
    expect(heading()).toBeUndefined();
    pass(200);
    expect(heading()).toBe('The server does not answer');
    fireEvent.click(screen.getByRole('button', { name: 'Try now' }));
    expect(askAgain).toHaveBeenCalledOnce();
    expect(screen.getByRole('button', { name: 'Sign out' })).toBeTruthy();
  });

  it('says so at once where it is known, and asks again when the network is back', () => {
    show(true);
    expect(heading()).toBe('The server does not answer');
    expect(screen.getByRole('alert').textContent).toBe('Failed to fetch permissions');
    fireEvent(window, new Event('online'));
    expect(askAgain).toHaveBeenCalledOnce();
  });
});
