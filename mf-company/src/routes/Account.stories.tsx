import type { Meta, StoryObj } from '@storybook/react-vite';
import { aSession } from '../testing/factories';
import { PortalStory, withLocale } from '../testing/PortalStory';

const meta = {
  title: 'Company portal/Account',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  decorators: [withLocale],
  args: { path: '/company/dashboard/account' },
} satisfies Meta<typeof PortalStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  args: {
    session: aSession({ twoFactorEnabled: true }),
  },
};

export const TemporaryPassword: Story = {
  args: { session: aSession({ companyUser: { passwordIsTemporary: true } }) },
};

export const SessionsFailed: Story = {
  args: { prepare: (portal) => portal.refuse('SignInSessions', 'NETWORK') },
};

export const NoPasskeys: Story = {
  args: { prepare: (portal) => portal.on('Passkeys', { passkeys: [] }) },
};

export const PasskeysFailed: Story = {
  args: { prepare: (portal) => portal.refuse('Passkeys', 'NETWORK') },
};

export const NothingPermitted: Story = {
  args: {
    path: '/company/dashboard',
    session: aSession({ permissions: [], companyUser: { role: 'COMPANY_STAFF' } }),
  },
};
