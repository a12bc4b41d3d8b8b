import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './Badge';

const meta = {
  title: 'Design system/Badge',
  component: Badge,
  args: { children: 'Heizung' },
} satisfies Meta<typeof Badge>;
export default meta;

export const Tones: StoryObj<typeof meta> = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      <Badge {...args} />
      <Badge {...args} tone="info" />
      <Badge {...args} tone="success" />
      <Badge {...args} tone="warning" />
      <Badge {...args} tone="danger" />
    </div>
  ),
};
