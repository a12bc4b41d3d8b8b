import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { Failure, FakeServer } from '@hausgeist/staff-kit/testing';
import { PageStory, type PageScene } from '../testing/PageStory';

const meta = {
  title: 'Admin/Signing in',
  parameters: { layout: 'fullscreen' },
  args: { path: '/adminlogin', server: new FakeServer(), status: 'signedOut' },
  render: (scene, { globals }) => (
    <PageStory key={scene.path} {...scene} locale={globals.locale === 'en' ? 'en' : 'de'} />
  ),
} satisfies Meta<PageScene>;
export default meta;

type Story = StoryObj<PageScene>;

export const SignIn: Story = {};

export const Checking: Story = { args: { path: '/admin', status: 'checking' } };

export const SignInRefused: Story = {
  args: {
    server: new FakeServer().on(
      'SignIn',
      new Failure('UNAUTHENTICATED', 'Invalid email or password'),
    ),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const [email, password] = [page.getByRole('textbox'), page.getByLabelText(/^Passwor[dt]$/)];
    await userEvent.type(email, 'ada@example.com');
    await userEvent.type(password, 'secret{enter}');
  },
};

export const SecondFactor: Story = {
  ...SignInRefused,
  args: {
    server: new FakeServer().on('SignIn', new Failure('TWO_FACTOR_REQUIRED', 'Code')),
  },
};

export const Registration: Story = { args: { path: '/admin/register' } };

export const Invitation: Story = {
  args: {
    path: '/adminregister?token=abc',
    server: new FakeServer().on('AdminInvitation', {
      adminInvitation: { email: 'ada@example.com', expiresAt: '2026-11-23T09:00:00.000Z' },
    }),
  },
};

export const InvitationChecking: Story = { args: { path: '/admin/register?token=abc' } };

export const InvitationInvalid: Story = {
  args: {
    path: '/adminregister?token=abc',
    server: new FakeServer().on('AdminInvitation', new Failure('NOT_FOUND', 'x')),
  },
};

export const Verifying: Story = { args: { path: '/verify-email?token=abc' } };

export const VerificationFailed: Story = { args: { path: '/verify-email' } };

export const ForgotPassword: Story = { args: { path: '/admin/forgot-password' } };

export const NewPassword: Story = {
  args: {
    path: '/admin/reset-password/abc',
    server: new FakeServer().on('PasswordResetTokenIsValid', { passwordResetTokenIsValid: true }),
  },
};

export const ResetLinkInvalid: Story = { args: { path: '/admin/reset-password' } };
