import type { Meta, StoryObj } from '@storybook/react-vite';
import { withChatStage } from '../../testing/with-chat-stage';
import { Intro } from './Intro';
import { Suggestions } from './Suggestions';

const meta = {
  title: 'Chat/Intro',
  component: Intro,
  decorators: [withChatStage],
} satisfies Meta<typeof Intro>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Notice: Story = {};

export const FirstQuestions: Story = { render: () => <Suggestions onAsk={() => undefined} /> };
