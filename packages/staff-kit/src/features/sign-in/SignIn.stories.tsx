import { Link, Route, Routes, useLocale } from '@hausgeist/shell-api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { userEvent, within } from 'storybook/test';
import * as z from 'zod/mini';
import { emailAddress } from '../../forms/rules';
import type { FakeServer } from '../../testing/fake-server';
import { pressing } from '../../testing/pressing';
import { ScreenStory } from '../../testing/ScreenStory';
import { RESET_SPECIALS } from '../passwords';
import { ForgotPassword } from './ForgotPassword';
import { ResetPassword } from './ResetPassword';
import { SignIn } from './SignIn';

const text = z.string().check(z.minLength(1, 'passwordRequired'));
const revalidates = 'onChange';
const signInChecks = () => ({
  revalidates: 'onChange' as const,
  schema: z.object({
    email: z.string().check(z.minLength(1, 'emailRequired')),
    password: text,
    code: z.string(),
  }),
});

/** As an app has them below its form. */
function Links() {
  return <Link to="/">{useLocale() === 'de' ? 'Zurück zur Startseite' : 'Back to home'}</Link>;
}
const LINKS = <Links />;

const SIGN_IN = (
  <SignIn
    audience="COMPANY"
    recordOf={() => ({})}
    checks={signInChecks}
    handover={{}}
    links={LINKS}
  />
);
const EXPIRED = (
  <SignIn
    audience="COMPANY"
    recordOf={() => ({})}
    checks={signInChecks}
    handover={{ hasExpired: true, email: 'petra.lindner@lindenhof.example' }}
    explainsCode
  />
);
const FORGOT = (
  <ForgotPassword
    audience="COMPANY"
    checks={{
      revalidates,
      schema: z.object({ email: emailAddress('emailRequired', 'emailInvalid') }),
    }}
    signInPath="/"
  />
);
const RESET = (
  <Routes>
    <Route
      path="/:token?"
      element={
        <ResetPassword
          audience="COMPANY"
          checks={{ revalidates, schema: z.object({ password: text, confirmPassword: text }) }}
          specials={RESET_SPECIALS}
          signInPath="/"
          forgotPath="/"
          links={LINKS}
        />
      }
    />
  </Routes>
);

interface Scene {
  screen: ReactNode;
  path: string;
  prepare?: (server: FakeServer) => FakeServer;
}

const meta = {
  title: 'Staff/Signing in',
  parameters: { layout: 'fullscreen' },
  args: { screen: SIGN_IN, path: '/' },
  render: ({ screen, path, prepare }, { globals, id }) => (
    <ScreenStory key={id} path={path} locale={String(globals.locale)} prepare={prepare}>
      {screen}
    </ScreenStory>
  ),
} satisfies Meta<Scene>;
export default meta;

type Story = StoryObj<Scene>;

const SIGN_IN_BUTTON = /^(?:Anmelden|Sign in)$/;

/** Fills in every field of the form, then sends it. */
const sending: Story['play'] = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  for (const field of await canvas.findAllByLabelText(/Mail|Passwor[dt]/)) {
    if (field instanceof HTMLInputElement) await userEvent.type(field, 'petra@lindenhof.example');
  }
  const form = canvasElement.querySelector('form');
  form?.requestSubmit();
};
const valid = (server: FakeServer) =>
  server.on('PasswordResetTokenIsValid', { passwordResetTokenIsValid: true });

export const Empty: Story = {};
export const Incomplete: Story = { play: pressing(SIGN_IN_BUTTON) };
export const Expired: Story = { args: { screen: EXPIRED } };
export const Refused: Story = {
  args: {
    prepare: (server) => server.refuse('SignIn', 'UNAUTHENTICATED', 'Invalid email or password'),
  },
  play: sending,
};
export const CodeNeeded: Story = {
  args: { screen: EXPIRED, prepare: (server) => server.refuse('SignIn', 'TWO_FACTOR_REQUIRED') },
  play: sending,
};
export const OrganisationNeeded: Story = {
  args: {
    screen: EXPIRED,
    prepare: (server) =>
      server.refuse('SignIn', 'UNAUTHENTICATED', 'Organisation', [], {
        reason: 'ORGANISATION_REQUIRED',
      }),
  },
  play: sending,
};
export const OrganisationUnknown: Story = {
  args: {
    screen: EXPIRED,
    prepare: (server) =>
      server.refuse('BeginOrganisationSignIn', 'NOT_FOUND', 'None', [], {
        reason: 'ORGANISATION_NOT_FOUND',
      }),
  },
  play: pressing(/Organisation|organisation/),
};
export const BackFromOrganisation: Story = {
  args: {
    path: '/?organisation=back',
    prepare: (server) => server.hold('FinishOrganisationSignIn'),
  },
};
export const RefusedByOrganisation: Story = {
  args: {
    path: '/?organisation=back',
    prepare: (server) =>
      server.refuse(
        'FinishOrganisationSignIn',
        'UNAUTHENTICATED',
        'Your organisation has given you no role here. Please ask your administrators.',
        [],
        { reason: 'ORGANISATION_GIVES_NO_ROLE' },
      ),
  },
};
export const Busy: Story = { args: { prepare: (server) => server.hold('SignIn') }, play: sending };
export const Forgot: Story = { args: { screen: FORGOT } };
export const ForgotDone: Story = {
  args: {
    screen: FORGOT,
    prepare: (server) =>
      server.on('RequestPasswordReset', { requestPasswordReset: { message: 'OK' } }),
  },
  play: sending,
};
export const Reset: Story = { args: { screen: RESET, path: '/abc', prepare: valid } };
export const ResetChecking: Story = {
  args: {
    screen: RESET,
    path: '/abc',
    prepare: (server) => server.hold('PasswordResetTokenIsValid'),
  },
};
export const ResetBadLink: Story = {
  args: {
    screen: RESET,
    path: '/abc',
    prepare: (server) =>
      server.on('PasswordResetTokenIsValid', { passwordResetTokenIsValid: false }),
  },
};
export const ResetDone: Story = {
  args: {
    screen: RESET,
    path: '/abc',
    prepare: (server) => valid(server).on('ResetPassword', { resetPassword: { message: 'OK' } }),
  },
  play: sending,
};
