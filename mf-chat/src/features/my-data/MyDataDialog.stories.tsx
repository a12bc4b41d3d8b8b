import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChatStage } from '../../testing/ChatStage';
import { anOwnRequest } from '../../testing/factories';
import { FakeServer } from '../../testing/fake-server';
import { storyLanguage } from '../../testing/story-language';
import { MyDataDialog } from './MyDataDialog';
import type { OwnRequest } from './use-own-requests';

function serverWith(requests: OwnRequest[]): FakeServer {
  const server = new FakeServer();
  server.signedIn = true;
  server.ownRequests = requests;
  return server;
}

const meta = {
  title: 'Chat/My data',
  component: MyDataDialog,
  args: { onClose: () => undefined },
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
} satisfies Meta<typeof MyDataDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { parameters: { server: serverWith([]) } };

export const WithRequests: Story = {
  parameters: {
    server: serverWith([
      anOwnRequest({ id: '3', kind: 'ERASURE', extensionReason: 'Es liegen viele Anfragen vor.' }),
      anOwnRequest({
        ...{ id: '2', state: 'DONE', finishedAt: '2026-11-03T09:00:00.000Z' },
        ...{ packageBytes: 4_300_000, packageUntil: '2026-11-10T09:00:00.000Z' },
      }),
      anOwnRequest({
        ...{ id: '1', kind: 'ERASURE', state: 'REFUSED' },
        refusalReason: 'Es läuft noch ein Mietverhältnis.',
      }),
    ]),
  },
};

const failing = serverWith([]);
failing.failures.set('OwnPrivacyRequests', { code: 'NETWORK' });

export const Failed: Story = { parameters: { server: failing } };
