import type { Meta, StoryObj } from '@storybook/react-vite';
import * as icons from './index';

const meta = { title: 'Design system/Icons' } satisfies Meta;
export default meta;

export const All: StoryObj<typeof meta> = {
  render: () => (
    <ul style={{ display: 'flex', flexWrap: 'wrap', gap: 24, listStyle: 'none', padding: 0 }}>
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name} style={{ display: 'grid', justifyItems: 'center', gap: 8 }}>
          <Icon size={28} />
          <code>{name}</code>
        </li>
      ))}
    </ul>
  ),
};
