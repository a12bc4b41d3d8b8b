import type { Meta, StoryObj } from '@storybook/react-vite';
import { aDevice, aSession } from '../testing/factories';
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
    prepare: (portal) => {
      portal.devices = [
        aDevice(),
        aDevice({ id: '2', device: 'Safari auf iPhone', isCurrent: false }),
      ];
    },
  },
};

export const TemporaryPassword: Story = {
  args: { session: aSession({ companyUser: { passwordIsTemporary: true } }) },
};

export const SessionsFailed: Story = {
  args: { prepare: (portal) => portal.failures.set('PortalSessions', { code: 'NETWORK' }) },
};

export const NothingPermitted: Story = {
  args: {
    path: '/company/dashboard',
    session: aSession({ permissions: [], companyUser: { role: 'COMPANY_STAFF' } }),
  },
};
