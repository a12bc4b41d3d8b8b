import { MessagesProvider } from '@hausgeist/shell-api';
import { TestShell } from '@hausgeist/shell-api/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { kit as de } from '../texts-de';
import { kit as en } from '../texts-en';
import { AwayNotice } from './AwayNotice';
import { asAway } from './server-away';

afterEach(cleanup);

it('says that the page waits for the server, as long as it does', async () => {
  render(
    <TestShell locale="en">
      <MessagesProvider messages={{ de, en }}>
        <AwayNotice />
      </MessagesProvider>
    </TestShell>,
  );
  expect(screen.queryByRole('alert')).toBeNull();
  let back: (wasAway: boolean) => void = Boolean;
  const answer = new Promise<boolean>((resolve) => (back = resolve));
  let waiting: Promise<boolean> | undefined;
  await act(async () => {
    waiting = asAway(answer);
  });
  expect(screen.getByRole('alert').textContent).toBe(
    'The server does not answer yet. The page goes on as soon as it does.',
  );
  await act(async () => {
    back(true);
    await waiting;
  });
  expect(screen.queryByRole('alert')).toBeNull();
});
