import { Link, useTranslations } from '@hausgeist/shell-api';
import { useAction, useErrorText, useRevealTexts, useStaffForm } from '@hausgeist/staff-kit';
import {
  INVITATION_SPECIALS,
  PasswordMatch,
  PasswordStrength,
} from '@hausgeist/staff-kit/passwords';
import { SignInForm } from '@hausgeist/staff-kit/sign-in';
import { Checkbox, PasswordField, TextField } from '@hausgeist/ui';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { AcceptCompanyInvitationDocument, type InvitationDetailsFragment } from '../../gql/graphql';
import { invitationSchema } from './invitation-schema';

interface AcceptInvitationFormProps {
  token: string;
  invitation: Pick<InvitationDetailsFragment, 'firstName' | 'lastName'>;
  /** The account exists; the address to sign in with comes along. */
  onDone: (email: string) => void;
}

// A tab of its own: what is typed here would be lost otherwise.
const termsLink = (text: ReactNode) => (
  <Link to="/terms" target="_blank" rel="noopener">
    {text}
  </Link>
);

/** Makes an invited person's account. */
export function AcceptInvitationForm({ token, invitation, onDone }: AcceptInvitationFormProps) {
  const shared = useTranslations('access');
  const t = useTranslations('access.invitation');
  const errorText = useErrorText('access.invitation', { characters: INVITATION_SPECIALS });
  const { run, isBusy, error } = useAction(AcceptCompanyInvitationDocument, {
    failed: t('failed'),
    offline: t('failedRetry'),
    isUncached: true,
  });
  const form = useStaffForm(invitationSchema, {
    firstName: invitation.firstName,
    lastName: invitation.lastName,
    password: '',
    confirmPassword: '',
    acceptTerms: false,
  });
  const { errors } = form.formState;
  const { password = '', confirmPassword = '' } = useWatch({ control: form.control });

  const submit = form.handleSubmit(async (values) => {
    const data = await run({ input: { token, ...values } }, form);
    if (data) onDone(data.acceptCompanyInvitation.email);
  });

  const toggles = useRevealTexts();
  return (
    <SignInForm
      submitLabel={t('submit')}
      busyLabel={t('submitting')}
      isBusy={isBusy}
      error={error}
      onSubmit={(event) => void submit(event)}
    >
      <TextField
        {...form.register('firstName')}
        label={t('firstName')}
        autoComplete="given-name"
        required
        error={errorText(errors.firstName)}
      />
      <TextField
        {...form.register('lastName')}
        label={t('lastName')}
        autoComplete="family-name"
        required
        error={errorText(errors.lastName)}
      />
      <PasswordField
        {...form.register('password')}
        {...toggles}
        label={shared('password')}
        autoComplete="new-password"
        required
        error={errorText(errors.password)}
      />
      <PasswordStrength password={password} specials={INVITATION_SPECIALS} />
      <PasswordField
        {...form.register('confirmPassword')}
        {...toggles}
        label={shared('confirmPassword')}
        autoComplete="new-password"
        required
        error={errorText(errors.confirmPassword)}
      />
      {!errors.confirmPassword && (
        <PasswordMatch password={password} confirmation={confirmPassword} />
      )}
      <Checkbox
        {...form.register('acceptTerms')}
        label={t.rich('terms', { link: termsLink })}
        required
        error={errorText(errors.acceptTerms)}
      />
    </SignInForm>
  );
}
