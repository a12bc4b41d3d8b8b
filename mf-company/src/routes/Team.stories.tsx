import { aPerson, anInvited } from '@hausgeist/staff-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { aSession } from '../testing/factories';
import { PortalStory, withLocale } from '../testing/PortalStory';

const meta = {
  title: 'Company portal/Team',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  decorators: [withLocale],
  args: { path: '/company/dashboard/team' },
} satisfies Meta<typeof PortalStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  args: {
    prepare: (portal) => {
      portal.members = [
        aPerson({
          id: 'me',
          fullName: 'Petra Lindner',
          email: 'petra.lindner@lindenhof.example',
          role: 'COMPANY_ADMIN',
          isCurrentUser: true,
        }),
        aPerson(),
        aPerson({
          id: '3',
          fullName: 'Aylin Demir',
          email: 'aylin.demir@lindenhof.example',
          role: 'COMPANY_MANAGER',
          status: 'SUSPENDED',
          lastLoginAt: null,
        }),
      ];
      portal.invitations = [
        anInvited(),
        anInvited({ id: 'old', email: 'karl@lindenhof.example', isExpired: true }),
      ];
    },
  },
};

export const Empty: Story = {
  args: {
    prepare: (portal) => {
      portal.members = [];
      portal.invitations = [];
    },
  },
};

export const Loading: Story = { args: { prepare: (portal) => portal.hold('CompanyUsers') } };

export const Failed: Story = {
  args: { prepare: (portal) => portal.refuse('CompanyUsers', 'INTERNAL') },
};

export const Denied: Story = { args: { session: aSession({ permissions: ['users.view'] }) } };
