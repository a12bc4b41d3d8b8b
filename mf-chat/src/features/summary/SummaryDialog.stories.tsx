import type { Meta, StoryObj } from '@storybook/react-vite';
import { withChatStage } from '../../testing/with-chat-stage';
import { SummaryDialog } from './SummaryDialog';

const meta = {
  title: 'Chat/Summary dialog',
  component: SummaryDialog,
  decorators: [withChatStage],
  args: { summary: null, onClose: () => undefined },
} satisfies Meta<typeof SummaryDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const InProgress: Story = {};

export const Finished: Story = {
  args: {
    summary: `Frau Berger meldete am 20. November 2026, dass die Heizung im Wohnzimmer nicht warm wird.

- Empfohlen wurde, den Heizkörper zu entlüften und den Wasserdruck zu prüfen.
- Bleibt die Heizung kalt, soll die Störung dem Notdienst gemeldet werden.

**Offen:** Rückmeldung, ob das Entlüften geholfen hat.`,
  },
};
