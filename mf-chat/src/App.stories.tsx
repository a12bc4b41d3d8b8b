import { TestShell } from '@hausgeist/shell-api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Suspense } from 'react';
import { App } from './App';
import { connected, disconnected } from './testing/connections';
import { aConversation, aMessage, anAnswer } from './testing/factories';
import { FakeServer } from './testing/fake-server';
import { storyLanguage } from './testing/story-language';

interface Scene {
  server: FakeServer;
  online: boolean;
}

const meta = {
  title: 'Chat/Whole page',
  parameters: { layout: 'fullscreen' },
  beforeEach: () => localStorage.clear(),
  args: { server: new FakeServer(), online: true },
  render: ({ server, online }, { globals }) => (
    <TestShell
      locale={storyLanguage(globals)}
      link={server.link}
      connection={online ? connected : disconnected}
    >
      <main style={{ display: 'flex', flexDirection: 'column', blockSize: '100dvh' }}>
        <Suspense>
          <App />
        </Suspense>
      </main>
    </TestShell>
  ),
} satisfies Meta<Scene>;
export default meta;

type Story = StoryObj<Scene>;

function identified(server: FakeServer): FakeServer {
  localStorage.setItem('chatSessionId', 'a'.repeat(26));
  localStorage.setItem('userData', JSON.stringify(server.user));
  server.signedIn = true;
  return server;
}

function withHistory(server: FakeServer): FakeServer {
  const now = Date.now();
  const minutesAgo = (minutes: number) => new Date(now - minutes * 60_000).toISOString();
  server.conversation = aConversation();
  server.messages = [
    aMessage({ createdAt: minutesAgo(9) }),
    anAnswer({
      createdAt: minutesAgo(8),
      category: 'Heizung',
      text: 'Bitte prüfen Sie zuerst diese Punkte [1]:\n\n- Thermostat ganz aufdrehen\n- Heizkörper **entlüften**\n- Wasserdruck ablesen (1,0 bis 2,0 bar)\n\nBleibt der Heizkörper kalt, melden Sie bitte die Störung.',
      sources: [{ index: 1, title: 'Heizung wird nicht warm', passage: null }],
    }),
    aMessage({ sequence: 3, text: 'Danke, das hat geholfen!', createdAt: minutesAgo(2) }),
    anAnswer({
      sequence: 4,
      replyToId: 'message-3',
      createdAt: minutesAgo(1),
      text: 'Das freut mich. Kann ich noch etwas für Sie tun?',
    }),
  ];
  return server;
}

/** Type anna@beispiel.de, then 123456. */
export const FirstVisit: Story = {};

export const Identified: Story = {
  args: { server: new FakeServer() },
  beforeEach: ({ args }) => void identified(args.server),
};

export const Resumed: Story = {
  args: { server: new FakeServer() },
  beforeEach: ({ args }) => void withHistory(identified(args.server)),
};

export const Offline: Story = {
  args: { server: new FakeServer(), online: false },
  beforeEach: ({ args }) => void withHistory(identified(args.server)),
};

export const Ended: Story = {
  args: { server: new FakeServer() },
  beforeEach: ({ args }) => {
    const server = withHistory(identified(args.server));
    server.conversation = aConversation({
      status: 'ENDED',
      summary: 'Die Heizung wurde nicht warm. Entlüften hat geholfen.',
    });
  },
};

/** From right to left, with German inside. */
export const Arabic: Story = {
  globals: { locale: 'ar' },
  args: { server: new FakeServer() },
  beforeEach: ({ args }) => void withHistory(identified(args.server)),
};
