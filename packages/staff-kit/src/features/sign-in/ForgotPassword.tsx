import { Link, useTranslations } from '@hausgeist/shell-api';
import { Alert } from '@hausgeist/ui';
import { useState } from 'react';
import { useStaffForm } from '../../forms/use-staff-form';
import { useAction } from '../../requests/use-action';
import { FormTextField } from '../../ui/FormFields';
import { RequestPasswordResetDocument, type StaffAudience } from '../../gql/graphql';
import type { Checks } from './checks';
import { SignInCard } from './SignInCard';
import { SignInForm } from './SignInForm';

interface ForgotPasswordProps {
  /** Whose console it is. */
  audience: StaffAudience;
  checks: Checks<{ email: string }>;
  /** Where one signs in. */
  signInPath: string;
}

/** Asks for an address and has a link sent there; whether the address is known stays a secret. */
export function ForgotPassword({ audience, checks, signInPath }: ForgotPasswordProps) {
  const shared = useTranslations('signIn');
  const t = useTranslations('signIn.forgotPassword');
  const [answer, setAnswer] = useState<'success' | 'neutral'>();
  const { run, isBusy, error } = useAction(RequestPasswordResetDocument, {
    failed: t('failed'),
    offline: t('failedLater'),
    isUncached: true,
    onFailure: ({ code }) => {
      if (code === 'NOT_FOUND') setAnswer('neutral');
      return code === 'NOT_FOUND';
    },
  });
  const form = useStaffForm(checks.schema, { email: '' }, undefined, {
    reValidateMode: checks.revalidates,
  });

  const submit = form.handleSubmit(async ({ email }) => {
    setAnswer(undefined);
    const input = { audience, email: email.trim().toLowerCase() };
    if (await run({ input }, form)) setAnswer('success');
  });

  return (
    <SignInCard
      title={t('title')}
      intro={t('intro')}
      links={
        <>
          <Link to={signInPath}>{shared('backToLogin')}</Link>
          <Link to="/">{shared('backToHome')}</Link>
        </>
      }
    >
      <SignInForm
        submitLabel={t('submit')}
        busyLabel={t('submitting')}
        isBusy={isBusy}
        error={error}
        notice={answer && <Alert tone="success">{t(answer)}</Alert>}
        onSubmit={(event) => void submit(event)}
      >
        <FormTextField
          form={form}
          texts="signIn.forgotPassword"
          name="email"
          label={shared('email')}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
        />
      </SignInForm>
    </SignInCard>
  );
}
