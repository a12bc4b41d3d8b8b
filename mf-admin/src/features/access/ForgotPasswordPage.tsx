import { Link, useTranslations } from '@hausgeist/shell-api';
import { Alert, Button, TextField } from '@hausgeist/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { schemaResolver } from '../../forms/resolver';
import { useErrorText } from '../../forms/use-error-text';
import { RequestAdminPasswordResetDocument } from '../../gql/graphql';
import { useAction } from '../../requests/use-action';
import { AccessCard } from './AccessCard';
import { forgotPasswordSchema, type ForgotPasswordValues } from './schemas';
import styles from './AccessCard.module.css';

/** Asks for a link to set a new password. */
export function ForgotPasswordPage() {
  const t = useTranslations('access');
  const errorText = useErrorText('access');
  const [answer, setAnswer] = useState<'success' | 'neutral' | null>(null);
  const { run, busy, error } = useAction(RequestAdminPasswordResetDocument, {
    failed: t('forgot.failed'),
    offline: t('forgot.offline'),
  });
  const { register, handleSubmit, formState } = useForm<ForgotPasswordValues>({
    resolver: schemaResolver(forgotPasswordSchema),
    defaultValues: { email: '' },
    reValidateMode: 'onSubmit',
  });

  async function request({ email }: ForgotPasswordValues): Promise<void> {
    setAnswer(null);
    const result = await run({ input: { email: email.trim() } });
    if (!result) return;
    if ('data' in result) setAnswer('success');
    // Whether an address is known is nobody's business.
    else if (result.failure.code === 'NOT_FOUND') setAnswer('neutral');
  }

  return (
    <AccessCard
      title={t('forgot.title')}
      subtitle={t('forgot.subtitle')}
      links={
        <>
          <Link to="/adminlogin">{t('backToLogin')}</Link>
          <Link to="/">{t('backToHome')}</Link>
        </>
      }
    >
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void handleSubmit(request)(event);
        }}
      >
        {answer && <Alert tone="success">{t(`forgot.${answer}`)}</Alert>}
        {error && answer !== 'neutral' && <Alert tone="danger">{error}</Alert>}
        <TextField
          label={t('email')}
          type="email"
          autoComplete="username"
          error={errorText(formState.errors.email)}
          {...register('email')}
        />
        <Button type="submit" variant="primary" busy={busy}>
          {busy ? t('forgot.busy') : t('forgot.submit')}
        </Button>
      </form>
    </AccessCard>
  );
}
