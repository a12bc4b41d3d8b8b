import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './Skeleton';

const meta = { title: 'Design system/Skeleton', component: Skeleton } satisfies Meta<
  typeof Skeleton
>;
export default meta;

export const Line: StoryObj<typeof meta> = {};
