import type { Meta, StoryObj } from '@storybook/react-vite';
import { aSession } from '../testing/factories';
import { PortalStory, withLocale } from '../testing/PortalStory';

const meta = {
  title: 'Company portal/Integrations',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  decorators: [withLocale],
  args: { path: '/company/dashboard/integrations' },
} satisfies Meta<typeof PortalStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Keys: Story = {};

export const Webhooks: Story = { args: { path: '/company/dashboard/integrations?tab=webhooks' } };

export const Denied: Story = {
  args: { session: aSession({ companyUser: { role: 'COMPANY_MANAGER' } }) },
};
