import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisuallyHidden } from './VisuallyHidden';

const meta = {
  title: 'Design system/Visually hidden',
  component: VisuallyHidden,
  args: { children: 'Nur zu hören' },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;

export const Text: StoryObj<typeof meta> = {
  render: (args) => (
    <p>
      Hier steht etwas, das nur Vorleseprogramme lesen: <VisuallyHidden {...args} />
    </p>
  ),
};
