import type { Meta, StoryObj } from '@storybook/react-vite';
import { withChatStage } from '../../testing/with-chat-stage';
import { EndDialog } from './EndDialog';

const meta = {
  title: 'Chat/End dialog',
  component: EndDialog,
  decorators: [withChatStage],
  args: {
    email: 'anna@beispiel.de',
    isEmpty: false,
    onConfirm: () => undefined,
    onCancel: () => undefined,
  },
} satisfies Meta<typeof EndDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Asks: Story = {};

export const NothingSaid: Story = { args: { isEmpty: true } };
