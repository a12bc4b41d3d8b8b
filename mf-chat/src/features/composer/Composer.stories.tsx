import type { Meta, StoryObj } from '@storybook/react-vite';
import { aFile } from '../../testing/factories';
import { withChatStage } from '../../testing/with-chat-stage';
import { ChatActions } from './ChatActions';
import { Composer } from './Composer';

const nothing = () => undefined;

const meta = {
  title: 'Chat/Composer',
  component: Composer,
  decorators: [
    (Story) => (
      <div
        style={{
          maxInlineSize: '46rem',
          margin: '2rem auto',
          padding: '0 1rem',
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: 8,
        }}
      >
        <Story />
        <ChatActions
          onPerson={nothing}
          busy={false}
          canEnd
          ending={false}
          onClear={nothing}
          onEnd={nothing}
        />
      </div>
    ),
    withChatStage,
  ],
  // Left to find out what it is, Storybook would go through the element and all that hangs on it.
  argTypes: { inputRef: { type: { name: 'other', value: 'RefObject' } } },
  args: {
    inputRef: { current: null },
    step: 'complete',
    busy: false,
    text: '',
    onTextChange: nothing,
    files: [],
    refusals: [],
    onFilesAdd: nothing,
    onFileRemove: nothing,
    onSend: nothing,
    onEscape: nothing,
  },
} satisfies Meta<typeof Composer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Email: Story = { args: { step: 'email' } };

export const Code: Story = { args: { step: 'code', text: '12' } };
export const AuthNumber: Story = { args: { step: 'authNumber', text: '123' } };

export const Empty: Story = {};

export const Written: Story = {
  args: { text: 'Guten Tag,\nmeine Heizung wird seit gestern nicht mehr warm.' },
};

export const Sending: Story = { args: { busy: true } };

export const WithFiles: Story = {
  args: {
    files: [
      aFile('wasserfleck-an-der-decke-im-schlafzimmer.jpg', 2_412_000),
      aFile('Abrechnung 2025.pdf', 180_000),
      aFile('Zählerstände.xlsx', 20_000),
    ],
    refusals: [
      { file: 'programm.exe', reason: 'unsupported' },
      { file: 'film.zip', reason: 'tooLarge' },
    ],
  },
};

export const TooLong: Story = { args: { text: 'Sehr lang. '.repeat(370) } };

export const AnswerRunning: Story = { args: { busy: true, onStop: nothing } };
