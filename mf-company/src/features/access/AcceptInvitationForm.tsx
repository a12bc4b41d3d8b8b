import { Link, useMutation, useTranslations } from '@hausgeist/shell-api';
import { Checkbox, PasswordField, TextField } from '@hausgeist/ui';
import { useState, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { usePlaceFailure } from '../../forms/use-failure-text';
import { useValidatedForm } from '../../forms/use-validated-form';
import { AcceptCompanyInvitationDocument, type InvitationDetailsFragment } from '../../gql/graphql';
import { AccessForm } from './AccessForm';
import { invitationSchema } from './invitation-schema';
import { INVITATION_SPECIALS } from './password-rules';
import { PasswordMatch, PasswordStrength } from './PasswordStrength';

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

function useSchema() {
  const t = useTranslations('access.invitation');
  const characters = INVITATION_SPECIALS;
  return invitationSchema({
    firstNameRequired: t('firstNameRequired'),
    lastNameRequired: t('lastNameRequired'),
    passwordRequired: t('passwordRequired'),
    length: t('tooShort'),
    lowercase: t('lowercase'),
    uppercase: t('uppercase'),
    number: t('number'),
    special: t('special', { characters }),
    confirmRequired: t('confirmRequired'),
    mismatch: t('mismatch'),
    termsRequired: t('termsRequired'),
  });
}

/** Makes an invited person's account. */
export function AcceptInvitationForm({ token, invitation, onDone }: AcceptInvitationFormProps) {
  const shared = useTranslations('access');
  const t = useTranslations('access.invitation');
  const place = usePlaceFailure();
  const [accept] = useMutation(AcceptCompanyInvitationDocument, { fetchPolicy: 'no-cache' });
  const [error, setError] = useState<string>();
  const form = useValidatedForm(useSchema(), {
    firstName: invitation.firstName,
    lastName: invitation.lastName,
    password: '',
    confirmPassword: '',
    acceptTerms: false,
  });
  const { errors, isSubmitting } = form.formState;
  const { password = '', confirmPassword = '' } = useWatch({ control: form.control });

  const submit = form.handleSubmit(async (values) => {
    setError(undefined);
    try {
      const { data } = await accept({ variables: { input: { token, ...values } } });
      if (!data) throw new Error('The server gave no account.');
      onDone(data.acceptCompanyInvitation.email);
    } catch (cause) {
      setError(place(cause, form, { failed: t('failed'), unreachable: t('failedRetry') }));
    }
  });

  const toggles = { showLabel: shared('showPassword'), hideLabel: shared('hidePassword') };
  return (
    <AccessForm
      submitLabel={t('submit')}
      busyLabel={t('submitting')}
      busy={isSubmitting}
      error={error}
      onSubmit={(event) => void submit(event)}
    >
      <TextField
        {...form.register('firstName')}
        label={t('firstName')}
        autoComplete="given-name"
        required
        error={errors.firstName?.message}
      />
      <TextField
        {...form.register('lastName')}
        label={t('lastName')}
        autoComplete="family-name"
        required
        error={errors.lastName?.message}
      />
      <PasswordField
        {...form.register('password')}
        {...toggles}
        label={shared('password')}
        autoComplete="new-password"
        required
        error={errors.password?.message}
      />
      <PasswordStrength password={password} specials={INVITATION_SPECIALS} />
      <PasswordField
        {...form.register('confirmPassword')}
        {...toggles}
        label={shared('confirmPassword')}
        autoComplete="new-password"
        required
        error={errors.confirmPassword?.message}
      />
      {!errors.confirmPassword && (
        <PasswordMatch password={password} confirmation={confirmPassword} />
      )}
      <Checkbox
        {...form.register('acceptTerms')}
        label={t.rich('terms', { link: termsLink })}
        required
        error={errors.acceptTerms?.message}
      />
    </AccessForm>
  );
}
