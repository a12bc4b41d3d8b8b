import type { Meta, StoryObj } from '@storybook/react-vite';
import { withChatStage } from '../../testing/with-chat-stage';
import { Intro } from './Intro';

const meta = {
  title: 'Chat/Intro',
  component: Intro,
  decorators: [withChatStage],
  args: { showTopics: true },
} satisfies Meta<typeof Intro>;
export default meta;

type Story = StoryObj<typeof meta>;

export const BeforeSignIn: Story = {};

export const Suggestions: Story = { args: { onAsk: () => undefined } };

export const InConversation: Story = { args: { showTopics: false } };
