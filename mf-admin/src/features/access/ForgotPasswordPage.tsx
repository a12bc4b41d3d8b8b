import { Link, useTranslations } from '@hausgeist/shell-api';
import { useAction, useErrorText, useStaffForm } from '@hausgeist/staff-kit';
import { SignInCard, SignInForm } from '@hausgeist/staff-kit/sign-in';
import { Alert, TextField } from '@hausgeist/ui';
import { useState } from 'react';
import { RequestAdminPasswordResetDocument } from '../../gql/graphql';
import { forgotPasswordSchema, type ForgotPasswordValues } from './schemas';

/** Asks for a link to set a new password. */
export function ForgotPasswordPage() {
  const t = useTranslations('access');
  const errorText = useErrorText('access');
  const [answer, setAnswer] = useState<'success' | 'neutral' | null>(null);
  const { run, isBusy, error } = useAction(RequestAdminPasswordResetDocument, {
    failed: t('forgot.failed'),
    offline: t('forgot.offline'),
    onFailure: ({ code }) => {
      // Whether an address is known stays a secret.
      if (code === 'NOT_FOUND') setAnswer('neutral');
      return code === 'NOT_FOUND';
    },
  });
  const { register, handleSubmit, formState } = useStaffForm(
    forgotPasswordSchema,
    { email: '' },
    undefined,
    { reValidateMode: 'onSubmit' },
  );

  async function request({ email }: ForgotPasswordValues): Promise<void> {
    setAnswer(null);
    if (await run({ input: { email: email.trim() } })) setAnswer('success');
  }

  return (
    <SignInCard
      title={t('forgot.title')}
      intro={t('forgot.subtitle')}
      links={
        <>
          <Link to="/adminlogin">{t('backToLogin')}</Link>
          <Link to="/">{t('backToHome')}</Link>
        </>
      }
    >
      <SignInForm
        submitLabel={t('forgot.submit')}
        busyLabel={t('forgot.busy')}
        isBusy={isBusy}
        error={error}
        notice={answer && <Alert tone="success">{t(`forgot.${answer}`)}</Alert>}
        onSubmit={(event) => void handleSubmit(request)(event)}
      >
        <TextField
          label={t('email')}
          type="email"
          autoComplete="username"
          error={errorText(formState.errors.email)}
          {...register('email')}
        />
      </SignInForm>
    </SignInCard>
  );
}
