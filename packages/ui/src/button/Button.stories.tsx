import type { Meta, StoryObj } from '@storybook/react-vite';
import { RetryIcon, SendIcon } from '../icons';
import { Button } from './Button';
import { IconButton } from './IconButton';

const meta = {
  title: 'Design system/Button',
  component: Button,
  args: { children: 'Senden' },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

const row = { display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' } as const;

export const Variants: Story = {
  render: (args) => (
    <div style={row}>
      <Button {...args} variant="primary" />
      <Button {...args} variant="secondary" />
      <Button {...args} variant="quiet" />
      <Button {...args} variant="danger" />
    </div>
  ),
};

export const Small: Story = {
  render: (args) => (
    <div style={row}>
      <Button {...args} size="small" variant="primary" />
      <Button {...args} size="small" variant="quiet" icon={<RetryIcon size={16} />} />
    </div>
  ),
};

export const WithIcon: Story = { args: { variant: 'primary', icon: <SendIcon /> } };

export const Busy: Story = {
  args: { variant: 'primary', busy: true, children: 'Wird gesendet …' },
};

export const Disabled: Story = { args: { disabled: true } };

export const IconOnly: Story = {
  render: () => (
    <div style={row}>
      <IconButton label="Senden" icon={<SendIcon />} />
      <IconButton label="Senden" icon={<SendIcon />} disabled />
      <IconButton label="Erneut versuchen" size="small" icon={<RetryIcon size={16} />} />
    </div>
  ),
};
