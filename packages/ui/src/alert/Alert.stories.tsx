import type { Meta, StoryObj } from '@storybook/react-vite';
import { Alert } from './Alert';
import { InlineError } from './InlineError';

const meta = {
  title: 'Design system/Alert',
  component: Alert,
  args: { children: 'Der Aufzug wird am Dienstag gewartet.' },
} satisfies Meta<typeof Alert>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      <Alert {...args} tone="info" />
      <Alert {...args} tone="success" />
      <Alert {...args} tone="warning" />
      <Alert {...args} tone="danger" />
      <Alert {...args} tone="neutral" />
    </div>
  ),
};

export const Dismissible: Story = {
  args: { tone: 'danger', dismiss: { label: 'Meldung schließen', onDismiss: () => undefined } },
};

export const Inline: Story = {
  render: () => <InlineError>Bitte geben Sie eine E-Mail-Adresse ein.</InlineError>,
};
