import { useApolloClient } from '@hausgeist/shell-api';
import { MessagesProvider } from '@hausgeist/shell-api/slim';
import { TestShell } from '@hausgeist/shell-api/testing';
import type { RegistryEntry } from '@hausgeist/schema';
import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RemoteOutlet } from '../federation/RemoteOutlet';
import { en } from '../messages/en';
import { de } from '../messages/de';
import { createTenantSession, TenantSessionContext } from './tenant-session';

const chat: RegistryEntry = {
  ...{ name: 'mf-chat', version: '1', entry: '/remoteEntry.js', manifest: '/mf-manifest.json' },
  ...{ routes: ['/'], navigation: [], audience: 'end-user' },
};

it('gives a release that was built with Apollo a client of the page’s session', async () => {
  const session = createTenantSession();
  const clients: ReturnType<typeof useApolloClient>[] = [];
  function Before() {
    clients.push(useApolloClient());
    return <p>The chat of before</p>;
  }
  function Around() {
    clients.push(useApolloClient());
    return (
      <RemoteOutlet registry={[chat]} apps={{ load: () => loaded, forget: () => undefined }} />
    );
  }
  const loaded = Promise.resolve({ App: Before });
  await act(async () => {
    render(
      <TestShell>
        <TenantSessionContext value={session}>
          <MessagesProvider messages={{ de, en }}>
            <Around />
          </MessagesProvider>
        </TenantSessionContext>
      </TestShell>,
    );
  });
  await expect.poll(() => screen.queryByText('The chat of before')).not.toBeNull();
  expect(clients.at(-1)).not.toBe(clients[0]);
  expect(session.others.size).toBe(1);
  session.socket.dispose();
});
