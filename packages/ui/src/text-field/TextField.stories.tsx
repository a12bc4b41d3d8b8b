import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { TextArea } from './TextArea';
import { TextField } from './TextField';

const meta = {
  title: 'Design system/Text field',
  component: TextField,
  args: { label: 'E-Mail-Adresse' },
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithHint: Story = { args: { hint: 'Wie in Ihrem Mietvertrag', type: 'email' } };

export const Invalid: Story = {
  args: { error: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.', defaultValue: 'anna@' },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'anna@beispiel.de' } };

function Area() {
  const [value, setValue] = useState('Mehrere\nZeilen');
  return (
    <TextArea label="Nachricht" value={value} onChange={(event) => setValue(event.target.value)} />
  );
}

export const SeveralLines: Story = { render: () => <Area /> };
