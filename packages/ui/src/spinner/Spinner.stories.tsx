import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from './Spinner';

const meta = {
  title: 'Design system/Spinner',
  component: Spinner,
  args: { label: 'Wird geladen …', size: 32 },
} satisfies Meta<typeof Spinner>;
export default meta;

export const Labelled: StoryObj<typeof meta> = {};
