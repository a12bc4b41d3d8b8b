import { useTranslations } from '@hausgeist/shell-api';
import { emailAddress, useAction, useErrorText, useStaffForm } from '@hausgeist/staff-kit';
import { SignInForm } from '@hausgeist/staff-kit/sign-in';
import { Alert, TextField } from '@hausgeist/ui';
import { useState } from 'react';
import * as z from 'zod/mini';
import { RequestCompanyPasswordResetDocument } from '../../gql/graphql';

const schema = z.object({ email: emailAddress('emailRequired', 'emailInvalid') });

/** Asks for an address and has a link sent there; says the same for every address. */
export function ForgotPasswordForm() {
  const t = useTranslations('access.forgotPassword');
  const label = useTranslations('access')('email');
  const [answer, setAnswer] = useState<string>();
  const errorText = useErrorText('access.forgotPassword');
  const { run, isBusy, error } = useAction(RequestCompanyPasswordResetDocument, {
    failed: t('failed'),
    offline: t('failedLater'),
    isUncached: true,
    onFailure: ({ code }) => {
      if (code === 'NOT_FOUND') setAnswer(t('neutral'));
      return code === 'NOT_FOUND';
    },
  });
  const form = useStaffForm(schema, { email: '' });
  const { errors } = form.formState;

  const submit = form.handleSubmit(async ({ email }) => {
    setAnswer(undefined);
    // The same answer for every address, so that it does not tell who has an account.
    if (await run({ input: { email: email.trim().toLowerCase() } }, form)) setAnswer(t('neutral'));
  });

  return (
    <SignInForm
      submitLabel={t('submit')}
      busyLabel={t('submitting')}
      isBusy={isBusy}
      error={error}
      notice={answer && <Alert tone="success">{answer}</Alert>}
      onSubmit={(event) => void submit(event)}
    >
      <TextField
        {...form.register('email')}
        type="email"
        label={label}
        autoComplete="username"
        autoCapitalize="none"
        required
        error={errorText(errors.email)}
      />
    </SignInForm>
  );
}
