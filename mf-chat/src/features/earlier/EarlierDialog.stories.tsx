import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChatStage } from '../../testing/ChatStage';
import { aConversation, aMessage, anAnswer } from '../../testing/factories';
import { FakeServer } from '../../testing/fake-server';
import { storyLanguage } from '../../testing/story-language';
import { EarlierDialog } from './EarlierDialog';

const entry = (id: string, status: 'OPEN' | 'ENDED', opening: string) => ({
  opening,
  node: { id, sessionId: `session-${id}`, status, startedAt: `2026-11-0${id}T09:12:00.000Z` },
});

/** What the server knows of earlier conversations. */
function serverWith(earlier: FakeServer['earlier']): FakeServer {
  const server = new FakeServer();
  server.signedIn = true;
  server.conversation = aConversation();
  server.messages = [
    aMessage({ text: 'Meine Heizung wird nicht warm.' }),
    anAnswer({ text: 'Bitte entlüften Sie zuerst den Heizkörper.', isStopped: true }),
  ];
  server.earlier = earlier;
  return server;
}

const meta = {
  title: 'Chat/Earlier conversations',
  component: EarlierDialog,
  args: { currentId: 'session-4', onGoOn: () => undefined, onClose: () => undefined },
  decorators: [
    (Story, { globals, parameters }) => (
      <ChatStage
        locale={storyLanguage(globals)}
        link={(parameters.server as FakeServer | undefined)?.link}
      >
        <Story />
      </ChatStage>
    ),
  ],
} satisfies Meta<typeof EarlierDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const List: Story = {
  parameters: {
    server: serverWith([
      entry('4', 'OPEN', 'Wann kommt der Schornsteinfeger?'),
      entry('3', 'OPEN', 'Meine Heizung wird nicht warm. Was kann ich tun?'),
      entry('2', 'ENDED', ''),
      entry(
        '1',
        'ENDED',
        'Im Treppenhaus brennt seit mehreren Tagen kein Licht mehr, und im Keller riecht es nach feuchtem Putz. Können Sie bitte jemanden schicken?',
      ),
    ]),
  },
};

export const Empty: Story = { parameters: { server: serverWith([]) } };

const failing = serverWith([]);
failing.failures.set('EarlierConversations', { code: 'NETWORK' });

export const Failed: Story = { parameters: { server: failing } };
