import type { Meta, StoryObj } from '@storybook/react-vite';
import { aFile, aMessage, anAnswer } from '../../testing/factories';
import { withChatStage } from '../../testing/with-chat-stage';
import type { ChatMessageFragment } from '../../gql/graphql';
import { Intro } from '../intro';
import { emptyConversation, withMessages } from './conversation-state';
import type { ConversationState } from './conversation-state';
import { withLocal, withOutgoing, withOutgoingChange } from './local-messages';
import { MessageLog } from './MessageLog';
import { timelineOf } from './timeline';

const meta = {
  title: 'Chat/Message log',
  component: MessageLog,
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', blockSize: 'calc(100dvh - 2rem)' }}>
        <Story />
      </div>
    ),
    withChatStage,
  ],
  args: {
    intro: <Intro />,
    items: [],
    typing: false,
    streaming: false,
    slow: false,
    canChoose: true,
    actions: {
      onResend: () => undefined,
      onRetry: () => undefined,
      onChoose: () => undefined,
      onRate: () => Promise.resolve(true),
    },
  },
} satisfies Meta<typeof MessageLog>;
export default meta;

type Story = StoryObj<typeof meta>;

const now = new Date().toISOString();
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

const welcome = (state: ConversationState) =>
  withLocal(state, { content: { by: 'bot', key: 'welcome' }, createdAt: now });

const stored = (...messages: ChatMessageFragment[]) =>
  timelineOf(withMessages(emptyConversation, messages));

const question = aMessage({ createdAt: minutesAgo(4) });

const markdown = `**Das hilft meistens sofort:**

1. Thermostat ganz aufdrehen und den Heizkörper entlüften [1].
2. Den Wasserdruck an der Anlage ablesen; er sollte zwischen *1,0 und 2,0 bar* liegen.
3. Bleibt es kalt, melden Sie die Störung unter [service@hausverwaltung.de](mailto:service@hausverwaltung.de) [2].

| Zeit | Temperatur |
| --- | --- |
| 6 bis 23 Uhr | 20 bis 22 °C |
| 23 bis 6 Uhr | 18 °C |

In der Heizperiode vom 1. Oktober bis zum 30. April muss die Heizung laufen.`;

const answer = anAnswer({
  text: markdown,
  category: 'Heizung',
  createdAt: minutesAgo(3),
  sources: [
    {
      index: 1,
      title: 'Heizung wird nicht warm',
      passage: 'Melden Sie den Ausfall bitte sofort unter 040 66969 120.',
    },
    { index: 2, title: 'Störung melden und Notdienst', passage: null },
  ],
});

export const Beginning: Story = {
  args: { items: timelineOf(welcome(emptyConversation)) },
};

export const SignIn: Story = {
  args: {
    items: timelineOf(
      [
        { by: 'user', text: 'anna.berger@beispiel.de' } as const,
        { by: 'bot', key: 'askNumber' } as const,
        { by: 'user', text: '123456', masked: true } as const,
        { by: 'bot', key: 'greeting', name: 'Anna' } as const,
      ].reduce(
        (state, content) => withLocal(state, { content, createdAt: now }),
        welcome(emptyConversation),
      ),
    ),
  },
};

export const Answered: Story = { args: { items: stored(question, answer) } };

export const Typing: Story = { args: { items: stored(question), typing: true } };

export const Streaming: Story = {
  args: {
    items: stored(question, anAnswer({ status: 'GENERATING', text: markdown.slice(0, 210) })),
    streaming: true,
  },
};

export const Slow: Story = { args: { items: stored(question), slow: true } };

export const AnswerFailed: Story = {
  args: { items: stored(question, anAnswer({ status: 'FAILED', isError: true, text: '' })) },
};

export const WithFiles: Story = {
  args: {
    items: stored(
      aMessage({
        text: 'Hier sind Fotos vom Schaden und die Abrechnung.',
        createdAt: minutesAgo(2),
        attachments: [
          {
            id: 'a',
            originalName: 'wasserfleck-an-der-decke-im-schlafzimmer-2026-11-18.jpg',
            fileSize: 2_412_000,
            mimeType: 'image/jpeg',
            purpose: 'IMAGE',
            url: '/api/files/a',
          },
          {
            id: 'b',
            originalName: 'Abrechnung.pdf',
            fileSize: 180_000,
            mimeType: 'application/pdf',
            purpose: 'DOCUMENT',
            url: '/api/files/b',
          },
        ],
      }),
      anAnswer({ createdAt: minutesAgo(1), text: 'Danke, beide Dateien sind angekommen.' }),
    ),
  },
};

const outgoing = {
  requestId: 'r1',
  text: 'Wann kommt der Handwerker?',
  createdAt: now,
  files: [aFile('foto.png', 700_000)],
};

export const Uploading: Story = {
  args: {
    items: timelineOf(
      withOutgoingChange(
        withOutgoing(emptyConversation, { ...outgoing, status: 'uploading' }),
        'r1',
        { progress: 0.42 },
      ),
    ),
  },
};

export const NotSent: Story = {
  args: {
    items: timelineOf(
      withLocal(withOutgoing(emptyConversation, { ...outgoing, files: [], status: 'failed' }), {
        content: { by: 'bot', key: 'processingFailed' },
        createdAt: now,
        isError: true,
      }),
    ),
  },
};

export const WaitsForConnection: Story = {
  args: {
    items: timelineOf(
      withOutgoing(emptyConversation, { ...outgoing, files: [], status: 'waiting' }),
    ),
  },
};

export const Ended: Story = {
  args: {
    items: timelineOf(
      withLocal(withMessages(emptyConversation, [question, answer]), {
        content: { by: 'system', key: 'summary.processing' },
        createdAt: now,
      }),
    ),
  },
};

export const SeveralDays: Story = {
  args: {
    items: stored(
      aMessage({ createdAt: minutesAgo(3 * 24 * 60) }),
      anAnswer({ createdAt: minutesAgo(3 * 24 * 60 - 1) }),
      aMessage({ sequence: 3, text: 'Danke, jetzt ist sie warm!', createdAt: minutesAgo(5) }),
    ),
  },
};

export const HostileAnswer: Story = {
  args: {
    items: stored(
      question,
      anAnswer({
        text: '<img src=x onerror=alert(1)> ![Bild](https://example.com/p.png) [klick](javascript:alert(1)) <script>alert(1)</script> und **Text**',
      }),
    ),
  },
};
