import type { Meta, StoryObj } from '@storybook/react-vite';
import { withChatStage } from '../../testing/with-chat-stage';
import { NoticeLine } from './NoticeLine';

const meta = {
  title: 'Chat/Notice line',
  component: NoticeLine,
  decorators: [withChatStage],
  args: {
    notice: { kind: 'send', detail: { key: 'network' } },
    onDismiss: () => undefined,
  },
} satisfies Meta<typeof NoticeLine>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NotSent: Story = {};

export const UploadFailed: Story = {
  args: { notice: { kind: 'upload', refusal: { message: '' } } },
};

export const EmailMissing: Story = { args: { notice: { kind: 'endWithoutEmail' } } };
