import type { Meta, StoryObj } from '@storybook/react-vite';
import { withChatStage } from '../testing/with-chat-stage';
import { ChatStart } from './ChatStart';

const meta = {
  title: 'Chat/Start',
  component: ChatStart,
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', blockSize: 'calc(100dvh - 2rem)' }}>
        <Story />
      </div>
    ),
    withChatStage,
  ],
  args: { phase: 'starting', onTryAgain: () => undefined },
} satisfies Meta<typeof ChatStart>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Starting: Story = {};

export const Failed: Story = { args: { phase: 'failed' } };
