import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/Button';
import { Dialog } from './Dialog';

const meta = {
  title: 'Design system/Dialog',
  component: Dialog,
  args: {
    title: 'Gespräch löschen?',
    closeLabel: 'Schließen',
    onClose: () => undefined,
    children: <p>Ihr Chat beginnt von vorn.</p>,
    actions: (
      <>
        <Button>Abbrechen</Button>
        <Button variant="danger">Löschen</Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Small: Story = { args: { size: 'small', role: 'alertdialog' } };

export const LongText: Story = {
  args: {
    title: 'Hausordnung',
    children: Array.from({ length: 30 }, (_, index) => (
      <p key={index}>Absatz {index + 1}: Von 22 Uhr bis 6 Uhr gilt die Nachtruhe im ganzen Haus.</p>
    )),
  },
};

function Opener() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Öffnen</Button>
      {open && (
        <Dialog title="Hallo" closeLabel="Schließen" onClose={() => setOpen(false)}>
          <p>Escape, das Kreuz und ein Druck daneben schließen.</p>
        </Dialog>
      )}
    </>
  );
}

export const OpenedByButton: Story = { render: () => <Opener /> };
