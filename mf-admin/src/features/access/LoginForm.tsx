import { Link, useTranslations } from '@hausgeist/shell-api';
import { Alert, Button, PasswordField, TextField } from '@hausgeist/ui';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { schemaResolver } from '../../forms/resolver';
import { useErrorText } from '../../forms/use-error-text';
import { AccessCard } from './AccessCard';
import { loginSchema, type LoginValues } from './schemas';
import styles from './AccessCard.module.css';

interface LoginFormProps {
  busy: boolean;
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
  busy,
  error,
  notice,
  hasExpired = false,
  codeNeeded,
  onSubmit,
}: LoginFormProps) {
  const t = useTranslations('access');
  const common = useTranslations('common');
  const errorText = useErrorText('access');
  const { register, handleSubmit, setFocus, setValue, formState } = useForm<LoginValues>({
    resolver: schemaResolver(loginSchema),
    defaultValues: { email: '', password: '', code: '', codeNeeded: false },
    reValidateMode: 'onSubmit',
  });
  const { errors } = formState;
  useEffect(() => {
    setValue('codeNeeded', codeNeeded);
    if (codeNeeded) setFocus('code');
  }, [codeNeeded, setValue, setFocus]);
  return (
    <AccessCard
      title={t('login.title')}
      links={
        <>
          <Link to="/admin/forgot-password">{t('login.forgot')}</Link>
          <Link to="/admin/register">{t('login.register')}</Link>
        </>
      }
    >
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void handleSubmit(onSubmit)(event);
        }}
      >
        {hasExpired && !error && !codeNeeded && <Alert tone="info">{t('login.expired')}</Alert>}
        {notice && !error && <Alert tone="success">{notice}</Alert>}
        {error && <Alert tone="danger">{error}</Alert>}
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
          showLabel={common('showCharacters')}
          hideLabel={common('hideCharacters')}
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
        <Button type="submit" variant="primary" busy={busy}>
          {busy ? t('login.busy') : t('login.submit')}
        </Button>
      </form>
    </AccessCard>
  );
}
