import { Link, useTranslations } from '@hausgeist/shell-api';
import { Alert, Button, PasswordField } from '@hausgeist/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { schemaResolver } from '../../forms/resolver';
import { useErrorText } from '../../forms/use-error-text';
import { ResetAdminPasswordDocument } from '../../gql/graphql';
import { useAction } from '../../requests/use-action';
import { REDIRECTS, useRedirectAfter } from '../../timing/use-redirect-after';
import { AccessCard } from './AccessCard';
import { resetPasswordSchema, type ResetPasswordValues } from './schemas';
import styles from './AccessCard.module.css';

/** Sets a new password with the token of a link. */
export function ResetPasswordForm({ token }: { token: string }) {
  const t = useTranslations('access');
  const common = useTranslations('common');
  const errorText = useErrorText('access');
  const [done, setDone] = useState(false);
  const { run, busy, failure, error } = useAction(ResetAdminPasswordDocument, {
    failed: t('reset.failed'),
    offline: t('reset.offline'),
  });
  const { register, handleSubmit, formState } = useForm<ResetPasswordValues>({
    resolver: schemaResolver(resetPasswordSchema),
    defaultValues: { password: '', confirmPassword: '' },
    reValidateMode: 'onSubmit',
  });
  useRedirectAfter(done, '/adminlogin', REDIRECTS.passwordReset);

  async function reset({ password }: ResetPasswordValues): Promise<void> {
    const result = await run({ input: { token, password } });
    if (result && 'data' in result) setDone(true);
  }

  const fieldErrors = failure?.fields.map((field) => field.message).join(', ');
  const toggles = { showLabel: common('showCharacters'), hideLabel: common('hideCharacters') };
  return (
    <AccessCard
      title={t('reset.title')}
      links={
        <>
          <Link to="/adminlogin">{t('backToLogin')}</Link>
          <Link to="/forgot-password">{t('reset.requestNew')}</Link>
        </>
      }
    >
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy && !done) void handleSubmit(reset)(event);
        }}
      >
        {done && <Alert tone="success">{t('reset.success')}</Alert>}
        {error && <Alert tone="danger">{fieldErrors || error}</Alert>}
        <PasswordField
          label={t('newPassword')}
          autoComplete="new-password"
          error={errorText(formState.errors.password)}
          {...toggles}
          {...register('password')}
        />
        <PasswordField
          label={t('confirmPassword')}
          autoComplete="new-password"
          error={errorText(formState.errors.confirmPassword)}
          {...toggles}
          {...register('confirmPassword')}
        />
        <Button type="submit" variant="primary" busy={busy}>
          {busy ? t('reset.busy') : t('reset.submit')}
        </Button>
      </form>
    </AccessCard>
  );
}
