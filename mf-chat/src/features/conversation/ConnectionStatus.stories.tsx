import type { Meta, StoryObj } from '@storybook/react-vite';
import { withChatStage } from '../../testing/with-chat-stage';
import { ConnectionStatus } from './ConnectionStatus';

const meta = {
  title: 'Chat/Connection status',
  component: ConnectionStatus,
  decorators: [withChatStage],
  args: { state: 'connecting', onReconnect: () => undefined },
} satisfies Meta<typeof ConnectionStatus>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Connecting: Story = {};

export const Offline: Story = { args: { state: 'offline' } };
