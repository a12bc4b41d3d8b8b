import type { Meta, StoryObj } from '@storybook/react-vite';
import { ToastRegion } from './ToastRegion';

const meta = {
  title: 'Design system/Toast region',
  component: ToastRegion,
  args: {
    label: 'Meldungen',
    dismissLabel: 'Schließen',
    onDismiss: () => undefined,
    toasts: [
      { id: '1', text: 'Gespeichert.', tone: 'success' },
      { id: '2', text: 'Die Verbindung ist wieder da.', tone: 'info' },
    ],
  },
} satisfies Meta<typeof ToastRegion>;
export default meta;

export const Two: StoryObj<typeof meta> = {};
export const WithAction: StoryObj<typeof meta> = {
  args: {
    toasts: [
      {
        ...{ id: '1', text: 'Notfall: Gasgeruch · Anna Petersen', tone: 'danger' },
        action: { label: 'Gespräch öffnen', onPress: () => undefined },
      },
    ],
  },
};
