import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/Button';
import { Dialog } from '../dialog/Dialog';
import { type Toast, ToastRegion } from './ToastRegion';

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

function Saver() {
  const [open, setOpen] = useState(false);
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Öffnen</Button>
      {open && (
        <Dialog title="Paket erstellen" closeLabel="Zu" onClose={() => setOpen(false)}>
          <Button onClick={() => setToasts([{ id: '1', text: 'Gespeichert.', tone: 'success' }])}>
            Speichern
          </Button>
        </Dialog>
      )}
      <ToastRegion
        label="Meldungen"
        dismissLabel="Schließen"
        toasts={toasts}
        onDismiss={() => setToasts([])}
      />
    </>
  );
}

export const FromADialog: StoryObj<typeof meta> = { render: () => <Saver /> };
