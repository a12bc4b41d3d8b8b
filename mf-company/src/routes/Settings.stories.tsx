import { aPerson } from '@hausgeist/staff-kit/testing';
import { constantOf, PERMISSIONS } from '@hausgeist/schema';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { aRole, aSession } from '../testing/factories';
import { PortalStory, withLocale } from '../testing/PortalStory';

const meta = {
  title: 'Company portal/Settings',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  decorators: [withLocale],
  args: { path: '/company/dashboard/settings' },
} satisfies Meta<typeof PortalStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Company: Story = {};

export const CompanyFailed: Story = {
  args: { prepare: (portal) => portal.refuse('PortalCompany', 'INTERNAL') },
};

const WAY_IN = '/company/dashboard/settings?tab=wayIn';

export const WayIn: Story = { args: { path: WAY_IN } };

export const WayInFull: Story = {
  args: {
    path: WAY_IN,
    prepare: (portal) => {
      Object.assign(portal.wayIn.settings, {
        logoUrl: '/logo.png',
        customDomain: 'chat.lindenhof.example',
      });
    },
  },
};

export const WayInFailed: Story = {
  args: { path: WAY_IN, prepare: (portal) => portal.refuse('PortalWayIn', 'INTERNAL') },
};

const SIGN_IN = '/company/dashboard/settings?tab=signIn';

export const Organisation: Story = { args: { path: SIGN_IN } };

export const OrganisationEmpty: Story = {
  args: {
    path: SIGN_IN,
    prepare: (portal) => {
      Object.assign(portal.organisation.organisation, { provider: null, domains: [] });
    },
  },
};

export const OrganisationOnlySeen: Story = {
  args: {
    path: SIGN_IN,
    session: aSession({ companyUser: { role: 'COMPANY_MANAGER' } }),
  },
};

export const OrganisationLoading: Story = {
  args: { path: SIGN_IN, prepare: (portal) => portal.hold('PortalOrganisationSignIn') },
};

export const OrganisationFailed: Story = {
  args: {
    path: SIGN_IN,
    prepare: (portal) => portal.refuse('PortalOrganisationSignIn', 'INTERNAL'),
  },
};

export const OrganisationForm: Story = {
  args: { path: SIGN_IN },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const options = { timeout: 8_000 };
    const [button] = await canvas.findAllByRole(
      'button',
      { name: /^(?:Bearbeiten|Edit)$/ },
      options,
    );
    if (button) await userEvent.click(button);
  },
};

const REPLIES = '/company/dashboard/settings?tab=replies';

export const CannedReplies: Story = { args: { path: REPLIES } };

export const CannedRepliesEmpty: Story = {
  args: {
    path: REPLIES,
    prepare: (portal) => {
      portal.replies.replies = [];
    },
  },
};

export const CannedRepliesLoading: Story = {
  args: { path: REPLIES, prepare: (portal) => portal.hold('PortalCannedReplies') },
};

export const CannedRepliesFailed: Story = {
  args: { path: REPLIES, prepare: (portal) => portal.refuse('PortalCannedReplies', 'INTERNAL') },
};

export const Users: Story = {
  args: {
    path: '/company/dashboard/settings?tab=users',
    prepare: (portal) => {
      portal.members = [
        aPerson({
          id: 'me',
          fullName: 'Petra Lindner',
          role: 'COMPANY_ADMIN',
          isCurrentUser: true,
        }),
        aPerson(),
      ];
    },
  },
};

export const UsersLoading: Story = {
  args: {
    path: '/company/dashboard/settings?tab=users',
    prepare: (portal) => portal.hold('AllCompanyUsers'),
  },
};

export const Roles: Story = {
  args: {
    path: '/company/dashboard/settings?tab=roles',
    prepare: (portal) => {
      portal.roles = [
        aRole({
          role: 'COMPANY_ADMIN',
          canEdit: false,
          permissions: PERMISSIONS.map(constantOf),
          userCount: 1,
        }),
        aRole({ role: 'COMPANY_MANAGER', isCustom: true, userCount: 2 }),
        aRole(),
      ];
    },
  },
};

export const RolesRestricted: Story = {
  args: {
    path: '/company/dashboard/settings?tab=roles',
    session: aSession({
      permissions: ['settings.view'],
      companyUser: { role: 'COMPANY_STAFF' },
    }),
  },
};

export const Denied: Story = { args: { session: aSession({ permissions: [] }) } };

const RENEWAL = {
  __typename: 'NumberRenewalProgress' as const,
  id: 'renewal-1',
  digits: 8,
  startedAt: '2026-11-24T09:00:00Z',
  holdsFrom: '2026-12-08T09:00:00Z',
  total: 1_284,
  finishedAt: null,
};

export const NumbersBeingRenewed: Story = {
  args: {
    prepare: (portal) => {
      portal.access.settings = {
        ...portal.access.settings,
        digits: 8,
        codeOnNewDevice: true,
        renewal: { ...RENEWAL, done: 300 },
      };
    },
  },
};

export const NumbersRenewed: Story = {
  args: {
    prepare: (portal) => {
      portal.access.settings = { ...portal.access.settings, renewal: { ...RENEWAL, done: 1_284 } };
    },
  },
};

export const ChatAccessFailed: Story = {
  args: { prepare: (portal) => portal.refuse('PortalChatAccess', 'INTERNAL') },
};
