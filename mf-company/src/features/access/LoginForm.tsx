import { Link, useSession, useTranslations } from '@hausgeist/shell-api';
import { useAction, useErrorText, useRevealTexts, useStaffForm } from '@hausgeist/staff-kit';
import { SignInForm } from '@hausgeist/staff-kit/sign-in';
import { PasswordField, TextField } from '@hausgeist/ui';
import { useState } from 'react';
import { SignInCompanyUserDocument } from '../../gql/graphql';
import { loginSchema } from './login-schema';
import styles from './LoginForm.module.css';

/** Asks who somebody is; for a code only those who have a second factor. */
export function LoginForm({ email }: { email: string }) {
  const t = useTranslations('access');
  const errorText = useErrorText('access.login');
  const reveal = useRevealTexts();
  const session = useSession();
  const [needsCode, setNeedsCode] = useState(false);
  const { run, isBusy, error } = useAction(SignInCompanyUserDocument, {
    failed: t('login.failed'),
    offline: t('login.failedRetry'),
    isUncached: true,
    onFailure: ({ code }) => {
      const isFirstRequestForCode = code === 'TWO_FACTOR_REQUIRED' && !needsCode;
      if (isFirstRequestForCode) setNeedsCode(true);
      return isFirstRequestForCode;
    },
  });
  const form = useStaffForm(loginSchema(needsCode), { email, password: '', code: '' });
  const { errors } = form.formState;

  const submit = form.handleSubmit(async ({ email: address, password, code }) => {
    const input = { email: address, password, ...(code === '' ? {} : { code }) };
    const data = await run({ input }, form);
    if (!data) return;
    const { token, companyUser, permissions } = data.signInCompanyUser;
    await session.signIn(token, { user: { ...companyUser, permissions } });
  });

  return (
    <SignInForm
      submitLabel={t('login.submit')}
      busyLabel={t('login.submitting')}
      isBusy={isBusy || form.formState.isSubmitting}
      error={error}
      onSubmit={(event) => void submit(event)}
    >
      <TextField
        {...form.register('email')}
        type="email"
        label={t('email')}
        autoComplete="username"
        autoCapitalize="none"
        required
        error={errorText(errors.email)}
      />
      <PasswordField
        {...form.register('password')}
        label={t('password')}
        {...reveal}
        autoComplete="current-password"
        required
        error={errorText(errors.password)}
      />
      {needsCode && (
        <TextField
          {...form.register('code')}
          label={t('login.code')}
          hint={t('login.codeHint')}
          autoComplete="one-time-code"
          // Somebody who has just pressed "Sign in" should be able to go on typing.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          required
          error={errorText(errors.code)}
        />
      )}
      <Link className={styles.forgot} to="/company/forgot-password">
        {t('forgot')}
      </Link>
    </SignInForm>
  );
}
