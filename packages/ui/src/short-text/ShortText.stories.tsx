import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button';
import { ShortText } from './ShortText';

const meta = {
  title: 'Design system/Short text',
  component: ShortText,
  args: { full: 'Mit einem Menschen sprechen', short: 'Mensch' },
  render: (args) => (
    <Button variant="quiet">
      <ShortText {...args} />
    </Button>
  ),
} satisfies Meta<typeof ShortText>;
export default meta;

export const OnPhones: StoryObj<typeof meta> = {};

export const BesideASidebar: StoryObj<typeof meta> = { args: { below: 'desk' } };
