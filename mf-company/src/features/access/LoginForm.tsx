import { Link, toRequestFailure, useTranslations } from '@hausgeist/shell-api';
import { PasswordField, TextField } from '@hausgeist/ui';
import { useState } from 'react';
import { usePlaceFailure } from '../../forms/use-failure-text';
import { useValidatedForm } from '../../forms/use-validated-form';
import { AccessForm } from './AccessForm';
import { loginSchema } from './login-schema';
import styles from './LoginForm.module.css';
import { useSignIn } from './use-sign-in';

/** Asks who somebody is; for a code only those who have a second factor. */
export function LoginForm({ email }: { email: string }) {
  const t = useTranslations('access');
  const signIn = useSignIn();
  const place = usePlaceFailure();
  const [needsCode, setNeedsCode] = useState(false);
  const [error, setError] = useState<string>();
  const texts = {
    emailRequired: t('login.emailRequired'),
    passwordRequired: t('login.passwordRequired'),
    codeNeeded: t('login.codeNeeded'),
  };
  const form = useValidatedForm(loginSchema(texts, needsCode), { email, password: '', code: '' });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    setError(undefined);
    try {
      await signIn(values);
    } catch (cause) {
      if (toRequestFailure(cause).code === 'TWO_FACTOR_REQUIRED' && !needsCode) {
        setNeedsCode(true);
        return;
      }
      const fallbacks = { failed: t('login.failed'), unreachable: t('login.failedRetry') };
      setError(place(cause, form, fallbacks));
    }
  });

  return (
    <AccessForm
      submitLabel={t('login.submit')}
      busyLabel={t('login.submitting')}
      busy={isSubmitting}
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
        error={errors.email?.message}
      />
      <PasswordField
        {...form.register('password')}
        label={t('password')}
        showLabel={t('showPassword')}
        hideLabel={t('hidePassword')}
        autoComplete="current-password"
        required
        error={errors.password?.message}
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
          error={errors.code?.message}
        />
      )}
      <Link className={styles.forgot} to="/company/forgot-password">
        {t('forgot')}
      </Link>
    </AccessForm>
  );
}
