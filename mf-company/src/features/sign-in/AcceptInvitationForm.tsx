import { Link, useTranslations } from '@hausgeist/shell-api';
import {
  FormPasswordField,
  FormTextField,
  useAction,
  useErrorText,
  useStaffForm,
} from '@hausgeist/staff-kit';
import {
  INVITATION_SPECIALS,
  PasswordMatch,
  PasswordStrength,
  useJudgement,
} from '@hausgeist/staff-kit/passwords';
import { SignInForm } from '@hausgeist/staff-kit/sign-in';
import { Checkbox } from '@hausgeist/ui';
import { useState, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { AcceptCompanyInvitationDocument, type InvitationDetailsFragment } from '../../gql/graphql';
import { invitationSchema, invitationSchemaOfLong } from './invitation-schema';

interface AcceptInvitationFormProps {
  token: string;
  invitation: Pick<InvitationDetailsFragment, 'firstName' | 'lastName' | 'email'>;
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
  const shared = useTranslations('signIn');
  const t = useTranslations('signIn.invitation');
  const errorText = useErrorText('signIn.invitation');
  const { run, isBusy, error } = useAction(AcceptCompanyInvitationDocument, {
    failed: t('failed'),
    offline: t('failedRetry'),
    isUncached: true,
  });
  const [isLong, setIsLong] = useState(false);
  const form = useStaffForm(isLong ? invitationSchemaOfLong : invitationSchema, {
    firstName: invitation.firstName,
    lastName: invitation.lastName,
    password: '',
    confirmPassword: '',
    acceptTerms: false,
  });
  const { errors } = form.formState;
  const {
    password = '',
    confirmPassword = '',
    firstName = '',
    lastName = '',
  } = useWatch({
    control: form.control,
  });
  const { email } = invitation;
  const names = [firstName, lastName];
  const judgement = useJudgement({ audience: 'COMPANY', password, email, names });
  if (judgement && isLong === judgement.needsMixture) setIsLong(!judgement.needsMixture);

  const submit = form.handleSubmit(async (values) => {
    const data = await run({ input: { token, ...values } }, form);
    if (data) onDone(data.acceptCompanyInvitation.email);
  });

  const values = { characters: INVITATION_SPECIALS };
  const field = { form, texts: 'signIn.invitation', values } as const;
  return (
    <SignInForm
      submitLabel={t('submit')}
      busyLabel={t('submitting')}
      isBusy={isBusy}
      error={error}
      onSubmit={(event) => void submit(event)}
    >
      <FormTextField {...field} name="firstName" autoComplete="given-name" />
      <FormTextField {...field} name="lastName" autoComplete="family-name" />
      <FormPasswordField {...field} name="password" label={shared('password')} />
      <PasswordStrength {...{ password, judgement }} specials={INVITATION_SPECIALS} />
      <FormPasswordField {...field} name="confirmPassword" label={shared('confirmPassword')} />
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
