import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ChatMessageFragment } from '../../gql/graphql';
import { aMessage } from '../../testing/factories';
import { guidedAnswers } from '../../testing/guided-answers';
import { withChatStage } from '../../testing/with-chat-stage';
import { emptyConversation, withMessages } from './conversation-state';
import { MessageLog } from './MessageLog';
import { timelineOf } from './timeline';

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

const after = (question: string, answer: ChatMessageFragment, ...more: ChatMessageFragment[]) =>
  timelineOf(
    withMessages(emptyConversation, [
      aMessage({ text: question, createdAt: minutesAgo(3) }),
      { ...answer, createdAt: minutesAgo(0) },
      ...more,
    ]),
  );

const meta = {
  title: 'Chat/Guided answers',
  component: MessageLog,
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', blockSize: 'calc(100dvh - 2rem)' }}>
        <Story />
      </div>
    ),
    withChatStage,
  ],
  args: {
    intro: null,
    items: [],
    typing: false,
    streaming: false,
    slow: false,
    canChoose: true,
    actions: {
      onResend: () => undefined,
      onRetry: () => undefined,
      onChoose: () => undefined,
      onRate: () => Promise.resolve(true),
    },
  },
} satisfies Meta<typeof MessageLog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Emergency: Story = {
  args: { items: after('Es riecht nach Gas!', guidedAnswers.emergency) },
};

/** The numbers are there before the text is complete. */
export const EmergencyGrowing: Story = {
  args: {
    items: after('Es riecht nach Gas!', {
      ...guidedAnswers.emergency,
      status: 'GENERATING',
      text: '**Gehen Sie sofort ins',
    }),
    streaming: true,
  },
};

export const AskBack: Story = { args: { items: after('Heizung', guidedAnswers.askBack) } };

/** Something was sent since: the choices are quiet. */
export const AskedBackBefore: Story = {
  args: {
    items: after(
      'Heizung',
      guidedAnswers.askBack,
      aMessage({ sequence: 3, text: 'Heizkörper tropft', createdAt: new Date().toISOString() }),
    ),
  },
};

export const NoAnswer: Story = {
  args: { items: after('Wer hat die WM 1974 gewonnen?', guidedAnswers.noAnswer) },
};

export const HandOver: Story = {
  args: { items: after('Ich möchte mit einem Menschen sprechen.', guidedAnswers.handOver) },
};

export const Fallback: Story = {
  args: { items: after('Meine Heizung wird nicht warm.', guidedAnswers.fallback) },
};

export const Folded: Story = {
  args: { items: after('Wann kommt der Müll weg?', guidedAnswers.folded) },
};

export const Rated: Story = {
  args: {
    items: after('Wann kommt der Müll weg?', {
      ...guidedAnswers.folded,
      rating: { value: 'HELPFUL' },
    }),
  },
};

export const Arabic: Story = {
  globals: { locale: 'ar' },
  args: { items: after('رائحة غاز في الشقة!', guidedAnswers.arabic) },
};
