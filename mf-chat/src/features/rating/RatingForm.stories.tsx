import type { Meta, StoryObj } from '@storybook/react-vite';
import { withChatStage } from '../../testing/with-chat-stage';
import { RatingForm } from './RatingForm';

const meta = {
  title: 'Chat/Rating form',
  component: RatingForm,
  decorators: [withChatStage],
  args: { isBusy: false, onSend: () => undefined, onClose: () => undefined },
} satisfies Meta<typeof RatingForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WhatIsWrong: Story = {};

export const Sending: Story = { args: { isBusy: true } };
