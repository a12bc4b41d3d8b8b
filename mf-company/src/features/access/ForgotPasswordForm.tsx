import { toRequestFailure, useMutation, useTranslations } from '@hausgeist/shell-api';
import { Alert, TextField } from '@hausgeist/ui';
import { useState } from 'react';
import * as z from 'zod/mini';
import { emailAddress } from '../../forms/checks';
import { usePlaceFailure } from '../../forms/use-failure-text';
import { useValidatedForm } from '../../forms/use-validated-form';
import { RequestCompanyPasswordResetDocument } from '../../gql/graphql';
import { AccessForm } from './AccessForm';

/** Asks for an address and has a link sent there; says the same for every address. */
export function ForgotPasswordForm() {
  const t = useTranslations('access.forgotPassword');
  const label = useTranslations('access')('email');
  const place = usePlaceFailure();
  const [request] = useMutation(RequestCompanyPasswordResetDocument, { fetchPolicy: 'no-cache' });
  const [error, setError] = useState<string>();
  const [answer, setAnswer] = useState<string>();
  const schema = z.object({
    email: emailAddress({ required: t('emailRequired'), invalid: t('emailInvalid') }),
  });
  const form = useValidatedForm(schema, { email: '' });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ email }) => {
    setError(undefined);
    setAnswer(undefined);
    try {
      await request({ variables: { input: { email: email.trim().toLowerCase() } } });
      // The same for every address, so that nobody learns who has an account.
      setAnswer(t('neutral'));
    } catch (cause) {
      if (toRequestFailure(cause).code === 'NOT_FOUND') setAnswer(t('neutral'));
      else setError(place(cause, form, { failed: t('failed'), unreachable: t('failedLater') }));
    }
  });

  return (
    <AccessForm
      submitLabel={t('submit')}
      busyLabel={t('submitting')}
      busy={isSubmitting}
      error={error}
      onSubmit={(event) => void submit(event)}
    >
      {answer && <Alert tone="success">{answer}</Alert>}
      <TextField
        {...form.register('email')}
        type="email"
        label={label}
        autoComplete="username"
        autoCapitalize="none"
        required
        error={errors.email?.message}
      />
    </AccessForm>
  );
}
