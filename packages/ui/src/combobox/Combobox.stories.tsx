import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Combobox, type ComboboxOption } from './Combobox';

const COMPANIES = ['Alsterblick', 'Elbufer', 'Lindenhof', 'Nordlicht', 'Rosengarten'].map(
  (name): ComboboxOption => ({ value: name, label: `${name} Hausverwaltung GmbH` }),
);

const HOMES = Array.from({ length: 150 }, (_none, index): ComboboxOption => {
  const name = `Lindenweg ${index + 1}`;
  return { value: name, label: name };
});

interface CompaniesProps {
  options?: readonly ComboboxOption[];
  loading?: boolean;
  error?: string;
}

function Companies({ options = COMPANIES, loading = false, error }: CompaniesProps) {
  const [selected, setSelected] = useState<ComboboxOption | null>(null);
  const [text, setText] = useState('');
  const fitting = options.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));
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

/** Opened, with one chosen by the keyboard. */
export const Many: Story = {
  args: { options: HOMES },
  play: ({ canvasElement }) => {
    const box = canvasElement.querySelector<HTMLInputElement>('[role=combobox]');
    box?.click();
    box?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
  },
};

export const Loading: Story = { args: { loading: true } };

export const Invalid: Story = { args: { error: 'Bitte wählen Sie eine Hausverwaltung.' } };
