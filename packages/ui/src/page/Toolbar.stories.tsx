import type { Meta, StoryObj } from '@storybook/react-vite';
import { Combobox } from '../combobox/Combobox';
import { SearchField } from '../text-field/SearchField';
import { Select } from '../text-field/Select';
import { TextField } from '../text-field/TextField';
import { FoldedFilters } from './FoldedFilters';
import { Toolbar, ToolbarPair } from './Toolbar';

const nothing = () => undefined;
const ALL = [{ value: '', label: 'Alle' }];

const meta = {
  title: 'Design system/Toolbar',
  component: Toolbar,
  args: {
    children: (
      <>
        <SearchField
          label="Suche"
          placeholder="Name"
          clearLabel="Leeren"
          value=""
          onChange={nothing}
        />
        <FoldedFilters label="Filter (2)" closeLabel="Schließen">
          <Select label="Aktion" options={ALL} />
          <Combobox
            label="Hausverwaltung"
            placeholder="Alle Hausverwaltungen"
            loadingText="Wird gesucht …"
            emptyText="Nichts gefunden"
            selected={null}
            options={[]}
            onSearch={nothing}
            onSelect={nothing}
          />
          <ToolbarPair>
            <TextField label="Von" type="date" defaultValue="2026-11-01" />
            <TextField label="Bis" type="date" defaultValue="2026-11-25" />
          </ToolbarPair>
        </FoldedFilters>
      </>
    ),
  },
} satisfies Meta<typeof Toolbar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filters: Story = {};

/** As on a phone, also on one that was turned while it was open. */
export const Sheet: Story = {
  play: ({ canvasElement }) => canvasElement.querySelector<HTMLElement>('[popover]')?.showPopover(),
};
