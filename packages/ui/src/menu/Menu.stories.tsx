import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { ClearIcon, MailIcon } from '../icons';
import { Menu, MenuItem, MenuLine } from './Menu';

const meta = {
  title: 'Design system/Menu',
  component: Menu,
  args: {
    label: 'Aktionen für Anna Petersen',
    children: (
      <>
        <MenuItem icon={<MailIcon size={18} />}>Link senden</MenuItem>
        <MenuItem icon={<ClearIcon size={18} />} tone="danger">
          Löschen
        </MenuItem>
        <MenuLine />
        <MenuItem checked>Deutsch</MenuItem>
        <MenuItem checked={false}>English</MenuItem>
      </>
    ),
  },
} satisfies Meta<typeof Menu>;
export default meta;

export const Closed: StoryObj<typeof meta> = {};

export const Open: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button'));
    await canvas.findByRole('menu');
  },
};
