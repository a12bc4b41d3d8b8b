import { MessagesProvider } from '@hausgeist/shell-api';
import { TestShell } from '@hausgeist/shell-api/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { kit as de } from '../texts-de';
import { kit as en } from '../texts-en';
import { LoadFailure } from './LoadFailure';

afterEach(cleanup);

it.each([
  ['what the network failed', new TypeError('Failed to fetch'), 1],
  [
    'not what the server refused',
    Object.assign(new Error('Refused'), {
      name: 'GraphqlErrors',
      errors: [{ message: 'Refused', extensions: { code: 'FORBIDDEN' } }],
    }),
    0,
  ],
])('once the connection is back, tries again %s', async (_case, error, times) => {
  let reconnected: () => void = Boolean;
  const retry = vi.fn<() => void>();
  await act(async () =>
    render(
      <TestShell
        locale="en"
        connection={{
          getState: () => 'disconnected',
          subscribe: () => () => undefined,
          onReconnected: (callback) => {
            reconnected = callback;
            return () => undefined;
          },
          reconnect: () => undefined,
        }}
      >
        <MessagesProvider messages={{ de, en }}>
          <LoadFailure error={error} onRetry={retry} />
        </MessagesProvider>
      </TestShell>,
    ),
  );
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
  await act(async () => reconnected());
  expect(retry).toHaveBeenCalledTimes(times);
});
