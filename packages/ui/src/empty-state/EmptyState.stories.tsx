import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button';
import { MailIcon } from '../icons';
import { EmptyState } from './EmptyState';

const meta = {
  title: 'Design system/Empty state',
  component: EmptyState,
  args: { title: 'Noch keine Einladungen' },
} satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = {};

export const Whole: Story = {
  args: {
    icon: <MailIcon size={28} />,
    children: 'Laden Sie jemanden ein, dann erscheint die Einladung hier.',
    action: <Button variant="primary">Einladen</Button>,
  },
};
