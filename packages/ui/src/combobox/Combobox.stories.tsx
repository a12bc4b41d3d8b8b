import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Combobox, type ComboboxOption } from './Combobox';

const COMPANIES = ['Alsterblick', 'Elbufer', 'Lindenhof', 'Nordlicht', 'Rosengarten'].map(
  (name): ComboboxOption => ({ value: name, label: `${name} Hausverwaltung GmbH` }),
);

function Companies({ loading = false, error }: { loading?: boolean; error?: string }) {
  const [selected, setSelected] = useState<ComboboxOption | null>(null);
  const [text, setText] = useState('');
  const fitting = COMPANIES.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));
  return (
    <div style={{ minBlockSize: 320, maxInlineSize: 360 }}>
      <Combobox
        label="Hausverwaltung"
        placeholder="Alle Hausverwaltungen"
        loadingText="Wird gesucht …"
        emptyText="Nichts gefunden"
        clearLabel="Auswahl aufheben"
        error={error}
        loading={loading}
        options={loading ? [] : fitting}
        selected={selected}
        onSearch={setText}
        onSelect={setSelected}
      />
    </div>
  );
}

const meta = {
  title: 'Design system/Combobox',
  component: Companies,
} satisfies Meta<typeof Companies>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Choosing: Story = {};

export const Loading: Story = { args: { loading: true } };

export const Invalid: Story = { args: { error: 'Bitte wählen Sie eine Hausverwaltung.' } };
