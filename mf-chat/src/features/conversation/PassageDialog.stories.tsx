import type { Meta, StoryObj } from '@storybook/react-vite';
import { withChatStage } from '../../testing/with-chat-stage';
import { PassageDialog } from './PassageDialog';

const meta = {
  title: 'Chat/What an answer rests on',
  component: PassageDialog,
  decorators: [withChatStage],
  args: {
    title: 'Heizung ausgefallen oder Heizkörper bleibt kalt',
    passage:
      'Funktioniert Ihre Heizung nicht, melden Sie den Ausfall bitte sofort bei der Reparaturannahme unter 040 66969 120.\n\nVor dem Anruf helfen drei kurze Prüfungen:\n\n- Steht das Thermostat mindestens auf Stufe 3?\n- Wird der Heizkörper nur oben nicht warm?',
    onClose: () => undefined,
  },
} satisfies Meta<typeof PassageDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const Arabic: Story = { globals: { locale: 'ar' } };
