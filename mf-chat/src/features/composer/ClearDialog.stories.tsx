import type { Meta, StoryObj } from '@storybook/react-vite';
import { withChatStage } from '../../testing/with-chat-stage';
import { ClearDialog } from './ClearDialog';

const meta = {
  title: 'Chat/Clear dialog',
  component: ClearDialog,
  decorators: [withChatStage],
  args: { onConfirm: () => undefined, onCancel: () => undefined },
} satisfies Meta<typeof ClearDialog>;
export default meta;

export const Open: StoryObj<typeof meta> = {};
