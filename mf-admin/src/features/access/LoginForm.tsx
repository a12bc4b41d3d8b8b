import { Link, useTranslations } from '@hausgeist/shell-api';
import { useErrorText, useRevealTexts, useStaffForm } from '@hausgeist/staff-kit';
import { SignInCard, SignInForm } from '@hausgeist/staff-kit/sign-in';
import { Alert, PasswordField, TextField } from '@hausgeist/ui';
import { useEffect } from 'react';
import { loginSchema, type LoginValues } from './schemas';

interface LoginFormProps {
  isBusy: boolean;
  /** Why signing in failed. */
  error?: string | undefined;
  /** Something to know before, such as what has just been done. */
  notice?: string | undefined;
  /** They had signed in, but their session is over. */
  hasExpired?: boolean;
  /** The account has a second factor. */
  codeNeeded: boolean;
  onSubmit: (values: LoginValues) => void;
}

/** E-mail address, password, and the second factor where there is one. */
export function LoginForm({
  isBusy,
  error,
  notice,
  hasExpired = false,
  codeNeeded,
  onSubmit,
}: LoginFormProps) {
  const t = useTranslations('access');
  const errorText = useErrorText('access');
  const reveal = useRevealTexts();
  const { register, handleSubmit, setFocus, setValue, formState } = useStaffForm(
    loginSchema,
    { email: '', password: '', code: '', codeNeeded: false },
    undefined,
    { reValidateMode: 'onSubmit' },
  );
  const { errors } = formState;
  useEffect(() => {
    setValue('codeNeeded', codeNeeded);
    if (codeNeeded) setFocus('code');
  }, [codeNeeded, setValue, setFocus]);
  return (
    <SignInCard
      title={t('login.title')}
      links={
        <>
          <Link to="/admin/forgot-password">{t('login.forgot')}</Link>
          <Link to="/admin/register">{t('login.register')}</Link>
        </>
      }
    >
      <SignInForm
        submitLabel={t('login.submit')}
        busyLabel={t('login.busy')}
        isBusy={isBusy}
        error={error}
        notice={
          <>
            {hasExpired && !codeNeeded && <Alert tone="info">{t('login.expired')}</Alert>}
            {notice && <Alert tone="success">{notice}</Alert>}
          </>
        }
        onSubmit={(event) => void handleSubmit(async (values) => onSubmit(values))(event)}
      >
        <TextField
          label={t('email')}
          type="email"
          autoComplete="username"
          inputMode="email"
          error={errorText(errors.email)}
          {...register('email')}
        />
        <PasswordField
          label={t('password')}
          autoComplete="current-password"
          {...reveal}
          error={errorText(errors.password)}
          {...register('password')}
        />
        {codeNeeded && (
          <>
            {!error && <Alert tone="info">{t('login.codeNeeded')}</Alert>}
            <TextField
              label={t('login.code')}
              hint={t('login.codeHint')}
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
              error={errorText(errors.code)}
              {...register('code')}
            />
          </>
        )}
      </SignInForm>
    </SignInCard>
  );
}
