import { MessagesProvider } from '@hausgeist/shell-api';
import { TestShell } from '@hausgeist/shell-api/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { kit as de } from '../texts-de';
import { kit as en } from '../texts-en';
import { LoadFailure } from './LoadFailure';

afterEach(cleanup);

const answered = (code: string) =>
  Object.assign(new Error(code), {
    name: 'GraphqlErrors',
    errors: [{ message: 'No.', extensions: { code } }],
  });

it.each([
  ['tries what the network failed again once it is back', new TypeError('Failed to fetch'), 1, 1],
  ['leaves it to a button where the server failed', answered('INTERNAL'), 1, 0],
  ['does not offer to try again what is refused', answered('FORBIDDEN'), 0, 0],
])('%s', async (_case, error, buttons, times) => {
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
  expect(screen.queryAllByRole('button', { name: 'Retry' })).toHaveLength(buttons);
  await act(async () => reconnected());
  expect(retry).toHaveBeenCalledTimes(times);
});
