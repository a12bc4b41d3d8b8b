import type { Meta, StoryObj } from '@storybook/react-vite';
import { noSession } from '../testing/factories';
import { PortalStory, withLocale } from '../testing/PortalStory';

const meta = {
  title: 'Company portal/Signing in',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  decorators: [withLocale],
  args: { path: '/company/login', session: noSession() },
} satisfies Meta<typeof PortalStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Login: Story = {};

export const Checking: Story = { args: { session: noSession({ status: 'checking' }) } };

export const ForgotPassword: Story = { args: { path: '/company/forgot-password' } };

export const ResetPassword: Story = { args: { path: '/company/reset-password/token' } };

export const InvalidResetLink: Story = { args: { path: '/company/reset-password' } };

export const Invitation: Story = {
  args: {
    path: '/company/accept-invitation/token',
    prepare: (portal) =>
      portal.on('CompanyInvitation', {
        companyInvitation: {
          valid: true,
          error: null,
          invitation: {
            __typename: 'CompanyInvitationDetails',
            companyName: 'Lindenhof Hausverwaltung GmbH',
            email: 'mira.kaya@lindenhof.example',
            role: 'COMPANY_MANAGER',
            firstName: 'Mira',
            lastName: 'Kaya',
          },
        },
      }),
  },
};

export const InvitationError: Story = {
  args: {
    path: '/company/accept-invitation/token',
    prepare: (portal) => portal.refuse('CompanyInvitation', 'NETWORK'),
  },
};

export const ConfirmEmail: Story = { args: { path: '/company/confirm-email/token' } };

export const Terms: Story = { args: { path: '/terms' } };

export const NotFound: Story = { args: { path: '/company/nowhere' } };
